import type { FormelFunKind, Move, State } from '@paddock/formel-fun';
import { type Observation, type Rng, winShares } from '@paddock/kernel';
import type { Evaluation } from '../bot.ts';
import { FlatMonteCarlo, type PositionEvaluator } from '../search/flat-monte-carlo.ts';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import { raceOut } from './playout.ts';
import { prospects } from './prospects.ts';

type Seen = Observation<FormelFunKind>;

/** Drives on to the end of the race by rules of thumb, and looks at everybody's prospects there. */
class EndOfTheRace implements PositionEvaluator<FormelFunKind> {
  readonly winProbabilities: Float64Array;
  readonly #game: Seen['game'];

  constructor(game: Seen['game']) {
    this.#game = game;
    this.winProbabilities = new Float64Array(game.seats);
  }

  startTrial(_sample: State, rng: Rng): (s: State) => void {
    const dice = rng.fork();
    const whims = rng.fork();
    return (s) => {
      raceOut(this.#game, s, dice.copy(), whims.copy());
      this.#judge(s);
    };
  }

  #judge(s: State): void {
    const awaiting = this.#game.awaiting(s);
    if (awaiting.kind === 'over') this.winProbabilities.set(winShares(this.#game.seats, awaiting.ranking));
    else prospects(s, this.#game.options, this.winProbabilities);
  }
}

export function* formelFunSearch(seen: Seen, rng: Rng, budget: Budget): Computation<Move> {
  const search = new FlatMonteCarlo(seen, seen.legal, new EndOfTheRace(seen.game));
  return seen.legal[yield* search.findBest(rng, new BudgetMeter(budget))]!;
}

export function formelFunEvaluate(seen: Seen, rng: Rng, budget: Budget): Computation<Evaluation<FormelFunKind>> {
  return new FlatMonteCarlo(seen, seen.legal, new EndOfTheRace(seen.game)).evaluate(rng, new BudgetMeter(budget));
}
