import type { Choices } from './choices.ts';
import { neighbours, riskCollisions } from './collisions.ts';
import { testEngines } from './engine.ts';
import { finishCar } from './finish.ts';
import { drivenPath } from './driven.ts';
import type { Table } from './table.ts';
import { boxOf, isRoad } from './track.ts';
import { goOn } from './turns.ts';
import {
  BRAKES,
  type Car,
  type DriveMove,
  type DrivePreview,
  type Event,
  FOR_PIT,
  IN_PIT,
  RACING,
  SPUN,
  type State,
  TYRES,
} from './types.ts';
import { restoreTyres, spins } from './wear.ts';

/** Drives the chosen way and pays for it; then the dice of its consequences (FD-16 to FD-33). */
export function drive(table: Table, s: State, move: DriveMove, events?: Event[]): void {
  const { track } = table;
  const car = s.order[s.mover]!;
  const choices = table.choices.of(s);
  const i = choices.indexOf(move);
  const to = choices.to[i]!;
  const tyres = choices.tyres[i]!;
  const stops = stopsAfter(table, s, car, choices, i);
  const spun = spins(s.wear[car * 5 + TYRES]!, tyres) && to !== track.finish;
  if (events !== undefined) tellMove(table, s, car, choices, i, stops, events);
  const from = s.cell[car]!;
  s.wear[car * 5 + BRAKES]! -= choices.brake[i]!;
  s.wear[car * 5 + TYRES] = Math.max(0, s.wear[car * 5 + TYRES]! - tyres);
  s.roll = 0;
  s.exact = 0;
  if (to === track.finish) {
    finishCar(s, car, events);
  } else {
    s.cell[car] = to;
    s.lap[car] = choices.lap[i]!;
    s.stops[car] = stops;
    if (to !== from) s.since[car] = s.entry;
    if (isRoad(track, to)) {
      s.status[car] = RACING;
      if (spun) spin(s, car, events);
      riskCollisions(track, s, car);
    } else {
      s.status[car] = IN_PIT;
    }
  }
  if (s.strained === 1) testEngines(track, s);
  if (to === boxOf(track, car) && to !== from) {
    restoreTyres(s, car, table.options.laps);
    events?.push({ type: 'tyres', car });
    s.pending.push(car * 8 + FOR_PIT);
  }
  goOn(table, s, events);
}

/** Turned round; from now on its gear counts as first (FD-21). */
function spin(s: State, car: Car, events?: Event[]): void {
  s.condition[car] = SPUN;
  s.gear[car] = 1;
  events?.push({ type: 'spun', car });
}

/**
 * The stops a car has made in the corner where its move ends: one more in the corner it was in, the first in another,
 * none if it came there out of control (FD-17, FD-19).
 */
function stopsAfter({ track }: Table, s: State, car: Car, choices: Choices, i: number): number {
  const from = s.cell[car]!;
  const to = choices.to[i]!;
  if (!isRoad(track, to) || track.corner[to]! < 0 || choices.wide[i]! > 0) return 0;
  const stays = isRoad(track, from) && track.corner[from] === track.corner[to] && choices.lap[i] === s.lap[car];
  return stays ? s.stops[car]! + 1 : 1;
}

function tellMove(table: Table, s: State, car: Car, choices: Choices, i: number, stops: number, events: Event[]): void {
  const { ids, finish } = table.track;
  const to = choices.to[i]!;
  events.push({
    type: 'moved',
    car,
    from: ids[s.cell[car]!]!,
    to: ids[to]!,
    path: drivenPath(table, s, car, i).map((cell) => ids[cell]!),
    lap: to === finish ? s.lap[car]! + 1 : choices.lap[i]!,
    stops,
    tyres: choices.tyres[i]!,
    brakes: choices.brake[i]!,
  });
}

/** What a choice after the roll will do, told before it is made. */
export function previewDrive(table: Table, s: State, move: DriveMove): DrivePreview {
  const { track } = table;
  const car = s.order[s.mover]!;
  const choices = table.choices.of(s);
  const i = choices.indexOf(move);
  const to = choices.to[i]!;
  const road = isRoad(track, to);
  const cells = choices.cells[i]!;
  const { furthest, finishAt } = choices.paths;
  const path = drivenPath(table, s, car, i);
  const made = stopsAfter(table, s, car, choices, i);
  const corner = road ? track.corner[to]! : -1;
  const tyres = choices.tyres[i]!;
  const brakes = choices.brake[i]!;
  return {
    kind: 'drive',
    car,
    to: track.ids[to]!,
    path: path.map((cell) => track.ids[cell]!),
    lap: to === track.finish ? s.lap[car]! + 1 : choices.lap[i]!,
    tyres,
    brakes,
    blocked: road && cells === furthest && finishAt === 0 ? s.roll - cells : 0,
    spin: to !== track.finish && spins(s.wear[car * 5 + TYRES]!, tyres),
    finish: to === track.finish,
    box: to === boxOf(track, car) && to !== s.cell[car],
    collisions: road ? neighbours(track, s, car, to) : [],
    stop: made > 0 ? { corner: track.circuit.corners[corner]!.id, made, needed: track.demands[corner]! } : null,
    overshot: choices.wide[i]! > 0 ? overshot(table, s.cell[car]!, path, s.stops[car]!) : [],
  };
}

/** The corners the path leaves a stop short. */
function overshot({ track }: Table, start: number, path: readonly number[], stops: number): number[] {
  const found: number[] = [];
  let before = start;
  for (const cell of path) {
    const corner = before < track.road ? track.corner[before]! : -1;
    const after = cell < track.road ? track.corner[cell]! : -1;
    if (corner >= 0 && after !== corner) {
      const first = found.length === 0 && corner === track.corner[start];
      if (track.demands[corner]! > (first ? stops : 0)) found.push(track.circuit.corners[corner]!.id);
    }
    before = cell;
  }
  return found;
}
