import {
  startMatch,
  commitmentOf,
  type GameDefinition,
  type GameRecord,
  type Match,
  RECORD_FORMAT,
  Rng,
  seedFromText,
} from '@paddock/kernel';
import { randomSetup, type Setup } from './setups.ts';
import { playRandomly } from './walk.ts';

export interface FuzzFailure {
  readonly message: string;
  /** The entries that lead to the failure: `paddock replay` gets there again. */
  readonly record: GameRecord;
}

/** How often each kind of event came up; those that say how something ended are told apart by it ("round out"). */
export type EventCounts = Record<string, number>;

/** Plays one random game at a random table, auditing every position. The seed text alone decides all of it. */
export function fuzzGame(
  definition: GameDefinition,
  seed: string,
  { table, counts }: { table?: Setup; counts?: EventCounts } = {},
): { entries: number; failure: FuzzFailure | null } {
  const rng = Rng.from(seed);
  const { seats, options } = table ?? randomSetup(definition, rng);
  const match = startMatch(definition, seats, options);
  const events: { type: string }[] | undefined = counts === undefined ? undefined : [];
  let failure: FuzzFailure | null = null;
  try {
    playRandomly(match, rng, auditPosition, events === undefined ? {} : { events });
  } catch (error) {
    failure = { message: (error as Error).message, record: recordSoFar(match, seed) };
  }
  for (const event of events ?? []) {
    const kind = 'ending' in event ? `${event.type} ${String(event.ending)}` : event.type;
    counts![kind] = (counts![kind] ?? 0) + 1;
  }
  return { entries: match.entries.length, failure };
}

/** Throws when the position is impossible or a dead end. */
export function auditPosition({ game, state }: Match): void {
  const fault = game.audit(state);
  if (fault !== null) throw new Error(fault);
  const awaiting = game.awaiting(state);
  if (awaiting.kind === 'chance' && !(Number.isSafeInteger(awaiting.ways) && awaiting.ways >= 1)) {
    throw new Error(`chance "${awaiting.label}" has ${awaiting.ways} ways`);
  }
  if (awaiting.kind === 'moves') {
    if (awaiting.seats.length === 0) throw new Error('a move is awaited from nobody');
    for (const seat of awaiting.seats) {
      if (game.legalMoves(state, seat).length === 0) throw new Error(`dead end: seat ${seat} must move and cannot`);
    }
  }
  if (awaiting.kind === 'over' && awaiting.ranking.flat().length !== game.seats) {
    throw new Error(`the ranking ${JSON.stringify(awaiting.ranking)} does not place every seat once`);
  }
}

function recordSoFar({ definition, game, entries }: Match, seed: string): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: definition.id,
    rulesVersion: definition.rulesVersion,
    seats: game.seats,
    options: game.options,
    seedHash: commitmentOf(seedFromText(seed)),
    entries,
  };
}
