/**
 * An independent referee for traces of Formula Dé. It shares no code with the game: it is written from the rules and
 * the trace notation alone, keeps its own position, and says where a trace differs from it. Simple before fast.
 * The ids in the comments (FD-1 and so on) are those of the rules.
 */

type Cell = { id: string; lane: number; corner: number | null; row: number; next: string[] };
type Pit = { length: number; entryFrom: string[]; exitTo: string[]; boxes: number[] };
interface Circuit {
  cells: Map<string, Cell>;
  /** Corner id to the stops it demands. */
  corners: Map<number, number>;
  lapRows: number;
  finish: string[];
  grid: string[];
  pit: Pit;
}

type Wear = { tyres: number; brakes: number; fuel: number; body: number; engine: number };
type Cause = 'grid' | 'start' | 'collision' | 'engine' | 'pit';
type Die = { car: number; for: Cause };
interface Car {
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
  phase: Cause | 'gear' | 'roll' | 'move';
  roll: number | null;
  pending: Die[];
  cars: Car[];
}
/** Cars that share a stretch of the grid, in seat order, and what they have rolled for it so far. */
type GridGroup = { cars: number[]; rolls: number[] };

/** The table and what it does not show. */
interface Race {
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

/** The end of a way: where it leads to, what it costs, and how the car stands there. */
type Choice = { to: string; brake: number; tyres: number; lap: number; stops: number };
type Move = { gear: number } | { to: string; brake: number };
type Chance = { kind: 'chance'; label: 'black' | 'gear'; car: number; cause: Cause | null; faces: readonly number[] };
type Expected = Chance | { kind: 'moves'; seat: number; legal: Move[] } | { kind: 'over'; ranking: number[][] };

const MOST_MISMATCHES = 20;
const BLACK = range(1, 20, 1);
/** FD-2: the faces of the gear dice; the first list is 1st gear. */
const GEAR_DICE: readonly (readonly number[])[] = [
  [1, 1, 2, 2],
  [2, 3, 3, 4, 4, 4],
  [4, 5, 6, 6, 7, 7, 8, 8],
  range(7, 12, 2),
  range(11, 20, 2),
  range(21, 30, 3),
];
const POINTS = [10, 8, 6, 5, 4, 3, 2, 1]; // FD-35

function range(from: number, to: number, times: number): number[] {
  return Array.from({ length: (to - from + 1) * times }, (_, index) => from + Math.floor(index / times));
}

// ---- The position -------------------------------------------------------------------------------------------------

function newRace(circuit: Circuit, seats: number, laps: number, carsEach: number, teamPoints: boolean): Race {
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
  const pending = numbers.map((car): Die => ({ car, for: 'grid' })); // FD-8: in seat order.
  const table: Table = { round: 1, order: [], phase: 'grid', roll: null, pending, cars };
  const grid = [{ cars: numbers, rolls: [] }];
  const onlyFirst = new Set(numbers);
  return { circuit, laps, teamPoints, fresh, table, entry: 0, grid, onlyFirst, exact: false, outs: [] };
}

/** What the position waits for. */
function expected(race: Race): Expected {
  const { table } = race;
  const die = table.pending[0];
  if (die !== undefined) return { kind: 'chance', label: 'black', car: die.car, cause: die.for, faces: BLACK };
  const number = table.order[0];
  if (number === undefined) return { kind: 'over', ranking: rankingOf(race) };
  const car = get(table.cars, number);
  if (table.phase === 'roll') {
    return { kind: 'chance', label: 'gear', car: number, cause: null, faces: get(GEAR_DICE, car.gear - 1) };
  }
  const legal: Move[] =
    table.phase === 'gear'
      ? [1, 2, 3, 4, 5, 6].filter((gear) => shiftCost(race, car, gear) !== null).map((gear) => ({ gear }))
      : driving(race, car).choices.map(({ to, brake }) => ({ to, brake }));
  return { kind: 'moves', seat: car.seat, legal };
}

/** The car whose turn it is. */
function mover(race: Race): Car {
  return get(race.table.cars, get(race.table.order, 0));
}

function isRunning(car: Car): boolean {
  return car.status === 'racing' || car.status === 'pit';
}

// ---- Rounds and turns ---------------------------------------------------------------------------------------------

/** FD-8: one grid roll; a group that has rolled falls apart into the cars of equal rolls, lowest first. */
function rollForGrid(race: Race, result: number): void {
  const at = race.grid.findIndex((group) => group.cars.length > 1);
  const group = get(race.grid, at);
  group.rolls.push(result);
  if (group.rolls.length === group.cars.length) {
    const results = [...new Set(group.rolls)].sort((a, b) => a - b);
    const parts = results.map((value): GridGroup => {
      return { cars: group.cars.filter((_, index) => group.rolls[index] === value), rolls: [] };
    });
    race.grid.splice(at, 1, ...parts);
  }
  const open = race.grid.filter((part) => part.cars.length > 1);
  race.table.pending = open.flatMap((part) => part.cars.slice(part.rolls.length)).map((car) => ({ car, for: 'grid' }));
  if (open.length > 0) return;
  race.table.order = race.grid.flatMap((part) => part.cars); // FD-10: the first round follows the grid.
  race.table.order.forEach((car, place) => (get(race.table.cars, car).cell = get(race.circuit.grid, place)));
  beginTurn(race);
}

function beginTurn(race: Race): void {
  const car = mover(race);
  race.table.phase = car.started ? 'gear' : 'start';
  race.table.pending = car.started ? [] : [{ car: car.car, for: 'start' }]; // FD-9
}

/** On to the next black die of the turn, or to the next turn. */
function goOn(race: Race): void {
  const die = race.table.pending[0];
  if (die !== undefined) race.table.phase = die.for;
  else endTurn(race);
}

function endTurn(race: Race): void {
  const { table } = race;
  table.order.shift();
  const running = table.cars.filter(isRunning);
  if (running.length === 0) {
    // FD-34: the race is over; of the cars that are out the later out is the better.
    table.phase = 'gear';
    const finished = table.cars.length - race.outs.length;
    [...race.outs].reverse().forEach((car, index) => (get(table.cars, car).place = finished + index + 1));
    return;
  }
  if (table.order.length === 0) {
    table.round++;
    table.order = raceOrder(race, running);
  }
  beginTurn(race);
}

/** FD-5, FD-32: how far a car has come; a multiple of the row, so that the rows of pit cells are whole numbers. */
function progress({ circuit }: Race, car: Car): number {
  const scale = circuit.pit.length + 1;
  const cell = circuit.cells.get(car.cell ?? '');
  const lapEnd = circuit.lapRows * scale;
  if (cell !== undefined) return car.lap * lapEnd + cell.row * scale;
  return car.lap * lapEnd + (laneRow(circuit, laneIndex(circuit, car)) % lapEnd);
}

/** FD-10: the cars from the front to the back. */
function raceOrder(race: Race, cars: readonly Car[]): number[] {
  const gridPlace = (car: Car): number => race.circuit.grid.indexOf(car.cell ?? '');
  const before = (a: Car, b: Car): number => b.gear - a.gear || a.since - b.since || gridPlace(a) - gridPlace(b);
  const order: number[] = [];
  let left = [...cars];
  while (left.length > 0) {
    const front = Math.max(...left.map((car) => progress(race, car)));
    const level = left.filter((car) => progress(race, car) === front);
    // Level cars by gear and arrival, but never one before a car further on in its own lane.
    const first = get(level.filter((car) => !level.some((other) => isFurtherOn(race, other, car))).sort(before), 0);
    order.push(first.car);
    left = left.filter((car) => car !== first);
  }
  return order;
}

/** Whether a car stands further on than another one in the same lane and the same row. */
function isFurtherOn({ circuit }: Race, further: Car, car: Car): boolean {
  const start = circuit.cells.get(car.cell ?? '');
  if (start === undefined) return false;
  for (const cell of laneAhead(circuit, start)) {
    if (cell.row !== start.row) return false;
    if (cell.id === further.cell) return true;
  }
  return false;
}

/** FD-4: the next cell of the own lane comes first. */
function ownNext(circuit: Circuit, cell: Cell): Cell {
  return cellOf(circuit, get(cell.next, 0));
}

/** The other cells of a lane, from the next one on. */
function* laneAhead(circuit: Circuit, cell: Cell): Generator<Cell> {
  let ahead = ownNext(circuit, cell);
  for (let seen = 1; seen < circuit.cells.size && ahead !== cell; seen++) {
    yield ahead;
    ahead = ownNext(circuit, ahead);
  }
}

/** FD-28: a car that is out leaves track, order and dice; the car whose turn it is stays first until that is over. */
function retire(race: Race, car: Car): void {
  car.status = 'out';
  car.cell = null;
  race.outs.push(car.car);
  race.table.pending = race.table.pending.filter((die) => die.car !== car.car);
  race.table.order = race.table.order.filter((number, index) => index === 0 || number !== car.car);
}

/** FD-26: the last point of body or engine lost puts the car out. */
function lose(race: Race, car: Car, point: 'body' | 'engine'): void {
  car.wear[point]--;
  if (car.wear[point] === 0) retire(race, car);
}

function rollBlack(race: Race, result: number): void {
  const { table } = race;
  const die = get(table.pending, 0);
  if (die.for === 'grid') return rollForGrid(race, result);
  table.pending.shift();
  const car = get(table.cars, die.car);
  if (die.for === 'start') {
    car.started = true;
    if (result === 1) return endTurn(race); // FD-9: a stall.
    if (result !== 20) {
      table.phase = 'gear';
      return;
    }
    race.onlyFirst.delete(car.car);
    return drive(race, 4, true); // FD-9: a dream start.
  }
  if (die.for === 'pit') {
    // FD-31
    car.waits = result > 10;
    if (result <= 10) car.gear = 4;
    const half = Math.floor(result / 2);
    return result > 10 || half === 0 ? endTurn(race) : drive(race, half, true);
  }
  if (die.for === 'engine' && result <= 4) lose(race, car, 'engine'); // FD-27
  if (die.for === 'collision' && result === 1) {
    lose(race, car, 'body'); // FD-25
    const moving = mover(race);
    if (car !== moving && car.status === 'out' && moving.status !== 'out') {
      // FD-25: for a car that went out through its own roll the moving car pays without rolling.
      const its = table.pending.findIndex((own) => own.car === moving.car && own.for === 'collision');
      table.pending.splice(its, 1);
      lose(race, moving, 'body');
    }
  }
  goOn(race);
}

// ---- A car's turn -------------------------------------------------------------------------------------------------

/** FD-12, FD-22: what shifting to a gear costs, or null when it is not allowed. */
function shiftCost(race: Race, car: Car, gear: number): { fuel: number; brakes: number; engine: number } | null {
  const free = { fuel: 0, brakes: 0, engine: 0 };
  if (car.waits) return gear <= 4 ? free : null; // FD-31
  if (race.onlyFirst.has(car.car)) return gear === 1 ? free : null; // FD-9, FD-21
  const down = car.gear - gear;
  if (down < -1 || down > 4) return null;
  if (down <= 1 || car.status === 'pit') return free; // FD-29: forced downshifts are free in the lane.
  const { wear } = car;
  const cost = { fuel: 1, brakes: down > 2 ? 1 : 0, engine: down > 3 ? 1 : 0 };
  // FD-22: not without the points, nor with the last engine point.
  const payable = wear.fuel >= cost.fuel && wear.brakes >= cost.brakes && wear.engine > cost.engine;
  return payable ? cost : null;
}

function shift(race: Race, gear: number): void {
  const car = mover(race);
  const cost = shiftCost(race, car, gear);
  car.wear.fuel -= cost?.fuel ?? 0;
  car.wear.brakes -= cost?.brakes ?? 0;
  car.wear.engine -= cost?.engine ?? 0;
  car.gear = gear;
  car.spun = false;
  car.waits = false;
  race.onlyFirst.delete(car.car);
  race.table.phase = 'roll';
}

/** The car has so many cells to drive; without any choice it is out (FD-24). */
function drive(race: Race, cells: number, exact: boolean): void {
  const car = mover(race);
  race.exact = exact;
  race.table.phase = 'move';
  race.table.roll = cells;
  const { choices, hit } = driving(race, car);
  if (choices.length > 0) return;
  const tests = isEngineStrained(race, car);
  retire(race, car);
  if (hit !== null) lose(race, hit, 'body'); // FD-23
  endMove(race, tests);
}

/** FD-27: a 20 in 5th or a 30 in 6th, rolled on the track. */
function isEngineStrained(race: Race, car: Car): boolean {
  const { roll } = race.table;
  return car.status === 'racing' && ((car.gear === 5 && roll === 20) || (car.gear === 6 && roll === 30));
}

function moveCar(race: Race, to: string, brake: number): void {
  const car = mover(race);
  const choice = driving(race, car).choices.find((own) => own.to === to && own.brake === brake);
  if (choice === undefined) throw new Error(`the referee has lost the way to ${to}`);
  const tests = isEngineStrained(race, car);
  const spins = choice.tyres > 0 && choice.tyres >= car.wear.tyres; // FD-21
  car.wear.brakes -= choice.brake;
  car.wear.tyres -= Math.min(choice.tyres, car.wear.tyres);
  car.lap = choice.lap;
  car.stops = choice.stops;
  if (choice.to === 'finish') {
    // FD-33: places go in order of crossing.
    car.place = race.table.cars.filter((other) => other.status === 'finished').length + 1;
    car.status = 'finished';
    car.cell = null;
    return endMove(race, tests);
  }
  const arrives = choice.to !== car.cell;
  if (arrives) car.since = race.entry;
  car.cell = choice.to;
  car.status = race.circuit.cells.has(choice.to) ? 'racing' : 'pit';
  if (spins) {
    car.spun = true;
    car.gear = 1;
    race.onlyFirst.add(car.car);
  }
  const others = touching(race, car).map((other) => other.car);
  // FD-25: the others roll once each, then the moving car once for each of them.
  const rolling = [...others, ...others.map(() => car.car)];
  race.table.pending = rolling.map((number) => ({ car: number, for: 'collision' }));
  const stopsInBox = arrives && choice.to === `box.${car.car}`;
  if (stopsInBox) car.wear.tyres = race.fresh.tyres; // FD-31
  endMove(race, tests, stopsInBox ? [{ car: car.car, for: 'pit' }] : []);
}

/** FD-25: the cars beside a car that has moved, and the one directly ahead of it; none in the pit lane (FD-29). */
function touching({ circuit, table }: Race, car: Car): Car[] {
  const cell = circuit.cells.get(car.cell ?? '');
  if (cell === undefined) return [];
  return table.cars.filter((other) => {
    const its = circuit.cells.get(other.cell ?? '');
    if (its === undefined || other === car) return false;
    const beside = its.row === cell.row && Math.abs(its.lane - cell.lane) === 1; // FD-4
    return beside || its === ownNext(circuit, cell);
  });
}

/** FD-27: the engine tests come after the collisions, in race order, for the cars on the track in 5th or 6th. */
function endMove(race: Race, tests: boolean, last: Die[] = []): void {
  const { table } = race;
  const strained = table.cars.filter((car) => tests && car.status === 'racing' && car.gear >= 5);
  table.roll = null;
  table.pending.push(...raceOrder(race, strained).map((car): Die => ({ car, for: 'engine' })), ...last);
  goOn(race);
}

// ---- Ways ---------------------------------------------------------------------------------------------------------

/** A way along the road: where it has come to, and all that decides how it may go on. */
interface Way {
  cell: Cell;
  lap: number;
  /** Which of the `next` cells it took, step by step. */
  steps: string;
  /** FD-14, FD-16: all counted lane changes. */
  changes: number;
  /** FD-14, FD-15: the cells on which it has changed lanes on the present straight. */
  left: Cell[];
  /** FD-17: stops made in the corner it is in. */
  made: number;
  /** FD-18, FD-19: corners left too early in this move, tyres needed for them (infinite: fatal), lane to be kept. */
  overshot: number;
  tyres: number;
  keepsLane: boolean;
}

function newWay(cell: Cell, lap: number, made: number, steps: string): Way {
  return { cell, lap, steps, changes: 0, left: [], made, overshot: 0, tyres: 0, keepsLane: false };
}

/** FD-16: fewer tyres, then fewer lane changes, then the first in the order of `next`. */
function cheaper(a: Way, b: Way): boolean {
  if (a.tyres !== b.tyres) return a.tyres < b.tyres;
  if (a.changes !== b.changes) return a.changes < b.changes;
  return a.steps < b.steps;
}

/** The cells taken by other cars, on the road and in the lane; a box belongs to one car alone. */
function takenCells({ table }: Race, car: Car): Set<string> {
  return new Set(table.cars.flatMap((other) => (other === car || other.cell === null ? [] : [other.cell])));
}

/** FD-17, FD-18: by how many stops too few the way would leave the corner it is in. */
function stopsShort(circuit: Circuit, way: Way): number {
  const { corner } = way.cell;
  return corner === null ? 0 : Math.max(0, (circuit.corners.get(corner) ?? 0) - way.made);
}

/** The way one cell longer, to the `index`th next cell; null when the rules of lanes forbid it. */
function longer(circuit: Circuit, taken: Set<string>, way: Way, index: number): Way | null {
  const from = way.cell;
  const to = cellOf(circuit, get(from.next, index));
  const changesLane = to.lane !== from.lane;
  const onStraight = from.corner === null;
  if (changesLane && onStraight) {
    if (way.keepsLane || way.left.length >= 2) return null; // FD-19, FD-14
    if (way.left.some((cell) => cell.lane === to.lane && !passesCar(circuit, taken, cell, to))) return null; // FD-15
  }
  const short = from.corner === to.corner ? 0 : stopsShort(circuit, way);
  if (short > 0 && changesLane) return null; // FD-19: no slanting exit arrow.
  const overshot = way.overshot + (short > 0 ? 1 : 0);
  const counts = changesLane && onStraight;
  return {
    cell: to,
    lap: way.lap + (circuit.finish.includes(to.id) && !circuit.finish.includes(from.id) ? 1 : 0), // FD-5
    steps: way.steps + String(index),
    changes: way.changes + (counts ? 1 : 0),
    left: to.corner !== null ? [] : counts ? [...way.left, from] : way.left,
    made: from.corner === to.corner ? way.made : 0,
    overshot,
    tyres: way.tyres + (short > 1 ? Infinity : overshot), // FD-18, FD-19: every cell counts for every corner overshot.
    keepsLane: to.corner === null && (way.keepsLane || short > 0), // FD-19: up to the entry of the next corner.
  };
}

/** FD-15: whether a car stands in the lane between the cell where it was left and the cell where it is re-entered. */
function passesCar(circuit: Circuit, taken: Set<string>, left: Cell, entered: Cell): boolean {
  for (const cell of laneAhead(circuit, left)) {
    if (cell === entered || cell.corner !== null) return false;
    if (taken.has(cell.id)) return true;
  }
  return false;
}

/**
 * All ways of up to so many cells. `levels[n]` holds those of n cells; of ways that can go on alike, only the cheapest.
 * FD-33: a way over the line after the last lap ends there, and the step over it costs nothing.
 */
function explore(race: Race, levels: Way[][], taken: Set<string>, cells: number): { levels: Way[][]; finishes: Way[] } {
  const finishes: Way[] = [];
  while (levels.length <= cells) {
    const best = new Map<string, Way>();
    for (const way of get(levels, levels.length - 1)) {
      for (let index = 0; index < way.cell.next.length; index++) {
        const next = longer(race.circuit, taken, way, index);
        if (next === null) continue;
        if (next.lap > race.laps) finishes.push({ ...next, tyres: way.tyres }); // A car beyond the line bars nothing.
        if (next.lap > race.laps || taken.has(next.cell.id)) continue; // FD-13
        const left = next.left.length === 1 ? get(next.left, 0).id : next.left.length;
        const key = JSON.stringify([next.cell.id, next.lap, left, next.made, next.overshot, next.keepsLane]);
        const known = best.get(key);
        if (known === undefined || cheaper(next, known)) best.set(key, next);
      }
    }
    levels.push([...best.values()]);
  }
  return { levels, finishes };
}

// ---- The pit lane -------------------------------------------------------------------------------------------------

/** The number of the pit cell a car in the lane stands on, or whose place its box takes (FD-30). */
function laneIndex(circuit: Circuit, car: Car): number {
  if (car.cell === `box.${car.car}`) return get(circuit.pit.boxes, car.car);
  return Number((car.cell ?? '').replace('pit.', ''));
}

/** FD-32: the row of a pit cell, times (length + 1). */
function laneRow(circuit: Circuit, index: number): number {
  const { length, entryFrom, exitTo } = circuit.pit;
  const e = cellOf(circuit, get(entryFrom, entryFrom.length - 1)).row;
  const x = cellOf(circuit, get(exitTo, 0)).row + circuit.lapRows;
  return e * (length + 1) + (index + 1) * (x - e);
}

/** FD-32: whether the lap is completed at that pit cell. */
function isPastLine(circuit: Circuit, index: number): boolean {
  return laneRow(circuit, index) >= circuit.lapRows * (circuit.pit.length + 1);
}

/**
 * FD-30: a run along the lane from the given pit cell (-1: from the road). It ends behind another car, in the own box,
 * with the roll, or at the end of the lane with cells still to go.
 */
function runLane(circuit: Circuit, taken: Set<string>, car: Car, from: number, cells: number) {
  const box = get(circuit.pit.boxes, car.car);
  let at = from;
  let toGo = cells;
  while (toGo > 0 && at + 1 < circuit.pit.length) {
    if (at + 1 === box) return { at: box, to: `box.${car.car}`, toGo: 0 };
    if (taken.has(`pit.${at + 1}`)) return { at, to: `pit.${at}`, toGo: 0 };
    at++;
    toGo--;
  }
  return { at, to: `pit.${at}`, toGo };
}

// ---- Choices ------------------------------------------------------------------------------------------------------

/** FD-18, FD-21, FD-23: whether the tyres last; without any, one cell too far is still only a spin. */
function tyresLast(car: Car, corner: number, block: number): boolean {
  return corner + block <= car.wear.tyres || (car.wear.tyres === 0 && corner === 1 && block === 0);
}

/** All choices of the car after its roll, none when it is out; `hit` is then the car it ran into, if any. */
function driving(race: Race, car: Car): { choices: Choice[]; hit: Car | null } {
  const { circuit } = race;
  const taken = takenCells(race, car);
  const choices: Choice[] = [];
  let cells = race.table.roll ?? 0;
  let levels: Way[][];
  if (car.status === 'pit') {
    const from = laneIndex(circuit, car);
    const run = runLane(circuit, taken, car, from, cells);
    const exits = circuit.pit.exitTo.filter((cell) => run.toGo > 0 && !taken.has(cell));
    const lapEnds = (past: boolean): number => car.lap + (past && !isPastLine(circuit, from) ? 1 : 0);
    if (exits.length === 0) {
      // FD-29, FD-30: in the lane the rest of the move lapses. A car that cannot move names its own cell.
      const to = run.at === from ? (car.cell ?? '') : run.to;
      return { choices: [{ to, brake: 0, tyres: 0, lap: lapEnds(isPastLine(circuit, run.at)), stops: 0 }], hit: null };
    }
    // FD-29: no brakes in the lane; on the road behind the exit the usual rules hold.
    cells = run.toGo;
    levels = [[], exits.map((id, index) => newWay(cellOf(circuit, id), lapEnds(true), 0, String(index)))];
  } else {
    levels = [[newWay(cellOf(circuit, car.cell ?? ''), car.lap, car.stops, '')]];
  }
  const found = explore(race, levels, taken, cells);

  // FD-33: reaching the line is one choice, without brakes.
  for (const way of found.finishes) {
    const { tyres, lap } = way;
    if (tyresLast(car, tyres, 0)) choices.push({ to: 'finish', brake: 0, tyres, lap, stops: 0 });
  }
  // FD-29: the way into the pit lane, with the whole roll.
  found.levels.slice(0, cells).forEach((ways, driven) => {
    for (const way of ways) {
      const open = way.lap > 0 && way.lap < race.laps && circuit.pit.entryFrom.includes(way.cell.id);
      if (!open || way.keepsLane || stopsShort(circuit, way) > 0 || !tyresLast(car, way.tyres, 0)) continue;
      const run = runLane(circuit, taken, car, -1, cells - driven);
      const lap = way.lap + (run.at >= 0 && isPastLine(circuit, run.at) ? 1 : 0);
      if (run.at >= 0) choices.push({ to: run.to, brake: 0, tyres: way.tyres, lap, stops: 0 });
    }
  });
  // FD-20: own-will brakes first. FD-23: if no way is that long, the furthest ones, and the table for the rest.
  const furthest = found.levels.findLastIndex((ways) => ways.length > 0);
  const isBlocked = found.finishes.length === 0 && furthest < cells;
  const leastLength = isBlocked && furthest === 0 ? 0 : 1; // FD-20: at least one cell unless blocked.
  const mostBrakes = race.exact ? 0 : car.wear.brakes;
  for (let brakes = 0; brakes <= mostBrakes; brakes++) {
    const length = cells - brakes;
    if (length < leastLength) break;
    const missing = isBlocked && !race.exact ? Math.max(0, length - furthest) : 0; // FD-9, FD-31: free.
    const brake = brakes + Math.min(3, missing);
    const block = Math.max(0, missing - 3);
    if (missing >= 7 || brake > car.wear.brakes) continue;
    for (const way of found.levels[isBlocked ? Math.min(length, furthest) : length] ?? []) {
      if (!tyresLast(car, way.tyres, block)) continue;
      // FD-17: a stop; FD-19: none after overshooting.
      const stops = way.cell.corner === null ? 0 : way.made + (way.overshot === 0 ? 1 : 0);
      choices.push({ to: way.cell.id, brake, tyres: way.tyres + block, lap: way.lap, stops });
    }
  }
  if (choices.length > 0) return { choices: offered(choices), hit: null };

  // FD-23: out. Blocked, and not by the corner alone, it hits the car directly ahead of the furthest cell.
  const ends = [...(found.levels[furthest] ?? [])].sort((a, b) => (cheaper(a, b) ? -1 : 1));
  const end = ends[0];
  if (!isBlocked || end === undefined || !tyresLast(car, end.tyres, 0)) return { choices, hit: null };
  const ahead = ownNext(circuit, end.cell).id;
  return { choices, hit: race.table.cars.find((other) => other !== car && other.cell === ahead) ?? null };
}

/** FD-16: each choice once, and none that another one to the same cell beats. */
function offered(choices: readonly Choice[]): Choice[] {
  const unbeaten = choices.filter((choice) => {
    return !choices.some((other) => {
      const noDearer = other.to === choice.to && other.brake <= choice.brake && other.tyres <= choice.tyres;
      return noDearer && (other.brake < choice.brake || other.tyres < choice.tyres);
    });
  });
  return [...new Map(unbeaten.map((choice) => [`${choice.to} ${choice.brake}`, choice])).values()];
}

// ---- The ranking --------------------------------------------------------------------------------------------------

/** FD-34, FD-35: the seats by their better place, then by the other; or by the points of cars that finished. */
function rankingOf({ table, teamPoints }: Race): number[][] {
  const seats = [...new Set(table.cars.map((car) => car.seat))];
  const merits = seats.map((seat) => {
    const cars = table.cars.filter((car) => car.seat === seat);
    const places = cars.map((car) => car.place ?? Infinity).sort((a, b) => a - b);
    const scoring = cars.filter((car) => car.status === 'finished');
    const points = scoring.reduce((sum, car) => sum + (POINTS[(car.place ?? Infinity) - 1] ?? 0), 0);
    return { seat, points: teamPoints ? points : 0, best: get(places, 0) };
  });
  // No two cars share a place, so the better places of two seats always differ.
  return merits.sort((a, b) => b.points - a.points || a.best - b.best).map(({ seat }) => [seat]);
}

/** An element that the referee's own position is known to hold. */
function get<T>(elements: readonly T[], index: number): T {
  const element = elements[index];
  if (element === undefined) throw new Error(`the referee has lost element ${index}`);
  return element;
}

function cellOf(circuit: Circuit, id: string): Cell {
  const cell = circuit.cells.get(id);
  if (cell === undefined) throw new Error(`the circuit has no cell ${id}`);
  return cell;
}

// ---- The trace ----------------------------------------------------------------------------------------------------

// Never throws, whatever the trace holds.

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function field(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function show(value: unknown): string {
  try {
    const shown = JSON.stringify(value) ?? 'missing';
    return shown.length > 200 ? `${shown.slice(0, 200)}…` : shown;
  } catch {
    return 'unreadable';
  }
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function whole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Error(`${show(value)} is no whole number`);
  return value;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${show(value)} is no text`);
  return value;
}

/** FD-3: the facts of a circuit; throws when one that the race needs is missing. */
function readCircuit(value: unknown, cars: number): Circuit {
  const cells = list(field(value, 'cells')).map((cell): Cell => {
    const corner = field(cell, 'corner');
    return {
      id: text(field(cell, 'id')),
      lane: whole(field(cell, 'lane')),
      corner: corner === null ? null : whole(corner),
      row: whole(field(cell, 'row')),
      next: list(field(cell, 'next')).map(text),
    };
  });
  const corners = list(field(value, 'corners'));
  const pit = field(value, 'pit');
  const circuit: Circuit = {
    cells: new Map(cells.map((cell) => [cell.id, cell])),
    corners: new Map(corners.map((corner) => [whole(field(corner, 'id')), whole(field(corner, 'stops'))])),
    lapRows: whole(field(value, 'lapRows')),
    finish: list(field(value, 'finish')).map(text),
    grid: list(field(value, 'grid')).map(text),
    pit: {
      length: isObject(pit) ? whole(field(pit, 'length')) : 0,
      entryFrom: list(field(pit, 'entryFrom')).map(text),
      exitTo: list(field(pit, 'exitTo')).map(text),
      boxes: list(field(pit, 'boxes')).map(whole),
    },
  };
  const { finish, grid } = circuit;
  const { entryFrom, exitTo, boxes } = circuit.pit;
  for (const id of [...cells.flatMap((cell) => cell.next), ...finish, ...grid, ...entryFrom, ...exitTo]) {
    cellOf(circuit, id);
  }
  if (cells.some((cell) => cell.next.length === 0)) throw new Error('a cell leads nowhere');
  if (grid.length < cars) throw new Error('the grid is too small');
  if (entryFrom.length > 0 && (boxes.length < cars || exitTo.length === 0)) throw new Error('the pit is incomplete');
  return circuit;
}

/** Every difference between what the trace says and what it should say, with its path. */
function differences(path: string, said: unknown, due: unknown): string[] {
  if (Array.isArray(due) && Array.isArray(said) && said.length === due.length) {
    return due.flatMap((value: unknown, index) => differences(`${path}[${index}]`, said[index], value));
  }
  if (isObject(due) && isObject(said)) {
    const keys = [...new Set([...Object.keys(due), ...Object.keys(said)])];
    return keys.flatMap((key) => differences(`${path}.${key}`, field(said, key), field(due, key)));
  }
  const same = said === due && (typeof due !== 'object' || due === null);
  return same ? [] : [`${path} is ${show(said)}, but should be ${show(due)}.`];
}

function sameMove(said: unknown, move: Move): boolean {
  return differences('', said, move).length === 0;
}

function legalMismatches(said: unknown, seat: number, due: readonly Move[]): string[] {
  const moves = field(said, String(seat));
  if (!isObject(said) || !Array.isArray(moves)) return [`legal is ${show(said)}, not a list of moves of seat ${seat}.`];
  const strangers = Object.keys(said).filter((key) => key !== String(seat));
  return [
    ...strangers.map((key) => `legal has ${show(key)}, but only seat ${seat} is awaited.`),
    ...list(moves)
      .filter((move) => !due.some((own) => sameMove(move, own)))
      .map((move) => `legal has ${show(move)}, not legal.`),
    ...due.flatMap((move) => {
      const times = moves.filter((own: unknown) => sameMove(own, move)).length;
      return times === 1 ? [] : [`legal has ${show(move)} of seat ${seat} ${times} times, but should have it once.`];
    }),
  ];
}

/** What a line's `awaiting` should be. */
function awaitingOf(due: Expected): unknown {
  if (due.kind === 'chance') return { kind: 'chance', ways: due.faces.length, label: due.label };
  if (due.kind === 'moves') return { kind: 'moves', seats: [due.seat] };
  return due;
}

/** Judges the line's entry and makes it on the table; `stuck` when the referee cannot go on from there. */
function enter(race: Race, due: Expected, line: unknown): { mismatches: string[]; stuck: boolean } {
  const entry = field(line, 'entry');
  const pair: readonly unknown[] = Array.isArray(entry) && entry.length === 2 ? entry : [];
  if (due.kind === 'moves') {
    const legal = due.legal.find((own) => sameMove(pair[1], own));
    if (pair[0] !== due.seat || legal === undefined) {
      return { mismatches: [`entry ${show(entry)} is no legal move of seat ${due.seat}.`], stuck: true };
    }
    if ('gear' in legal) shift(race, legal.gear);
    else moveCar(race, legal.to, legal.brake);
    return { mismatches: differences('chance', field(line, 'chance'), undefined), stuck: false };
  }
  if (due.kind === 'over') return { mismatches: [], stuck: false };
  const outcome = pair[1];
  const result = typeof outcome === 'number' ? due.faces[outcome] : undefined;
  if (pair[0] !== -1 || result === undefined) {
    return { mismatches: [`entry ${show(entry)} is no outcome of ${due.faces.length} ways.`], stuck: true };
  }
  const cause = due.cause === null ? {} : { for: due.cause };
  const mismatches = differences('chance', field(line, 'chance'), { label: due.label, car: due.car, ...cause, result });
  if (due.label === 'gear') drive(race, result, false);
  else rollBlack(race, result);
  return { mismatches, stuck: false };
}

/** Judges the header and lays out the race, or says why it cannot. */
function readHeader(header: unknown): { race: Race | null; mismatches: string[] } {
  const options = field(header, 'options');
  const seats = field(header, 'seats');
  const circuit = field(header, 'circuit');
  const chosen = field(options, 'circuit');
  const laps = field(options, 'laps') ?? 1; // FD-6
  const carsEach = field(options, 'carsPerPlayer') ?? 1; // FD-1
  const dashboards = field(options, 'dashboards') ?? 'hidden'; // FD-7
  const teamPoints = field(options, 'teamPoints') ?? false; // FD-35
  const isOpen = dashboards === 'hidden' || dashboards === 'open';
  const areGood = (laps === 1 || laps === 2) && (carsEach === 1 || carsEach === 2) && typeof teamPoints === 'boolean';
  const mostSeats = carsEach === 2 ? 5 : 10; // FD-1
  const isSeats = typeof seats === 'number' && Number.isInteger(seats) && seats >= 2 && seats <= mostSeats;
  const mismatches = [
    ...differences('game', field(header, 'game'), 'formula-de'),
    ...differences('rulesVersion', field(header, 'rulesVersion'), 1),
    ...(isObject(options) && isOpen && areGood ? [] : [`options are ${show(options)}.`]),
    ...(isSeats ? [] : [`seats is ${show(seats)}, not 2 to ${mostSeats}.`]),
    ...(typeof chosen === 'string' ? differences('circuit.id', field(circuit, 'id'), chosen) : []),
    ...(isObject(chosen) ? differences('circuit', circuit, chosen) : []),
  ];
  if (mismatches.length > 0) return { race: null, mismatches };
  try {
    const facts = readCircuit(circuit, Number(seats) * Number(carsEach));
    return { race: newRace(facts, Number(seats), Number(laps), Number(carsEach), teamPoints === true), mismatches };
  } catch (error) {
    return { race: null, mismatches: [`circuit cannot be raced on: ${String(error)}.`] };
  }
}

/** Judges one line and makes its entry; `ends` when there is nothing to judge behind it. */
function judgeLine(race: Race, n: number, line: unknown): { mismatches: string[]; ends: boolean; isOver: boolean } {
  race.entry = n;
  const due = expected(race);
  const keys = ['n', 'table', 'awaiting', ...(due.kind === 'over' ? [] : ['legal', 'entry', 'chance'])];
  const found = [
    ...(isObject(line) ? Object.keys(line) : [])
      .filter((key) => !keys.includes(key))
      .map((key) => `${show(key)} does not belong here.`),
    ...differences('n', field(line, 'n'), n),
    ...differences('table', field(line, 'table'), race.table),
    ...differences('awaiting', field(line, 'awaiting'), awaitingOf(due)),
    ...(due.kind === 'chance' ? differences('legal', field(line, 'legal'), {}) : []),
    ...(due.kind === 'moves' ? legalMismatches(field(line, 'legal'), due.seat, due.legal) : []),
  ];
  const made = enter(race, due, line);
  const isOver = due.kind === 'over';
  return { mismatches: [...found, ...made.mismatches], ends: isOver || made.stuck, isOver };
}

/**
 * Judges a whole trace: the parsed NDJSON lines, header first. Returns one sentence per mismatch (empty = faithful);
 * stops after 20.
 */
export function judgeFormulaDe(lines: readonly unknown[]): string[] {
  const { race, mismatches: headerMismatches } = readHeader(lines[0]);
  const mismatches = headerMismatches.map((sentence) => `Header: ${sentence}`);
  if (race === null) return mismatches;
  for (let n = 0; mismatches.length < MOST_MISMATCHES; n++) {
    if (n + 1 >= lines.length) {
      mismatches.push(`Line ${n}: the trace stops before the end of the game.`);
      break;
    }
    try {
      const judged = judgeLine(race, n, lines[n + 1]);
      mismatches.push(...judged.mismatches.map((sentence) => `Line ${n}: ${sentence}`));
      if (judged.isOver && lines.length > n + 2) mismatches.push(`Line ${n + 1}: the trace goes on after the end.`);
      if (judged.ends) break;
    } catch (error) {
      mismatches.push(`Line ${n}: the circuit or the trace leads the referee astray: ${String(error)}.`);
      break;
    }
  }
  return mismatches.slice(0, MOST_MISMATCHES);
}
