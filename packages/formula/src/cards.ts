import { CARDS, type State } from './types.ts';

/** Kinds of cards: indices into `CARDS`; a digit's kind is the digit. */
export const KIND_COUNT = CARDS.length;
export const KIND_JOKER = 10;

/** How many there are of each kind: three 0s, six of every other digit, two jokers (FO-1, FO-2). */
export const DECK: readonly number[] = CARDS.map((_, kind) => (kind === 0 ? 3 : kind === KIND_JOKER ? 2 : 6));
export const DECK_SIZE = 59;

/** Cards dealt to each player (FO-4). */
export const HAND_SIZE = 7;
/** Nobody may lay more cards than this in one turn (FO-10). */
export const MAX_LAID = 3;

/** What a card left in the hand costs when points are counted (FO-25). */
export const PENALTIES: readonly number[] = CARDS.map((_, kind) => (kind === KIND_JOKER ? 25 : kind));

export function penaltyOfHand(s: State, seat: number): number {
  let worth = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) worth += s.hands[seat * KIND_COUNT + kind]! * PENALTIES[kind]!;
  return worth;
}

/** The cards the next draw chooses from: the pile, or those under the formula that will become it (FO-19). */
export function drawSource(s: State): { cards: number[]; count: number } {
  return s.pileSize > 0 ? { cards: s.pile, count: s.pileSize } : { cards: s.under, count: s.underSize };
}

export function takeFromPile(s: State, seat: number, kind: number): void {
  s.pile[kind]!--;
  s.pileSize--;
  s.hands[seat * KIND_COUNT + kind]!++;
  s.handSizes[seat]!++;
}
