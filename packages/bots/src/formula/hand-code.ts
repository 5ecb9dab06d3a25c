import {
  CARDS,
  codeAt,
  DECK,
  isKeptToken,
  kindOf,
  type MoveId,
  PLACE_A,
  PLACE_B,
  PLACE_C,
  type State,
  TOKEN_BITS,
  TOKEN_MASK,
  type TokenCode,
} from '@paddock/formula';

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

/** By the code of a number in a move: the cards that it takes from the hand. */
const CARDS_LAID = Float64Array.from({ length: (TOKEN_MASK + 1) ** 3 }, (_, code: TokenCode) => {
  let laid = 0;
  for (let left = code; left !== 0; left >>= TOKEN_BITS) {
    const token = left & TOKEN_MASK;
    if (token !== 0 && !isKeptToken(token)) laid += CARD_WEIGHTS[kindOf(token)]!;
  }
  return laid;
});

/** The cards that a formula takes from the hand. */
export function cardsLaidBy(id: MoveId): HandCode {
  return CARDS_LAID[codeAt(id, PLACE_A)]! + CARDS_LAID[codeAt(id, PLACE_B)]! + CARDS_LAID[codeAt(id, PLACE_C)]!;
}
