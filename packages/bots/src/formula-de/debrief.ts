import { type FormulaDeTypes, seatOf, type State } from '@paddock/formula-de';
import { CHANCE, type Game, type NumericGame, numericGameOf, type Rng, type Seat } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import {
  type AnalysedRace,
  createMeans,
  type DebriefSupport,
  type EntryAnalysis,
  type Moment,
  type RaceAnalyst,
  subtract,
} from '../debrief/analyst.ts';
import { analyseByValues, withComparison } from '../debrief/move-values.ts';
import { ExpectedWin } from './expected-win.ts';
import { sketchChances } from './ribbon-sketch.ts';
import { EXACT_WEAR, plannerFor, RoundPlayoutEvaluator } from './search.ts';
import type { TurnPlanner } from './turn-planner.ts';
import { WinProbabilityEstimator } from './win-probabilities.ts';

type DecisionMoment = Moment<FormulaDeTypes>;
type Analysis = EntryAnalysis<FormulaDeTypes>;

/** Errors below this are not looked at again: they are too small to be flagged. */
const DEEPEN_FROM_ERROR = 0.015;
/** Playouts of one round after the best move and after the move made, with the same dice. */
const DEEPENING_TRIALS = 80;
/** Fitted so that the chances of the car to move do not rise or fall on average when its turn begins: 16 races of four. */
const ESTIMATOR = { sampledFinishes: 200, meanTrafficTurns: 0.03 };

/**
 * Uses the true wear: with hidden dashboards everybody can count it along almost exactly. The grid is settled by many dice of which only
 * the comparison counts, so all its luck is in the last of them; before it all seats are equal.
 */
class FormulaDeAnalyst implements RaceAnalyst<FormulaDeTypes> {
  readonly #game: NumericGame<FormulaDeTypes>;
  readonly #win: ExpectedWin;
  readonly #playouts: RoundPlayoutEvaluator;
  readonly #even: readonly number[];
  readonly #trials: number;

  constructor(game: NumericGame<FormulaDeTypes>, planner: TurnPlanner, effort: number) {
    this.#game = game;
    this.#trials = DEEPENING_TRIALS * effort;
    this.#win = new ExpectedWin(game, planner, new WinProbabilityEstimator(game, planner, ESTIMATOR));
    this.#playouts = new RoundPlayoutEvaluator(game, planner);
    this.#even = Array.from({ length: game.seats }, () => 1 / game.seats);
  }

  // oxlint-disable-next-line require-yield -- an entry takes about a millisecond
  *analyse({ state, entry: [actor, what] }: DecisionMoment): Computation<Analysis> {
    return actor === CHANCE
      ? this.#analyseDie(state, what as number)
      : this.#analyseMove(state, actor, what as FormulaDeTypes['move']);
  }

  *evaluate(moment: DecisionMoment): Computation<readonly number[]> {
    return (yield* this.analyse(moment)).winProbabilities;
  }

  *deepen({ state, entry: [seat, made] }: DecisionMoment, quick: Analysis, rng: Rng): Computation<Analysis> {
    const { review } = quick;
    if (review === null || review.error < DEEPEN_FROM_ERROR) return quick;
    const gift = createMeans(this.#game.seats);
    let madeProbability = 0;
    for (let trial = 0; trial < this.#trials; trial++) {
      const evaluate = this.#playouts.startTrial(state, rng);
      const afterMade = this.#playOut(state, seat, made as FormulaDeTypes['move'], evaluate);
      const afterBest = this.#playOut(state, seat, review.best, evaluate);
      for (const [other, mean] of gift.entries()) mean.add(afterMade[other]! - afterBest[other]!);
      madeProbability += afterMade[seat]! / this.#trials;
      yield;
    }
    return withComparison(quick, seat, gift, madeProbability, gift[seat]!.standardError);
  }

  #analyseDie(state: State, outcome: number): Analysis {
    const chance = { effect: null, standardError: 0, review: null };
    if (state.phase === 'grid') {
      const next = this.#game.clone(state);
      this.#game.resolve(next, outcome);
      const isSettled = next.phase !== 'grid';
      const luck = isSettled ? subtract(this.#win.of(next), this.#even) : this.#even.map(() => 0);
      return { ...chance, winProbabilities: this.#even, luck, luckOf: null };
    }
    const expected = this.#win.ofChance(state);
    const car = state.phase === 'roll' ? state.order[state.mover]! : state.pending[0]! >> 3;
    return {
      ...chance,
      winProbabilities: [...expected],
      luck: subtract(this.#win.after(state, outcome), expected),
      luckOf: seatOf(this.#game, car),
    };
  }

  #analyseMove(state: State, seat: Seat, made: FormulaDeTypes['move']): Analysis {
    const legal = this.#game.legalMoves(state, seat);
    const values = legal.map((move) => this.#win.afterMove(state, seat, this.#game.moveId(move)));
    return analyseByValues(seat, legal, values, made);
  }

  #playOut(state: State, seat: Seat, move: FormulaDeTypes['move'], evaluate: (s: State) => void): Float64Array {
    const next = this.#game.clone(state);
    this.#game.play(next, seat, move);
    evaluate(next);
    return Float64Array.from(this.#playouts.winProbabilities);
  }
}

export const formulaDeDebrief: DebriefSupport<FormulaDeTypes> = {
  game: 'formula-de',
  evaluator: { id: 'formula-de-plan', version: 1 },
  sketch: (game: Game<FormulaDeTypes>, { moments }: AnalysedRace<FormulaDeTypes>) => sketchChances(game, moments),
  *createAnalyst(
    game: Game<FormulaDeTypes>,
    { effort = 1 }: AnalysedRace<FormulaDeTypes>,
  ): Computation<RaceAnalyst<FormulaDeTypes>> {
    return new FormulaDeAnalyst(numericGameOf(game), yield* plannerFor(game, EXACT_WEAR), effort);
  },
};
