import {
  blackOutcomeOf,
  DREAM_START_ROLL,
  DREAM_START_CELLS,
  MAX_QUICK_STOP_ROLL,
  quickStopCells,
  STALL_ROLL,
} from './black.ts';
import { damageCar, rollForCollision } from './collisions.ts';
import { rollForEngine, strainsEngine, testEngines } from './engine.ts';
import { retireCar } from './finish.ts';
import { DIE_FACES, gearsSkipped, payForGear, PIT_GEAR } from './gears.ts';
import { rollForGrid } from './setup.ts';
import type { Board } from './board.ts';
import { cellAhead, isRoadCell } from './track.ts';
import { endTurn, continueTurn } from './turns.ts';
import {
  WEAR_BODY,
  type Car,
  CONDITION_DRIVES_OFF,
  type Event,
  BLACK_DIE_PURPOSES,
  CONDITION_ROLLING,
  type State,
  CONDITION_WAITING,
} from './types.ts';
import { DOWNSHIFT_COSTS, wearOf } from './wear.ts';

export function shiftGear(s: State, gear: number, events?: Event[]): void {
  const car = s.order[s.mover]!;
  const from = s.gear[car]!;
  const skipped = gearsSkipped(s, car, gear);
  payForGear(s, car, skipped);
  s.gear[car] = gear;
  s.condition[car] = CONDITION_ROLLING;
  s.phase = 'roll';
  if (events === undefined) return;
  const { fuel, brakes, engine } = wearOf(s, car);
  const cost = DOWNSHIFT_COSTS[skipped]!;
  events.push({ type: 'shifted', car, from, to: gear, forced: skipped > 0, cost, left: { fuel, brakes, engine } });
  events.push({ type: 'turn', phase: 'roll' });
}

/** The die of the chosen gear (FD-11). */
export function rollGear(table: Board, s: State, outcome: number, events?: Event[]): void {
  const car = s.order[s.mover]!;
  const gear = s.gear[car]!;
  const result = DIE_FACES[gear]![outcome]!;
  events?.push({ type: 'rolled', car, gear, result });
  if (strainsEngine(s, car, result)) s.strained = 1;
  startDrive(table, s, result, false, events);
}

/** Lets the car choose where to drive. Without a choice it is out (FD-24). */
function startDrive(table: Board, s: State, cells: number, exact: boolean, events?: Event[]): void {
  s.roll = cells;
  s.exact = exact ? 1 : 0;
  s.phase = 'move';
  if (table.choices.update(s).count === 0) crashCar(table, s, events);
  else events?.push({ type: 'turn', phase: 'move', roll: cells });
}

/** Takes out a car without a choice. If its lane was blocked, it hits the car directly ahead of where it stopped (FD-23). */
function crashCar(table: Board, s: State, events?: Event[]): void {
  const car = s.order[s.mover]!;
  const hit = findCarHit(table, s, car);
  s.roll = 0;
  s.exact = 0;
  retireCar(s, car, hit === -1 ? 'corner' : 'blocked', events);
  if (hit !== -1) damageCar(s, hit, WEAR_BODY, events);
  if (s.strained === 1) testEngines(table.track, s);
  continueTurn(table, s, events);
}

function findCarHit({ track, choices, router }: Board, s: State, car: Car): Car {
  const ends = choices.listBlockedEnds(s.roll);
  if (ends.length === 0) return -1;
  const cell = s.cell[car]!;
  let last = ends[0]!;
  if (ends.length > 1 && isRoadCell(track, cell)) {
    const paths = choices.findPaths(s);
    paths.markOthers(s.cell, car, 1);
    const start = { cell, lap: s.lap[car]!, stops: s.stops[car]!, driven: 0 };
    last = router.find(paths, [start], paths.furthest, ends)!.cells.at(-1) ?? cell;
    paths.markOthers(s.cell, car, 0);
  }
  return s.cell.indexOf(cellAhead(track, last));
}

export function rollBlack(table: Board, s: State, result: number, events?: Event[]): void {
  const die = s.pending[0]!;
  const car = die >> 3;
  const purpose = BLACK_DIE_PURPOSES[die & 7]!;
  events?.push({ type: 'black', car, for: purpose, result, outcome: blackOutcomeOf(purpose, result) });
  if (purpose === 'grid') {
    rollForGrid(table, s, result, events);
    return;
  }
  s.pending.shift();
  switch (purpose) {
    case 'start':
      driveOff(table, s, car, result, events);
      return;
    case 'pit':
      leaveBox(table, s, car, result, events);
      return;
    case 'collision':
      rollForCollision(s, car, result, events);
      break;
    case 'engine':
      rollForEngine(s, car, result, events);
      break;
  }
  continueTurn(table, s, events);
}

function driveOff(table: Board, s: State, car: Car, result: number, events?: Event[]): void {
  s.condition[car] = CONDITION_DRIVES_OFF;
  if (result === STALL_ROLL) {
    events?.push({ type: 'stalled', car });
    endTurn(table, s, events);
  } else if (result === DREAM_START_ROLL) {
    s.condition[car] = CONDITION_ROLLING;
    startDrive(table, s, DREAM_START_CELLS, true, events);
  } else {
    s.phase = 'gear';
    events?.push({ type: 'turn', phase: 'gear' });
  }
}

/** Half the roll at once in fourth, or a turn of waiting (FD-31). */
function leaveBox(table: Board, s: State, car: Car, result: number, events?: Event[]): void {
  const quick = result <= MAX_QUICK_STOP_ROLL;
  const cells = quick ? quickStopCells(result) : 0;
  if (quick) s.gear[car] = PIT_GEAR;
  else s.condition[car] = CONDITION_WAITING;
  events?.push({ type: 'pitStop', car, quick, cells, gear: s.gear[car]!, waits: !quick });
  if (cells > 0) startDrive(table, s, cells, true, events);
  else endTurn(table, s, events);
}
