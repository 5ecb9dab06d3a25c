import type { Seat } from '@paddock/kernel';
import { lowestBitOf } from './fuel.ts';
import { roadIndex } from './road-index.ts';
import { type BitSet, type Car, CARS_PER_SEAT, START_SPACE, type State } from './types.ts';

// Own names for what the hot loop reads (see car-drive.ts).
const index = roadIndex;
const TEAM_SIZE = CARS_PER_SEAT;

/** The other players who have played the same card. Without them there are no companions, and mostly there are none. */
export function seatsWithSameCard(s: State, seat: Seat): BitSet {
  if (!index.together) return 0;
  const { chosen } = s;
  const card = chosen[seat];
  let seats = 0;
  for (let other = 0; other < chosen.length; other++) if (chosen[other] === card) seats |= 1 << other;
  return seats & ~(1 << seat);
}

/**
 * The cars that a moving car may share spaces with (PP-11): cars of those `others` who played the same card that stood on its space when
 * the cards were revealed, and that have moved this turn or still may. The start space makes companions in the first turn only.
 */
export function companionsOf(s: State, car: Car, others: BitSet): BitSet {
  const from = s.from[car]!;
  if (from === START_SPACE && s.turn > 1) return 0;
  let companions = 0;
  for (let left = others; left !== 0; left &= left - 1) {
    const other = lowestBitOf(left);
    const mayStillMove = (s.waiting & (1 << other)) !== 0 ? ~s.spin : 0;
    const first = other * TEAM_SIZE;
    for (let mate = first; mate < first + TEAM_SIZE; mate++) {
      if (s.from[mate] === from && ((s.moved | mayStillMove) & (1 << mate)) !== 0) companions |= 1 << mate;
    }
  }
  return companions;
}
