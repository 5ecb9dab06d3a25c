import { KIND_COUNT, KIND_JOKER, MAX_LAID } from './cards.ts';

/**
 * How many of each digit there are, in one whole number: three bits for each digit. With at most three cards to lay, counts above three make
 * no difference, so two bits hold a count. The third stays free: it is set in a hand, and a subtraction clears it where cards are missing.
 * So whether a hand has some cards takes one subtraction, whichever and however many they are.
 */
export type CardCounts = number;

// Own names for what the search reads all the time (see formulas.ts).
const HAND_LENGTH = KIND_COUNT;
const DIGIT_KINDS = KIND_JOKER;
const MAX_COUNT = MAX_LAID;

const COUNT_BITS = 3;
const SPARE_BIT = 1 << (COUNT_BITS - 1);
const SPARE_BITS: CardCounts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].reduce(
  (bits, digit) => bits | (SPARE_BIT << (digit * COUNT_BITS)),
  0,
);

/** One card of a digit. */
export function oneCard(digit: number): CardCounts {
  return 1 << (digit * COUNT_BITS);
}

/** The digits of a hand, with the spare bits set. */
export function countDigits(hands: readonly number[], seat: number): CardCounts {
  let counts = SPARE_BITS;
  const start = seat * HAND_LENGTH;
  for (let digit = 0; digit < DIGIT_KINDS; digit++) {
    const count = hands[start + digit]!;
    counts += (count < MAX_COUNT ? count : MAX_COUNT) << (digit * COUNT_BITS);
  }
  return counts;
}

/** The digits that a hand lacks, as bits. */
export function lackingDigitsOf(hands: readonly number[], seat: number): number {
  let digits = 0;
  const start = seat * HAND_LENGTH;
  for (let digit = 0; digit < DIGIT_KINDS; digit++) if (hands[start + digit] === 0) digits |= 1 << digit;
  return digits;
}

/** Whether a hand (see `countDigits`) has the cards, at most three of them. */
export function hasCards(held: CardCounts, wanted: CardCounts): boolean {
  return ((held - wanted) & SPARE_BITS) === SPARE_BITS;
}
