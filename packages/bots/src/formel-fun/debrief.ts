import type { FormelFunTypes, Move, State } from '@paddock/formel-fun';
import { CHANCE, type Game, type NumericGame, numericGameOf, observe, type Rng, type Seat } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import {
  type AnalysedRace,
  type DebriefSupport,
  type DecisionReview,
  type EntryAnalysis,
  maxStandardError,
  meansOf,
  type Moment,
  type RaceAnalyst,
  subtract,
} from '../debrief/analyst.ts';
import { PairedPlayouts } from '../debrief/paired-playouts.ts';
import { pickQuickMove } from './playout.ts';
import { RacePlayoutEvaluator } from './search.ts';
import { EVALUATION_WEIGHTS } from './win-probabilities.ts';

type Analysis = EntryAnalysis<FormelFunTypes>;
type Review = DecisionReview<FormelFunTypes>;

/** How many playouts a pass has for each entry. */
interface Trials {
  /** After the card drawn and after any card. */
  readonly luck: number;
  /** After the move made and with the heuristic's own choice, from the true position. */
  readonly effect: number;
}
const QUICK_TRIALS: Trials = { luck: 100, effect: 60 };
const DEEP_TRIALS: Trials = { luck: 800, effect: 600 };
/** Samples of the other hands on which all moves are tried: in the quick pass, and for what matters. */
const REVIEW_TRIALS = 40;
const DEEP_REVIEW_TRIALS = 500;
/** Whatever may be an error of this size is looked at again. */
const DEEPEN_FROM_ERROR = 0.02;

/**
 * All values are differences on the same random numbers. Luck and effects are of the true position, with all hands known, so that they
 * add up. Decisions are judged on samples of what the seat could not know. The grid and the first hands are as good for one seat as for
 * another, so all their luck is in the last card dealt; before it all seats are equal.
 */
class FormelFunAnalyst implements RaceAnalyst<FormelFunTypes> {
  readonly #game: NumericGame<FormelFunTypes>;
  readonly #playouts: PairedPlayouts<FormelFunTypes>;
  readonly #reviewTrials: number;

  constructor(game: NumericGame<FormelFunTypes>, effort: number) {
    this.#game = game;
    this.#reviewTrials = DEEP_REVIEW_TRIALS * effort;
    this.#playouts = new PairedPlayouts(game, new RacePlayoutEvaluator(game, EVALUATION_WEIGHTS), pickQuickMove);
  }

  *analyse({ state, entry: [actor, what] }: Moment<FormelFunTypes>, rng: Rng): Computation<Analysis> {
    if (actor === CHANCE) return yield* this.#analyseCard(state, what as number, QUICK_TRIALS, rng);
    const made = what as Move;
    const hasChoice = this.#game.legalMoves(state, actor).length > 1;
    return {
      ...(yield* this.#analyseMove(state, actor, made, QUICK_TRIALS, rng)),
      review: hasChoice ? yield* this.#review(state, actor, made, REVIEW_TRIALS, rng) : null,
    };
  }

  *deepen({ state, entry: [actor, what] }: Moment<FormelFunTypes>, quick: Analysis, rng: Rng): Computation<Analysis> {
    if (actor === CHANCE) return yield* this.#analyseCard(state, what as number, DEEP_TRIALS, rng);
    const made = what as Move;
    const matters = quick.review !== null && quick.review.error >= DEEPEN_FROM_ERROR;
    return {
      ...(yield* this.#analyseMove(state, actor, made, DEEP_TRIALS, rng)),
      review: matters ? yield* this.#review(state, actor, made, this.#reviewTrials, rng) : quick.review,
    };
  }

  *evaluate({ state }: Moment<FormelFunTypes>, rng: Rng): Computation<readonly number[]> {
    return meansOf(yield* this.#playouts.evaluate(state, DEEP_TRIALS.luck, rng));
  }

  #analyseCard(state: State, outcome: number, trials: Trials, rng: Rng): Computation<Analysis> {
    return state.phase === 'draw'
      ? this.#analyseDraw(state, outcome, trials, rng)
      : this.#analyseSetup(state, outcome, trials, rng);
  }

  /** The luck of the whole set-up counts for its last entry. */
  *#analyseSetup(state: State, outcome: number, trials: Trials, rng: Rng): Computation<Analysis> {
    const { seats } = this.#game;
    const even = Array.from({ length: seats }, () => 1 / seats);
    const next = this.#game.clone(state);
    this.#game.resolve(next, outcome);
    const isComplete = next.phase === 'play';
    const value = isComplete ? yield* this.#playouts.evaluate(next, trials.luck, rng) : null;
    return {
      winProbabilities: even,
      luck: value === null ? even.map(() => 0) : subtract(meansOf(value), even),
      luckOf: null,
      effect: null,
      standardError: value === null ? 0 : maxStandardError(value),
      review: null,
    };
  }

  /** The card drawn against any card of the pile, in the same playout. */
  *#analyseDraw(state: State, outcome: number, trials: Trials, rng: Rng): Computation<Analysis> {
    const ways = this.#game.chanceWays(state);
    const drawAny = (dice: Rng): { outcome: number; share: number }[] => [{ outcome: dice.below(ways), share: 1 }];
    return {
      ...(yield* this.#playouts.measureLuck(state, outcome, drawAny, trials.luck, rng)),
      luckOf: state.toMove,
      effect: null,
      review: null,
    };
  }

  *#analyseMove(state: State, seat: Seat, made: Move, trials: Trials, rng: Rng): Computation<Analysis> {
    const effect = yield* this.#playouts.measureEffect(state, seat, made, trials.effect, rng);
    return { ...effect, luck: null, luckOf: null, review: null };
  }

  #review(state: State, seat: Seat, made: Move, trials: number, rng: Rng): Computation<Review> {
    const observation = observe(this.#game, state, seat);
    return this.#playouts.review(observation, observation.legal, made, trials, rng);
  }
}

export const formelFunDebrief: DebriefSupport<FormelFunTypes> = {
  game: 'formel-fun',
  evaluator: { id: 'formel-fun-playouts', version: 3 },
  // oxlint-disable-next-line require-yield -- there is nothing to prepare
  *createAnalyst(
    game: Game<FormelFunTypes>,
    { effort = 1 }: AnalysedRace<FormelFunTypes>,
  ): Computation<RaceAnalyst<FormelFunTypes>> {
    return new FormelFunAnalyst(numericGameOf(game), effort);
  },
};
