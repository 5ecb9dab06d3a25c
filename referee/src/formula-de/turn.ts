/** A turn of Formula Dé: the grid and the start, the move, and the black dice behind it. */
import { elementAt } from '../frame/element-at.ts';
import { listChoices } from './choices.ts';
import { nextInLane } from './circuit.ts';
import { type Car, type PendingDie, type GridGroup, isRunning, carToMove, type Race, sortByRace } from './race.ts';

/** FD-8: one grid roll; a group that has rolled falls apart into the cars of equal rolls, lowest first. */
function rollForGrid(race: Race, result: number): void {
  const at = race.grid.findIndex((group) => group.cars.length > 1);
  const group = elementAt(race.grid, at);
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
  race.table.order.forEach(
    (car, place) => (elementAt(race.table.cars, car).cell = elementAt(race.circuit.grid, place)),
  );
  beginTurn(race);
}

function beginTurn(race: Race): void {
  const car = carToMove(race);
  race.table.phase = car.started ? 'gear' : 'start';
  race.table.pending = car.started ? [] : [{ car: car.car, for: 'start' }]; // FD-9
}

/** On to the next black die of the turn, or to the next turn. */
function continueTurn(race: Race): void {
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
    [...race.outs].reverse().forEach((car, index) => (elementAt(table.cars, car).place = finished + index + 1));
    return;
  }
  if (table.order.length === 0) {
    table.round++;
    table.order = sortByRace(race, running);
  }
  beginTurn(race);
}

/** FD-28: a car that is out leaves track, order and dice; the car whose turn it is stays first until that is over. */
function retireCar(race: Race, car: Car): void {
  car.status = 'out';
  car.cell = null;
  race.outs.push(car.car);
  race.table.pending = race.table.pending.filter((die) => die.car !== car.car);
  race.table.order = race.table.order.filter((number, index) => index === 0 || number !== car.car);
}

/** FD-26: the last point of body or engine lost puts the car out. */
function losePoint(race: Race, car: Car, point: 'body' | 'engine'): void {
  car.wear[point]--;
  if (car.wear[point] === 0) retireCar(race, car);
}

export function rollBlack(race: Race, result: number): void {
  const { table } = race;
  const die = elementAt(table.pending, 0);
  if (die.for === 'grid') return rollForGrid(race, result);
  table.pending.shift();
  const car = elementAt(table.cars, die.car);
  if (die.for === 'start') {
    car.started = true;
    if (result === 1) return endTurn(race); // FD-9: a stall.
    if (result !== 20) {
      table.phase = 'gear';
      return;
    }
    race.onlyFirst.delete(car.car);
    return startDrive(race, 4, true); // FD-9: a dream start.
  }
  if (die.for === 'pit') {
    // FD-31
    car.waits = result > 10;
    if (result <= 10) car.gear = 4;
    const half = Math.floor(result / 2);
    return result > 10 || half === 0 ? endTurn(race) : startDrive(race, half, true);
  }
  if (die.for === 'engine' && result <= 4) losePoint(race, car, 'engine'); // FD-27
  if (die.for === 'collision' && result === 1) {
    losePoint(race, car, 'body'); // FD-25
    const moving = carToMove(race);
    if (car !== moving && car.status === 'out' && moving.status !== 'out') {
      // FD-25: for a car that went out through its own roll the moving car pays without rolling.
      const its = table.pending.findIndex((own) => own.car === moving.car && own.for === 'collision');
      table.pending.splice(its, 1);
      losePoint(race, moving, 'body');
    }
  }
  continueTurn(race);
}

/** The car has so many cells to drive; without any choice it is out (FD-24). */
export function startDrive(race: Race, cells: number, exact: boolean): void {
  const car = carToMove(race);
  race.exact = exact;
  race.table.phase = 'move';
  race.table.roll = cells;
  const { choices, hit } = listChoices(race, car);
  if (choices.length > 0) return;
  const tests = isEngineStrained(race, car);
  retireCar(race, car);
  if (hit !== null) losePoint(race, hit, 'body'); // FD-23
  endMove(race, tests);
}

/** FD-27: a 20 in 5th or a 30 in 6th, rolled on the track. */
function isEngineStrained(race: Race, car: Car): boolean {
  const { roll } = race.table;
  return car.status === 'racing' && ((car.gear === 5 && roll === 20) || (car.gear === 6 && roll === 30));
}

export function moveCar(race: Race, to: string, brake: number): void {
  const car = carToMove(race);
  const choice = listChoices(race, car).choices.find((own) => own.to === to && own.brake === brake);
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
  const others = listNeighbours(race, car).map((other) => other.car);
  // FD-25: the others roll once each, then the moving car once for each of them.
  const rolling = [...others, ...others.map(() => car.car)];
  race.table.pending = rolling.map((number) => ({ car: number, for: 'collision' }));
  const stopsInBox = arrives && choice.to === `box.${car.car}`;
  if (stopsInBox) car.wear.tyres = race.fresh.tyres; // FD-31
  endMove(race, tests, stopsInBox ? [{ car: car.car, for: 'pit' }] : []);
}

/** FD-25: the cars beside a car that has moved, and the one directly ahead of it; none in the pit lane (FD-29). */
function listNeighbours({ circuit, table }: Race, car: Car): Car[] {
  const cell = circuit.cells.get(car.cell ?? '');
  if (cell === undefined) return [];
  return table.cars.filter((other) => {
    const its = circuit.cells.get(other.cell ?? '');
    if (its === undefined || other === car) return false;
    const beside = its.row === cell.row && Math.abs(its.lane - cell.lane) === 1; // FD-4
    return beside || its === nextInLane(circuit, cell);
  });
}

/** FD-27: the engine tests come after the collisions, in race order, for the cars on the track in 5th or 6th. */
function endMove(race: Race, tests: boolean, last: PendingDie[] = []): void {
  const { table } = race;
  const strained = table.cars.filter((car) => tests && car.status === 'racing' && car.gear >= 5);
  table.roll = null;
  table.pending.push(...sortByRace(race, strained).map((car): PendingDie => ({ car, for: 'engine' })), ...last);
  continueTurn(race);
}
