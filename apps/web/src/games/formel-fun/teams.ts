import { type Car, printed, type View } from '@paddock/formel-fun';
import type { Seat } from '@paddock/kernel';
import { carScale, laneOffset, LANE_COUNT, type CarPose, poseAt, spaceOf, distanceOf } from './geometry.ts';

/** Events carry only a car's number: the cars of a team are numbered consecutively, and with six teams each has two. */
export function carsPerTeam(seats: number): number {
  return seats === 6 ? 2 : 3;
}

export function seatOfCar(car: Car, seats: number): Seat {
  return Math.floor(car / carsPerTeam(seats));
}

/** A car's number in its team, as it stands on its roundel. */
export function numberInTeam(car: Car, seats: number): number {
  return (car % carsPerTeam(seats)) + 1;
}

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

/** The last car on the track: on the rearmost space the one furthest outside. */
export function lastCar({ cars }: View): Car | undefined {
  const racing = cars.filter(({ pos }) => pos !== null);
  racing.sort((a, b) => a.pos! - b.pos! || b.lane! - a.lane!);
  return racing.length > 1 ? racing[0]!.car : undefined;
}
