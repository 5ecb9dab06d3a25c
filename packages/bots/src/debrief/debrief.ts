import {
  type Awaiting,
  type GameDefinition,
  type GameRecord,
  type GameTypes,
  replayRecord,
  Rng,
  winShares,
} from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import type { DebriefSupport, EntryAnalysis, Moment, RaceAnalyst } from './analyst.ts';
import { isBeyondDoubt } from './flag.ts';
import { type DriverSummary, summarize } from './summary.ts';
import { findTurningPoints, type TurningPoint } from './turning-points.ts';

/** What decides about one entry of a race: an analysis with its number. */
export interface DebriefEntry<K extends GameTypes = GameTypes> extends EntryAnalysis<K> {
  /** The number of the entry in the record, from 0. */
  readonly entry: number;
  /** The seat that decided, or `CHANCE`. */
  readonly actor: number;
  /** The decision was worse than the best one, beyond doubt and by enough to matter. */
  readonly isFlagged: boolean;
}

/** How much of a race was luck, and how much skill. */
export interface Debrief<K extends GameTypes = GameTypes> {
  readonly format: 'paddock-debrief/1';
  readonly game: string;
  readonly seats: number;
  /** The digest of the record, if it has one. */
  readonly record: string | null;
  /** All probabilities are of this evaluator. Debriefs of different versions cannot be compared. */
  readonly evaluator: { readonly id: string; readonly version: number };
  readonly seed: string;
  /** How many entries the second pass has looked at again; 0 after the quick pass. */
  readonly deepened: number;
  /** Only the probabilities of winning are known yet, and these roughly. A finished debrief is never a sketch. */
  readonly isSketch?: true;
  readonly entries: readonly DebriefEntry<K>[];
  /** By seat. */
  readonly drivers: readonly DriverSummary[];
  readonly turningPoints: readonly TurningPoint<K>[];
}

export interface DebriefProgress {
  readonly pass: 'quick' | 'deep';
  readonly done: number;
  readonly total: number;
}

export interface DebriefOptions<K extends GameTypes = GameTypes> {
  /** The same seed gives the same debrief. */
  readonly seed?: string;
  /** How many entries the second pass looks at again, the largest errors first. All by default. */
  readonly maxDeepened?: number;
  readonly onProgress?: (progress: DebriefProgress) => void;
  /** Called before the quick pass, for games in which that takes longer than a sketch of the probabilities. */
  readonly onSketch?: (sketch: Debrief<K>) => void;
  /** Called with the result of the quick pass, before it is deepened. */
  readonly onQuickPass?: (debrief: Debrief<K>) => void;
}

/** A record that cannot be analysed; the message says why. */
export class DebriefError extends Error {}

/** Analyses a finished race: first a quick pass over all entries, then again what matters. */
export function* debriefRace<K extends GameTypes>(
  definition: GameDefinition<K>,
  support: DebriefSupport<K>,
  record: GameRecord,
  { seed = 'debrief', maxDeepened = Infinity, onProgress, onSketch, onQuickPass }: DebriefOptions<K> = {},
): Computation<Debrief<K>> {
  const { moments, result, game } = collectMoments(definition, record);
  const race = { moments, result, seed };
  const create = (analyses: readonly EntryAnalysis<K>[], deepened: number): Debrief<K> => {
    const entries = analyses.map((analysis, entry) => describeEntry(analysis, entry, moments[entry]!));
    return {
      format: 'paddock-debrief/1',
      game: definition.id,
      seats: record.seats,
      record: record.digest ?? null,
      evaluator: support.evaluator,
      seed,
      deepened,
      entries,
      drivers: summarize(entries, result),
      turningPoints: findTurningPoints(entries, moments),
    };
  };
  if (onSketch !== undefined && support.sketch !== undefined) {
    const chances = yield* support.sketch(game, race);
    onSketch({ ...create(chances.map(withoutChange<K>), 0), isSketch: true });
  }
  const analyst = yield* support.createAnalyst(game, race);
  const complete = (analyses: readonly EntryAnalysis<K>[]): readonly EntryAnalysis<K>[] =>
    analyst.complete?.(analyses) ?? analyses;
  const total = moments.length;
  const analyses: EntryAnalysis<K>[] = [];
  for (const [entry, moment] of moments.entries()) {
    analyses.push(yield* analyst.analyse(moment, Rng.from(`${seed} ${entry}`)));
    onProgress?.({ pass: 'quick', done: entry + 1, total });
    yield;
  }
  onQuickPass?.(create(complete(analyses), 0));
  // The largest errors first: whoever gives up early has the most important ones.
  const order = [...analyses.keys()]
    .sort((a, b) => errorOf(analyses[b]!) - errorOf(analyses[a]!) || a - b)
    .slice(0, maxDeepened);
  for (const [done, entry] of order.entries()) {
    analyses[entry] = yield* analyst.deepen(moments[entry]!, analyses[entry]!, Rng.from(`${seed} deep ${entry}`));
    onProgress?.({ pass: 'deep', done: done + 1, total: order.length });
  }
  return create(complete(analyses), order.length);
}

/** An analyst of a race, to look at single entries of it. `effort` is how many times the usual effort it makes. */
export function* prepareAnalyst<K extends GameTypes>(
  definition: GameDefinition<K>,
  support: DebriefSupport<K>,
  record: GameRecord,
  effort = 1,
): Computation<{ analyst: RaceAnalyst<K>; moments: readonly Moment<K>[]; result: readonly number[] }> {
  const { moments, result, game } = collectMoments(definition, record);
  const analyst = yield* support.createAnalyst(game, { moments, result, seed: 'single entries', effort });
  return { analyst, moments, result };
}

/** An entry of a sketch: what it changed is not known. */
function withoutChange<K extends GameTypes>(winProbabilities: readonly number[]): EntryAnalysis<K> {
  const luck = winProbabilities.map(() => 0);
  return { winProbabilities, luck, luckOf: null, effect: null, standardError: 0, review: null };
}

function errorOf({ review }: EntryAnalysis): number {
  return review?.error ?? 0;
}

function describeEntry<K extends GameTypes>(
  analysis: EntryAnalysis<K>,
  entry: number,
  moment: Moment<K>,
): DebriefEntry<K> {
  const { review } = analysis;
  const isFlagged = review !== null && isBeyondDoubt(review);
  return { ...analysis, entry, actor: moment.entry[0], isFlagged };
}

/** The position before every entry, and every seat's share of the win. */
function collectMoments<K extends GameTypes>(definition: GameDefinition<K>, record: GameRecord) {
  const moments: Moment<K>[] = [];
  const replayed = replayRecord(definition, record, ({ game, state }, _awaiting: Awaiting, entry) => {
    moments.push({ state: game.clone(state), entry });
  });
  if (!replayed.ok) throw new DebriefError(replayed.error);
  const { game, state } = replayed.value;
  const awaiting = game.awaiting(state);
  if (awaiting.kind !== 'over') throw new DebriefError('the race is not over yet: only finished races have a debrief');
  return { moments, game, result: winShares(record.seats, awaiting.ranking) };
}
