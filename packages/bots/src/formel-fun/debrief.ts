import type { FormelFunTypes, Move, State } from '@paddock/formel-fun';
import { CHANCE, type Game, type NumericGame, numericGameOf, observe, type Rng, type Seat } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import type { DebriefSupport, DecisionReview, EntryAnalysis, Moment, RaceAnalyst } from '../debrief/analyst.ts';
import { RunningMean } from '../search/running-mean.ts';
import { RacePlayoutEvaluator } from './search.ts';

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
  readonly #playouts: RacePlayoutEvaluator;

  constructor(game: NumericGame<FormelFunTypes>) {
    this.#game = game;
    this.#playouts = new RacePlayoutEvaluator(game);
  }

  *analyse({ state, entry: [actor, what] }: Moment<FormelFunTypes>, rng: Rng): Computation<Analysis> {
    if (actor === CHANCE) return yield* this.#analyseCard(state, what as number, QUICK_TRIALS, rng);
    const made = what as Move;
    const hasChoice = this.#game.legalMoves(state, actor).length > 1;
    return {
      ...(yield* this.#measureEffect(state, actor, made, QUICK_TRIALS, rng)),
      review: hasChoice ? yield* this.#review(state, actor, made, REVIEW_TRIALS, rng) : null,
    };
  }

  *deepen({ state, entry: [actor, what] }: Moment<FormelFunTypes>, quick: Analysis, rng: Rng): Computation<Analysis> {
    if (actor === CHANCE) return yield* this.#analyseCard(state, what as number, DEEP_TRIALS, rng);
    const made = what as Move;
    const matters = quick.review !== null && quick.review.error >= DEEPEN_FROM_ERROR;
    return {
      ...(yield* this.#measureEffect(state, actor, made, DEEP_TRIALS, rng)),
      review: matters ? yield* this.#review(state, actor, made, DEEP_REVIEW_TRIALS, rng) : quick.review,
    };
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
    const luck = createMeans(seats);
    const isComplete = next.phase === 'play';
    for (let trial = 0; trial < (isComplete ? trials.luck : 0); trial++) {
      const value = this.#evaluate(this.#game.clone(next), this.#playouts.startTrial(next, rng));
      for (const [seat, mean] of luck.entries()) mean.add(value[seat]! - even[seat]!);
      yield;
    }
    const standardError = isComplete ? maxStandardError(luck) : 0;
    return {
      winProbabilities: even,
      luck: luck.map(({ mean }) => mean),
      luckOf: null,
      effect: null,
      standardError,
      review: null,
    };
  }

  /** The card drawn against any card of the pile, in the same playout. */
  *#analyseDraw(state: State, outcome: number, trials: Trials, rng: Rng): Computation<Analysis> {
    const ways = this.#game.chanceWays(state);
    const luck = createMeans(this.#game.seats);
    const before = createMeans(this.#game.seats);
    for (let trial = 0; trial < trials.luck; trial++) {
      const evaluate = this.#playouts.startTrial(state, rng);
      const drawn = this.#evaluate(this.#afterDraw(state, outcome), evaluate);
      const other = this.#evaluate(this.#afterDraw(state, rng.below(ways)), evaluate);
      for (let seat = 0; seat < luck.length; seat++) {
        luck[seat]!.add(drawn[seat]! - other[seat]!);
        before[seat]!.add(other[seat]!);
      }
      yield;
    }
    return {
      winProbabilities: before.map(({ mean }) => mean),
      luck: luck.map(({ mean }) => mean),
      luckOf: state.toMove,
      effect: null,
      standardError: maxStandardError(luck),
      review: null,
    };
  }

  /** What the move changed, compared with what the heuristic would have done. */
  *#measureEffect(state: State, seat: Seat, made: Move, trials: Trials, rng: Rng): Computation<Analysis> {
    const effect = createMeans(this.#game.seats);
    const before = createMeans(this.#game.seats);
    for (let trial = 0; trial < trials.effect; trial++) {
      const evaluate = this.#playouts.startTrial(state, rng);
      const afterMade = this.#evaluate(this.#afterMove(state, seat, made), evaluate);
      const playedOn = this.#evaluate(this.#game.clone(state), evaluate);
      for (let other = 0; other < effect.length; other++) {
        effect[other]!.add(afterMade[other]! - playedOn[other]!);
        before[other]!.add(playedOn[other]!);
      }
      yield;
    }
    return {
      winProbabilities: before.map(({ mean }) => mean),
      luck: null,
      luckOf: null,
      effect: effect.map(({ mean }) => mean),
      standardError: maxStandardError(effect),
      review: null,
    };
  }

  /** Tries all moves on the same samples and dice. The best is chosen on one half of them and valued on the other: no hindsight. */
  *#review(state: State, seat: Seat, made: Move, trials: number, rng: Rng): Computation<Review> {
    const observation = observe(this.#game, state, seat);
    const { legal } = observation;
    const own = legal.indexOf(made);
    const halves = [0, 1].map(() => legal.map(() => createMeans(this.#game.seats)));
    const probability = new RunningMean();
    for (let trial = 0; trial < trials; trial++) {
      const sample = observation.sample(rng);
      const evaluate = this.#playouts.startTrial(sample, rng);
      const values = legal.map((move) => this.#evaluate(this.#afterMove(sample, seat, move), evaluate));
      for (const [i, means] of halves[trial % 2]!.entries())
        for (const [other, mean] of means.entries()) mean.add(values[own]![other]! - values[i]![other]!);
      probability.add(values[own]![seat]!);
      yield;
    }
    const [chosenOn, valuedOn] = halves as [RunningMean[][], RunningMean[][]];
    let best = own;
    for (const [i, means] of chosenOn.entries()) if (means[seat]!.mean < chosenOn[best]![seat]!.mean) best = i;
    const gift = valuedOn[best]!.map(({ mean }) => mean);
    const error = Math.max(0, -gift[seat]!);
    return {
      best: legal[best]!,
      bestProbability: probability.mean + error,
      madeProbability: probability.mean,
      error,
      gift,
      standardError: valuedOn[best]![seat]!.standardError,
      choices: legal.length,
    };
  }

  #evaluate(state: State, evaluate: (s: State) => void): readonly number[] {
    evaluate(state);
    return [...this.#playouts.winProbabilities];
  }

  #afterDraw(state: State, outcome: number): State {
    const next = this.#game.clone(state);
    this.#game.resolve(next, outcome);
    return next;
  }

  #afterMove(state: State, seat: Seat, move: Move): State {
    const next = this.#game.clone(state);
    this.#game.play(next, seat, move);
    return next;
  }
}

function createMeans(count: number): RunningMean[] {
  return Array.from({ length: count }, () => new RunningMean());
}

function maxStandardError(means: readonly RunningMean[]): number {
  return Math.max(...means.map(({ standardError }) => standardError));
}

export const formelFunDebrief: DebriefSupport<FormelFunTypes> = {
  game: 'formel-fun',
  evaluator: { id: 'formel-fun-playouts', version: 1 },
  // oxlint-disable-next-line require-yield -- there is nothing to prepare
  *createAnalyst(game: Game<FormelFunTypes>): Computation<RaceAnalyst<FormelFunTypes>> {
    return new FormelFunAnalyst(numericGameOf(game));
  },
};
