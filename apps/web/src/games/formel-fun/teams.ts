import { type Car, printedNumber, spaceOf, type View } from '@paddock/formel-fun';
import type { Seat } from '@paddock/kernel';
import { carScale, laneOffset, LANE_COUNT, type CarPose, poseAt, distanceOf } from './geometry.ts';

export const SECTIONS = ['A', 'B', 'C'] as const;

/** A space as it is called everywhere: the letter of its section and its printed number. */
export function spaceName(pos: number): string {
  return `${SECTIONS[Math.floor(spaceOf(pos) / 10)]!}${printedNumber(pos)}`;
}

/** How many lanes share a space: four, but for a row of the first grid with more cars. */
function lanesAt(view: View, pos: number): number {
  const space = spaceOf(pos);
  return view.cars.reduce(
    (most, car) => (car.pos !== null && spaceOf(car.pos) === space ? Math.max(most, car.lane ?? 0) : most),
    LANE_COUNT,
  );
}

export function offsetAt(view: View, pos: number, lane: number): number {
  return laneOffset(lane, Math.max(lane, lanesAt(view, pos)));
}

export function scaleAt(view: View, pos: number, lane: number): number {
  return carScale(Math.max(lane, lanesAt(view, pos)));
}

export function poseOf(view: View, pos: number, lane: number): CarPose {
  return poseAt(distanceOf(pos), offsetAt(view, pos, lane));
}

/** Whether the grid is complete and the cards are dealt. */
export function hasBegun({ order, discard, race, turn }: View): boolean {
  return order.length > 0 || discard.length > 0 || race > 1 || turn > 1;
}

/** The viewer's car that moves next in this turn, if any. */
export function nextOwnCar(view: View, seat: Seat | null): Car | undefined {
  return view.order.find((car) => view.cars[car]!.seat === seat);
}
