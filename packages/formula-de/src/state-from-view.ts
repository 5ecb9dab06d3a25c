import type { Board } from './board.ts';
import { strainsEngine } from './engine.ts';
import { DIE_FACES } from './gears.ts';
import { createInitialState } from './setup.ts';
import {
  BLACK_DIE_PURPOSES,
  CAR_STATUSES,
  type CarView,
  CONDITION_DRIVES_OFF,
  CONDITION_NOT_STARTED,
  CONDITION_ROLLING,
  CONDITION_SPUN,
  CONDITION_WAITING,
  OFF_BOARD,
  type State,
  STATUS_OUT,
  type View,
  WEAR_PARTS,
  WEAR_TYRES,
} from './types.ts';

/**
 * A state that the viewer cannot tell from the true one. Hidden dashboards are those of fresh cars. In which order cars went out is not
 * part of a view.
 */
export function createStateFromView(board: Board, view: View): State {
  const { options, track } = board;
  const { cars, phase } = view;
  const s = createInitialState(board.cars, options.laps);
  const moved = cars.flatMap(({ car, cell }) => (cell === null || view.order.includes(car) ? [] : [car]));
  s.phase = phase;
  s.entry = 1 + Math.max(...cars.map(({ since }) => since));
  s.round = view.round;
  // Their order does not matter: it is sorted at the end of the round.
  s.order = phase === 'grid' ? [] : [...moved, ...view.order];
  s.mover = phase === 'grid' ? 0 : moved.length;
  s.pending = view.pending.map((die) => die.car * 8 + BLACK_DIE_PURPOSES.indexOf(die.for));
  s.cell = cars.map(({ cell }) => (cell === null ? OFF_BOARD : track.numberOf.get(cell)!));
  s.lap = cars.map(({ lap }) => lap);
  s.gear = cars.map(({ gear }) => gear);
  s.since = cars.map(({ since }) => since);
  s.stops = cars.map(({ stops }) => stops);
  s.status = cars.map(({ status }) => CAR_STATUSES.indexOf(status));
  s.condition = cars.map((car) => conditionOf(view, car));
  s.place = cars.map(({ place }) => place ?? 0);
  s.gone = cars.flatMap(({ car }) => (s.status[car] === STATUS_OUT ? [car] : []));
  if (phase !== 'grid') {
    s.gridRolls.fill(0);
    // Counts only among cars that still stand there (FD-10).
    s.grid.sort((a, b) => track.grid.indexOf(s.cell[a]!) - track.grid.indexOf(s.cell[b]!));
  }
  for (const { car, wear, spun } of cars) {
    if (wear !== null) for (const [i, part] of WEAR_PARTS.entries()) s.wear[car * 5 + i] = wear[part];
    // Who has spun has lost the last tyre (FD-21).
    else if (spun) s.wear[car * 5 + WEAR_TYRES] = 0;
  }
  startDrive(s, view);
  return s;
}

/** The roll of the car that is to drive. One that is not on the die of its gear is from a dream start or a quick pit stop (FD-9, FD-31). */
function startDrive(s: State, { roll, order }: View): void {
  const car = order[0];
  if (roll === null || car === undefined) return;
  s.roll = roll;
  s.exact = DIE_FACES[s.gear[car]!]!.includes(roll) ? 0 : 1;
  if (s.exact === 0 && strainsEngine(s, car, roll)) s.strained = 1;
}

function conditionOf({ order, phase }: View, { car, started, waits, spun, since }: CarView): number {
  if (!started) return CONDITION_NOT_STARTED;
  if (waits) return CONDITION_WAITING;
  if (spun) return CONDITION_SPUN;
  // A car that has started and never moved leaves in first, once it has rolled for its start or stalled (FD-9).
  const hasShifted = order[0] === car && phase !== 'gear';
  return since === 0 && !hasShifted ? CONDITION_DRIVES_OFF : CONDITION_ROLLING;
}
