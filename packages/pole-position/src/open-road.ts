import { driveCar } from './road.ts';
import { REACH, spacesAhead } from './road-index.ts';
import { type BitSet, FINISH_SPACE, START_SPACE } from './types.ts';

// Own names for what the hot loop reads (see car-drive.ts).
const FINISH = FINISH_SPACE;
const START = START_SPACE;
const PATTERN_LENGTH = REACH;

/**
 * Drives on an open road: no space has two cars, and there are no companions. Then what a card does depends only on which of the next
 * spaces have cars, so it is looked up. Nearly all cars drive like this (see car-drive.ts for the others).
 */

/** How many sets of spaces ahead there are, and how many cars each has. */
const PATTERN_COUNT = 1 << PATTERN_LENGTH;
const CAR_COUNTS = Uint8Array.from(
  { length: PATTERN_COUNT },
  (_, ahead) => ahead.toString(2).replaceAll('0', '').length,
);

/** The bit of a drive that says that it uses all points; the bits below it are a space or a distance. */
export const USES_ALL_BIT = 6;
export const USES_ALL = 1 << USES_ALL_BIT;

/** Points that are used up before the spaces of a pattern end, however many cars there are. */
const MAX_POINTS = 2 * PATTERN_LENGTH;
const NOT_FILLED = 255;
/** How far points take a car, plus `USES_ALL`: by slipstream, points and the spaces ahead. Filled when first needed. */
const OPEN_DRIVES = new Uint8Array(2 * (MAX_POINTS + 1) * PATTERN_COUNT).fill(NOT_FILLED);

function driveThrough(ahead: BitSet, points: number, slipstream: boolean): number {
  const index = ((slipstream ? MAX_POINTS + 1 : 0) + points) * PATTERN_COUNT + ahead;
  const drive = OPEN_DRIVES[index]!;
  return drive === NOT_FILLED ? (OPEN_DRIVES[index] = computeDrive(ahead, points, slipstream)) : drive;
}

function computeDrive(ahead: BitSet, points: number, slipstream: boolean): number {
  // Full of cars beyond the pattern, so that the drive ends within it.
  const road = Array.from({ length: FINISH }, (_, space) => (space > PATTERN_LENGTH ? 1 : (ahead >> (space - 1)) & 1));
  const drive = { to: 0, usesAll: false };
  driveCar(road, START, -1, START, points, slipstream, drive);
  return drive.to + (drive.usesAll ? USES_ALL : 0);
}

/**
 * How far points take a car on `space` of the indexed road, plus `USES_ALL`. A car that crosses the line may get a few spaces beyond it.
 */
export function lookUpDrive(space: number, points: number, slipstream: boolean): number {
  const ahead = spacesAhead(space);
  return points <= PATTERN_LENGTH ? driveThrough(ahead, points, slipstream) : lookUpLongDrive(space, points, ahead);
}

/** With Comeback points may last longer than the spaces of a pattern. Then the drive goes on behind them. */
function lookUpLongDrive(space: number, points: number, ahead: BitSet): number {
  const left = points - PATTERN_LENGTH - CAR_COUNTS[ahead]!;
  if (left > 0) {
    if (space + PATTERN_LENGTH >= FINISH) return PATTERN_LENGTH + USES_ALL;
    const drive = lookUpDrive(space + PATTERN_LENGTH, left, false);
    if (drive > 0) return PATTERN_LENGTH + drive;
  }
  return driveThrough(ahead, Math.min(points, MAX_POINTS), false);
}

/** How many cars are further on. */
export function countCarsAhead(space: number): number {
  let count = 0;
  for (let from = space; from < FINISH; from += PATTERN_LENGTH) count += CAR_COUNTS[spacesAhead(from)]!;
  return count;
}
