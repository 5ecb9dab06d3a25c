import { findGame } from '@paddock/games';
import { type EventCounts, type FuzzFailure, fuzzGame } from '@paddock/kernel/testing/fuzz';
import { UserError } from '../errors.ts';
import { type DealChunk, playDeals } from '../tournament/deal.ts';
import type { Deal } from '../tournament/tournament.ts';
import { type SimulationChunk, playGames } from './job.ts';
import type { SimulationTally } from './tally.ts';

/** Errors lose their class between threads, so a `UserError` is returned as a value. */
export interface UserErrorResult {
  readonly userError: string;
}

/** The functions that worker threads run; piscina calls them by name. */
export function simulate(chunk: SimulationChunk): SimulationTally | UserErrorResult {
  try {
    return playGames(chunk);
  } catch (error) {
    if (error instanceof UserError) return { userError: error.message };
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
  /** By kind: how many events there were, if `countEvents` is set. */
  events: EventCounts;
  failure: (FuzzFailure & { readonly number: number }) | null;
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
