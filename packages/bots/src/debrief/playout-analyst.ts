import { CHANCE, type GameTypes, type NumericGame, type Rng, type Seat } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import { type DecisionReview, type EntryAnalysis, meansOf, type Moment, type RaceAnalyst } from './analyst.ts';
import { addUp } from './add-up.ts';
import type { PairedPlayouts } from './paired-playouts.ts';

/** How many playouts a pass has for a decision. */
export interface DecisionTrials {
  /** After the move made and after what the playouts would have done, from the true position. */
  readonly effect: number;
  /** For each of the moves tried, on samples of what the seat could not know. */
  readonly review: number;
}

const MIN_TRIALS = 8;

/** Fewer trials for each entry of a long race: `factor` is 1 or more for a race of usual length. */
export function scaleTrials<T extends DecisionTrials>(trials: T, factor: number, minTrials = MIN_TRIALS): T {
  const scaled = Object.entries(trials as object as Readonly<Record<string, number>>).map(([what, count]) => [
    what,
    Math.max(minTrials, Math.round(count * Math.min(1, factor))),
  ]);
  return Object.fromEntries(scaled) as T;
}

interface PlayoutSettings<T extends DecisionTrials> {
  readonly quick: T;
  readonly deep: T;
  readonly evaluation: number;
  /** Whatever may be an error of this size is looked at again, with this many times the trials. */
  readonly deepenFromError: number;
  readonly reviewEffort: number;
  /** By seat: its share of the win. */
  readonly result: readonly number[];
}

/**
 * Analyses races by playouts. Luck and effects are of the true position, with all hands known, so that they add up; decisions are judged on
 * samples of what the seat could not know.
 */
export abstract class PlayoutAnalyst<K extends GameTypes, T extends DecisionTrials> implements RaceAnalyst<K> {
  protected readonly game: NumericGame<K>;
  protected readonly playouts: PairedPlayouts<K>;
  readonly #settings: PlayoutSettings<T>;

  constructor(game: NumericGame<K>, playouts: PairedPlayouts<K>, settings: PlayoutSettings<T>) {
    this.game = game;
    this.playouts = playouts;
    this.#settings = settings;
  }

  /** The luck of a die or card. */
  protected abstract analyseChance(
    state: K['state'],
    outcome: number,
    trials: T,
    rng: Rng,
  ): Computation<EntryAnalysis<K>>;

  /** Judges a decision; `null` for a seat without a choice. */
  protected abstract review(
    state: K['state'],
    seat: Seat,
    made: K['move'],
    trials: number,
    rng: Rng,
  ): Computation<DecisionReview<K> | null>;

  *analyse({ state, entry: [actor, what] }: Moment<K>, rng: Rng): Computation<EntryAnalysis<K>> {
    const { quick } = this.#settings;
    if (actor === CHANCE) return yield* this.analyseChance(state, what as number, quick, rng);
    const effect = yield* this.#measureEffect(state, actor, what as K['move'], quick, rng);
    return { ...effect, review: yield* this.review(state, actor, what as K['move'], quick.review, rng) };
  }

  *deepen(
    { state, entry: [actor, what] }: Moment<K>,
    { review }: EntryAnalysis<K>,
    rng: Rng,
  ): Computation<EntryAnalysis<K>> {
    const { deep, deepenFromError, reviewEffort } = this.#settings;
    if (actor === CHANCE) return yield* this.analyseChance(state, what as number, deep, rng);
    const effect = yield* this.#measureEffect(state, actor, what as K['move'], deep, rng);
    if (review === null || review.error < deepenFromError) return { ...effect, review };
    const trials = deep.review * reviewEffort;
    return { ...effect, review: yield* this.review(state, actor, what as K['move'], trials, rng) };
  }

  *evaluate({ state }: Moment<K>, rng: Rng): Computation<readonly number[]> {
    return meansOf(yield* this.playouts.evaluate(state, this.#settings.evaluation, rng));
  }

  complete(analyses: readonly EntryAnalysis<K>[]): readonly EntryAnalysis<K>[] {
    return addUp(analyses, this.#settings.result);
  }

  *#measureEffect(
    state: K['state'],
    seat: Seat,
    made: K['move'],
    { effect }: T,
    rng: Rng,
  ): Computation<EntryAnalysis<K>> {
    const measured = yield* this.playouts.measureEffect(state, seat, made, effect, rng);
    return { ...measured, luck: null, luckOf: null, review: null };
  }
}
