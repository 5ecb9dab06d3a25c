/** The cars of Formel Fun on the track: the grid, the moves, the end of a turn, of a race and of the game. */
import { elementAt } from '../frame/element-at.ts';
import { distanceOf, moveCard } from './cards.ts';
import {
  type Car,
  type PlacedCar,
  listPlacedCars,
  printedNumber,
  SPACE_COUNT,
  spaceOf,
  type Table,
  listTrackOrder,
} from './table.ts';

const CARS_PER_SPACE = 4; // FF-19

/** FF-6, FF-7: the cars one of which is placed next: row by row, row k holds car k of each team; none when all stand. */
export function listCarsToPlace(table: Table): number[] {
  const carsEach = table.cars.length / table.hands.length;
  const unplaced = table.cars.filter((car) => car.pos === null && car.out === null).map((car) => car.car);
  const row = Math.min(...unplaced.map((car) => car % carsEach));
  return unplaced.filter((car) => car % carsEach === row);
}

/** FF-6, FF-7: row 0 on position 0, row 1 on -1, row 2 on -2; lanes from the innermost. FF-8: no limit of four here. */
export function placeOnGrid(table: Table, number: number): void {
  const car = elementAt(table.cars, number);
  const pos = 0 - (car.car % (table.cars.length / table.hands.length));
  car.lane = table.cars.filter((other) => other.pos === pos).length + 1;
  car.pos = pos;
}

/** Moves the first car of the order by the cards played. */
export function moveCar(table: Table): void {
  const mover = listPlacedCars(table).find((car) => car.car === table.order[0]);
  if (mover === undefined || table.played === null) throw new Error('the referee has lost its car');
  const others = listPlacedCars(table).filter((car) => car !== mover);
  const on = (pos: number): PlacedCar[] => others.filter((car) => spaceOf(car.pos) === spaceOf(pos));
  // FF-15, FF-17: card and extra Turbo are one movement. FF-20: what stands in between does not matter.
  let pos = mover.pos + distanceOf(table.played.card, printedNumber(mover.pos)) + (table.played.turbo ? 5 : 0);
  // FF-19: back from full spaces, at worst to the space it left, where its own place is free.
  while (pos > mover.pos && on(pos).length >= CARS_PER_SPACE) pos--;
  // FF-18: the innermost free lane.
  let lane = 1;
  while (on(pos).some((car) => car.lane === lane)) lane++;
  mover.pos = pos;
  mover.lane = lane;
  table.played = null;
  table.order.shift();
  if (table.order.length === 0) endTurn(table);
}

function endTurn(table: Table): void {
  const order = listTrackOrder(table);
  // FF-23: the race is over at the end of a turn when a car stands beyond the line (FF-5: 31 or more).
  if (!listPlacedCars(table).some((car) => car.pos >= SPACE_COUNT + 1)) {
    table.turn++;
    table.order = order;
    return;
  }
  // FF-23, FF-28: the last car is out and scores for its place.
  const last = elementAt(table.cars, order.pop() ?? -1);
  last.pos = null;
  last.lane = null;
  last.out = table.race;
  addPoints(table, last, order.length + 1);
  // FF-24: a player without a car gives up the hand.
  if (!order.some((car) => elementAt(table.cars, car).seat === last.seat)) {
    const hand = elementAt(table.hands, last.seat);
    while (hand[0] !== undefined) moveCard(hand[0], hand, table.discard);
  }
  // FF-26, FF-27: the game ends when all cars left belong to one player; they take the places left, where they stand.
  const seatsLeft = new Set(order.map((car) => elementAt(table.cars, car).seat));
  if (seatsLeft.size === 1) {
    order.forEach((car, index) => addPoints(table, elementAt(table.cars, car), index + 1));
    return;
  }
  // FF-25: the line-up for the next race.
  order.forEach((number, index) => {
    const car = elementAt(table.cars, number);
    car.pos = 0 - index;
    car.lane = 1;
  });
  table.race++;
  table.turn = 1;
  table.order = order; // FF-22
}

/** FF-28: with n cars X is n - 2; the winner scores X + 5, the second X + 2, the third X, and so on down to 1. */
function addPoints(table: Table, car: Car, place: number): void {
  const x = table.cars.length - 2;
  const points = place === 1 ? x + 5 : place === 2 ? x + 2 : x - (place - 3);
  table.points[car.seat] = elementAt(table.points, car.seat) + points;
}

/** FF-29, FF-30: the seats by place; equal seats share it. */
export function rankingOf(table: Table, win: string): number[][] {
  const merit = table.points.map((points, seat) => {
    if (win === 'title') return points;
    const races = table.cars.filter((car) => car.seat === seat).map((car) => car.out ?? Infinity);
    return Math.max(...races); // The race in which the last car was lost; never, for the winner.
  });
  const merits = [...new Set(merit)].sort((a, b) => (a < b ? 1 : -1));
  return merits.map((value) => merit.flatMap((own, seat) => (own === value ? [seat] : [])));
}
