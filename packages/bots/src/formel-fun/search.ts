import type { FormelFunKind, Move, State } from '@paddock/formel-fun';
import { type Observation, type Rng, winShares } from '@paddock/kernel';
import type { Evaluation } from '../bot.ts';
import { bestArm, halving } from '../search/halving.ts';
import { Sample } from '../search/sample.ts';
import { type Budget, Meter, type Thought } from '../thinking.ts';
import { raceOut } from './playout.ts';
import { prospects } from './prospects.ts';

type Seen = Observation<FormelFunKind>;

/**
 * Flat Monte Carlo: deals the unseen cards anew, tries every move on the same deal with the same draws, drives on to the
 * end of the race by rules of thumb and looks at everybody's prospects there. A tree would spend its playouts on
 * telling apart hands that nobody can see; measured at equal time it loses to this.
 */
class Searched {
  readonly #seen: Seen;
  readonly #chances: Float64Array;
  /** What each seat's chances were after each of the moves; one line for a seat that has none. */
  readonly bySeat: readonly (readonly Sample[])[];

  constructor(seen: Seen) {
    this.#seen = seen;
    this.#chances = new Float64Array(seen.game.seats);
    this.bySeat = Array.from({ length: Math.max(1, seen.legal.length) }, () =>
      Array.from({ length: seen.game.seats }, () => new Sample()),
    );
  }

  trial(arms: readonly number[], worth: Float64Array, rng: Rng): void {
    const { game, legal, seat } = this.#seen;
    const sample = this.#seen.sample(rng);
    const dice = rng.fork();
    const whims = rng.fork();
    for (const arm of arms) {
      const s = game.clone(sample);
      if (legal.length > 0) game.play(s, seat, legal[arm]!);
      raceOut(game, s, dice.copy(), whims.copy());
      this.#judge(s);
      for (const [other, line] of this.bySeat[arm]!.entries()) line.add(this.#chances[other]!);
      worth[arm] = this.#chances[seat]!;
    }
  }

  #judge(s: State): void {
    const { game } = this.#seen;
    const awaiting = game.awaiting(s);
    if (awaiting.kind === 'over') this.#chances.set(winShares(game.seats, awaiting.ranking));
    else prospects(s, game.options, this.#chances);
  }
}

export function* formelFunSearch(seen: Seen, rng: Rng, budget: Budget): Thought<Move> {
  const searched = new Searched(seen);
  const samples = yield* halving(seen.legal.length, new Meter(budget), (arms, worth) => {
    searched.trial(arms, worth, rng);
  });
  return seen.legal[bestArm(samples)]!;
}

export function* formelFunEvaluate(seen: Seen, rng: Rng, budget: Budget): Thought<Evaluation<FormelFunKind>> {
  const { legal, seat } = seen;
  const searched = new Searched(seen);
  const meter = new Meter(budget);
  const worth = new Float64Array(Math.max(1, legal.length));
  if (legal.length > 1) yield* halving(legal.length, meter, (arms, w) => searched.trial(arms, w, rng));
  // What the halving has left of the budget, and all of it where there is nothing to choose, goes to the best move.
  const best = bestArm(searched.bySeat.map((line) => line[seat]!));
  do {
    searched.trial([best], worth, rng);
    yield;
  } while (meter.goesOn(1));
  return {
    win: searched.bySeat[best]!.map(({ estimate }) => estimate),
    moves: legal.map((move, arm) => ({ move, ...searched.bySeat[arm]![seat]!.estimate })),
    playouts: meter.done,
  };
}
