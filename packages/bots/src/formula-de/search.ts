import { type Car, circuitFor, type FormulaDeKind, type Move, type State } from '@paddock/formula-de';
import { type Observation, type Rng, winShares } from '@paddock/kernel';
import type { Evaluation } from '../bot.ts';
import { bestArm, halving } from '../search/halving.ts';
import { Sample } from '../search/sample.ts';
import { type Budget, Meter, type Thought } from '../thinking.ts';
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
function* plannerFor(game: Game, question: Question): Thought<Planner> {
  let known = PLANNERS.get(game);
  if (known === undefined) PLANNERS.set(game, (known = new Map()));
  let planner = known.get(question);
  if (planner === undefined) {
    planner = new Planner(yield* solution(circuitFor(game.options.circuit), game.options.laps, question));
    known.set(question, planner);
  }
  return planner;
}

export function* prepareExact(game: Game): Thought<void> {
  yield* plannerFor(game, EXACT);
}

export function* preparePlain(game: Game): Thought<void> {
  yield* plannerFor(game, PLAIN);
}

/** Follows the plan for a car that hardly tells worn from new. */
export function* formulaDePlan(seen: Seen, rng: Rng): Thought<Move> {
  const planner = yield* plannerFor(seen.game, PLAIN);
  return seen.legal[planner.best(seen.sample(rng), seen.legal)]!;
}

/** Tries moves on the same sample with the same dice: a round is driven by the plan, then the prospects are looked at. */
class Searched {
  readonly #seen: Seen;
  readonly #planner: Planner;
  readonly #prospects: Prospects;
  readonly #chances: Float64Array;
  /** What each seat's chances were after each of the moves; one line for a seat that has none. */
  readonly bySeat: readonly (readonly Sample[])[];

  constructor(seen: Seen, planner: Planner) {
    this.#seen = seen;
    this.#planner = planner;
    this.#prospects = new Prospects(seen.game, planner);
    this.#chances = new Float64Array(seen.game.seats);
    this.bySeat = Array.from({ length: Math.max(1, seen.legal.length) }, () =>
      Array.from({ length: seen.game.seats }, () => new Sample()),
    );
  }

  trial(arms: readonly number[], worth: Float64Array, rng: Rng, move: (arm: number) => number): void {
    const { game, legal, seat } = this.#seen;
    const sample = this.#seen.sample(rng);
    const dice = rng.fork();
    const car = sample.order[sample.mover] ?? 0;
    for (const arm of arms) {
      const s = game.clone(sample);
      const chosen = move(arm);
      if (legal.length > 0) game.play(s, seat, legal[chosen]!);
      this.#look(s, dice.copy(), car);
      for (const [other, line] of this.bySeat[chosen]!.entries()) line.add(this.#chances[other]!);
      worth[arm] = this.#chances[seat]!;
    }
  }

  #look(s: State, dice: Rng, car: Car): void {
    const { game } = this.#seen;
    if (driveOn(game, this.#planner, s, dice, car)) {
      this.#prospects.look(s, dice, this.#chances);
      return;
    }
    const awaiting = game.awaiting(s);
    if (awaiting.kind === 'over') this.#chances.set(winShares(game.seats, awaiting.ranking));
  }
}

/** The plan says what is close; what then becomes of the round, others and their chances included, decides. */
export function* formulaDeSearch(seen: Seen, rng: Rng, budget: Budget): Thought<Move> {
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
  const searched = new Searched(seen, planner);
  const samples = yield* halving(close.length, new Meter(budget), (arms, into) => {
    searched.trial(arms, into, rng, (arm) => close[arm]!);
  });
  return legal[close[bestArm(samples)]!]!;
}

export function* formulaDeEvaluate(seen: Seen, rng: Rng, budget: Budget): Thought<Evaluation<FormulaDeKind>> {
  const { legal, seat } = seen;
  const meter = new Meter(budget);
  const searched = new Searched(seen, yield* plannerFor(seen.game, EXACT));
  const worth = new Float64Array(Math.max(1, legal.length));
  const itself = (arm: number): number => arm;
  const all = legal.map((_, arm) => arm);
  // Twice at least, so that every move has a standard error.
  for (let n = 0; n < 2 && legal.length > 0; n++) {
    searched.trial(all, worth, rng, itself);
    meter.done += legal.length;
    yield;
  }
  if (legal.length > 1) yield* halving(legal.length, meter, (arms, w) => searched.trial(arms, w, rng, itself));
  // What the halving has left of the budget, and all of it where there is nothing to choose, goes to the best move.
  const best = bestArm(searched.bySeat.map((line) => line[seat]!));
  do {
    searched.trial([best], worth, rng, itself);
    yield;
  } while (meter.goesOn(1) || searched.bySeat[best]![seat]!.count < 2);
  return {
    win: searched.bySeat[best]!.map(({ estimate }) => estimate),
    moves: legal.map((move, arm) => ({ move, ...searched.bySeat[arm]![seat]!.estimate })),
    playouts: meter.done,
  };
}
