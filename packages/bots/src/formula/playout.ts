import type { FormulaKind, State } from '@paddock/formula';
import { type Rng, winShares } from '@paddock/kernel';
import type { PositionEvaluator } from '../search/flat-monte-carlo.ts';
import { type Cost, costFor, quickMove } from './cost.ts';
import { handIn } from './hand.ts';
import { type Game, prospectsFor, type Prospects } from './prospects.ts';
import { playOn, scoreHands } from './standings.ts';

/**
 * How much one turn at the table is worth: a seat's chance falls by the factor e to the power of this with every turn
 * that others have before its last one. Fitted to the winners of games between quick players at two to four seats.
 */
const TURN = 2.5;
/** For points a round is played out, unless it takes more laps than this. */
const LAPS = 4;

/** Plays on from samples and says who will win: with quick moves, and by what the hands are good for after a lap. */
export class Playout implements PositionEvaluator<FormulaKind> {
  /** Each seat's chance as the last playout left it. */
  readonly winProbabilities: Float64Array;
  readonly #game: Game;
  readonly #cost: Cost;
  readonly #prospects: Prospects | null;
  readonly #turns: number;

  constructor(game: Game) {
    const points = game.options.goal === 'points';
    this.winProbabilities = new Float64Array(game.seats);
    this.#game = game;
    this.#cost = costFor(game);
    this.#prospects = points ? null : prospectsFor(game);
    this.#turns = points ? LAPS * game.seats : game.seats;
  }

  startTrial(_sample: State, rng: Rng): (s: State) => void {
    const dice = rng.fork();
    const whim = rng.fork();
    return (s) => this.run(s, dice.copy(), whim.copy());
  }

  /** Changes the state. The dice are for chance, the other generator is for what players do. */
  run(s: State, dice: Rng, whim: Rng): void {
    const game = this.#game;
    const { round } = s;
    const until = s.turns + this.#turns;
    while (s.round === round && s.turns < until && s.phase !== 'over') {
      if (s.phase === 'play') {
        game.play(s, s.toMove, quickMove(s, game.legalMoves(s, s.toMove), this.#cost, whim));
      } else {
        const awaiting = game.awaiting(s);
        if (awaiting.kind === 'chance') game.resolve(s, dice.below(awaiting.ways));
      }
    }
    this.#judge(s, round, dice);
  }

  #judge(s: State, round: number, dice: Rng): void {
    const awaiting = this.#game.awaiting(s);
    if (awaiting.kind === 'over') {
      this.winProbabilities.set(winShares(this.#game.seats, awaiting.ranking));
      return;
    }
    const between = s.round > round;
    if (this.#prospects === null) {
      if (!between) scoreHands(s);
    } else if (!between) {
      this.#judgeHands(s, this.#prospects);
      if (this.#game.options.rounds === 1) return;
    }
    playOn(this.#game, s, between ? null : this.winProbabilities, dice, this.winProbabilities);
  }

  /** Who will be the first out of cards. */
  #judgeHands(s: State, prospects: Prospects): void {
    const { seats } = this.#game;
    const first = s.finished[0];
    if (first !== undefined) {
      this.winProbabilities.fill(0);
      this.winProbabilities[first] = 1;
      return;
    }
    let total = 0;
    for (let step = 0; step < seats; step++) {
      const seat = (s.toMove + step) % seats;
      const chance = Math.exp(-TURN * (seats * prospects.turns(handIn(s, seat)) + step));
      this.winProbabilities[seat] = chance;
      total += chance;
    }
    for (let seat = 0; seat < seats; seat++) this.winProbabilities[seat]! /= total;
  }
}
