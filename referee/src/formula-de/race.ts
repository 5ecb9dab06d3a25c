/** The cars of Formula Dé, the table they stand on and their order in the race. */
import { elementAt } from '../frame/element-at.ts';
import { type Circuit, listLaneAhead, pitRowOf } from './circuit.ts';

type Wear = { tyres: number; brakes: number; fuel: number; body: number; engine: number };
type BlackDiePurpose = 'grid' | 'start' | 'collision' | 'engine' | 'pit';
export type PendingDie = { car: number; for: BlackDiePurpose };

export interface Car {
  car: number;
  seat: number;
  cell: string | null;
  lap: number;
  gear: number;
  since: number;
  stops: number;
  started: boolean;
  waits: boolean;
  spun: boolean;
  status: 'racing' | 'pit' | 'finished' | 'out';
  place: number | null;
  wear: Wear;
}

/** The position, laid out as the notation's `table`. */
interface Table {
  round: number;
  order: number[];
  phase: BlackDiePurpose | 'gear' | 'roll' | 'move';
  roll: number | null;
  pending: PendingDie[];
  cars: Car[];
}

/** Cars that share a stretch of the grid, in seat order, and what they have rolled for it so far. */
export type GridGroup = { cars: number[]; rolls: number[] };

/** The table and what it does not show. */
export interface Race {
  circuit: Circuit;
  laps: number;
  teamPoints: boolean;
  fresh: Wear;
  table: Table;
  /** The number of the entry being made. */
  entry: number;
  /** From pole backwards; a group of one car is settled. */
  grid: GridGroup[];
  /** Cars whose next gear can only be 1st: not yet driven off (FD-9) or spun (FD-21). */
  onlyFirst: Set<number>;
  /** The cells to drive come from a dream start or a quick stop: no brakes, a blocked rest is free (FD-9, FD-31). */
  exact: boolean;
  /** The cars that are out, the first one first. */
  outs: number[];
}

const PLACE_POINTS = [10, 8, 6, 5, 4, 3, 2, 1]; // FD-35

export function createRace(circuit: Circuit, seats: number, laps: number, carsEach: number, teamPoints: boolean): Race {
  // FD-6
  const fresh =
    laps === 1
      ? { tyres: 4, brakes: 3, fuel: 2, body: 2, engine: 2 }
      : { tyres: 6, brakes: 4, fuel: 3, body: 3, engine: 3 };
  const numbers = Array.from({ length: seats * carsEach }, (_, car) => car);
  const cars = numbers.map((car): Car => {
    const flags = { started: false, waits: false, spun: false };
    const place = { cell: null, lap: 0, gear: 1, since: 0, stops: 0, status: 'racing' as const, place: null };
    return { car, seat: Math.floor(car / carsEach), ...place, ...flags, wear: { ...fresh } };
  });
  const pending = numbers.map((car): PendingDie => ({ car, for: 'grid' })); // FD-8: in seat order.
  const table: Table = { round: 1, order: [], phase: 'grid', roll: null, pending, cars };
  const grid = [{ cars: numbers, rolls: [] }];
  const onlyFirst = new Set(numbers);
  return { circuit, laps, teamPoints, fresh, table, entry: 0, grid, onlyFirst, exact: false, outs: [] };
}

/** The car whose turn it is. */
export function carToMove(race: Race): Car {
  return elementAt(race.table.cars, elementAt(race.table.order, 0));
}

export function isRunning(car: Car): boolean {
  return car.status === 'racing' || car.status === 'pit';
}

/** The cells taken by other cars, on the road and in the lane; a box belongs to one car alone. */
export function listTakenCells({ table }: Race, car: Car): Set<string> {
  return new Set(table.cars.flatMap((other) => (other === car || other.cell === null ? [] : [other.cell])));
}

/** The number of the pit cell a car in the lane stands on, or whose place its box takes (FD-30). */
export function pitIndexOf(circuit: Circuit, car: Car): number {
  if (car.cell === `box.${car.car}`) return elementAt(circuit.pit.boxes, car.car);
  return Number((car.cell ?? '').replace('pit.', ''));
}

/** FD-5, FD-32: how far a car has come; a multiple of the row, so that the rows of pit cells are whole numbers. */
function progressOf({ circuit }: Race, car: Car): number {
  const scale = circuit.pit.length + 1;
  const cell = circuit.cells.get(car.cell ?? '');
  const lapEnd = circuit.lapRows * scale;
  if (cell !== undefined) return car.lap * lapEnd + cell.row * scale;
  return car.lap * lapEnd + (pitRowOf(circuit, pitIndexOf(circuit, car)) % lapEnd);
}

/** FD-10: the cars from the front to the back. */
export function sortByRace(race: Race, cars: readonly Car[]): number[] {
  const gridPlace = (car: Car): number => race.circuit.grid.indexOf(car.cell ?? '');
  const before = (a: Car, b: Car): number => b.gear - a.gear || a.since - b.since || gridPlace(a) - gridPlace(b);
  const order: number[] = [];
  let left = [...cars];
  while (left.length > 0) {
    const front = Math.max(...left.map((car) => progressOf(race, car)));
    const level = left.filter((car) => progressOf(race, car) === front);
    // Level cars by gear and arrival, but never one before a car further on in its own lane.
    const first = elementAt(
      level.filter((car) => !level.some((other) => isFurtherOn(race, other, car))).sort(before),
      0,
    );
    order.push(first.car);
    left = left.filter((car) => car !== first);
  }
  return order;
}

/** Whether a car stands further on than another one in the same lane and the same row. */
function isFurtherOn({ circuit }: Race, further: Car, car: Car): boolean {
  const start = circuit.cells.get(car.cell ?? '');
  if (start === undefined) return false;
  for (const cell of listLaneAhead(circuit, start)) {
    if (cell.row !== start.row) return false;
    if (cell.id === further.cell) return true;
  }
  return false;
}

/** FD-34, FD-35: the seats by their better place, then by the other; or by the points of cars that finished. */
export function rankingOf({ table, teamPoints }: Race): number[][] {
  const seats = [...new Set(table.cars.map((car) => car.seat))];
  const merits = seats.map((seat) => {
    const cars = table.cars.filter((car) => car.seat === seat);
    const places = cars.map((car) => car.place ?? Infinity).sort((a, b) => a - b);
    const scoring = cars.filter((car) => car.status === 'finished');
    const points = scoring.reduce((sum, car) => sum + (PLACE_POINTS[(car.place ?? Infinity) - 1] ?? 0), 0);
    return { seat, points: teamPoints ? points : 0, best: elementAt(places, 0) };
  });
  // No two cars share a place, so the better places of two seats always differ.
  return merits.sort((a, b) => b.points - a.points || a.best - b.best).map(({ seat }) => [seat]);
}
