import { driveCar } from './road.ts';
import { FINISH_SPACE } from './types.ts';

/**
 * Most drives pass spaces with one car or none, end well before the line, and meet no companions. These are looked up in a table
 * instead of driven space by space, which is slower: a processor cannot predict how many steps a drive has and where it passes a
 * car. `driveCar` does all other drives, and makes the table.
 */

/** How many spaces ahead are looked at: the highest card has as many points. */
const SPACES_AHEAD = 9;
const AHEAD_COUNT = 1 << SPACES_AHEAD;

/** Which of the next nine spaces have a car: bit 0 is the space right ahead. */
type SpacesAhead = number;
/** The table does not cover what is ahead. */
export const NOT_COVERED = -1;

export function readSpacesAhead(road: readonly number[], space: number): SpacesAhead {
  if (space + SPACES_AHEAD >= FINISH_SPACE) return NOT_COVERED;
  const a = road[space + 1]!;
  const b = road[space + 2]!;
  const c = road[space + 3]!;
  const d = road[space + 4]!;
  const e = road[space + 5]!;
  const f = road[space + 6]!;
  const g = road[space + 7]!;
  const h = road[space + 8]!;
  const i = road[space + 9]!;
  // Companions can share a space.
  if ((a | b | c | d | e | f | g | h | i) > 1) return NOT_COVERED;
  return a | (b << 1) | (c << 2) | (d << 3) | (e << 4) | (f << 5) | (g << 6) | (h << 7) | (i << 8);
}

/** Added to the spaces driven when the drive uses all its points. */
const USES_ALL = 16;

/** By [points * 512 + ahead]: the spaces driven, and `USES_ALL`. */
const DRIVES = createDrives();

function createDrives(): Uint8Array {
  const drives = new Uint8Array((SPACES_AHEAD + 1) * AHEAD_COUNT);
  const road = new Array<number>(FINISH_SPACE + 1).fill(0);
  const result = { to: 0, usesAll: false };
  for (let i = 0; i < drives.length; i++) {
    for (let space = 0; space < SPACES_AHEAD; space++) road[1 + space] = (i >> space) & 1;
    driveCar(road, 0, -1, 0, Math.floor(i / AHEAD_COUNT), false, result);
    drives[i] = result.to + (result.usesAll ? USES_ALL : 0);
  }
  return drives;
}

/** The spaces that a card drives, and whether it uses all its points, as one number. */
export function lookUpDrive(ahead: SpacesAhead, points: number): number {
  return DRIVES[points * AHEAD_COUNT + ahead]!;
}

export function spacesOf(freeDrive: number): number {
  return freeDrive & (USES_ALL - 1);
}

export function usesAllPoints(freeDrive: number): boolean {
  return freeDrive >= USES_ALL;
}
