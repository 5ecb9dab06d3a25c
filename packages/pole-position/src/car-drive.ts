import type { Seat } from '@paddock/kernel';
import { companionsOf, seatsWithSameCard } from './companions.ts';
import { countCarsAhead, lookUpDrive, USES_ALL, USES_ALL_BIT } from './open-road.ts';
import { indexRoad, roadIndex } from './road-index.ts';
import { driveCar, findPlaceAhead, findPlaceBehind, roadWithout } from './road.ts';
import {
  type BitSet,
  type Car,
  CARS_PER_SEAT,
  KIND_COMEBACK,
  FINISH_SPACE,
  KIND_PIT,
  KIND_SLIP,
  START_SPACE,
  type State,
  KIND_TURBO,
} from './types.ts';

// Own names for what the hot loop reads: V8 takes imported ones for variables, which costs a tenth of the speed of playouts.
const TEAM_SIZE = CARS_PER_SEAT;
const START = START_SPACE;
const FINISH = FINISH_SPACE;
const COMEBACK = KIND_COMEBACK;
const PIT = KIND_PIT;
const SLIP = KIND_SLIP;
const TURBO = KIND_TURBO;
const index = roadIndex;
const ALL_POINTS_BIT = USES_ALL_BIT;
const ALL_POINTS = USES_ALL;

/**
 * A drive up to where it lands as one number: the space, `USES_ALL`, the start and the bonus. The space of a car that crosses the line may
 * be beyond it.
 */
type PackedDrive = number;
export const SPACE_MASK = ALL_POINTS - 1;
const START_SHIFT = ALL_POINTS_BIT + 1;
const BONUS_SHIFT = START_SHIFT + ALL_POINTS_BIT;

/** Where it drives from: not where it stands when it first loses or gains a place (PP-26, PP-27). */
export function startOf(drive: PackedDrive): number {
  return (drive >> START_SHIFT) & SPACE_MASK;
}

/** What Comeback adds to the card (PP-22). */
export function bonusOf(drive: PackedDrive): number {
  return drive >> BONUS_SHIFT;
}

/** Where the car lands. */
export function goalOf(drive: PackedDrive): number {
  return Math.min(drive & SPACE_MASK, FINISH);
}

/** Whether it uses all its points (PP-8). */
export function usesAllPoints(drive: PackedDrive): boolean {
  return (drive & ALL_POINTS) !== 0;
}

/** The cars of the player to move that may be picked now, as bits 0 to 2: those that use all points, or if there is none, any (PP-8). */
export function carsToPick(s: State, plus: boolean, seat: Seat): BitSet {
  indexRoad(s);
  if (!index.hasDrives) planDrives(s, plus, seat);
  return index.pickable;
}

/** The drive of a car of the player to move that may be picked. */
export function driveOf(s: State, plus: boolean, seat: Seat, own: number): PackedDrive {
  indexRoad(s);
  // Only this one if the legal moves were not asked for: searches know them from before.
  return index.hasDrives ? index.drives[own]! : planDrive(s, plus, seat, own, seatsWithSameCard(s, seat));
}

/** Works out the drives of all cars of the player to move, and from them which cars may be picked. */
function planDrives(s: State, plus: boolean, seat: Seat): void {
  const others = seatsWithSameCard(s, seat);
  const idle = (index.finished | s.spin) >> (seat * TEAM_SIZE);
  let able = 0;
  let any = 0;
  for (let own = 0; own < TEAM_SIZE; own++) {
    if ((idle & (1 << own)) !== 0) continue;
    const drive = planDrive(s, plus, seat, own, others);
    index.drives[own] = drive;
    any |= 1 << own;
    able |= ((drive >> ALL_POINTS_BIT) & 1) << own;
  }
  index.pickable = able === 0 ? any : able;
  index.hasDrives = true;
}

function planDrive(s: State, plus: boolean, seat: Seat, own: number, others: BitSet): PackedDrive {
  const car = seat * TEAM_SIZE + own;
  const at = s.at[car]!;
  const token = at === START ? -1 : s.course[at - 1]!;
  const points = s.chosen[seat]!;
  return isOpenDrive(plus, token, others)
    ? planOpenDrive(s, token, at, points)
    : planSpecialDrive(s, plus, car, token, points, others);
}

/** Whether what the card does can be looked up: the car drives from where it stands, and passes others one at a time. */
function isOpenDrive(plus: boolean, token: number, others: BitSet): boolean {
  if ((others | index.sharing) !== 0) return false;
  return !plus || (token !== PIT && token !== TURBO);
}

function planOpenDrive(s: State, token: number, at: number, points: number): PackedDrive {
  // Finished cars count too (PP-22).
  const bonus = token === COMEBACK ? 1 + s.arrived + countCarsAhead(at) : 0;
  return at + lookUpDrive(at, points + bonus, token === SLIP) + (at << START_SHIFT) + (bonus << BONUS_SHIFT);
}

/** Any drive, step by step. */
function planSpecialDrive(
  s: State,
  plus: boolean,
  car: Car,
  token: number,
  points: number,
  others: BitSet,
): PackedDrive {
  const at = s.at[car]!;
  const companions = companionsOf(s, car, others);
  const road = roadWithout(s, companions);
  const bonus = token === COMEBACK ? placeInRace(s, at, companions) : 0;
  let start = at;
  if (plus && (token === PIT || token === TURBO)) {
    const shifted = token === PIT ? findPlaceBehind(s.road, road, at, at) : findPlaceAhead(s.road, road, at, at);
    if (shifted === FINISH) return packDrive(FINISH, bonus, FINISH, true);
    if (shifted !== -1) start = shifted;
  }
  // It may pass companions that have not moved yet, but not stop with them (PP-11).
  const closed = (companions & ~s.moved) === 0 ? -1 : s.from[car]!;
  driveCar(road, at, closed, start, points + bonus, token === SLIP, driveResult);
  return packDrive(start, bonus, driveResult.to, driveResult.usesAll);
}

/** Reused by every drive. */
const driveResult = { to: 0, usesAll: false };

function packDrive(start: number, bonus: number, to: number, usesAll: boolean): PackedDrive {
  return to | (usesAll ? ALL_POINTS : 0) | (start << START_SHIFT) | (bonus << BONUS_SHIFT);
}

/** Finished cars count, companions do not, and cars on one space have the same place (PP-22). */
function placeInRace(s: State, at: number, companions: BitSet): number {
  let place = 1;
  for (let other = 0; other < s.at.length; other++) {
    if (s.at[other]! > at && (companions & (1 << other)) === 0) place++;
  }
  return place;
}
