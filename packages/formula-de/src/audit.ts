import { GEAR_COUNT } from './gears.ts';
import type { Board } from './board.ts';
import { isRoadCell, pitNumber } from './track.ts';
import {
  STATUS_FINISHED,
  FOR_COLLISION,
  FOR_ENGINE,
  STATUS_IN_PIT,
  OFF_BOARD,
  STATUS_OUT,
  WEAR_PARTS,
  STATUS_RACING,
  CONDITION_SPUN,
  type State,
} from './types.ts';
import { WEAR_BODY, WEAR_ENGINE, WEAR_TYRES, CONDITION_WAITING } from './types.ts';
import { FRESH_WEAR } from './wear.ts';

/** Returns what is impossible about a position, or `null`. */
export function findFault(table: Board, s: State): string | null {
  return findPlaceFault(table, s) ?? findCarFault(table, s) ?? findTurnFault(s) ?? findResultFault(s);
}

/** One car a cell, and every car where its status says. */
function findPlaceFault({ track }: Board, s: State): string | null {
  const standing = new Set<number>();
  for (const [car, cell] of s.cell.entries()) {
    const status = s.status[car]!;
    if (cell === OFF_BOARD) {
      if (status <= STATUS_IN_PIT && s.phase !== 'grid') return `car ${car} is in the race and nowhere`;
      continue;
    }
    if (standing.has(cell)) return `two cars on ${track.ids[cell]}`;
    standing.add(cell);
    if (cell === track.finish || status !== (isRoadCell(track, cell) ? STATUS_RACING : STATUS_IN_PIT)) {
      return `car ${car} is ${status} on ${track.ids[cell]}`;
    }
    if (cell >= track.firstBox && cell - track.firstBox !== car) return `car ${car} in the box of another`;
    if (cell < track.firstBox && !isRoadCell(track, cell) && pitNumber(track, cell) === track.boxes[car]) {
      return `car ${car} has driven past its box`;
    }
    const inCorner = isRoadCell(track, cell) && track.corner[cell]! >= 0;
    if (!inCorner && s.stops[car] !== 0) return `car ${car} has made a stop outside a corner`;
  }
  return null;
}

function findCarFault({ track, options }: Board, s: State): string | null {
  const fresh = FRESH_WEAR[options.laps]!;
  for (let car = 0; car < s.cell.length; car++) {
    for (const [i, part] of WEAR_PARTS.entries()) {
      const points = s.wear[car * 5 + i]!;
      if (!Number.isInteger(points) || points < 0 || points > fresh[part]) return `car ${car}: ${points} ${part}`;
    }
    if (s.gear[car]! < 1 || s.gear[car]! > GEAR_COUNT) return `car ${car} in gear ${s.gear[car]}`;
    if (s.since[car]! > s.entry) return `car ${car} has reached its cell in the future`;
    if (s.status[car]! > STATUS_IN_PIT) continue;
    if (s.lap[car]! < 0 || s.lap[car]! > options.laps) return `car ${car} in lap ${s.lap[car]}`;
    if (s.wear[car * 5 + WEAR_BODY] === 0 || s.wear[car * 5 + WEAR_ENGINE] === 0)
      return `car ${car} drives on as a wreck`;
    if (s.condition[car] === CONDITION_SPUN && (s.gear[car] !== 1 || s.wear[car * 5 + WEAR_TYRES] !== 0))
      return `car ${car} spins oddly`;
    if (s.condition[car] === CONDITION_WAITING && s.cell[car] !== track.firstBox + car)
      return `car ${car} waits outside its box`;
  }
  return null;
}

function findTurnFault(s: State): string | null {
  if (s.phase === 'grid') return s.pending.length > 0 ? null : 'nobody rolls for the grid';
  if (s.phase === 'over') return s.pending.length === 0 ? null : 'dice are left at the end';
  if (new Set(s.order).size !== s.order.length) return 'a car moves twice in a round';
  for (let i = s.mover + 1; i < s.order.length; i++) if (s.order[i] === undefined) return 'nobody is to move';
  const deciding = s.phase === 'gear' || s.phase === 'roll' || s.phase === 'move';
  if (deciding !== (s.pending.length === 0)) return `phase ${s.phase} with ${s.pending.length} dice to roll`;
  if ((s.phase === 'move') !== s.roll > 0) return `phase ${s.phase} with ${s.roll} cells to drive`;
  for (const die of s.pending) {
    const purpose = die & 7;
    const rolls = purpose === FOR_COLLISION || purpose === FOR_ENGINE;
    if (rolls && s.status[die >> 3] !== STATUS_RACING) return `car ${die >> 3} rolls though it is not on the track`;
  }
  return null;
}

function findResultFault(s: State): string | null {
  const out = s.status.flatMap((status, car) => (status === STATUS_OUT ? [car] : []));
  if (out.length !== s.gone.length || out.some((car) => !s.gone.includes(car)))
    return 'cars that are out are miscounted';
  const placed = s.place.filter((place, car) => place > 0 && (s.phase === 'over' || s.status[car] === STATUS_FINISHED));
  const due = s.phase === 'over' ? s.place.length : s.status.filter((status) => status === STATUS_FINISHED).length;
  if (placed.length !== due) return `${placed.length} places are given instead of ${due}`;
  return placed.sort((a, b) => a - b).every((place, i) => place === i + 1) ? null : 'a place is given twice';
}
