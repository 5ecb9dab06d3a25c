import { type Car, printed, spaceOf, type View } from '@paddock/formel-fun';
import type { Seat } from '@paddock/kernel';
import { carScale, laneOut, LANES, type Place, placeAt, wayOf } from './geometry.ts';

export const SECTIONS = ['A', 'B', 'C'] as const;

/** A space as it is called everywhere: the letter of its section and its printed number. */
export function spaceName(pos: number): string {
  return `${SECTIONS[Math.floor(spaceOf(pos) / 10)]!}${printed(pos)}`;
}

/** How many lanes share a space: four, but for a row of the first grid with more cars. */
export function lanesAt(view: View, pos: number): number {
  const space = spaceOf(pos);
  return view.cars.reduce(
    (most, car) => (car.pos !== null && spaceOf(car.pos) === space ? Math.max(most, car.lane ?? 0) : most),
    LANES,
  );
}

export function outOf(view: View, pos: number, lane: number): number {
  return laneOut(lane, Math.max(lane, lanesAt(view, pos)));
}

export function scaleAt(view: View, pos: number, lane: number): number {
  return carScale(Math.max(lane, lanesAt(view, pos)));
}

export function placeOf(view: View, pos: number, lane: number): Place {
  return placeAt(wayOf(pos), outOf(view, pos, lane));
}

/** Whether the grid is complete and the cards are dealt: from then on there is an order, and later a discard pile. */
export function hasBegun({ order, discard, race, turn }: View): boolean {
  return order.length > 0 || discard.length > 0 || race > 1 || turn > 1;
}

/** The viewer's car that moves next in this turn, if any. */
export function nextOwnCar(view: View, seat: Seat | null): Car | undefined {
  return view.order.find((car) => view.cars[car]!.seat === seat);
}
