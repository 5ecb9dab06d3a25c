import type { Seat } from '@paddock/kernel';
import { type BitSet, type Car, CARS_PER_SEAT, START_SPACE, type State } from './types.ts';

/** Whether another player has played the same card: without that there are no companions, and mostly there are none. */
export function hasPlayedSameCard(s: State, seat: Seat): boolean {
  const card = s.chosen[seat];
  for (let other = 0; other < s.chosen.length; other++) if (s.chosen[other] === card && other !== seat) return true;
  return false;
}

/**
 * The cars that a moving car may share spaces with (PP-11): other players' cars that stood on its space when the cards
 * were revealed, whose players played the same card, and that have moved this turn or still may. The start space makes
 * companions in the first turn only.
 */
export function companionsOf(s: State, car: Car): BitSet {
  const from = s.from[car]!;
  if (from === START_SPACE && s.turn > 1) return 0;
  const seat = (car / CARS_PER_SEAT) | 0;
  const card = s.chosen[seat]!;
  let companions = 0;
  for (let other = 0; other < s.chosen.length; other++) {
    if (s.chosen[other] !== card || other === seat) continue;
    const mayStillMove = (s.waiting & (1 << other)) !== 0 ? ~s.spin : 0;
    const first = other * CARS_PER_SEAT;
    for (let mate = first; mate < first + CARS_PER_SEAT; mate++) {
      if (s.from[mate] === from && ((s.moved | mayStillMove) & (1 << mate)) !== 0) companions |= 1 << mate;
    }
  }
  return companions;
}
