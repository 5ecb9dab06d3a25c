import { type Card, type CountingNumber, countingNumber, printedNumber } from '@paddock/formel-fun';

export type HighlightedNumber = CountingNumber | null;

/** Which number of a card to highlight for a car at this position. */
export function highlightedNumberOf(card: Card, pos: number | null): HighlightedNumber {
  return pos === null ? null : countingNumber(card, printedNumber(pos));
}
