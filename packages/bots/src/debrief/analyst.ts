import type { Entry, Game, GameTypes, Rng } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import { RunningMean } from '../search/running-mean.ts';

/** What one decision cost the seat that made it, judged on what it could know. */
export interface DecisionReview<K extends GameTypes = GameTypes> {
  /** The move that was best for the seat, and the seat's probability of winning after it and after the move made. */
  readonly best: K['move'];
  readonly bestProbability: number;
  readonly madeProbability: number;
  /** The difference of the two, never below 0. */
  readonly error: number;
  /** By seat: how the error changed its probability of winning. Sums to 0. */
  readonly gift: readonly number[];
  /** Of the error; 0 where the evaluator is exact. */
  readonly standardError: number;
  /** How many moves there were. */
  readonly choices: number;
}

/**
 * What one entry changed. The vectors are by seat and sum to 0. An entry has luck or an effect; it has both if it is the last of several
 * secret choices, because it reveals who guessed right.
 */
export interface EntryAnalysis<K extends GameTypes = GameTypes> {
  /** By seat: the probability of winning before the entry. */
  readonly winProbabilities: readonly number[];
  /** How much better or worse the outcome was than on average; `null` for a decision that reveals nothing. */
  readonly luck: readonly number[] | null;
  /** Whose dice or card it was; `null` if nobody's. */
  readonly luckOf: number | null;
  /** What the decision changed; `null` for chance. */
  readonly effect: readonly number[] | null;
  /** The greatest standard error of `luck` or `effect`. */
  readonly standardError: number;
  /** `null` for chance, and for a seat without a choice. */
  readonly review: DecisionReview<K> | null;
}

/** A position and the entry that followed it. */
export interface Moment<K extends GameTypes = GameTypes> {
  readonly state: K['state'];
  readonly entry: Entry<K>;
}

/** A race to analyse. */
export interface AnalysedRace<K extends GameTypes = GameTypes> {
  readonly moments: readonly Moment<K>[];
  /** By seat: its share of the win. */
  readonly result: readonly number[];
  readonly seed: string;
  /** How many times the usual effort is made when entries are looked at again; to check the usual one. */
  readonly effort?: number;
}

/** Analyses the entries of one race. */
export interface RaceAnalyst<K extends GameTypes = GameTypes> {
  /** The quick pass. */
  analyse(moment: Moment<K>, rng: Rng): Computation<EntryAnalysis<K>>;
  /** Estimates again, with more effort, what the quick pass found to matter. */
  deepen(moment: Moment<K>, quick: EntryAnalysis<K>, rng: Rng): Computation<EntryAnalysis<K>>;
  /** Every seat's probability of winning before an entry, about as well as the second pass knows it; to measure the evaluator. */
  evaluate(moment: Moment<K>, rng: Rng): Computation<readonly number[]>;
  /** Completes the analyses of all entries with what follows only from all of them together. */
  complete?(analyses: readonly EntryAnalysis<K>[]): readonly EntryAnalysis<K>[];
}

/** What a game offers for the debrief of its races. */
export interface DebriefSupport<K extends GameTypes> {
  /** The id of the game. */
  readonly game: string;
  /** Changes with everything that changes its results, so that stored debriefs can be told apart. */
  readonly evaluator: { readonly id: string; readonly version: number };
  /** For games whose analyst takes long to create: everybody's probabilities of winning before every entry, roughly but at once. */
  sketch?(game: Game<K>, race: AnalysedRace<K>): Computation<readonly (readonly number[])[]>;
  createAnalyst(game: Game<K>, race: AnalysedRace<K>): Computation<RaceAnalyst<K>>;
}

export function subtract(a: ArrayLike<number>, b: ArrayLike<number>): number[] {
  // A loop: `Array.from` with a function takes a twentieth of a debrief by playouts.
  const difference: number[] = [];
  for (let i = 0; i < a.length; i++) difference.push(a[i]! - b[i]!);
  return difference;
}

export function createMeans(count: number): RunningMean[] {
  return Array.from({ length: count }, () => new RunningMean());
}

export function meansOf(means: readonly RunningMean[]): number[] {
  return means.map(({ mean }) => mean);
}

export function maxStandardError(means: readonly RunningMean[]): number {
  return Math.max(...means.map(({ standardError }) => standardError));
}
