import type { Seat } from '@paddock/kernel';
import { bonusOf, driveOf, goalOf, SPACE_MASK, startOf, usesAllPoints } from './car-drive.ts';
import { companionsOf, seatsWithSameCard } from './companions.ts';
import { findPlaceAhead, findPlaceBehind, roadWithout } from './road.ts';
import { CARS_PER_SEAT, FINISH_SPACE, KIND_OIL, KIND_PIT, KIND_TURBO, type State } from './types.ts';

// Own names for what the hot loop reads (see car-drive.ts).
const TEAM_SIZE = CARS_PER_SEAT;
const FINISH = FINISH_SPACE;
const OIL = KIND_OIL;
const PIT = KIND_PIT;
const TURBO = KIND_TURBO;
const MASK = SPACE_MASK;

/** Where a car that is picked stands in the end, plus `SPINS` if it spins there (PP-17 to PP-19). */
type Landing = number;
const SPINS = MASK + 1;

export function endOf(landing: Landing): number {
  return landing & MASK;
}

export function spinsAfter(landing: Landing): boolean {
  return landing >= SPINS;
}

/** Where a car of the player to move ends up that may be picked. */
export function computeLanding(s: State, plus: boolean, seat: Seat, own: number): Landing {
  const drive = driveOf(s, plus, seat, own);
  const to = goalOf(drive);
  if (to === FINISH) return to;
  // A car that moved 0 spaces has not landed (PP-8).
  if (to === startOf(drive)) return to;
  const token = s.course[to - 1]!;
  if (token === OIL) return to | SPINS;
  if (plus || (token !== PIT && token !== TURBO)) return to;
  const car = seat * TEAM_SIZE + own;
  const at = s.at[car]!;
  const road = roadWithout(s, companionsOf(s, car, seatsWithSameCard(s, seat)));
  const shifted = token === PIT ? findPlaceBehind(s.road, road, at, to) : findPlaceAhead(s.road, road, at, to);
  // The space it comes to has no effect (PP-20).
  return shifted === -1 ? to : shifted;
}

/** What happens to a car that is picked: its drive (see car-drive.ts), where it stands in the end, and whether it spins there. */
export interface CarDrive {
  start: number;
  bonus: number;
  to: number;
  usesAll: boolean;
  end: number;
  spins: boolean;
}

/** What picking a car of the player to move does. */
export function describeDrive(s: State, plus: boolean, seat: Seat, own: number): CarDrive {
  const drive = driveOf(s, plus, seat, own);
  const landing = computeLanding(s, plus, seat, own);
  return {
    start: startOf(drive),
    bonus: bonusOf(drive),
    to: goalOf(drive),
    usesAll: usesAllPoints(drive),
    end: endOf(landing),
    spins: spinsAfter(landing),
  };
}
