import type { FormelFunKind, Move, State } from '@paddock/formel-fun';
import { type Observation, type Rng, winShares } from '@paddock/kernel';
import type { Evaluation } from '../bot.ts';
import { FlatSearch, type Outlook } from '../search/flat.ts';
import { type Budget, Meter, type Thought } from '../thinking.ts';
import { raceOut } from './playout.ts';
import { prospects } from './prospects.ts';

type Seen = Observation<FormelFunKind>;

/** Drives on to the end of the race by rules of thumb, and looks at everybody's prospects there. */
class EndOfTheRace implements Outlook<FormelFunKind> {
  readonly chances: Float64Array;
  readonly #game: Seen['game'];

  constructor(game: Seen['game']) {
    this.#game = game;
    this.chances = new Float64Array(game.seats);
  }

  trial(_sample: State, rng: Rng): (s: State) => void {
    const dice = rng.fork();
    const whims = rng.fork();
    return (s) => {
      raceOut(this.#game, s, dice.copy(), whims.copy());
      this.#judge(s);
    };
  }

  #judge(s: State): void {
    const awaiting = this.#game.awaiting(s);
    if (awaiting.kind === 'over') this.chances.set(winShares(this.#game.seats, awaiting.ranking));
    else prospects(s, this.#game.options, this.chances);
  }
}

export function* formelFunSearch(seen: Seen, rng: Rng, budget: Budget): Thought<Move> {
  const search = new FlatSearch(seen, seen.legal, new EndOfTheRace(seen.game));
  return seen.legal[yield* search.best(rng, new Meter(budget))]!;
}

export function formelFunEvaluate(seen: Seen, rng: Rng, budget: Budget): Thought<Evaluation<FormelFunKind>> {
  return new FlatSearch(seen, seen.legal, new EndOfTheRace(seen.game)).evaluate(rng, new Meter(budget));
}
