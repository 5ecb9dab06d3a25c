import { findGame } from '@paddock/games';
import { type EventCounts, type Failure, fuzzGame } from '@paddock/kernel/testing/fuzz';
import { UserError } from '../errors.ts';
import { type DealChunk, playDeals } from '../tournament/deal.ts';
import type { Deal } from '../tournament/tournament.ts';
import { type Chunk, playChunk } from './job.ts';
import type { Tally } from './tally.ts';

/** Errors lose their class on the way out of a thread, so one for the user travels as a value. */
export interface Refused {
  readonly refused: string;
}

/** The functions that worker threads run; piscina calls them by name. */
export function simulate(chunk: Chunk): Tally | Refused {
  try {
    return playChunk(chunk);
  } catch (error) {
    if (error instanceof UserError) return { refused: error.message };
    throw error;
  }
}

export function tournament(chunk: DealChunk): Deal[] {
  return playDeals(chunk);
}

export interface FuzzChunk {
  readonly game: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly countEvents: boolean;
}

export interface FuzzReport {
  positions: number;
  /** How often each kind of event came up, if that was asked for. */
  events: EventCounts;
  failure: (Failure & { readonly number: number }) | null;
}

export function fuzz({ game, seed, from, to, countEvents }: FuzzChunk): FuzzReport {
  const definition = findGame(game);
  if (definition === undefined) throw new Error(`no game ${game}`);
  let positions = 0;
  const events: EventCounts = {};
  for (let g = from; g < to; g++) {
    const { entries, failure } = fuzzGame(definition, `${seed}/${g}`, countEvents ? { counts: events } : {});
    positions += entries + 1;
    if (failure !== null) return { positions, events, failure: { ...failure, number: g } };
  }
  return { positions, events, failure: null };
}
