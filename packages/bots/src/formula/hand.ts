import { CARDS, DECK, type Laying, type State, type Token } from '@paddock/formula';

/**
 * A hand as one whole number, in a mixed radix of the cards there are of each kind. Laying cards is a subtraction, and what is known of a hand is looked up by this number.
 */
export type Hand = number;

export const KINDS = CARDS.length;
export const JOKER = KINDS - 1;

const RADIX = DECK.map((count) => count + 1);
/** What one card of a kind adds to the number. */
export const WEIGHT: readonly number[] = RADIX.map((_, kind) =>
  RADIX.slice(0, kind).reduce((weight, radix) => weight * radix, 1),
);

export function handIn(s: State, seat: number): Hand {
  let hand = 0;
  for (let kind = 0; kind < KINDS; kind++) hand += s.hands[seat * KINDS + kind]! * WEIGHT[kind]!;
  return hand;
}

export function countsOf(hand: Hand): number[] {
  return RADIX.map((radix, kind) => Math.floor(hand / WEIGHT[kind]!) % radix);
}

export function sizeOf(hand: Hand): number {
  let size = 0;
  for (let kind = 0, left = hand; left > 0; kind++) {
    size += left % RADIX[kind]!;
    left = Math.floor(left / RADIX[kind]!);
  }
  return size;
}

/** The cards that a formula takes from the hand. */
export function laidBy(move: Laying): Hand {
  return laidIn(move.a) + laidIn(move.b) + laidIn(move.c);
}

const KEPT = 'k'.charCodeAt(0);
const AS_JOKER = 'J'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

function laidIn(list: readonly Token[]): Hand {
  let laid = 0;
  for (let i = 0; i < list.length; i++) {
    const first = list[i]!.charCodeAt(0);
    if (first === AS_JOKER) laid += WEIGHT[JOKER]!;
    else if (first !== KEPT) laid += WEIGHT[first - ZERO]!;
  }
  return laid;
}
