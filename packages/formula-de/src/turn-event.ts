import {
  type Car,
  type Event,
  OFF_BOARD,
  type PendingDie,
  type Phase,
  BLACK_DIE_PURPOSES,
  type State,
  type View,
} from './types.ts';

/** The mover stays first until its turn is over, even when it is out; others that are out do not move any more. */
export function listCarsToMove(s: State): Car[] {
  return s.order.filter((car, i) => i === s.mover || (i > s.mover && s.cell[car] !== OFF_BOARD));
}

/** The notation has no name for the end: a race that is over stays where the next turn would have begun. */
export function phaseName(phase: Phase): View['phase'] {
  return phase === 'over' ? 'gear' : phase;
}

export function listPendingDice(s: State): PendingDie[] {
  return s.pending.map((die) => ({ car: die >> 3, for: BLACK_DIE_PURPOSES[die & 7]! }));
}

/** Emits what is expected next, between the moves of two cars or before a black die. */
export function emitTurn(s: State, events: Event[]): void {
  events.push({
    type: 'turn',
    phase: phaseName(s.phase),
    order: listCarsToMove(s),
    roll: null,
    pending: listPendingDice(s),
  });
}
