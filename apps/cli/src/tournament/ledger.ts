import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { fileError, UserError } from '../errors.ts';
import type { Deal, Tournament } from './tournament.ts';

/** The deals of a tournament as they come in. */
export interface Ledger {
  /** All deals so far, in the order of their numbers and without gaps. */
  readonly deals: Deal[];
  add(deals: readonly Deal[]): void;
  close(): void;
}

/** A ledger that lasts as long as the process. */
export function looseLedger(): Ledger {
  const deals: Deal[] = [];
  return { deals, add: (more) => void deals.push(...more), close: () => {} };
}

/**
 * A ledger in a file that only ever grows: the tournament on the first line, then a line for every deal. Whatever ends
 * the process, at most the line that was being written is lost.
 */
export function openLedger(path: string, tournament: Tournament): Ledger {
  const header = `${JSON.stringify(tournament)}\n`;
  try {
    const { deals, whole } = existsSync(path) ? read(path, header) : { deals: [], whole: 0 };
    if (existsSync(path)) truncateSync(path, whole);
    const file = openSync(path, 'a');
    if (whole === 0) writeSync(file, header);
    return {
      deals,
      add(more) {
        deals.push(...more);
        writeSync(file, more.map((deal) => `${JSON.stringify(deal)}\n`).join(''));
      },
      close: () => closeSync(file),
    };
  } catch (error) {
    throw fileError('keep the deals in', path, error);
  }
}

/** The deals of a file and how many of its bytes are whole lines: a torn last line is as if it had never been begun. */
function read(path: string, header: string): { deals: Deal[]; whole: number } {
  const text = readFileSync(path, 'utf8');
  if (text.length < header.length && header.startsWith(text)) return { deals: [], whole: 0 };
  if (!text.startsWith(header)) {
    throw new UserError(`${path} is not of this tournament: name another file, or remove it to begin anew`);
  }
  const lines = text.slice(header.length).split('\n');
  lines.pop();
  const deals = lines.map((line, number) => dealFrom(path, line, number));
  const whole = [header, ...lines.map((line) => `${line}\n`)].reduce((sum, line) => sum + Buffer.byteLength(line), 0);
  return { deals, whole };
}

function dealFrom(path: string, line: string, number: number): Deal {
  try {
    const deal = JSON.parse(line) as Deal;
    if (deal.number === number && Array.isArray(deal.rankings)) return deal;
  } catch {
    // Told below.
  }
  throw new UserError(`${path} is damaged: its line ${number + 2} is not deal ${number}; remove it to begin anew`);
}
