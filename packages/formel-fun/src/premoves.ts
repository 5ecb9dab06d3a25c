import type { Seat } from '@paddock/kernel';
import { mayPlayExtraTurbo, moveId, movesFor, KIND_TURBO } from './cards.ts';
import { kindsHeld } from './hands.ts';
import { CARDS, type Move, type View } from './types.ts';

/** A card for each of the seat's next cars, from the hand as it is now: what will be drawn in between is not known yet. */
export function listPremoves(view: View, seat: Seat, chosen: readonly Move[]): readonly Move[] {
  if (view.hand === null || chosen.length >= carsToMove(view, seat)) return [];
  const { hand } = view;
  const counts = CARDS.map((card) => hand.filter((other) => other === card).length);
  let extraTurbos = view.extraTurbos[seat]!;
  for (const move of chosen) {
    counts[moveId(move) >> 1]!--;
    if (!move.turbo) continue;
    counts[KIND_TURBO]!--;
    extraTurbos++;
  }
  return movesFor(kindsHeld(counts, 0), mayPlayExtraTurbo(extraTurbos));
}

/** How many of the seat's cars move in this turn, or in the next one when all have moved. */
function carsToMove({ cars, order }: View, seat: Seat): number {
  const now = order.filter((car) => cars[car]!.seat === seat).length;
  return now > 0 ? now : cars.filter((car) => car.seat === seat && car.out === null).length;
}
