import type { Card } from './types.ts';

/** What a Turbo moves, alone or as an extra card (FF-15). */
export const TURBO_SPACES = 5;

/** The numbers printed on a card; `null` where it has none. */
export interface CardNumbers {
  readonly red: number | null;
  readonly blue: number | null;
}

export function cardNumbers(card: Card): CardNumbers {
  if (card === 'T') return { red: null, blue: null };
  const number = Number(card.slice(1));
  if (card.startsWith('B')) return { red: null, blue: number };
  return { red: number, blue: number === 1 ? 10 : 3 };
}

export type CountingNumber = 'red' | 'blue' | 'turbo';

/**
 * Which number of a card counts on a space with this printed number (FF-12 to FF-15). Not a choice: on the space with the card's own red
 * number only the red number counts, even where it is less.
 */
export function countingNumber(card: Card, printed: number): CountingNumber {
  if (card === 'T') return 'turbo';
  return cardNumbers(card).red === printed ? 'red' : 'blue';
}
