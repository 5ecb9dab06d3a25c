import { type Card, type CountingNumber, countingNumber, printed } from '@paddock/formel-fun';

export type Lit = CountingNumber | null;

/** Which of its numbers to light up for a car at this position. */
export function litOn(card: Card, pos: number | null): Lit {
  return pos === null ? null : countingNumber(card, printed(pos));
}
