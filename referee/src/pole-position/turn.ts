/** A turn of Pole Position: the fuel cards are shown, the cars move and arrive, the race ends. */
import {
  type Car,
  computeDrive,
  FINISH,
  listMovableCars,
  findPlaceAhead,
  findPlaceBehind,
  type Position,
  type Table,
  tokenAt,
} from './track.ts';

export const FUEL_CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]; // PP-1
const MAX_TURNS = 90; // PP-28
const SIX_PLACE_POINTS: readonly number[] = [9, 6, 4, 3, 2, 1]; // PP-29

/** PP-6, PP-15: the seats that still have to choose a card; those without a car in the race do not. */
export function listSeatsToChoose({ table }: Position): number[] {
  const racing = (seat: number): boolean => table.cars.some((car) => car.seat === seat && car.place === null);
  return table.chosen.flatMap((card, seat) => (card === null && racing(seat) ? [seat] : []));
}

/** PP-6, PP-12: the card leaves the hand; when all have chosen, the cards are shown. */
export function chooseCard(position: Position, seat: number, fuel: number): void {
  const { table } = position;
  table.hands[seat] = (table.hands[seat] ?? []).filter((card) => card !== fuel);
  table.chosen[seat] = fuel;
  if (listSeatsToChoose(position).length === 0) revealCards(position);
}

/** PP-7: how far ahead a seat's best car is; finished cars, in finishing order, are ahead of all others. */
function leadOf(table: Table, seat: number): number {
  const own = table.cars.filter((car) => car.seat === seat);
  return Math.max(...own.map((car) => (car.place === null ? car.at : FINISH + table.cars.length - car.place)));
}

/** PP-7: all have chosen; the cards fix the order of the seats that have a car to move. */
function revealCards(position: Position): void {
  const { table } = position;
  const played = table.chosen.flatMap((card, seat) => (card === null ? [] : [{ seat, card }]));
  played.sort((a, b) => b.card - a.card || leadOf(table, b.seat) - leadOf(table, a.seat) || a.seat - b.seat);
  const seats = played.map(({ seat }) => seat);
  table.order = seats.filter((seat) => listMovableCars(position, seat).length > 0); // PP-8, PP-15, PP-25
  for (const car of table.cars) {
    // PP-15, PP-25: who has nothing to move has lost the card, and that turn of theirs is over.
    if (seats.includes(car.seat) && !table.order.includes(car.seat)) car.spin = false;
  }
  if (table.order.length === 0) endTurn(position);
}

export function moveCar(position: Position, car: Car): void {
  const { options, table } = position;
  const { start, end } = computeDrive(position, car);
  for (const own of table.cars) if (own.seat === car.seat) own.spin = false; // PP-17: the turn missed is over
  car.moved = true;
  car.at = end;
  if (end > start && end < FINISH) {
    // PP-8: a car that moves 0 spaces has not landed
    const token = tokenAt(table, end);
    if (token === 'oil') car.spin = true; // PP-17, PP-25
    if (options.rules === 'normal' && token === 'pit') car.at = findPlaceBehind(position, car); // PP-18, PP-20
    if (options.rules === 'normal' && token === 'turbo') car.at = findPlaceAhead(position, car); // PP-19, PP-20
  }
  if (car.at === FINISH) assignPlace(position, car);
  table.order = table.order.filter((seat) => seat !== car.seat);
  if (isDecided(position)) endRace(position);
  else if (table.order.length === 0) endTurn(position);
}

/** PP-28, PP-29: the car gets the next place on the podium and its player the points for it. */
function assignPlace({ options, table }: Position, car: Car): void {
  const place = 1 + table.cars.filter((other) => other.place !== null).length;
  const points = options.podium === 'six' ? (SIX_PLACE_POINTS[place - 1] ?? 0) : table.cars.length + 1 - place;
  car.place = place;
  table.points[car.seat] = (table.points[car.seat] ?? 0) + points;
}

/** PP-28, PP-29: all cars but one are in, or six of a podium of six, or one player is alone on the course. */
function isDecided({ options, table }: Position): boolean {
  const racing = table.cars.filter((car) => car.place === null);
  const arrived = table.cars.length - racing.length;
  if (racing.length <= 1 || (options.podium === 'six' && arrived >= SIX_PLACE_POINTS.length)) return true;
  return racing.every((car) => car.seat === racing[0]?.seat);
}

/** PP-28: the cars left take the remaining places in track order, then seat order, then car order. */
function endRace(position: Position): void {
  const left = position.table.cars.filter((car) => car.place === null);
  left.sort((a, b) => b.at - a.at || a.seat - b.seat || a.car - b.car);
  for (const car of left) assignPlace(position, car);
  position.table.order = []; // nobody is still to move
  position.over = true;
}

function endTurn(position: Position): void {
  const { table } = position;
  for (const hand of table.hands) if (hand.length === 0) hand.push(...FUEL_CARDS); // PP-12
  table.chosen.fill(null);
  for (const car of table.cars) {
    car.from = car.at; // nothing moves between here and the next reveal
    car.moved = false;
  }
  if (table.turn === MAX_TURNS) endRace(position); // PP-28
  else table.turn += 1;
}

/** PP-30: seats by total, equal totals together. */
export function rankingOf({ points }: Table): number[][] {
  const totals = [...new Set(points)].sort((a, b) => b - a);
  return totals.map((total) => points.flatMap((own, seat) => (own === total ? [seat] : [])));
}
