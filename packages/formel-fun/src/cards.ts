import { countingNumber, cardNumbers, TURBO_SPACES } from './faces.ts';
import { CARDS, type Card, type Move } from './types.ts';

/** Kinds of cards: indices into `CARDS`. */
export const KIND_COUNT = CARDS.length;
export const KIND_TURBO = CARDS.indexOf('T');
const RED_10 = CARDS.indexOf('R10');

/** How many there are of each kind, 110 in all (FF-4). */
export const DECK: readonly number[] = CARDS.map((card) => (card === 'T' ? 6 : 8));
export const DECK_SIZE = 110;

export const HAND_SIZE = 5;
/** No player may play more extra Turbos than this in a game: the hand would fall below two cards (FF-16). */
export const MAX_EXTRA_TURBOS = 3;

export function mayPlayExtraTurbo(played: number): boolean {
  return played < MAX_EXTRA_TURBOS;
}

/** Every move there is, by `moveId`: kind of the first card, doubled, plus one with an extra Turbo. */
export const MOVES: readonly Move[] = CARDS.flatMap((card) => [
  { card, turbo: false },
  { card, turbo: true },
]);

const MOVE_COUNT = MOVES.length;

export function moveId({ card, turbo }: Move): number {
  return kindOf(card) * 2 + (turbo ? 1 : 0);
}

/** Reads the kind off the card's name: a map from names to kinds would take a tenth of the time of a game. */
function kindOf(card: Card): number {
  if (card === 'T') return KIND_TURBO;
  if (card === 'R10') return RED_10;
  const digit = card.charCodeAt(1) - ZERO_CHAR;
  return card.charCodeAt(0) === RED_CHAR ? digit - 1 : RED_10 + digit - 5;
}
const ZERO_CHAR = '0'.charCodeAt(0);
const RED_CHAR = 'R'.charCodeAt(0);

/** How far a move goes from each of the 30 spaces (FF-12 to FF-15), by [space * moves + moveId]; space 0 is a "1". */
const DISTANCES: readonly number[] = Array.from({ length: 30 * MOVE_COUNT }, (_, i) => {
  const kind = (i % MOVE_COUNT) >> 1;
  const extra = i % 2 === 1 ? TURBO_SPACES : 0;
  return distanceOfCard(CARDS[kind]!, (Math.floor(i / MOVE_COUNT) % 10) + 1) + extra;
});

function distanceOfCard(card: Card, printed: number): number {
  const number = countingNumber(card, printed);
  return number === 'turbo' ? TURBO_SPACES : cardNumbers(card)[number]!;
}

export function distanceOf(move: number, space: number): number {
  return DISTANCES[space * MOVE_COUNT + move]!;
}

/** The bit of `held` for a hand with at least two Turbos; the bits below it stand for the kinds. */
export const SECOND_TURBO = 1 << KIND_COUNT;
const HOLDS_TURBO = 1 << KIND_TURBO;
const ALL_KINDS = SECOND_TURBO - 1;

/**
 * Writes the ids of the legal moves of a hand to `out` and returns how many there are. Reads the bits of `held` from the lowest on: a
 * table of all lists is slower, because hands differ so much that it does not stay in the processor's cache.
 */
export function listMoveIds(held: number, extraAllowed: boolean, out: number[]): number {
  let count = 0;
  if (!extraAllowed || (held & HOLDS_TURBO) === 0) {
    for (let left = held & ALL_KINDS; left !== 0; left &= left - 1) out[count++] = 2 * lowestBitOf(left);
    return count;
  }
  for (let left = held & ALL_KINDS; left !== 0; left &= left - 1) {
    const id = 2 * lowestBitOf(left);
    out[count] = id;
    out[count + 1] = id + 1;
    count += 2;
  }
  // The Turbo is the last kind, and needs a second one to go with it.
  return (held & SECOND_TURBO) === 0 ? count - 1 : count;
}

function lowestBitOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/**
 * The legal moves depend only on which kinds are in the hand, whether a second Turbo is, and whether an extra Turbo
 * is still allowed: every such list is made once and then shared by all positions.
 */
const MOVE_LISTS: (readonly Move[] | undefined)[] = Array.from({ length: 1 << (KIND_COUNT + 2) });

export function movesFor(held: number, extraAllowed: boolean): readonly Move[] {
  return (MOVE_LISTS[extraAllowed ? held | (SECOND_TURBO << 1) : held] ??= listMoves(held, extraAllowed));
}

function listMoves(held: number, extraAllowed: boolean): readonly Move[] {
  const ids: number[] = [];
  const count = listMoveIds(held, extraAllowed, ids);
  return ids.slice(0, count).map((id) => MOVES[id]!);
}
