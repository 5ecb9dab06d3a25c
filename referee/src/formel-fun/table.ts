/** The table of Formel Fun: the cars, the track they stand on, and the cards. */

export type Car = { car: number; seat: number; pos: number | null; lane: number | null; out: number | null };

/** A car that stands on the track. */
export type PlacedCar = Car & { pos: number; lane: number };

export type Move = { card: string; turbo: boolean };

/** The position, laid out as the notation's `table`. */
export interface Table {
  race: number;
  turn: number;
  order: number[];
  cars: Car[];
  hands: string[][];
  pile: string[];
  discard: string[];
  extraTurbos: number[];
  points: number[];
  played: Move | null;
}

export const SPACE_COUNT = 30; // FF-3

/** The kinds of cards in their sort order. */
export const CARDS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'B6', 'B7', 'B8', 'T'];

export function createTable(seats: number): Table {
  const carsEach = seats === 6 ? 2 : 3; // FF-1
  const cars: Car[] = [];
  for (let car = 0; car < seats * carsEach; car++) {
    cars.push({ car, seat: Math.floor(car / carsEach), pos: null, lane: null, out: null });
  }
  return {
    race: 1,
    turn: 1,
    order: [],
    cars,
    hands: Array.from({ length: seats }, () => []),
    pile: CARDS.flatMap((card) => Array.from({ length: card === 'T' ? 6 : 8 }, () => card)), // FF-4
    discard: [],
    extraTurbos: Array.from({ length: seats }, () => 0),
    points: Array.from({ length: seats }, () => 0),
    played: null,
  };
}

export function listPlacedCars(table: Table): PlacedCar[] {
  return table.cars.filter((car): car is PlacedCar => car.pos !== null && car.lane !== null);
}

/** FF-5: the printed number, 1 to 10. */
export function printedNumber(pos: number): number {
  return ((((pos - 1) % 10) + 10) % 10) + 1;
}

/** FF-5: positions 30 apart are the same space. */
export function spaceOf(pos: number): number {
  return ((pos % SPACE_COUNT) + SPACE_COUNT) % SPACE_COUNT;
}

/** FF-21: leader first, on one space the innermost first; FF-5: by the linear position. */
export function listTrackOrder(table: Table): number[] {
  const cars = listPlacedCars(table).sort((a, b) => b.pos - a.pos || a.lane - b.lane);
  return cars.map((car) => car.car);
}
