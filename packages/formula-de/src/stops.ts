import { isRoadCell, type Track } from './track.ts';
import type { Car, State } from './types.ts';

/**
 * The stops a car has made in the corner where its move ends: one more in the corner it was in, the first in another,
 * none if it came there out of control (FD-17, FD-19). `corner` is the one it was in, -1 for none, and `wide` the tyres lost by running wide.
 */
export function countStops(
  track: Track,
  corner: number,
  lap: number,
  stops: number,
  to: number,
  toLap: number,
  wide: number,
): number {
  if (!isRoadCell(track, to) || track.corner[to]! < 0 || wide > 0) return 0;
  return track.corner[to] === corner && toLap === lap ? stops + 1 : 1;
}

/** The same for a car of a position. */
export function stopsAfter(track: Track, s: State, car: Car, to: number, toLap: number, wide: number): number {
  const from = s.cell[car]!;
  const corner = isRoadCell(track, from) ? track.corner[from]! : -1;
  return countStops(track, corner, s.lap[car]!, s.stops[car]!, to, toLap, wide);
}
