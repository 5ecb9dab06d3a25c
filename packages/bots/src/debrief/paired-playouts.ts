import type { GameTypes, NumericGame, Observation, Rng, Seat } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import type { PositionEvaluator } from '../search/flat-monte-carlo.ts';
import { RunningMean } from '../search/running-mean.ts';
import {
  createMeans,
  type DecisionReview,
  type EntryAnalysis,
  maxStandardError,
  meansOf,
  subtract,
} from './analyst.ts';

/** Outcomes of chance, and the share of each. The shares sum to 1. */
type Outcomes = readonly { readonly outcome: number; readonly share: number }[];

/** Values entries by differences between playouts with the same random numbers, which vary far less than the playouts themselves. */
export class PairedPlayouts<K extends GameTypes> {
  readonly #game: NumericGame<K>;
  readonly #evaluator: PositionEvaluator<K>;
  readonly #chooseMove: (state: K['state'], noise: Rng) => number;

  /** `chooseMove` returns the id of the move that the playouts would make. */
  constructor(
    game: NumericGame<K>,
    evaluator: PositionEvaluator<K>,
    chooseMove: (state: K['state'], noise: Rng) => number,
  ) {
    this.#game = game;
    this.#evaluator = evaluator;
    this.#chooseMove = chooseMove;
  }

  /** Every seat's probability of winning. */
  *evaluate(state: K['state'], trials: number, rng: Rng): Computation<RunningMean[]> {
    const means = createMeans(this.#game.seats);
    for (let trial = 0; trial < trials; trial++) {
      addAll(means, this.#run(this.#game.clone(state), this.#evaluator.startTrial(state, rng)));
      yield;
    }
    return means;
  }

  /** The outcome compared with others, which `drawOthers` returns for every trial. */
  *measureLuck(
    state: K['state'],
    outcome: number,
    drawOthers: (rng: Rng) => Outcomes,
    trials: number,
    rng: Rng,
  ): Computation<Pick<EntryAnalysis, 'winProbabilities' | 'luck' | 'standardError'>> {
    const luck = createMeans(this.#game.seats);
    const before = createMeans(this.#game.seats);
    for (let trial = 0; trial < trials; trial++) {
      const evaluate = this.#evaluator.startTrial(state, rng);
      const drawn = this.#run(this.#after(state, outcome), evaluate);
      const expected = drawn.map(() => 0);
      for (const other of drawOthers(rng)) {
        const value = other.outcome === outcome ? drawn : this.#run(this.#after(state, other.outcome), evaluate);
        for (let seat = 0; seat < expected.length; seat++) expected[seat]! += other.share * value[seat]!;
      }
      addAll(luck, subtract(drawn, expected));
      addAll(before, expected);
      yield;
    }
    return { winProbabilities: meansOf(before), luck: meansOf(luck), standardError: maxStandardError(luck) };
  }

  /** What a move changed, compared with what the playouts would have done. */
  *measureEffect(
    state: K['state'],
    seat: Seat,
    made: K['move'],
    trials: number,
    rng: Rng,
  ): Computation<Pick<EntryAnalysis, 'winProbabilities' | 'effect' | 'standardError'>> {
    const effect = createMeans(this.#game.seats);
    const before = createMeans(this.#game.seats);
    const madeId = this.#game.moveId(made);
    for (let trial = 0; trial < trials; trial++) {
      const evaluate = this.#evaluator.startTrial(state, rng);
      const usual = this.#chooseMove(state, rng);
      const afterMade = this.#run(this.#afterMove(state, seat, madeId), evaluate);
      const playedOn = usual === madeId ? afterMade : this.#run(this.#afterMove(state, seat, usual), evaluate);
      addAll(effect, subtract(afterMade, playedOn));
      addAll(before, playedOn);
      yield;
    }
    return { winProbabilities: meansOf(before), effect: meansOf(effect), standardError: maxStandardError(effect) };
  }

  /**
   * Tries moves on the same samples of what the seat cannot know, with the same dice. The best is chosen on one half of them and valued on the
   * other, so that it is not overrated. `moves` contains the move made, or one that leads to an equivalent position.
   */
  *review(
    observation: Observation<K>,
    moves: readonly K['move'][],
    made: K['move'],
    trials: number,
    rng: Rng,
  ): Computation<DecisionReview<K>> {
    const { seat, legal } = observation;
    const own = moves.indexOf(made);
    const ids = moves.map((move) => this.#game.moveId(move));
    const halves = [0, 1].map(() => moves.map(() => createMeans(this.#game.seats)));
    const probability = new RunningMean();
    for (let trial = 0; trial < trials; trial++) {
      const sample = observation.sample(rng);
      const evaluate = this.#evaluator.startTrial(sample, rng);
      const values = ids.map((id) => this.#run(this.#afterMove(sample, seat, id), evaluate));
      for (const [i, means] of halves[trial % 2]!.entries()) addAll(means, subtract(values[own]!, values[i]!));
      // Of the half that values the best move: so both probabilities are of the same trials, and neither exceeds 1.
      if (trial % 2 === 1) probability.add(values[own]![seat]!);
      yield;
    }
    const [chosenOn, valuedOn] = halves as [RunningMean[][], RunningMean[][]];
    let best = own;
    for (const [i, means] of chosenOn.entries()) if (means[seat]!.mean < chosenOn[best]![seat]!.mean) best = i;
    const gift = meansOf(valuedOn[best]!);
    const error = Math.max(0, -gift[seat]!);
    return {
      best: moves[best]!,
      bestProbability: probability.mean + error,
      madeProbability: probability.mean,
      error,
      gift,
      standardError: valuedOn[best]![seat]!.standardError,
      choices: legal.length,
    };
  }

  #run(state: K['state'], evaluate: (s: K['state']) => void): number[] {
    evaluate(state);
    const { winProbabilities } = this.#evaluator;
    const bySeat: number[] = [];
    for (let seat = 0; seat < winProbabilities.length; seat++) bySeat.push(winProbabilities[seat]!);
    return bySeat;
  }

  #after(state: K['state'], outcome: number): K['state'] {
    const next = this.#game.clone(state);
    this.#game.resolve(next, outcome);
    return next;
  }

  #afterMove(state: K['state'], seat: Seat, id: number): K['state'] {
    const next = this.#game.clone(state);
    this.#game.playMoveId(next, seat, id);
    return next;
  }
}

function addAll(means: readonly RunningMean[], values: readonly number[]): void {
  for (let i = 0; i < means.length; i++) means[i]!.add(values[i]!);
}
