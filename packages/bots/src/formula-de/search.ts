import {
  type Car,
  resolveCircuit,
  type FormulaDeTypes,
  type GearMove,
  type Move,
  type State,
} from '@paddock/formula-de';
import { type NumericGame, numericGameOf, type Observation, type Rng, winShares } from '@paddock/kernel';
import type { Evaluation } from '../bot.ts';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import { addStyle } from '../driving-style.ts';
import { FlatMonteCarlo, type PositionEvaluator } from '../search/flat-monte-carlo.ts';
import { type FormulaDeGame, playOneRound } from './playout.ts';
import { solveCircuit, type SolverSettings } from './solo-solution.ts';
import { TurnPlanner } from './turn-planner.ts';
import { WinProbabilityEstimator } from './win-probabilities.ts';

type FormulaDeObservation = Observation<FormulaDeTypes>;

/** Distinguishes every point of wear. Any cost of dropping out from 4 to 18 turns plays alike. */
export const EXACT_WEAR: SolverSettings = { wearCoarseness: 0, dropOutTurns: 8 };
/** Distinguishes only some wear from none, and never spends fuel. */
const COARSE_WEAR: SolverSettings = { wearCoarseness: 3, dropOutTurns: 8 };
/** Moves that the planner puts further behind the best one than this are not searched. */
const MAX_TURNS_BEHIND_BEST = 0.08;
const MAX_CANDIDATES = 5;
/** By how many turns a style may raise or lower the value of a gear. A race has about 25 gears to choose. */
const GEAR_STYLE_LIMIT = 0.004;

const PLANNERS = new WeakMap<FormulaDeGame, Map<SolverSettings, TurnPlanner>>();

/** The planner of a game, cached by settings. Solves the circuit if necessary. */
export function* plannerFor(game: FormulaDeGame, settings: SolverSettings): Computation<TurnPlanner> {
  let known = PLANNERS.get(game);
  if (known === undefined) PLANNERS.set(game, (known = new Map()));
  let planner = known.get(settings);
  if (planner === undefined) {
    planner = new TurnPlanner(yield* solveCircuit(resolveCircuit(game.options.circuit), game.options.laps, settings));
    known.set(settings, planner);
  }
  return planner;
}

export function* prepareExactPlanner(game: FormulaDeGame): Computation<void> {
  yield* plannerFor(game, EXACT_WEAR);
}

export function* prepareCoarsePlanner(game: FormulaDeGame): Computation<void> {
  yield* plannerFor(game, COARSE_WEAR);
}

/** Plays the move of the coarse planner, without search. */
export function* choosePlannedMove(observation: FormulaDeObservation, rng: Rng): Computation<Move> {
  const planner = yield* plannerFor(observation.game, COARSE_WEAR);
  return observation.legal[planner.findBest(observation.sample(rng))]!;
}

/** Plays one round with the planner for all cars, then estimates the win probabilities. */
export class RoundPlayoutEvaluator implements PositionEvaluator<FormulaDeTypes> {
  readonly winProbabilities: Float64Array;
  readonly #game: NumericGame<FormulaDeTypes>;
  readonly #planner: TurnPlanner;
  readonly #estimator: WinProbabilityEstimator;

  constructor(game: FormulaDeGame, planner: TurnPlanner) {
    this.#game = numericGameOf(game);
    this.#planner = planner;
    this.#estimator = new WinProbabilityEstimator(game, planner);
    this.winProbabilities = new Float64Array(game.seats);
  }

  startTrial(sample: State, rng: Rng): (s: State) => void {
    const dice = rng.fork();
    const car = sample.order[sample.mover] ?? 0;
    return (s) => this.#evaluate(s, dice.copy(), car);
  }

  #evaluate(s: State, dice: Rng, car: Car): void {
    if (playOneRound(this.#game, this.#planner, s, dice, car)) {
      this.#estimator.estimate(s, dice, this.winProbabilities);
      return;
    }
    const awaiting = this.#game.awaiting(s);
    if (awaiting.kind === 'over') this.winProbabilities.set(winShares(this.#game.seats, awaiting.ranking));
  }
}

/** Searches the moves that the planner finds close to the best, by playouts of one round with all cars. */
export function* searchMove(observation: FormulaDeObservation, rng: Rng, budget: Budget): Computation<Move> {
  const planner = yield* plannerFor(observation.game, EXACT_WEAR);
  const { legal } = observation;
  const best = planner.findBest(observation.sample(rng));
  const turns = legal.map((_, i) => planner.turnsByMove[i]!);
  const close = legal
    .map((_, i) => i)
    .filter((i) => turns[i]! <= turns[best]! + MAX_TURNS_BEHIND_BEST)
    .sort((a, b) => turns[a]! - turns[b]!)
    .slice(0, MAX_CANDIDATES);
  // The planner judges gears exactly: the cars ahead do not move before the roll.
  if ('gear' in legal[0]!) return pickGear(observation, turns);
  if (close.length === 1) return legal[best]!;
  const search = new FlatMonteCarlo(
    observation,
    close.map((i) => legal[i]!),
    new RoundPlayoutEvaluator(observation.game, planner),
  );
  return legal[close[yield* search.findBest(rng, new BudgetMeter(budget))]!]!;
}

/** The gear with the fewest turns; of nearly equal ones, the one the driver's style prefers. A high gear is bold. */
function pickGear({ legal, seat }: FormulaDeObservation, turns: readonly number[]): Move {
  const gears = legal.map((move) => (move as GearMove).gear);
  const values = addStyle(
    turns.map((count) => -count),
    gears,
    seat,
    GEAR_STYLE_LIMIT,
  );
  return legal[values.indexOf(Math.max(...values))]!;
}

export function* evaluatePosition(
  observation: FormulaDeObservation,
  rng: Rng,
  budget: Budget,
): Computation<Evaluation<FormulaDeTypes>> {
  const { legal } = observation;
  const meter = new BudgetMeter(budget);
  const planner = yield* plannerFor(observation.game, EXACT_WEAR);
  const search = new FlatMonteCarlo(observation, legal, new RoundPlayoutEvaluator(observation.game, planner));
  const values = new Float64Array(legal.length);
  const all = legal.map((_, arm) => arm);
  // At least two trials, so that every move has a standard error.
  for (let n = 0; n < 2 && legal.length > 0; n++) {
    search.runTrial(all, values, rng);
    meter.playouts += legal.length;
    yield;
  }
  return yield* search.evaluate(rng, meter);
}
