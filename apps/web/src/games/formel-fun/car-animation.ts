import { type CarView, type Event, SPACE_COUNT, type View } from '@paddock/formel-fun';
import { applyEvent } from '@paddock/formel-fun/apply-event';
import { carTransform } from '../../kit/Car.tsx';
import type { Keyframes } from '../../kit/animation.ts';
import {
  CAR_SCALE,
  carKeyframesOf,
  type CarPose,
  distanceOf,
  drivePoses,
  poseAt,
  TRACK_HALF_WIDTH,
} from './geometry.ts';
import { offsetAt, poseOf } from './teams.ts';

/** The cars of the next grid start one after the other, and each drives so long. */
const GRID_STAGGER_MS = 100;
const GRID_DRIVE_MS = 520;

/** How long it takes until so many cars stand on their new grid. */
export function gridDurationMs(cars: number): number {
  return GRID_DRIVE_MS + GRID_STAGGER_MS * (cars - 1);
}

/** When a car of the next grid starts and arrives, as fractions of the whole; the first of the grid goes first. */
export function gridTimesOf(place: number, cars: number): { readonly start: number; readonly end: number } {
  const ms = gridDurationMs(cars);
  return { start: (GRID_STAGGER_MS * place) / ms, end: (GRID_STAGGER_MS * place + GRID_DRIVE_MS) / ms };
}

/** When the eliminated car has rolled off the road, and its lantern goes out. */
export const ROLLED_OFF_AT = 0.5;

/** The keyframes of a car for an event, or `null` if it does not move. */
export function carKeyframes(car: CarView, view: View, event: Event): Keyframes | null {
  if (event.type === 'race') return lineUpKeyframes(car, view, event);
  if (!('car' in event) || event.car !== car.car || car.pos === null || car.lane === null) return null;
  if (event.type === 'moved') return driveKeyframes(offsetAt(view, car.pos, car.lane), view, event);
  return event.type === 'eliminated' ? rollOffKeyframes(car, view) : null;
}

function driveKeyframes(start: number, view: View, event: Event & { type: 'moved' }): Keyframes {
  const end = offsetAt(applyEvent(view, event), event.to, event.lane);
  if (event.aimed === event.to) return carKeyframesOf(drivePoses(event.from, event.to, start, end));
  // Past the full spaces on the outside, and back.
  const beside = TRACK_HALF_WIDTH - 8;
  return carKeyframesOf([
    ...drivePoses(event.from, event.aimed, start, beside),
    ...drivePoses(event.aimed, event.to, beside, end).slice(1),
  ]);
}

/** To the new grid along the road, the shorter way round, when it is the car's turn. */
function lineUpKeyframes(car: CarView, view: View, event: Event & { type: 'race' }): Keyframes | null {
  const place = event.grid.findIndex((one) => one.car === car.car);
  const slot = event.grid[place];
  if (slot === undefined || car.pos === null || car.lane === null) return null;
  if (slot.pos === car.pos && slot.lane === car.lane) return null;
  const laps = Math.round((car.pos - slot.pos) / SPACE_COUNT);
  const start = offsetAt(view, car.pos, car.lane);
  const end = offsetAt(applyEvent(view, event), slot.pos, slot.lane);
  const frames = carKeyframesOf(drivePoses(car.pos, slot.pos + laps * SPACE_COUNT, start, end));
  const times = gridTimesOf(place, event.grid.length);
  const share = (times.end - times.start) / (frames.length - 1);
  return [
    { ...frames[0]!, offset: 0 },
    ...frames.map((frame, i) => ({ ...frame, offset: Math.min(1, times.start + i * share) })),
    ...(times.end < 1 ? [{ ...frames.at(-1)!, offset: 1 }] : []),
  ];
}

/** So far inside the edge of the road the last car stops: further out the board would cut it off. */
const EXIT_INSET = 16;

/** The last car rolls on a little, off the racing line across the kerb, and stops there. */
function rollOffKeyframes({ pos, lane }: CarView, view: View): Keyframes {
  const here = poseOf(view, pos!, lane!);
  const off = poseAt(distanceOf(pos! + 0.7), TRACK_HALF_WIDTH - EXIT_INSET);
  const pose = ({ x, y, angle }: CarPose, turn = 0): string => carTransform(x, y, angle + turn, CAR_SCALE);
  return [
    { transform: pose(here), opacity: 1 },
    { transform: pose(here), opacity: 1, offset: 0.12, easing: 'ease-out' },
    { transform: pose(off, 34), opacity: 1, offset: ROLLED_OFF_AT },
    { transform: pose(off, 34), opacity: 1, offset: 0.82 },
    { transform: pose(off, 34), opacity: 0 },
  ];
}

/** The lantern goes with its car; it flickers when the car is out, and goes dark when it has stopped. */
export function lanternKeyframes(frames: Keyframes | null, event: Event | null): Keyframes | null {
  if (frames === null || event?.type !== 'eliminated' || !Array.isArray(frames)) return frames;
  const light = [1, 0.35, 1, 0, 0];
  return frames.map((frame, i) => ({ ...frame, opacity: light[i]! }));
}
