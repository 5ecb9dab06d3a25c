import { findGame } from '@paddock/games';
import { type EventCounts, type FuzzFailure, fuzzGame } from '@paddock/kernel/testing/fuzz';

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

export default function fuzz({ game, seed, from, to, countEvents }: FuzzChunk): FuzzReport {
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
