import { gzipSync } from 'node:zlib';
import { runToEnd } from '@paddock/bots';
import { debrief } from '@paddock/bots/debriefs';
import { findGame } from '@paddock/games';
import { parseRecord } from '@paddock/kernel';

/** The record of a finished race of a game that has debriefs, as text for a worker thread. */
export interface DebriefTask {
  readonly game: string;
  readonly record: string;
}

/** What a debrief says of one seat, in probabilities of winning. */
interface SeatDebrief {
  readonly seat: number;
  readonly expected: number;
  readonly result: number;
  readonly luck: number;
  readonly choices: number;
  readonly errors: number;
  readonly error_total: number;
}

export interface ComputedDebrief {
  /** JSON, compressed with gzip, in Base64. */
  readonly packed: string;
  readonly seats: readonly SeatDebrief[];
}

/** More digits would say nothing, and take most of the space. */
const DIGITS = 5;

export function computeDebrief({ game, record }: DebriefTask): ComputedDebrief {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(parsed.error);
  const result = runToEnd(debrief(findGame(game)!, parsed.value));
  const text = JSON.stringify(result, (_key, value: unknown) => (typeof value === 'number' ? round(value) : value));
  return {
    packed: gzipSync(text, { level: 9 }).toString('base64'),
    seats: result.drivers.map(({ seat, ledger, choices, errors, errorTotal }) => ({
      seat,
      expected: ledger.start,
      result: ledger.end,
      luck: ledger.luck,
      choices,
      errors,
      error_total: errorTotal,
    })),
  };
}

function round(value: number): number {
  return Number(value.toFixed(DIGITS));
}
