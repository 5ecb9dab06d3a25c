import { isRoadCell, type Track } from './track.ts';
import type { Car, State } from './types.ts';

/** What the race order depends on. */
type RaceState = Pick<State, 'cell' | 'lap' | 'gear' | 'since' | 'grid'>;

/** How far a car has come: its lap, then its row, the pit lane included (FD-5, FD-32). */
export function progressOf(track: Track, s: Pick<State, 'cell' | 'lap'>, car: Car): number {
  const rank = track.rank[s.cell[car]!]!;
  return s.lap[car]! * track.lapRank + (rank >= track.lapRank ? rank - track.lapRank : rank);
}

/** Sorts cars into race order, in place: the one furthest ahead first (FD-10). */
export function sortByRace(track: Track, s: RaceState, cars: Car[]): void {
  // Insertion sort: from one round to the next the order changes little.
  for (let i = 1; i < cars.length; i++) {
    const car = cars[i]!;
    const far = progressOf(track, s, car);
    let j = i - 1;
    while (j >= 0 && progressOf(track, s, cars[j]!) < far) {
      cars[j + 1] = cars[j]!;
      j--;
    }
    cars[j + 1] = car;
  }
  for (let first = 0; first < cars.length;) {
    const far = progressOf(track, s, cars[first]!);
    let end = first + 1;
    while (end < cars.length && progressOf(track, s, cars[end]!) === far) end++;
    if (end - first > 1) sortLevel(track, s, cars, first, end);
    first = end;
  }
}

/** Level cars go by gear and arrival, but never one before a car further on in its own lane (FD-10). */
function sortLevel(track: Track, s: RaceState, cars: Car[], first: number, end: number): void {
  for (let i = first; i < end - 1; i++) {
    let best = -1;
    for (let j = i; j < end; j++) {
      if (isBehindInLane(track, s, cars, j, i, end)) continue;
      if (best === -1 || movesBefore(s, cars[j]!, cars[best]!)) best = j;
    }
    const car = cars[best]!;
    for (let j = best; j > i; j--) cars[j] = cars[j - 1]!;
    cars[i] = car;
  }
}

function isBehindInLane(track: Track, s: RaceState, cars: Car[], j: number, first: number, end: number): boolean {
  const cell = s.cell[cars[j]!]!;
  if (!isRoadCell(track, cell)) return false;
  for (let k = first; k < end; k++) {
    const other = s.cell[cars[k]!]!;
    if (!isRoadCell(track, other) || track.lane[other] !== track.lane[cell]) continue;
    if (track.along[other]! > track.along[cell]!) return true;
  }
  return false;
}

/** Higher gear, then longer on its cell; cars that still stand on the grid came there together: the better place. */
function movesBefore(s: RaceState, a: Car, b: Car): boolean {
  if (s.gear[a] !== s.gear[b]) return s.gear[a]! > s.gear[b]!;
  if (s.since[a] !== s.since[b]) return s.since[a]! < s.since[b]!;
  return s.grid.indexOf(a) < s.grid.indexOf(b);
}
