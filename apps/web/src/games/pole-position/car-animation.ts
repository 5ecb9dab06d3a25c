import { type CarView, type Event, FINISH_SPACE, START_SPACE, type View } from '@paddock/pole-position';
import { carTransform } from '../../kit/Car.tsx';
import type { Keyframes } from '../../kit/animation.ts';
import { distanceOf, poseAt } from './geometry.ts';
import {
  arrivalPose,
  countCarsOn,
  gridDistance,
  CAR_LANE_OFFSET,
  type CarPose,
  carPoses,
  spinAngle,
} from './car-poses.ts';
import { podiumPose } from './podium.ts';

/** The offset of a car that overtakes. */
const OVERTAKING_OFFSET = -20;

/** The keyframes of a car for an event, or `null` if the event does not concern it. */
export function carKeyframes(view: View, car: CarView, event: Event): Keyframes | null {
  if (!('car' in event) || event.seat !== car.seat || event.car !== car.car) return null;
  const now = carPoses(view)[view.cars.indexOf(car)]!;
  switch (event.type) {
    case 'moved':
    case 'pit':
    case 'turbo':
      return event.to === event.from
        ? shudderKeyframes(now)
        : toKeyframes(routePoses(view, car, now, event.from, event.to));
    case 'spun':
      return toKeyframes([now, { ...now, angle: now.angle + 360 + spinAngle(countCarsOn(view, car.at)) }]);
    case 'finished':
      return toKeyframes([now, { ...podiumPose(event.place), angle: nearestAngle(0, now.angle) }]);
    case 'placed':
    case 'moveEnded':
      return null;
  }
}

function toKeyframes(places: readonly CarPose[]): Keyframe[] {
  return places.map(({ x, y, angle, scale }) => ({ transform: carTransform(x, y, angle, scale) }));
}

/** A car that cannot move shudders. */
function shudderKeyframes(now: CarPose): Keyframe[] {
  const turned = [0, -7, 7, -4, 0];
  return toKeyframes(turned.map((by) => ({ ...now, angle: now.angle + by })));
}

/** Two poses for each space along the road, with an offset where others stand. */
function routePoses(view: View, car: CarView, now: CarPose, from: number, to: number): CarPose[] {
  const start = from === START_SPACE ? gridDistance(car.seat) : distanceOf(from);
  const goal = to === START_SPACE ? gridDistance(car.seat) : distanceOf(to) + (to === FINISH_SPACE ? 30 : 0);
  const steps = Math.max(2, Math.abs(to - from) * 2);
  const places: CarPose[] = [now];
  for (let i = 1; i < steps; i++) {
    const space = Math.round(from + ((to - from) * i) / steps);
    const taken =
      space !== START_SPACE && space !== to && view.cars.some((other) => other.at === space && other !== car);
    const spot = poseAt(start + ((goal - start) * i) / steps, taken ? OVERTAKING_OFFSET : CAR_LANE_OFFSET);
    places.push({ ...spot, angle: nearestAngle(spot.angle, places.at(-1)!.angle), scale: 1.2 });
  }
  const end = arrivalPose(view, car, to);
  places.push({ ...end, angle: nearestAngle(end.angle, places.at(-1)!.angle) });
  return places;
}

/** The equivalent angle nearest to `before`, so that nothing turns the long way round. */
function nearestAngle(angle: number, before: number): number {
  return angle + 360 * Math.round((before - angle) / 360);
}
