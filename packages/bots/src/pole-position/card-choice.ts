import type { NumericGame, Rng, Seat } from '@paddock/kernel';
import type { PolePositionTypes, State } from '@paddock/pole-position';
import type { Computation } from '../computation.ts';
import { createMeans, maxStandardError, meansOf, subtract } from '../debrief/analyst.ts';
import type { DecoupledTreeSearch, MoveStatistics } from '../search/decoupled-tree-search.ts';
import type { RunningMean } from '../search/running-mean.ts';
import { createTreeAt } from './search.ts';
import { DEBRIEF_POWER } from './win-probabilities.ts';

/** How much effort a turn gets. */
export interface ChoiceEffort {
  /** The results of one tree depend on each other. The spread between trees, each with mixes of its own, is an honest standard error. */
  readonly trees: number;
  /** Of each tree: those that grow it and find how often every card is played. */
  readonly searchIterations: number;
  /** Of each tree: those that value the cards. */
  readonly valuingIterations: number;
}

/** The temperature of choosing cards by value, as a probability of winning. */
const MIX_TEMPERATURE = 0.02;

/** By card: how often a seat plays it. */
type Mix = readonly number[];

/** What one tree says about the cards of one seat. */
interface SeatResult {
  /** How often the seat plays its cards. */
  readonly mix: Mix;
  /** By card, then by seat: the probability of winning after it. */
  readonly values: readonly (readonly number[])[];
  /** The average of `values` over the seat's mix. */
  readonly expected: readonly number[];
}

/** A turn before the cards are chosen, as found by several independent trees. */
export class CardChoice {
  readonly winProbabilities: readonly number[];
  readonly standardError: number;
  readonly #seats: readonly Seat[];
  /** By tree, then by mover. */
  readonly #trees: readonly (readonly SeatResult[])[];

  constructor(seats: readonly Seat[], trees: readonly (readonly SeatResult[])[]) {
    this.#seats = seats;
    this.#trees = trees;
    const means = createMeans(trees[0]![0]!.expected.length);
    for (const tree of trees) {
      for (const [seat, mean] of means.entries())
        mean.add(tree.reduce((sum, { expected }) => sum + expected[seat]!, 0) / tree.length);
    }
    this.winProbabilities = meansOf(means);
    this.standardError = maxStandardError(means);
  }

  /** What a card changes on average over the cards of the others, compared with the seat's own mix. By seat. */
  effectOf(seat: Seat, card: number): RunningMean[] {
    return this.#compare(seat, ({ values, expected }) => subtract(values[card]!, expected));
  }

  /** What a card is worth compared with another one, by seat. */
  differenceOf(seat: Seat, card: number, other: number): RunningMean[] {
    return this.#compare(seat, ({ values }) => subtract(values[card]!, values[other]!));
  }

  /** Whether every single tree values a card more than another one. */
  isBetterInAllTrees(seat: Seat, card: number, other: number): boolean {
    const mover = this.#seats.indexOf(seat);
    return this.#trees.every((tree) => tree[mover]!.values[card]![seat]! > tree[mover]!.values[other]![seat]!);
  }

  probabilityOf(seat: Seat, card: number): number {
    return this.#compare(seat, ({ values }) => values[card]!)[seat]!.mean;
  }

  /** How often the seat itself plays a card, on average over the trees. */
  shareOf(seat: Seat, card: number): number {
    const mover = this.#seats.indexOf(seat);
    return this.#trees.reduce((sum, tree) => sum + tree[mover]!.mix[card]!, 0) / this.#trees.length;
  }

  #compare(seat: Seat, read: (result: SeatResult) => readonly number[]): RunningMean[] {
    const means = createMeans(this.winProbabilities.length);
    const mover = this.#seats.indexOf(seat);
    for (const tree of this.#trees) for (const [other, value] of read(tree[mover]!).entries()) means[other]!.add(value);
    return means;
  }
}

type Tree = DecoupledTreeSearch<PolePositionTypes>;

/** `root` is the position before anybody has chosen. */
export function* searchCardChoice(
  game: NumericGame<PolePositionTypes>,
  root: State,
  { trees: treeCount, searchIterations, valuingIterations }: ChoiceEffort,
  rng: Rng,
): Computation<CardChoice> {
  const awaiting = game.awaiting(root);
  if (awaiting.kind !== 'moves') throw new Error('nobody has a card to choose');
  const { seats } = awaiting;
  const trees = Array.from({ length: treeCount }, () => ({
    tree: createTreeAt(game, root, DEBRIEF_POWER),
    rng: rng.fork(),
  }));
  const statistics: MoveStatistics[][] = [];
  for (const { tree, rng: dice } of trees) statistics.push(yield* growTree(tree, seats, searchIterations, dice));
  const results: SeatResult[][] = [];
  for (const [n, { tree, rng: dice }] of trees.entries())
    results.push(yield* valueTree(tree, statistics[n]!.map(createMix), valuingIterations, dice));
  return new CardChoice(seats, results);
}

/** Searches, and returns by mover how its cards did. */
function* growTree(tree: Tree, seats: readonly Seat[], iterations: number, rng: Rng): Computation<MoveStatistics[]> {
  // A small tree tries bad cards as often as good ones, so the first half of the search says little about the mix.
  for (let i = 0; i < iterations >> 1; i++) yield tree.iterate(rng) as undefined;
  const early = seats.map((seat) => tree.statisticsOf(seat)!);
  for (let i = iterations >> 1; i < iterations; i++) yield tree.iterate(rng) as undefined;
  return seats.map((seat, mover) => subtractStatistics(tree.statisticsOf(seat)!, early[mover]!));
}

function* valueTree(tree: Tree, mixes: readonly Mix[], iterations: number, rng: Rng): Computation<SeatResult[]> {
  const results: SeatResult[] = [];
  for (const [mover, mix] of mixes.entries()) {
    const rounds = Math.max(2, Math.round(iterations / mixes.length / mix.length));
    const values = yield* valueCards(tree, mixes, mover, rounds, rng);
    const expected = values[0]!.map((_, seat) =>
      mix.reduce((sum, share, card) => sum + share * values[card]![seat]!, 0),
    );
    results.push({ mix, values, expected });
  }
  return results;
}

/** Plays every card of one seat against the same cards of the others, which are drawn from their mixes. */
function* valueCards(
  tree: Tree,
  mixes: readonly Mix[],
  mover: number,
  rounds: number,
  rng: Rng,
): Computation<number[][]> {
  const means = mixes[mover]!.map(() => createMeans(tree.values.length));
  for (let round = 0; round < rounds; round++) {
    const joint = mixes.map((mix) => rng.pickWeighted(mix));
    for (const [card, bySeat] of means.entries()) {
      joint[mover] = card;
      tree.iterate(rng, joint);
      for (const [seat, mean] of bySeat.entries()) mean.add(tree.values[seat]!);
      yield;
    }
  }
  return means.map(meansOf);
}

function subtractStatistics(late: MoveStatistics, early: MoveStatistics): MoveStatistics {
  return {
    tries: subtract(late.tries, early.tries),
    valueSums: subtract(late.valueSums, early.valueSums),
    squareSums: subtract(late.squareSums, early.squareSums),
  };
}

/** By card: its mean result during the search. */
function valuesOf({ tries, valueSums }: MoveStatistics): number[] {
  return tries.map((count, card) => (count === 0 ? -Infinity : valueSums[card]! / count));
}

/**
 * How often a seat plays its cards: half as often as the search tried them, half by their values. What the search tries most among equal cards
 * differs from run to run, and people do not see small differences either.
 */
function createMix(statistics: MoveStatistics): Mix {
  const values = valuesOf(statistics);
  const highest = Math.max(...values);
  const byTries = normalize(statistics.tries);
  const byValue = normalize(values.map((value) => Math.exp((value - highest) / MIX_TEMPERATURE)));
  return byTries.map((share, card) => (share + byValue[card]!) / 2);
}

function normalize(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
