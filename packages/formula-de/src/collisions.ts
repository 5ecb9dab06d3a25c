import { HIT } from './black.ts';
import { retire } from './finish.ts';
import { ahead, isBeside, isRoad, type Track } from './track.ts';
import { BODY, type Car, type ENGINE, type Event, FOR_COLLISION, type OutReason, RACING, type State } from './types.ts';

/** The cars beside a cell or directly ahead of it, by number (FD-25). */
export function neighbours(track: Track, s: State, car: Car, cell: number): Car[] {
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

function isClose(track: Track, at: number, cell: number): boolean {
  return isRoad(track, at) && (at === ahead(track, cell) || isBeside(track, at, cell));
}

/** First every car it came close to rolls once, then the mover once for each of them (FD-25). */
export function riskCollisions(track: Track, s: State, car: Car): void {
  const close = neighbours(track, s, car, s.cell[car]!);
  for (let i = 0; i < close.length; i++) s.pending.push(close[i]! * 8 + FOR_COLLISION);
  for (let i = 0; i < close.length; i++) s.pending.push(car * 8 + FOR_COLLISION);
}

export function rollForCollision(s: State, car: Car, result: number, events?: Event[]): void {
  if (result > HIT || !damage(s, car, BODY, events)) return;
  const mover = s.order[s.mover]!;
  if (car === mover || s.status[mover] !== RACING) return;
  // The mover does not roll for a car that is gone: it loses the point outright (FD-25).
  s.pending.splice(s.pending.indexOf(mover * 8 + FOR_COLLISION), 1);
  damage(s, mover, BODY, events);
}

/** Takes a body or engine point; with the last one the car is out (FD-26). Says whether it is. */
export function damage(s: State, car: Car, part: typeof BODY | typeof ENGINE, events?: Event[]): boolean {
  const left = --s.wear[car * 5 + part]!;
  const name = part === BODY ? 'body' : 'engine';
  events?.push({ type: 'damaged', car, part: name, left });
  if (left === 0) retire(s, car, name satisfies OutReason, events);
  return left === 0;
}
