import { type Card, printed } from '@paddock/formel-fun';

/** The numbers printed on a card; `null` where it has none. */
export interface CardNumbers {
  readonly red: number | null;
  readonly blue: number | null;
}

export function cardNumbersOf(card: Card): CardNumbers {
  if (card === 'T') return { red: null, blue: null };
  const number = Number(card.slice(1));
  if (card.startsWith('B')) return { red: null, blue: number };
  return { red: number, blue: number === 1 ? 10 : 3 };
}

export type HighlightedNumber = 'red' | 'blue' | 'turbo' | null;

/** Which number of a card to highlight for a car at this position; a test compares it with the previews. */
export function highlightedNumberOf(card: Card, pos: number | null): HighlightedNumber {
  if (pos === null) return null;
  if (card === 'T') return 'turbo';
  return cardNumbersOf(card).red === printed(pos) ? 'red' : 'blue';
}
