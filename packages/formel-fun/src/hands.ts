import { KIND_COUNT, KIND_TURBO, SECOND_TURBO } from './cards.ts';
import type { State } from './types.ts';

export function handSizeOf(s: State, seat: number): number {
  let cards = 0;
  for (let i = seat * KIND_COUNT; i < (seat + 1) * KIND_COUNT; i++) cards += s.hands[i]!;
  return cards;
}

/** Computes `held` of a seat from the cards of all hands. */
export function kindsHeld(hands: readonly number[], seat: number): number {
  let kinds = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) if (hands[seat * KIND_COUNT + kind]! > 0) kinds |= 1 << kind;
  return hands[seat * KIND_COUNT + KIND_TURBO]! > 1 ? kinds | SECOND_TURBO : kinds;
}

export function addToHand(s: State, seat: number, kind: number): void {
  const count = ++s.hands[seat * KIND_COUNT + kind]!;
  s.held[seat]! |= kind === KIND_TURBO && count > 1 ? SECOND_TURBO : 1 << kind;
}

export function takeFromHand(s: State, seat: number, kind: number): void {
  const count = --s.hands[seat * KIND_COUNT + kind]!;
  if (count === 0) s.held[seat]! &= ~(1 << kind);
  else if (kind === KIND_TURBO && count === 1) s.held[seat]! &= ~SECOND_TURBO;
}

export function emptyHand(s: State, seat: number): void {
  s.hands.fill(0, seat * KIND_COUNT, (seat + 1) * KIND_COUNT);
  s.held[seat] = 0;
}
