import { endRace } from './finish.ts';
import { sortByRace } from './order.ts';
import { emitTurn } from './turn-event.ts';
import type { Board } from './board.ts';
import {
  type Event,
  FOR_START,
  STATUS_IN_PIT,
  CONDITION_NOT_STARTED,
  type Phase,
  BLACK_DIE_PURPOSES,
  type State,
} from './types.ts';

export function startRound(s: State, events?: Event[]): void {
  s.mover = 0;
  events?.push({ type: 'round', round: s.round, order: [...s.order] });
  startTurn(s, events);
}

function startTurn(s: State, events?: Event[]): void {
  const car = s.order[s.mover]!;
  if (s.condition[car] === CONDITION_NOT_STARTED) {
    s.pending.push(car * 8 + FOR_START);
    s.phase = 'start';
  } else {
    s.phase = 'gear';
  }
  if (events !== undefined) emitTurn(s, events);
}

/** The next black die of this turn, or the next car's turn. */
export function continueTurn(table: Board, s: State, events?: Event[]): void {
  if (s.pending.length === 0) {
    endTurn(table, s, events);
    return;
  }
  s.phase = PHASES[s.pending[0]! & 7]!;
  if (events !== undefined) emitTurn(s, events);
}
const PHASES: readonly Phase[] = BLACK_DIE_PURPOSES;

export function endTurn(table: Board, s: State, events?: Event[]): void {
  s.roll = 0;
  s.exact = 0;
  s.strained = 0;
  do s.mover++;
  while (s.mover < s.order.length && s.status[s.order[s.mover]!]! > STATUS_IN_PIT);
  if (s.mover < s.order.length) startTurn(s, events);
  else endRound(table, s, events);
}

/** The order of the new round is fixed as the cars stand now (FD-10). */
function endRound(table: Board, s: State, events?: Event[]): void {
  const { order } = s;
  let left = 0;
  for (let i = 0; i < order.length; i++) {
    const car = order[i]!;
    if (s.status[car]! <= STATUS_IN_PIT) order[left++] = car;
  }
  order.length = left;
  if (left === 0) {
    endRace(table, s, events);
    return;
  }
  sortByRace(table.track, s, order);
  s.round++;
  startRound(s, events);
}
