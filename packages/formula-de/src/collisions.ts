import { MAX_COLLISION_ROLL } from './black.ts';
import { retireCar } from './finish.ts';
import type { Track } from './track.ts';
import {
  WEAR_BODY,
  type Car,
  type WEAR_ENGINE,
  type Event,
  FOR_COLLISION,
  type RetirementReason,
  STATUS_RACING,
  type State,
} from './types.ts';

/** The cars beside a cell or directly ahead of it, by number (FD-25). */
export function listNeighbours(track: Track, s: State, car: Car, cell: number): Car[] {
  const found: Car[] = [];
  for (let other = 0; other < s.cell.length; other++) {
    if (other !== car && isClose(track, s.cell[other]!, cell)) found.push(other);
  }
  return found;
}

/** How many cars a car would have to roll against on a cell of the road (FD-25). */
export function countNeighbours(track: Track, s: State, car: Car, cell: number): number {
  let count = 0;
  for (let other = 0; other < s.cell.length; other++) {
    if (other !== car && isClose(track, s.cell[other]!, cell)) count++;
  }
  return count;
}

function isClose({ close, closeCount }: Track, at: number, cell: number): boolean {
  for (let i = cell * closeCount; i < (cell + 1) * closeCount; i++) if (close[i] === at) return true;
  return false;
}

/** First every car it came close to rolls once, then the mover once for each of them (FD-25). */
export function riskCollisions(track: Track, s: State, car: Car): void {
  const before = s.pending.length;
  const cell = s.cell[car]!;
  for (let other = 0; other < s.cell.length; other++) {
    if (other !== car && isClose(track, s.cell[other]!, cell)) s.pending.push(other * 8 + FOR_COLLISION);
  }
  for (let rolls = s.pending.length - before; rolls > 0; rolls--) s.pending.push(car * 8 + FOR_COLLISION);
}

export function rollForCollision(s: State, car: Car, result: number, events?: Event[]): void {
  if (result > MAX_COLLISION_ROLL || !damageCar(s, car, WEAR_BODY, events)) return;
  const mover = s.order[s.mover]!;
  if (car === mover || s.status[mover] !== STATUS_RACING) return;
  // The mover does not roll for a car that is gone: it loses the point outright (FD-25).
  s.pending.splice(s.pending.indexOf(mover * 8 + FOR_COLLISION), 1);
  damageCar(s, mover, WEAR_BODY, events);
}

/** Takes a body or engine point; with the last one the car is out (FD-26). Says whether it is. */
export function damageCar(s: State, car: Car, part: typeof WEAR_BODY | typeof WEAR_ENGINE, events?: Event[]): boolean {
  const left = --s.wear[car * 5 + part]!;
  const name = part === WEAR_BODY ? 'body' : 'engine';
  events?.push({ type: 'damaged', car, part: name, left });
  if (left === 0) retireCar(s, car, name satisfies RetirementReason, events);
  return left === 0;
}
