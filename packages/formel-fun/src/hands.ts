import { KINDS, TURBO } from './cards.ts';
import type { State } from './types.ts';

/** The bit of `held` that says that a hand has two Turbos or more: one of them may go with the other. */
const SECOND_TURBO = 1 << KINDS;

export function handSize(s: State, seat: number): number {
  let cards = 0;
  for (let i = seat * KINDS; i < (seat + 1) * KINDS; i++) cards += s.hands[i]!;
  return cards;
}

/** What `held` says of a seat's hand, worked out from the cards of all hands. */
export function kindsHeld(hands: readonly number[], seat: number): number {
  let kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) if (hands[seat * KINDS + kind]! > 0) kinds |= 1 << kind;
  return hands[seat * KINDS + TURBO]! > 1 ? kinds | SECOND_TURBO : kinds;
}

export function addToHand(s: State, seat: number, kind: number): void {
  const count = ++s.hands[seat * KINDS + kind]!;
  s.held[seat]! |= kind === TURBO && count > 1 ? SECOND_TURBO : 1 << kind;
}

export function takeFromHand(s: State, seat: number, kind: number): void {
  const count = --s.hands[seat * KINDS + kind]!;
  if (count === 0) s.held[seat]! &= ~(1 << kind);
  else if (kind === TURBO && count === 1) s.held[seat]! &= ~SECOND_TURBO;
}

export function emptyHand(s: State, seat: number): void {
  s.hands.fill(0, seat * KINDS, (seat + 1) * KINDS);
  s.held[seat] = 0;
}
