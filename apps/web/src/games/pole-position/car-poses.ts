import type { CarView, View } from '@paddock/pole-position';
import { FINISH_SPACE, START_SPACE } from '@paddock/pole-position';
import { SPACE_LENGTH, distanceOf, START_SPACE_LENGTH, type RoadPose, poseAt } from './geometry.ts';
import { podiumPose } from './podium.ts';

/** The position, direction and scale of a car. */
export interface CarPose extends RoadPose {
  readonly scale: number;
}

/** The rotation of a spinning car in degrees: across the road, or backwards where others stand beside it. */
export function spinAngle(carsOnSpace: number): number {
  return carsOnSpace === 1 ? 128 : 180;
}
/** Cars keep to the infield side, so that the token on the outer side stays visible. */
export const CAR_LANE_OFFSET = 21;
/** The arrangement of cars that share a space, by their number: rows across the lane, columns along it, scale. */
const CROWD_LAYOUTS: readonly (readonly [rows: number, columns: number, scale: number])[] = [
  [1, 1, 1.35],
  [1, 1, 1.35],
  [2, 1, 1.12],
  [3, 1, 0.9],
  [2, 2, 0.82],
];
const LARGE_CROWD_LAYOUT = [3, 2, 0.8] as const;

/** The length of a column of the starting grid: five fit between the line and the first space. */
const GRID_COLUMN_LENGTH = 45;
/** A starting box around the middle of its car. */
const GRID_BOX_BEHIND = 20;
const GRID_BOX_AHEAD = 22;

/** The starting grid has a column for every seat, the foremost for the first. */
export function gridDistance(seat: number): number {
  return START_SPACE_LENGTH - GRID_BOX_AHEAD - 2 - seat * GRID_COLUMN_LENGTH;
}

/** The painted box of a place on the starting grid, from back to front. */
export function gridBox({ x }: CarPose): { readonly left: number; readonly right: number } {
  return { left: x - GRID_BOX_BEHIND, right: x + GRID_BOX_AHEAD };
}

/** A car's own box on the starting grid. */
export function gridPose(seat: number, car: number): CarPose {
  return { ...poseAt(gridDistance(seat), (car - 1) * 29), scale: 1.06 };
}

/** The i-th of `count` cars that share a space. */
export function spacePose(space: number, i: number, count: number): CarPose {
  const [rows, columns, scale] = CROWD_LAYOUTS[count] ?? LARGE_CROWD_LAYOUT;
  const row = i % rows;
  const column = Math.floor(i / rows);
  const along = (column - (columns - 1) / 2) * -(SPACE_LENGTH / 2 - 1);
  const aside = CAR_LANE_OFFSET - (rows - 1) * 2 + (row - (rows - 1) / 2) * 22.5 * scale;
  return { ...poseAt(distanceOf(space) + along, aside), scale };
}

/** Whether all cars of a player have finished. A car that is still on the track when the race ends has a place, too. */
export function hasFinished(view: View, seat: number): boolean {
  return view.cars.every((car) => car.seat !== seat || (car.at === FINISH_SPACE && car.place !== null));
}

export function countCarsOn(view: View, space: number): number {
  return view.cars.filter(({ at }) => at === space).length;
}

/** The pose of every car, by its number. */
export function carPoses(view: View): readonly CarPose[] {
  return view.cars.map((car, i) => {
    if (car.at === FINISH_SPACE) return car.place === null ? finishLinePose(i) : podiumPose(car.place);
    if (car.at === START_SPACE) return gridPose(car.seat, car.car);
    const here = view.cars.filter(({ at }) => at === car.at);
    const place = spacePose(car.at, here.indexOf(car), here.length);
    return car.spin ? { ...place, angle: place.angle + spinAngle(here.length) } : place;
  });
}

/** The pose of the sign of a spinning car: beside a single car, otherwise at its tail, clear of all numbers. */
export function spinMarkPose({ x, y, angle, scale }: CarPose, carsOnSpace: number): Omit<CarPose, 'angle'> {
  if (carsOnSpace === 1) return { x: x + 17, y: y - 17, scale: 1 };
  const isInRows = carsOnSpace > 3;
  const markScale = isInRows ? 0.5 : 0.72;
  const behind = isInRows ? 18 * scale : 17 * scale + 12 * markScale;
  const radians = (angle * Math.PI) / 180;
  return { x: x - Math.cos(radians) * behind, y: y - Math.sin(radians) * behind, scale: markScale };
}

/** On the line, before the place is known. */
function finishLinePose(i: number): CarPose {
  return { ...poseAt(distanceOf(FINISH_SPACE) + 30, CAR_LANE_OFFSET - (i % 3) * 21), scale: 1.08 };
}

/** The pose of a car that arrives on a space, beside those that stand there. */
export function arrivalPose(view: View, mover: CarView, space: number): CarPose {
  if (space === FINISH_SPACE) return finishLinePose(mover.car);
  if (space === START_SPACE) return gridPose(mover.seat, mover.car);
  const others = view.cars.filter((car) => car.at === space && car !== mover);
  return spacePose(space, others.length, others.length + 1);
}
