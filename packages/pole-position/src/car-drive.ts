import type { Seat } from '@paddock/kernel';
import { companionsOf, seatsWithSameCard } from './companions.ts';
import { driveCar, findPlaceAhead, findPlaceBehind, roadWithout } from './road.ts';
import {
  type BitSet,
  CARS_PER_SEAT,
  KIND_COMEBACK,
  FINISH_SPACE,
  KIND_OIL,
  KIND_PIT,
  KIND_SLIP,
  START_SPACE,
  type State,
  KIND_TURBO,
} from './types.ts';

/** What happens to a car that is picked. */
export interface CarDrive {
  /** Where it drives from: not where it stands when it first loses or gains a place (PP-26, PP-27). */
  start: number;
  /** What Comeback adds to the card (PP-22). */
  bonus: number;
  to: number;
  /** Whether it uses all its points (PP-8). */
  usesAll: boolean;
  /** Where it stands in the end, and whether it spins there (PP-17 to PP-19). */
  end: number;
  spins: boolean;
}

/**
 * The drives of the cars of the player to move. They are worked out once for a position: which cars may be picked depends on all of
 * them, and the one that is picked is then driven. Reused: a result must be read before the drives of another position are asked for.
 */
const drives = [createDrive(), createDrive(), createDrive()] as const;

function createDrive(): CarDrive {
  return { start: 0, bonus: 0, to: 0, usesAll: false, end: 0, spins: false };
}

/** Whose companions the drives leave out of account (PP-11). */
const companionsOfDrives: BitSet[] = [0, 0, 0];
/** The drives that are known, as bits, and the position that they belong to: a state changes only with its turn or its mover. */
let knownDrives: BitSet = 0;
let drivesState: State | null = null;
let drivesTurn = 0;
let drivesMover = 0;

function startDrives(s: State): void {
  knownDrives = 0;
  // Only when it is another one: storing a new object in a variable of the module is slow.
  if (drivesState !== s) drivesState = s;
  drivesTurn = s.turn;
  drivesMover = s.mover;
}

/** The player's cars that may be moved now, as bits 0 to 2: those that use all points, or if there is none, any (PP-8). */
export function carsToPick(s: State, plus: boolean, seat: Seat): BitSet {
  startDrives(s);
  const others = seatsWithSameCard(s, seat);
  let able = 0;
  let any = 0;
  for (let own = 0; own < CARS_PER_SEAT; own++) {
    const car = seat * CARS_PER_SEAT + own;
    if (s.place[car] !== 0 || (s.spin & (1 << car)) !== 0) continue;
    any |= 1 << own;
    if (planDrive(s, plus, seat, own, others === 0 ? 0 : companionsOf(s, car, others))) able |= 1 << own;
  }
  knownDrives = any;
  return able === 0 ? any : able;
}

/** The whole drive of a car of the player to move. */
export function computeDrive(s: State, plus: boolean, seat: Seat, own: number): CarDrive {
  const car = seat * CARS_PER_SEAT + own;
  if (drivesState !== s || drivesMover !== s.mover || drivesTurn !== s.turn) startDrives(s);
  if ((knownDrives & (1 << own)) === 0) {
    planDrive(s, plus, seat, own, companionsOf(s, car, seatsWithSameCard(s, seat)));
    knownDrives |= 1 << own;
  }
  const drive = drives[own]!;
  const { to } = drive;
  drive.end = to;
  drive.spins = false;
  // A car that moved 0 spaces has not landed (PP-8).
  if (to === drive.start || to === FINISH_SPACE) return drive;
  const token = s.course[to - 1]!;
  if (token === KIND_OIL) {
    drive.spins = true;
  } else if (!plus && (token === KIND_PIT || token === KIND_TURBO)) {
    const at = s.at[car]!;
    const road = roadWithout(s, companionsOfDrives[own]!);
    const shifted = token === KIND_PIT ? findPlaceBehind(s.road, road, at, to) : findPlaceAhead(s.road, road, at, to);
    // The space it comes to has no effect (PP-20).
    if (shifted !== -1) drive.end = shifted;
  }
  return drive;
}

/** Works out a drive up to where it lands, and returns whether it uses all points. */
function planDrive(s: State, plus: boolean, seat: Seat, own: number, companions: BitSet): boolean {
  const car = seat * CARS_PER_SEAT + own;
  const drive = drives[own]!;
  const at = s.at[car]!;
  const road = roadWithout(s, companions);
  companionsOfDrives[own] = companions;
  // Every effect looks at the space where the car stands, not at the one it is shifted to.
  const token = at === START_SPACE ? -1 : s.course[at - 1]!;
  drive.start = at;
  drive.bonus = token === KIND_COMEBACK ? placeInRace(s, at, companions) : 0;
  if (plus && (token === KIND_PIT || token === KIND_TURBO)) {
    const shifted = token === KIND_PIT ? findPlaceBehind(s.road, road, at, at) : findPlaceAhead(s.road, road, at, at);
    if (shifted !== -1) drive.start = shifted;
  }
  if (drive.start === FINISH_SPACE) {
    drive.to = FINISH_SPACE;
    drive.usesAll = true;
    return true;
  }
  // It may pass companions that have not moved yet, but not stop with them (PP-11).
  const closed = (companions & ~s.moved) === 0 ? -1 : s.from[car]!;
  driveCar(road, at, closed, drive.start, s.chosen[seat]! + drive.bonus, token === KIND_SLIP, drive);
  return drive.usesAll;
}

/** Finished cars count, companions do not, and cars on one space have the same place (PP-22). */
function placeInRace(s: State, at: number, companions: BitSet): number {
  let place = 1;
  for (let other = 0; other < s.at.length; other++) {
    if (s.at[other]! > at && (companions & (1 << other)) === 0) place++;
  }
  return place;
}
