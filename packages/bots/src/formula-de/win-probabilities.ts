import { CONDITION_ROLLING, STATUS_FINISHED, STATUS_OUT, PLACE_POINTS, type State } from '@paddock/formula-de';
import type { Rng } from '@paddock/kernel';
import type { FormulaDeGame } from './playout.ts';
import type { TurnPlanner } from './turn-planner.ts';

/** The width of the softmax over the turns left: it grows with their square root. Fitted to 12,000 positions of 450 races. */
const SOFTMAX_WIDTH = 0.05;
const SOFTMAX_WIDTH_PER_ROOT_TURN = 0.12;
/** How many finishing orders are drawn if more than the first place counts. */
const SAMPLED_FINISHES = 8;

interface EstimatorSettings {
  /** How many finishing orders are drawn if more than the first place counts. */
  readonly sampledFinishes?: number;
  /** What traffic costs a car in a turn on average. It is taken off for the car to move, because it is not known of the others. */
  readonly meanTrafficTurns?: number;
}

/** Estimates each seat's probability of winning a running race, between two turns. */
export class WinProbabilityEstimator {
  readonly #game: FormulaDeGame;
  readonly #planner: TurnPlanner;
  readonly #weights: Float64Array;
  readonly #arrivals: number[] = [];
  readonly #sampledFinishes: number;
  readonly #meanTrafficTurns: number;

  constructor(
    game: FormulaDeGame,
    planner: TurnPlanner,
    { sampledFinishes = SAMPLED_FINISHES, meanTrafficTurns = 0 }: EstimatorSettings = {},
  ) {
    this.#game = game;
    this.#sampledFinishes = sampledFinishes;
    this.#meanTrafficTurns = meanTrafficTurns;
    this.#planner = planner;
    this.#weights = new Float64Array(game.seats * game.options.carsPerPlayer);
  }

  /** Writes the result to `probabilities`. */
  estimate(s: State, rng: Rng, probabilities: Float64Array): void {
    probabilities.fill(0);
    this.#computeWeights(s);
    if (this.#game.options.teamPoints) this.#estimateTeamPoints(s, rng, probabilities);
    else this.#estimateFirstPlace(s, probabilities);
  }

  /**
   * Every car's weight in a Plackett-Luce model of the finishing order, from the turns it needs. A car that has already
   * moved in this round is one turn behind a car that has not.
   */
  #computeWeights(s: State): void {
    const weights = this.#weights;
    let fewestTurns = Infinity;
    for (let car = 0; car < weights.length; car++) {
      weights[car] = s.status[car]! >= STATUS_FINISHED ? Infinity : this.#planner.turnsAlone(s, car) + 1;
    }
    const mover = s.order[s.mover]!;
    // The cars ahead of the car to move have already moved, so its turn can be judged with traffic.
    if (s.phase === 'gear') {
      weights[mover] = this.#planner.turnsInTraffic(s, mover) + 1;
      if (s.condition[mover] === CONDITION_ROLLING) weights[mover] -= this.#meanTrafficTurns;
    }
    for (let i = s.mover; i < s.order.length; i++) weights[s.order[i]!]! -= 1;
    for (let car = 0; car < weights.length; car++) weights[car]! += this.#planner.bodyworkCost(s, car);
    for (const turns of weights) fewestTurns = Math.min(fewestTurns, turns);
    const width = SOFTMAX_WIDTH + SOFTMAX_WIDTH_PER_ROOT_TURN * Math.sqrt(Math.max(0, fewestTurns));
    for (let car = 0; car < weights.length; car++) weights[car] = Math.exp((fewestTurns - weights[car]!) / width);
  }

  #estimateFirstPlace(s: State, probabilities: Float64Array): void {
    const each = this.#game.options.carsPerPlayer;
    const winner = s.place.indexOf(1);
    if (winner >= 0) {
      probabilities[Math.floor(winner / each)] = 1;
      return;
    }
    let sum = 0;
    for (const weight of this.#weights) sum += weight;
    for (const [car, weight] of this.#weights.entries()) probabilities[Math.floor(car / each)]! += weight / sum;
  }

  /** Draws finishing orders and counts points, because all places matter (FD-35). */
  #estimateTeamPoints(s: State, rng: Rng, probabilities: Float64Array): void {
    const share = 1 / this.#sampledFinishes;
    for (let n = 0; n < this.#sampledFinishes; n++) probabilities[this.#drawWinner(s, rng)]! += share;
  }

  #drawWinner(s: State, rng: Rng): number {
    const { carsPerPlayer: each } = this.#game.options;
    const weights = this.#weights;
    const arrivals = this.#arrivals;
    for (let car = 0; car < weights.length; car++) {
      const arrival = -Math.log(1 - (rng.next() >>> 0) / 0x100000000) / weights[car]!;
      // Cars that have finished keep their places, cars that are out come last.
      arrivals[car] =
        s.status[car] === STATUS_FINISHED ? s.place[car]! - 100 : s.status[car] === STATUS_OUT ? Infinity : arrival;
    }
    let best = 0;
    let highest = -1;
    for (let seat = 0; seat < this.#game.seats; seat++) {
      let points = 0;
      let first = weights.length;
      for (let car = seat * each; car < (seat + 1) * each; car++) {
        let place = 1;
        for (const other of arrivals) if (other < arrivals[car]!) place++;
        if (s.status[car] !== STATUS_OUT) points += PLACE_POINTS[place] ?? 0;
        first = Math.min(first, place);
      }
      // With equal points the better place decides.
      const score = points * 100 - first;
      if (score > highest) best = seat;
      highest = Math.max(highest, score);
    }
    return best;
  }
}
