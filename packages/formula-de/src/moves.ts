import { blackOutcome, DREAM, DREAM_CELLS, QUICK, quickStopCells, STALL } from './black.ts';
import { damage, rollForCollision } from './collisions.ts';
import { rollForEngine, strains, testEngines } from './engine.ts';
import { retire } from './finish.ts';
import { FACES, gearsSkipped, payForGear, PIT_GEAR } from './gears.ts';
import { rollForGrid } from './setup.ts';
import type { Table } from './table.ts';
import { ahead, isRoad } from './track.ts';
import { endTurn, goOn } from './turns.ts';
import { BODY, type Car, DRIVES_OFF, type Event, PURPOSES, ROLLING, type State, WAITING } from './types.ts';
import { WORN_BY_SKIPPING, wearOf } from './wear.ts';

export function shift(s: State, gear: number, events?: Event[]): void {
  const car = s.order[s.mover]!;
  const from = s.gear[car]!;
  const skipped = gearsSkipped(s, car, gear);
  payForGear(s, car, skipped);
  s.gear[car] = gear;
  s.condition[car] = ROLLING;
  s.phase = 'roll';
  if (events === undefined) return;
  const { fuel, brakes, engine } = wearOf(s, car);
  const cost = WORN_BY_SKIPPING[skipped]!;
  events.push({ type: 'shifted', car, from, to: gear, forced: skipped > 0, cost, left: { fuel, brakes, engine } });
  events.push({ type: 'turn', phase: 'roll' });
}

/** The die of the chosen gear (FD-11). */
export function rollGear(table: Table, s: State, outcome: number, events?: Event[]): void {
  const car = s.order[s.mover]!;
  const gear = s.gear[car]!;
  const result = FACES[gear]![outcome]!;
  events?.push({ type: 'rolled', car, gear, result });
  if (strains(s, car, result)) s.strained = 1;
  mayDrive(table, s, result, false, events);
}

/** Hands the car its cells to drive; without a choice that saves it, it is out (FD-24). */
function mayDrive(table: Table, s: State, cells: number, exact: boolean, events?: Event[]): void {
  s.roll = cells;
  s.exact = exact ? 1 : 0;
  s.phase = 'move';
  if (table.choices.of(s).moves.length === 0) crash(table, s, events);
  else events?.push({ type: 'turn', phase: 'move', roll: cells });
}

/** Nothing saved it. If its lane was blocked, the car directly ahead of where it got to is hit (FD-23). */
function crash(table: Table, s: State, events?: Event[]): void {
  const car = s.order[s.mover]!;
  const hit = carHit(table, s, car);
  s.roll = 0;
  s.exact = 0;
  retire(s, car, hit === -1 ? 'corner' : 'blocked', events);
  if (hit !== -1) damage(s, hit, BODY, events);
  if (s.strained === 1) testEngines(table.track, s);
  goOn(table, s, events);
}

function carHit({ track, choices, router }: Table, s: State, car: Car): Car {
  const ends = choices.blockedEnds(s.roll);
  if (ends.length === 0) return -1;
  const cell = s.cell[car]!;
  let last = ends[0]!;
  if (ends.length > 1 && isRoad(track, cell)) {
    choices.block(s, car, 1);
    const start = { cell, lap: s.lap[car]!, stops: s.stops[car]!, driven: 0 };
    last = router.find(choices.paths, [start], choices.paths.furthest, ends)!.cells.at(-1) ?? cell;
    choices.block(s, car, 0);
  }
  return s.cell.indexOf(ahead(track, last));
}

export function rollBlack(table: Table, s: State, result: number, events?: Event[]): void {
  const die = s.pending[0]!;
  const car = die >> 3;
  const purpose = PURPOSES[die & 7]!;
  events?.push({ type: 'black', car, for: purpose, result, outcome: blackOutcome(purpose, result) });
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
  goOn(table, s, events);
}

function driveOff(table: Table, s: State, car: Car, result: number, events?: Event[]): void {
  s.condition[car] = DRIVES_OFF;
  if (result === STALL) {
    events?.push({ type: 'stalled', car });
    endTurn(table, s, events);
  } else if (result === DREAM) {
    s.condition[car] = ROLLING;
    mayDrive(table, s, DREAM_CELLS, true, events);
  } else {
    s.phase = 'gear';
    events?.push({ type: 'turn', phase: 'gear' });
  }
}

/** Half the roll at once in fourth, or a turn of waiting (FD-31). */
function leaveBox(table: Table, s: State, car: Car, result: number, events?: Event[]): void {
  const quick = result <= QUICK;
  const cells = quick ? quickStopCells(result) : 0;
  if (quick) s.gear[car] = PIT_GEAR;
  else s.condition[car] = WAITING;
  events?.push({ type: 'pitStop', car, quick, cells, gear: s.gear[car]!, waits: !quick });
  if (cells > 0) mayDrive(table, s, cells, true, events);
  else endTurn(table, s, events);
}
