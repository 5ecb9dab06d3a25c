import { FINISHED, OUT, POINTS, type State } from '@paddock/formula-de';
import type { Rng } from '@paddock/kernel';
import type { Planner } from './planner.ts';
import type { Game } from './playout.ts';

/** How far off the turns needed may be, as the width of a softmax: grows with their root. Read off 12,000 positions of 450 races. */
const WIDTH = 0.05;
const WIDTH_PER_ROOT = 0.12;
/** How many orders of arrival are drawn where more than the first place counts. */
const ORDERS = 8;

/** Each seat's chance to win a race that is under way, between two turns. Written to `chances`. */
export class Prospects {
  readonly #game: Game;
  readonly #planner: Planner;
  readonly #weights: Float64Array;
  readonly #arrivals: number[] = [];

  constructor(game: Game, planner: Planner) {
    this.#game = game;
    this.#planner = planner;
    this.#weights = new Float64Array(game.seats * game.options.carsPerPlayer);
  }

  look(s: State, rng: Rng, chances: Float64Array): void {
    chances.fill(0);
    this.#weigh(s);
    if (this.#game.options.teamPoints) this.#byPoints(s, rng, chances);
    else this.#byFirst(s, chances);
  }

  /**
   * Every car's weight in the race to be next over the line, after Plackett and Luce: by the turns it needs. A car that
   * has had its turn in this round is a turn behind one that has not.
   */
  #weigh(s: State): void {
    const weights = this.#weights;
    let least = Infinity;
    for (let car = 0; car < weights.length; car++) {
      weights[car] = s.status[car]! >= FINISHED ? Infinity : this.#planner.turnsLeft(s, car) + 1;
    }
    const mover = s.order[s.mover]!;
    // The road before the car to move is as it will be: its turn can be judged with the traffic.
    if (s.phase === 'gear') weights[mover] = this.#planner.nextTurn(s, mover) + 1;
    for (let i = s.mover; i < s.order.length; i++) weights[s.order[i]!]! -= 1;
    for (let car = 0; car < weights.length; car++) weights[car]! += this.#planner.damage(s, car);
    for (const turns of weights) least = Math.min(least, turns);
    const width = WIDTH + WIDTH_PER_ROOT * Math.sqrt(Math.max(0, least));
    for (let car = 0; car < weights.length; car++) weights[car] = Math.exp((least - weights[car]!) / width);
  }

  #byFirst(s: State, chances: Float64Array): void {
    const each = this.#game.options.carsPerPlayer;
    const winner = s.place.indexOf(1);
    if (winner >= 0) {
      chances[Math.floor(winner / each)] = 1;
      return;
    }
    let sum = 0;
    for (const weight of this.#weights) sum += weight;
    for (const [car, weight] of this.#weights.entries()) chances[Math.floor(car / each)]! += weight / sum;
  }

  /** Draws orders of arrival and counts points: all places matter (FD-35). */
  #byPoints(s: State, rng: Rng, chances: Float64Array): void {
    for (let n = 0; n < ORDERS; n++) chances[this.#champion(s, rng)]! += 1 / ORDERS;
  }

  #champion(s: State, rng: Rng): number {
    const { carsPerPlayer: each } = this.#game.options;
    const weights = this.#weights;
    const arrivals = this.#arrivals;
    for (let car = 0; car < weights.length; car++) {
      const wait = -Math.log(1 - (rng.next() >>> 0) / 0x100000000) / weights[car]!;
      // Those who have come in keep their places; those who are out come last.
      arrivals[car] = s.status[car] === FINISHED ? s.place[car]! - 100 : s.status[car] === OUT ? Infinity : wait;
    }
    let best = 0;
    let most = -1;
    for (let seat = 0; seat < this.#game.seats; seat++) {
      let points = 0;
      let first = weights.length;
      for (let car = seat * each; car < (seat + 1) * each; car++) {
        let place = 1;
        for (const arrival of arrivals) if (arrival < arrivals[car]!) place++;
        if (s.status[car] !== OUT) points += POINTS[place] ?? 0;
        first = Math.min(first, place);
      }
      // With equal points the better place decides.
      const standing = points * 100 - first;
      if (standing > most) best = seat;
      most = Math.max(most, standing);
    }
    return best;
  }
}
