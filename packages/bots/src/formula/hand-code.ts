import { CARDS, DECK, type FormulaMove, type State, type Token } from '@paddock/formula';

/**
 * A hand encoded as one number in a mixed radix of the cards that the deck has of each kind. Removing cards is a
 * subtraction, and the number is the key of lookup tables.
 */
export type HandCode = number;

export const CARD_KINDS = CARDS.length;
export const JOKER_KIND = CARD_KINDS - 1;

const RADICES = DECK.map((count) => count + 1);
/** What one card of a kind adds to the code. */
export const CARD_WEIGHTS: readonly number[] = RADICES.map((_, kind) =>
  RADICES.slice(0, kind).reduce((weight, radix) => weight * radix, 1),
);

export function encodeHand(s: State, seat: number): HandCode {
  let hand = 0;
  for (let kind = 0; kind < CARD_KINDS; kind++) hand += s.hands[seat * CARD_KINDS + kind]! * CARD_WEIGHTS[kind]!;
  return hand;
}

export function cardCountsOf(hand: HandCode): number[] {
  return RADICES.map((radix, kind) => Math.floor(hand / CARD_WEIGHTS[kind]!) % radix);
}

export function handSizeOf(hand: HandCode): number {
  let size = 0;
  for (let kind = 0, left = hand; left > 0; kind++) {
    size += left % RADICES[kind]!;
    left = Math.floor(left / RADICES[kind]!);
  }
  return size;
}

/** The cards that a formula takes from the hand. */
export function cardsLaidBy(move: FormulaMove): HandCode {
  return cardsLaidIn(move.a) + cardsLaidIn(move.b) + cardsLaidIn(move.c);
}

const KEPT_CHAR = 'k'.charCodeAt(0);
const JOKER_CHAR = 'J'.charCodeAt(0);
const ZERO_CHAR = '0'.charCodeAt(0);

function cardsLaidIn(list: readonly Token[]): HandCode {
  let laid = 0;
  for (let i = 0; i < list.length; i++) {
    const first = list[i]!.charCodeAt(0);
    if (first === JOKER_CHAR) laid += CARD_WEIGHTS[JOKER_KIND]!;
    else if (first !== KEPT_CHAR) laid += CARD_WEIGHTS[first - ZERO_CHAR]!;
  }
  return laid;
}
