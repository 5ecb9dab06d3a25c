import { type Car, circuitFor, type FormulaDeKind, type Move, type State } from '@paddock/formula-de';
import { type Observation, type Rng, winShares } from '@paddock/kernel';
import type { Evaluation } from '../bot.ts';
import { FlatMonteCarlo, type PositionEvaluator } from '../search/flat-monte-carlo.ts';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import { Planner } from './planner.ts';
import { driveOn, type Game } from './playout.ts';
import { Prospects } from './prospects.ts';
import { type Question, solution } from './solve.ts';

type Seen = Observation<FormulaDeKind>;

/** Every point of wear counts, and dropping out costs this many turns more than driving on: from 4 to 18 play alike. */
export const EXACT: Question = { coarse: 0, out: 8 };
/** Wear is only there or gone, and fuel is not spent at all. */
const PLAIN: Question = { coarse: 3, out: 8 };
/** Choices that cost this many turns more than the best by the plan are not looked into any further. */
const CLOSE = 0.08;
const MOST_ARMS = 5;

const PLANNERS = new WeakMap<Game, Map<Question, Planner>>();

/** Solves the circuit when first asked; one planner for every table and question. */
function* plannerFor(game: Game, question: Question): Computation<Planner> {
  let known = PLANNERS.get(game);
  if (known === undefined) PLANNERS.set(game, (known = new Map()));
  let planner = known.get(question);
  if (planner === undefined) {
    planner = new Planner(yield* solution(circuitFor(game.options.circuit), game.options.laps, question));
    known.set(question, planner);
  }
  return planner;
}

export function* prepareExact(game: Game): Computation<void> {
  yield* plannerFor(game, EXACT);
}

export function* preparePlain(game: Game): Computation<void> {
  yield* plannerFor(game, PLAIN);
}

/** Follows the plan for a car that hardly tells worn from new. */
export function* formulaDePlan(seen: Seen, rng: Rng): Computation<Move> {
  const planner = yield* plannerFor(seen.game, PLAIN);
  return seen.legal[planner.best(seen.sample(rng), seen.legal)]!;
}

/** A round is driven by the plan, then the prospects are looked at. */
class EndOfTheRound implements PositionEvaluator<FormulaDeKind> {
  readonly winProbabilities: Float64Array;
  readonly #game: Game;
  readonly #planner: Planner;
  readonly #prospects: Prospects;

  constructor(game: Game, planner: Planner) {
    this.#game = game;
    this.#planner = planner;
    this.#prospects = new Prospects(game, planner);
    this.winProbabilities = new Float64Array(game.seats);
  }

  startTrial(sample: State, rng: Rng): (s: State) => void {
    const dice = rng.fork();
    const car = sample.order[sample.mover] ?? 0;
    return (s) => this.#look(s, dice.copy(), car);
  }

  #look(s: State, dice: Rng, car: Car): void {
    if (driveOn(this.#game, this.#planner, s, dice, car)) {
      this.#prospects.look(s, dice, this.winProbabilities);
      return;
    }
    const awaiting = this.#game.awaiting(s);
    if (awaiting.kind === 'over') this.winProbabilities.set(winShares(this.#game.seats, awaiting.ranking));
  }
}

/** The plan says what is close; what then becomes of the round, others and their chances included, decides. */
export function* formulaDeSearch(seen: Seen, rng: Rng, budget: Budget): Computation<Move> {
  const planner = yield* plannerFor(seen.game, EXACT);
  const { legal } = seen;
  const best = planner.best(seen.sample(rng), legal);
  const worth = legal.map((_, i) => planner.worth[i]!);
  const close = legal
    .map((_, i) => i)
    .filter((i) => worth[i]! <= worth[best]! + CLOSE)
    .sort((a, b) => worth[a]! - worth[b]!)
    .slice(0, MOST_ARMS);
  // The plan knows all about the gear already: the road ahead stays as it is until the roll.
  if (close.length === 1 || 'gear' in legal[0]!) return legal[best]!;
  const search = new FlatMonteCarlo(
    seen,
    close.map((i) => legal[i]!),
    new EndOfTheRound(seen.game, planner),
  );
  return legal[close[yield* search.findBest(rng, new BudgetMeter(budget))]!]!;
}

export function* formulaDeEvaluate(seen: Seen, rng: Rng, budget: Budget): Computation<Evaluation<FormulaDeKind>> {
  const { legal } = seen;
  const meter = new BudgetMeter(budget);
  const planner = yield* plannerFor(seen.game, EXACT);
  const search = new FlatMonteCarlo(seen, legal, new EndOfTheRound(seen.game, planner));
  const worth = new Float64Array(legal.length);
  const all = legal.map((_, arm) => arm);
  // Twice at least, so that every move has a standard error.
  for (let n = 0; n < 2 && legal.length > 0; n++) {
    search.runTrial(all, worth, rng);
    meter.playouts += legal.length;
    yield;
  }
  return yield* search.evaluate(rng, meter);
}
