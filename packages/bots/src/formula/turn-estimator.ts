import { formula, type FormulaTypes, isDraw, type State } from '@paddock/formula';
import { defaultOptions, type Observation, Rng } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import {
  CARD_KINDS,
  CARD_WEIGHTS,
  cardCountsOf,
  cardsLaidBy,
  type HandCode,
  handSizeOf,
  JOKER_KIND,
} from './hand-code.ts';

export type FormulaGame = Observation<FormulaTypes>['game'];

/** The number of sample formulas on the table that a hand is tried against. */
const SAMPLE_FORMULAS = 40;
/** Larger hands are not solved but estimated from their size alone. */
const MAX_SOLVED_HAND = 7;
const CARDS_PER_TURN = 2.6;
/** By hand size: the average number of turns to play the hand. */
const TYPICAL_TURNS = [0, 2.3, 1.7, 1.4, 2.4, 2.1, 2.1, 3];

/** Stands for "no card" in a set of at most three. */
const NO_CARD = CARD_KINDS;
const SET_COUNT = (CARD_KINDS + 1) ** 3;

/** Encodes a set of one to three cards to lay, kinds in ascending order. */
function setCodeOf(first: number, second: number, third: number): number {
  return (first * (CARD_KINDS + 1) + second) * (CARD_KINDS + 1) + third;
}

/**
 * Estimates how many turns a seat needs to play all its cards, whatever formula the others leave on the table: solved
 * backwards from the empty hand, averaged over sample formulas. So it knows which cards go together: 2, 3, 5 make a
 * formula of their own and go in one turn, while 7, 7, 9 rarely do.
 */
export class TurnEstimator {
  /** By sample formula, then by set code: 1 if these cards can be played on it. */
  readonly #fits: readonly Uint8Array[];
  readonly #turns = new Map<HandCode, number>([[0, 0]]);

  constructor(fits: readonly Uint8Array[]) {
    this.#fits = fits;
  }

  turnsFor(hand: HandCode): number {
    const known = this.#turns.get(hand);
    if (known !== undefined) return known;
    const turns = this.#solve(hand);
    this.#turns.set(hand, turns);
    return turns;
  }

  /** The turns left after drawing an unknown card to a hand of this size. */
  turnsAfterDraw(size: number): number {
    return size < MAX_SOLVED_HAND ? TYPICAL_TURNS[size + 1]! : (size + 1) / CARDS_PER_TURN + 0.5;
  }

  #solve(hand: HandCode): number {
    const counts = cardCountsOf(hand);
    const size = handSizeOf(hand);
    if (size > MAX_SOLVED_HAND) return size / CARDS_PER_TURN + 0.5;
    const sets = this.#setsIn(hand, counts);
    const drawn = this.turnsAfterDraw(size);
    let sum = 0;
    for (const fits of this.#fits) {
      const best = sets.find(({ set, after }) => fits[set] === 1 || after >= drawn);
      sum += 1 + Math.min(drawn, best?.after ?? drawn);
    }
    return sum / this.#fits.length;
  }

  /** Every set of cards that may be laid, with the turns left after it; best first. */
  #setsIn(hand: HandCode, counts: readonly number[]): { set: number; after: number }[] {
    const sets: { set: number; after: number }[] = [];
    const held = (kind: number, used: number): boolean => counts[kind]! > used;
    for (let i = 0; i < CARD_KINDS; i++) {
      if (!held(i, 0)) continue;
      const without = hand - CARD_WEIGHTS[i]!;
      sets.push({ set: setCodeOf(i, NO_CARD, NO_CARD), after: this.turnsFor(without) });
      for (let j = i; j < CARD_KINDS; j++) {
        if (!held(j, j === i ? 1 : 0)) continue;
        const two = without - CARD_WEIGHTS[j]!;
        sets.push({ set: setCodeOf(i, j, NO_CARD), after: this.turnsFor(two) });
        for (let k = j; k < CARD_KINDS; k++) {
          if (!held(k, (k === i ? 1 : 0) + (k === j ? 1 : 0))) continue;
          sets.push({ set: setCodeOf(i, j, k), after: this.turnsFor(two - CARD_WEIGHTS[k]!) });
        }
      }
    }
    return sets.sort((x, y) => x.after - y.after);
  }
}

/** By the option `useTable` (FO-22), the only one that changes which formulas are allowed. */
const ESTIMATORS = new Map<boolean, TurnEstimator>();

/** The estimator for a game. `prepareTurnEstimator` must have run before. */
export function turnEstimatorFor(game: FormulaGame): TurnEstimator {
  const known = ESTIMATORS.get(game.options.useTable);
  if (known === undefined) throw new Error('the turn estimator has not been prepared');
  return known;
}

export function* prepareTurnEstimator({ options: { goal, useTable } }: FormulaGame): Computation<void> {
  // When points are counted the result of a formula matters, and hardly how soon the hand is empty.
  if (goal === 'points' || ESTIMATORS.has(useTable)) return;
  // Always from a game with three seats: a decision must not depend on which game was prepared first.
  const game = formula.create(3, { ...defaultOptions(formula.options), useTable });
  const fits: Uint8Array[] = [];
  for (const position of playSampleFormulas(game)) {
    fits.push(findPlayableSets(game, position));
    yield;
  }
  ESTIMATORS.set(useTable, new TurnEstimator(fits));
}

/** Positions from games in which every seat lays as many cards as it can. */
function playSampleFormulas(game: FormulaGame): State[] {
  const rng = Rng.from('formulas typical of play');
  const positions: State[] = [];
  while (positions.length < SAMPLE_FORMULAS) {
    const s = game.setup();
    while (playMostCards(game, s, rng)) {
      // The first turn and a binding formula have special rules.
      if (s.turns > 1 && s.phase === 'play' && s.bound === 0 && !s.notZero) positions.push(game.clone(s));
    }
  }
  return positions.slice(0, SAMPLE_FORMULAS);
}

/** Plays one turn with as many cards as possible. Returns `false` if the game has ended. */
function playMostCards(game: FormulaGame, s: State, rng: Rng): boolean {
  for (;;) {
    const awaiting = game.awaiting(s);
    if (awaiting.kind === 'over') return false;
    if (awaiting.kind === 'moves') break;
    game.resolve(s, rng.below(awaiting.ways));
  }
  const seat = s.toMove;
  const legal = game.legalMoves(s, seat);
  const sizes = legal.map((move) => (isDraw(move) ? 0 : handSizeOf(cardsLaidBy(game.moveId(move)))));
  const most = Math.max(...sizes);
  game.play(s, seat, rng.pick(legal.filter((_, i) => sizes[i] === most)));
  return true;
}

/** Finds which sets of cards can be played on this formula. A joker may stand for any digit. */
function findPlayableSets(game: FormulaGame, position: State): Uint8Array {
  const s = game.clone(position);
  for (let kind = 0; kind < CARD_KINDS; kind++) s.hands[s.toMove * CARD_KINDS + kind] = kind === JOKER_KIND ? 0 : 3;
  s.handSizes[s.toMove] = 3 * JOKER_KIND;
  const fits = new Uint8Array(SET_COUNT);
  const sets = new Set<HandCode>();
  for (const move of game.legalMoves(s, s.toMove)) if (!isDraw(move)) sets.add(cardsLaidBy(game.moveId(move)));
  for (const set of sets) {
    const kinds = cardCountsOf(set).flatMap((count, kind) => Array.from({ length: count }, () => kind));
    markWithJokers(fits, kinds);
  }
  return fits;
}

function markWithJokers(fits: Uint8Array, kinds: readonly number[]): void {
  for (let jokers = 0; jokers < 1 << kinds.length; jokers++) {
    const set = kinds.map((kind, i) => ((jokers >> i) & 1 ? JOKER_KIND : kind)).sort((x, y) => x - y);
    fits[setCodeOf(set[0]!, set[1] ?? NO_CARD, set[2] ?? NO_CARD)] = 1;
  }
}
