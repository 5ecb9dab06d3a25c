/** The cards of Formula, in the hand and on the table. */

const CARDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'J']; // in sort order
export const DIGITS = CARDS.slice(0, 10);

export function sortCards(cards: readonly string[]): string[] {
  return [...cards].sort((x, y) => CARDS.indexOf(x) - CARDS.indexOf(y));
}

/** FO-1, FO-2: three 0s, six each of 1..9 and two jokers. */
export function createDeck(): string[] {
  return CARDS.flatMap((card) => Array<string>(card === '0' ? 3 : card === 'J' ? 2 : 6).fill(card));
}

/** The cards without one of this kind, or null when there is none. */
export function removeCard(cards: readonly string[], card: string): string[] | null {
  const index = cards.indexOf(card);
  return index < 0 ? null : cards.filter((_, i) => i !== index);
}

/** The cards without all of these, or null when they are not all there. */
export function removeCards(cards: readonly string[], taken: readonly string[]): string[] | null {
  let rest: string[] | null = [...cards];
  for (const card of taken) rest = rest && removeCard(rest, card);
  return rest;
}

/** FO-18: the card of a laid or lying token: a joker is a joker whatever it stands for. */
export function cardOf(token: string): string {
  return token.startsWith('J') ? 'J' : token;
}

/** FO-18: the digit of a card on the table. */
export function digitOf(token: string): string {
  return token.slice(-1);
}

export function valueOf(number: readonly string[]): number {
  return Number(number.map(digitOf).join(''));
}
