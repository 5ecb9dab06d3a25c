import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { toFileError, UserError } from '../errors.ts';
import type { Deal, Tournament } from './tournament.ts';

/** Stores the deals of a tournament as they are played. */
interface DealStore {
  /** All deals so far, in the order of their numbers, without gaps. */
  readonly deals: Deal[];
  add(deals: readonly Deal[]): void;
  close(): void;
}

/** A store in memory. */
export function createMemoryStore(): DealStore {
  const deals: Deal[] = [];
  return { deals, add: (more) => void deals.push(...more), close: () => {} };
}

/**
 * A store in an append-only file: the tournament on the first line, then one line per deal. After a crash at most the line
 * that was being written is lost.
 */
export function openDealFile(path: string, tournament: Tournament): DealStore {
  const header = `${JSON.stringify(tournament)}\n`;
  try {
    const { deals, completeBytes } = existsSync(path) ? readDeals(path, header) : { deals: [], completeBytes: 0 };
    if (existsSync(path)) truncateSync(path, completeBytes);
    const file = openSync(path, 'a');
    if (completeBytes === 0) writeSync(file, header);
    return {
      deals,
      add(more) {
        deals.push(...more);
        writeSync(file, more.map((deal) => `${JSON.stringify(deal)}\n`).join(''));
      },
      close: () => closeSync(file),
    };
  } catch (error) {
    throw toFileError('keep the deals in', path, error);
  }
}

/** The deals of a file, and the bytes of its complete lines. An incomplete last line is ignored. */
function readDeals(path: string, header: string): { deals: Deal[]; completeBytes: number } {
  const text = readFileSync(path, 'utf8');
  if (text.length < header.length && header.startsWith(text)) return { deals: [], completeBytes: 0 };
  if (!text.startsWith(header)) {
    throw new UserError(`${path} belongs to another tournament: use another file, or remove it to start again`);
  }
  const lines = text.slice(header.length).split('\n');
  lines.pop();
  const deals = lines.map((line, number) => parseDeal(path, line, number));
  const completeBytes = [header, ...lines.map((line) => `${line}\n`)].reduce(
    (sum, line) => sum + Buffer.byteLength(line),
    0,
  );
  return { deals, completeBytes };
}

function parseDeal(path: string, line: string, number: number): Deal {
  try {
    const deal = JSON.parse(line) as Deal;
    if (deal.number === number && Array.isArray(deal.rankings)) return deal;
  } catch {
    // Reported below.
  }
  throw new UserError(`${path} is damaged: its line ${number + 2} is not deal ${number}; remove it to start again`);
}
