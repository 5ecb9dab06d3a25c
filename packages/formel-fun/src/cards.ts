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
const DISTANCES: readonly number[] = Array.from({ length: 30 * MOVES.length }, (_, i) => {
  const kind = (i % MOVES.length) >> 1;
  const extra = i % 2 === 1 ? TURBO_SPACES : 0;
  return distanceOfCard(CARDS[kind]!, (Math.floor(i / MOVES.length) % 10) + 1) + extra;
});

function distanceOfCard(card: Card, printed: number): number {
  const number = countingNumber(card, printed);
  return number === 'turbo' ? TURBO_SPACES : cardNumbers(card)[number]!;
}

export function distanceOf(move: number, space: number): number {
  return DISTANCES[space * MOVES.length + move]!;
}

/**
 * The legal moves depend only on which kinds are in the hand, whether a second Turbo is, and whether an extra Turbo
 * is still allowed: every such list is made once and then shared by all positions. Few of the possible keys ever come
 * up, so they lead to the lists through small numbers, and what is used stays in the processor's cache.
 */
const MOVE_LISTS: (readonly Move[])[] = [[]];
const MOVE_LIST_BY_KEY = new Uint16Array(1 << (KIND_COUNT + 2));

export function movesFor(held: number, extraAllowed: boolean): readonly Move[] {
  const key = extraAllowed ? held | (1 << (KIND_COUNT + 1)) : held;
  if (MOVE_LIST_BY_KEY[key] === 0) MOVE_LIST_BY_KEY[key] = MOVE_LISTS.push(listMoves(key)) - 1;
  return MOVE_LISTS[MOVE_LIST_BY_KEY[key]!]!;
}

function listMoves(key: number): readonly Move[] {
  const holds = (bit: number): boolean => (key & (1 << bit)) !== 0;
  const extraAllowed = holds(KIND_COUNT + 1);
  return MOVES.filter((_, move) => {
    const kind = move >> 1;
    if (!holds(kind)) return false;
    if (move % 2 === 0) return true;
    return extraAllowed && (kind === KIND_TURBO ? holds(KIND_COUNT) : holds(KIND_TURBO));
  });
}
