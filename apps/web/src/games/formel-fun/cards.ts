import {
  type Card,
  type CountingNumber,
  countingNumber,
  cardNumbers,
  type Move,
  printedNumber,
  TURBO_SPACES,
} from '@paddock/formel-fun';

export type HighlightedNumber = CountingNumber | null;

/** Which number of a card to highlight for a car at this position. */
export function highlightedNumberOf(card: Card, pos: number | null): HighlightedNumber {
  return pos === null ? null : countingNumber(card, printedNumber(pos));
}

/** What a card will count on a space with this printed number. */
export interface NextValue {
  readonly counts: CountingNumber;
  readonly value: number;
}

export function nextValueOf(card: Card, printed: number): NextValue {
  const counts = countingNumber(card, printed);
  return { counts, value: counts === 'turbo' ? TURBO_SPACES : cardNumbers(card)[counts]! };
}

/** The places in the hand of the cards that a move takes out of it; `at` is the place of its first card. */
export function spentPlaces(hand: readonly Card[], { turbo }: Move, at: number): readonly number[] {
  return turbo ? [at, hand.findLastIndex((card, i) => card === 'T' && i !== at)] : [at];
}
