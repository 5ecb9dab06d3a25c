import type { ChanceReport } from '@paddock/kernel';
import { DIE_FACES } from './gears.ts';
import type { Board } from './board.ts';
import { listCarsToMove, listPendingDice, phaseName } from './turn-event.ts';
import {
  type Car,
  type CarView,
  CONDITION_NOT_STARTED,
  OFF_BOARD,
  BLACK_DIE_PURPOSES,
  CONDITION_SPUN,
  type State,
  CAR_STATUSES,
  type View,
  CONDITION_WAITING,
} from './types.ts';
import { wearOf } from './wear.ts';

/** The position in the public notation; of the dashboards only those that may be looked at. */
export function tableOf(table: Board, s: State, shows: (car: Car) => boolean): View {
  return {
    round: s.round,
    order: listCarsToMove(s),
    phase: phaseName(s.phase),
    roll: s.phase === 'move' ? s.roll : null,
    pending: listPendingDice(s),
    cars: s.cell.map((cell, car) => carOnTable(table, s, car, cell, shows(car))),
  };
}

function carOnTable({ track, options }: Board, s: State, car: Car, cell: number, shown: boolean): CarView {
  return {
    car,
    seat: Math.floor(car / options.carsPerPlayer),
    cell: cell === OFF_BOARD ? null : track.ids[cell]!,
    lap: s.lap[car]!,
    gear: s.gear[car]!,
    since: s.since[car]!,
    stops: s.stops[car]!,
    started: s.condition[car] !== CONDITION_NOT_STARTED,
    waits: s.condition[car] === CONDITION_WAITING,
    spun: s.condition[car] === CONDITION_SPUN,
    status: CAR_STATUSES[s.status[car]!]!,
    place: s.place[car] === 0 ? null : s.place[car]!,
    wear: shown ? wearOf(s, car) : null,
  };
}

export function describeChance(s: State, outcome: number): ChanceReport {
  if (s.phase === 'roll') {
    const car = s.order[s.mover]!;
    return { label: 'gear', car, result: DIE_FACES[s.gear[car]!]![outcome]! };
  }
  const die = s.pending[0]!;
  return { label: 'black', car: die >> 3, for: BLACK_DIE_PURPOSES[die & 7]!, result: outcome + 1 };
}
