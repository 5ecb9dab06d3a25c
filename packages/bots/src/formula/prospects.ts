import { formula, type FormulaKind, isDraw, type State } from '@paddock/formula';
import { defaultOptions, type Observation, Rng } from '@paddock/kernel';
import type { Computation } from '../computation.ts';
import { countsOf, type Hand, JOKER, KINDS, laidBy, sizeOf, WEIGHT } from './hand.ts';

export type Game = Observation<FormulaKind>['game'];

/** How many formulas as they lie on tables a hand is tried on. */
const TABLES = 40;
/** Hands larger than this are not looked into: so many cards take their time, whatever they are. */
const LARGEST = 7;
const CARDS_A_TURN = 2.6;
/** The turns that a hand takes, by its size, when nothing else is known of it. */
const TYPICAL = [0, 2.3, 1.7, 1.4, 2.4, 2.1, 2.1, 3];

/** Stands for no card in a set of at most three. */
const NO_CARD = KINDS;
const SETS = (KINDS + 1) ** 3;

/** A set of one to three cards to lay, kinds in rising order. */
function setOf(first: number, second: number, third: number): number {
  return (first * (KINDS + 1) + second) * (KINDS + 1) + third;
}

/**
 * How many turns a hand still takes if the others leave any formula on the table: solved backwards from the empty hand
 * over a few formulas typical of play. It knows which cards go well together: 2, 3, 5 make a formula of their own and
 * are gone in one turn, while 7, 7, 9 rarely are.
 */
export class Prospects {
  /** By table, for every set of cards whether it makes a formula there. */
  readonly #fits: readonly Uint8Array[];
  readonly #turns = new Map<Hand, number>([[0, 0]]);

  constructor(fits: readonly Uint8Array[]) {
    this.#fits = fits;
  }

  turns(hand: Hand): number {
    const known = this.#turns.get(hand);
    if (known !== undefined) return known;
    const turns = this.#solve(hand);
    this.#turns.set(hand, turns);
    return turns;
  }

  /** The turns after a card was drawn to so many: it is not known which, but more cards can be better than few. */
  afterDraw(size: number): number {
    return size < LARGEST ? TYPICAL[size + 1]! : (size + 1) / CARDS_A_TURN + 0.5;
  }

  #solve(hand: Hand): number {
    const counts = countsOf(hand);
    const size = sizeOf(hand);
    if (size > LARGEST) return size / CARDS_A_TURN + 0.5;
    const sets = this.#setsIn(hand, counts);
    const drawn = this.afterDraw(size);
    let sum = 0;
    for (const fits of this.#fits) {
      const best = sets.find(({ set, after }) => fits[set] === 1 || after >= drawn);
      sum += 1 + Math.min(drawn, best?.after ?? drawn);
    }
    return sum / this.#fits.length;
  }

  /** Every set of cards that may be laid, and the turns for the rest; the best first. */
  #setsIn(hand: Hand, counts: readonly number[]): { set: number; after: number }[] {
    const sets: { set: number; after: number }[] = [];
    const held = (kind: number, used: number): boolean => counts[kind]! > used;
    for (let i = 0; i < KINDS; i++) {
      if (!held(i, 0)) continue;
      const without = hand - WEIGHT[i]!;
      sets.push({ set: setOf(i, NO_CARD, NO_CARD), after: this.turns(without) });
      for (let j = i; j < KINDS; j++) {
        if (!held(j, j === i ? 1 : 0)) continue;
        const two = without - WEIGHT[j]!;
        sets.push({ set: setOf(i, j, NO_CARD), after: this.turns(two) });
        for (let k = j; k < KINDS; k++) {
          if (!held(k, (k === i ? 1 : 0) + (k === j ? 1 : 0))) continue;
          sets.push({ set: setOf(i, j, k), after: this.turns(two - WEIGHT[k]!) });
        }
      }
    }
    return sets.sort((x, y) => x.after - y.after);
  }
}

/** By whether the table must be used (FO-22): nothing else changes which formulas are allowed. */
const KNOWN = new Map<boolean, Prospects>();

/** The prospects at such a table; `prepareProspects` must have worked them out. */
export function prospectsFor(game: Game): Prospects {
  const known = KNOWN.get(game.options.useTable);
  if (known === undefined) throw new Error('not prepared');
  return known;
}

export function* prepareProspects({ options: { goal, useTable } }: Game): Computation<void> {
  // For points the result of a formula counts, and hardly how soon the hand is empty.
  if (goal === 'points' || KNOWN.has(useTable)) return;
  // Always the same table, whoever asks first: what a bot decides must not depend on the games before.
  const game = formula.create(3, { ...defaultOptions(formula.options), useTable });
  const fits: Uint8Array[] = [];
  for (const table of typicalTables(game)) {
    fits.push(fitsOn(game, table));
    yield;
  }
  KNOWN.set(useTable, new Prospects(fits));
}

/** Formulas from games in which everybody lays as many cards as they can. */
function typicalTables(game: Game): State[] {
  const rng = Rng.from('formulas typical of play');
  const tables: State[] = [];
  while (tables.length < TABLES) {
    const s = game.setup();
    while (layMost(game, s, rng)) {
      // The first turn has rules of its own, and so has a formula that binds.
      if (s.turns > 1 && s.phase === 'play' && s.bound === 0 && !s.notZero) tables.push(game.clone(s));
    }
  }
  return tables.slice(0, TABLES);
}

/** `false` if the game has ended. */
function layMost(game: Game, s: State, rng: Rng): boolean {
  for (;;) {
    const awaiting = game.awaiting(s);
    if (awaiting.kind === 'over') return false;
    if (awaiting.kind === 'moves') break;
    game.resolve(s, rng.below(awaiting.ways));
  }
  const seat = s.toMove;
  const legal = game.legalMoves(s, seat);
  const sizes = legal.map((move) => (isDraw(move) ? 0 : sizeOf(laidBy(move))));
  const most = Math.max(...sizes);
  game.play(s, seat, rng.pick(legal.filter((_, i) => sizes[i] === most)));
  return true;
}

/** Which sets of cards make a formula on this table: all digits are tried at once, and a joker is any of them. */
function fitsOn(game: Game, table: State): Uint8Array {
  const s = game.clone(table);
  for (let kind = 0; kind < KINDS; kind++) s.hands[s.toMove * KINDS + kind] = kind === JOKER ? 0 : 3;
  s.handSizes[s.toMove] = 3 * JOKER;
  const fits = new Uint8Array(SETS);
  const sets = new Set<Hand>();
  for (const move of game.legalMoves(s, s.toMove)) if (!isDraw(move)) sets.add(laidBy(move));
  for (const set of sets) {
    const kinds = countsOf(set).flatMap((count, kind) => Array.from({ length: count }, () => kind));
    markWithJokers(fits, kinds);
  }
  return fits;
}

function markWithJokers(fits: Uint8Array, kinds: readonly number[]): void {
  for (let jokers = 0; jokers < 1 << kinds.length; jokers++) {
    const set = kinds.map((kind, i) => ((jokers >> i) & 1 ? JOKER : kind)).sort((x, y) => x - y);
    fits[setOf(set[0]!, set[1] ?? NO_CARD, set[2] ?? NO_CARD)] = 1;
  }
}
