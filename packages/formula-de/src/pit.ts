import { boxOf, pitNumber, type Track } from './track.ts';
import type { Car } from './types.ts';

/** A car in the lane has had its stop when it is in its box or beyond it: nobody passes their box (FD-30). */
export function hasStopped(track: Track, car: Car, cell: number): boolean {
  return cell === boxOf(track, car) || pitNumber(track, cell) > track.boxes[car]!;
}

/**
 * Where a car ends that comes from the road (`from` -1) or from a pit cell before its box: in its box at the furthest,
 * behind another car, or in between (FD-30). -1 if it cannot even enter.
 */
export function driveToBox(track: Track, taken: Uint8Array, car: Car, from: number, cells: number): number {
  const box = track.boxes[car]!;
  let at = from;
  for (let left = cells; left > 0; left--) {
    if (at + 1 === box) return boxOf(track, car);
    if (taken[track.road + at + 1] === 1) break;
    at++;
  }
  return at === -1 ? -1 : track.road + at;
}

/** How many of the cells a car that has had its stop can drive inside the lane before it comes up behind another. */
export function countFreePitCells(track: Track, taken: Uint8Array, from: number, cells: number): number {
  let driven = 0;
  for (let at = from + 1; at < track.pitLength && driven < cells && taken[track.road + at] === 0; at++) driven++;
  return driven;
}

/** The lap of a car that has driven from one cell of the lane to another, or in from the road (FD-32). */
export function lapInPitLane(track: Track, from: number, to: number, lap: number): number {
  const before = from < track.road || track.rank[from]! < track.lapRank;
  return before && track.rank[to]! >= track.lapRank ? lap + 1 : lap;
}

/** The lap of a car that has come out of the lane onto the road. */
export function lapAtPitExit(track: Track, from: number, lap: number): number {
  return track.rank[from]! < track.lapRank ? lap + 1 : lap;
}
