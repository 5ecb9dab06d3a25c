import { listNeighbours, riskCollisions } from './collisions.ts';
import { testEngines } from './engine.ts';
import { finishCar } from './finish.ts';
import { pathOfChoice } from './driven-path.ts';
import type { Board } from './board.ts';
import { stopsAfter } from './stops.ts';
import { boxOf, isRoadCell } from './track.ts';
import { continueTurn } from './turns.ts';
import {
  WEAR_BRAKES,
  type Car,
  type DrivePreview,
  type Event,
  FOR_PIT,
  STATUS_IN_PIT,
  STATUS_RACING,
  CONDITION_SPUN,
  type State,
  WEAR_TYRES,
} from './types.ts';
import { restoreTyres, causesSpin, wearOf } from './wear.ts';

/**
 * Drives the chosen way and pays for it; then the dice of its consequences (FD-16 to FD-33). The move is given by its number among all
 * drive moves.
 */
export function driveCar(table: Board, s: State, number: number, events?: Event[]): void {
  const { track } = table;
  const car = s.order[s.mover]!;
  const choices = table.choices.update(s);
  const i = choices.indexOf(number);
  const to = choices.to[i]!;
  const tyres = choices.tyres[i]!;
  const stops = stopsAfter(track, s, car, to, choices.lap[i]!, choices.wide[i]!);
  const spun = causesSpin(s.wear[car * 5 + WEAR_TYRES]!, tyres) && to !== track.finish;
  const path = events === undefined ? null : pathOfChoice(table, s, car, i);
  const from = s.cell[car]!;
  s.wear[car * 5 + WEAR_BRAKES]! -= choices.brake[i]!;
  s.wear[car * 5 + WEAR_TYRES] = Math.max(0, s.wear[car * 5 + WEAR_TYRES]! - tyres);
  s.roll = 0;
  s.exact = 0;
  if (to !== track.finish) {
    s.cell[car] = to;
    s.lap[car] = choices.lap[i]!;
    s.stops[car] = stops;
    if (to !== from) s.since[car] = s.entry;
    s.status[car] = isRoadCell(track, to) ? STATUS_RACING : STATUS_IN_PIT;
  }
  if (path !== null) emitMove(table, s, car, i, from, path, stops, events!);
  if (to === track.finish) {
    finishCar(s, car, events);
  } else if (isRoadCell(track, to)) {
    if (spun) spinCar(s, car, events);
    riskCollisions(track, s, car);
  }
  if (s.strained === 1) testEngines(track, s);
  if (to === boxOf(track, car) && to !== from) {
    restoreTyres(s, car, table.options.laps);
    events?.push({ type: 'tyres', car, left: s.wear[car * 5 + WEAR_TYRES]! });
    s.pending.push(car * 8 + FOR_PIT);
  }
  continueTurn(table, s, events);
}

/** Turned round; from now on its gear counts as first (FD-21). */
function spinCar(s: State, car: Car, events?: Event[]): void {
  s.condition[car] = CONDITION_SPUN;
  s.gear[car] = 1;
  events?.push({ type: 'spun', car, gear: s.gear[car] });
}

/** Emits the event of a move; a car that finishes is still on the board. */
function emitMove(
  { track, choices }: Board,
  s: State,
  car: Car,
  choice: number,
  from: number,
  path: readonly number[],
  stops: number,
  events: Event[],
): void {
  const { ids, finish } = track;
  const to = choices.to[choice]!;
  const { tyres, brakes } = wearOf(s, car);
  events.push({
    type: 'moved',
    car,
    from: ids[from]!,
    to: ids[to]!,
    path: path.map((cell) => ids[cell]!),
    lap: to === finish ? s.lap[car]! + 1 : s.lap[car]!,
    stops,
    since: s.since[car]!,
    status: s.status[car] === STATUS_IN_PIT ? 'pit' : 'racing',
    tyres: choices.tyres[choice]!,
    brakes: choices.brake[choice]!,
    left: { tyres, brakes },
  });
}

/** What a choice after the roll will do. */
export function previewDrive(table: Board, s: State, number: number): DrivePreview {
  const { track } = table;
  const car = s.order[s.mover]!;
  const choices = table.choices.update(s);
  const i = choices.indexOf(number);
  const to = choices.to[i]!;
  const road = isRoadCell(track, to);
  const cells = choices.cells[i]!;
  const { furthest, finishAt } = choices.findPaths(s);
  const path = pathOfChoice(table, s, car, i);
  const made = stopsAfter(track, s, car, to, choices.lap[i]!, choices.wide[i]!);
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
    spin: to !== track.finish && causesSpin(s.wear[car * 5 + WEAR_TYRES]!, tyres),
    finish: to === track.finish,
    box: to === boxOf(track, car) && to !== s.cell[car],
    collisions: road ? listNeighbours(track, s, car, to) : [],
    stop: made > 0 ? { corner: track.circuit.corners[corner]!.id, made, needed: track.demands[corner]! } : null,
    overshot: choices.wide[i]! > 0 ? listOvershotCorners(table, s.cell[car]!, path, s.stops[car]!) : [],
  };
}

/** The corners the path leaves a stop short. */
function listOvershotCorners({ track }: Board, start: number, path: readonly number[], stops: number): number[] {
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
