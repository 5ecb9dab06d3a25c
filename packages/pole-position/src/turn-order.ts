import type { Seat } from '@paddock/kernel';
import { FINISH_SPACE, type View } from './types.ts';

/**
 * All seats in the order of this turn's moves, also those that have moved already, which the view's own order leaves out: highest card
 * first, then the player who was further ahead at the reveal, then seats (PP-7). Seats without a card come last.
 */
export function turnOrderOf(view: View): readonly Seat[] {
  const seats = view.points.map((_, seat) => seat);
  const best = seats.map((seat) =>
    Math.max(
      ...view.cars
        .filter((car) => car.seat === seat)
        .map(({ from, place }) => (from === FINISH_SPACE ? 2 * FINISH_SPACE - (place ?? 0) : from)),
    ),
  );
  return seats.toSorted((a, b) => (view.chosen[b] ?? 0) - (view.chosen[a] ?? 0) || best[b]! - best[a]! || a - b);
}
