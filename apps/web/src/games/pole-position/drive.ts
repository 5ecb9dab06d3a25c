import { type CarView, type Event, FINISH, START, type View } from '@paddock/pole-position';
import { carTransform } from '../../kit/Car.tsx';
import type { Keyframes } from '../../kit/animation.ts';
import { distanceOf, spotAt } from './geometry.ts';
import { arrivalSpot, carsOn, gridDistance, LANE, type Place, placesOf, spunBy } from './places.ts';
import { podiumSpot } from './podium.ts';

/** A car that overtakes swings out to this side of the road. */
const OUT = -20;

/** How a car moves while an event is shown, or `null` if the event is not about it. */
export function framesOf(view: View, car: CarView, event: Event): Keyframes | null {
  if (!('car' in event) || event.seat !== car.seat || event.car !== car.car) return null;
  const now = placesOf(view)[view.cars.indexOf(car)]!;
  switch (event.type) {
    case 'moved':
    case 'pit':
    case 'turbo':
      return event.to === event.from ? shudder(now) : frames(route(view, car, now, event.from, event.to));
    case 'spun':
      return frames([now, { ...now, angle: now.angle + 360 + spunBy(carsOn(view, car.at)) }]);
    case 'finished':
      return frames([now, { ...podiumSpot(event.place), angle: nearest(0, now.angle) }]);
    case 'placed':
      return null;
  }
}

function frames(places: readonly Place[]): Keyframe[] {
  return places.map(({ x, y, angle, scale }) => ({ transform: carTransform(x, y, angle, scale) }));
}

/** It would like to, and cannot. */
function shudder(now: Place): Keyframe[] {
  const turned = [0, -7, 7, -4, 0];
  return frames(turned.map((by) => ({ ...now, angle: now.angle + by })));
}

/** Two spots a space along the road, swinging out where others stand. */
function route(view: View, car: CarView, now: Place, from: number, to: number): Place[] {
  const start = from === START ? gridDistance(car.seat) : distanceOf(from);
  const goal = to === START ? gridDistance(car.seat) : distanceOf(to) + (to === FINISH ? 30 : 0);
  const steps = Math.max(2, Math.abs(to - from) * 2);
  const places: Place[] = [now];
  for (let i = 1; i < steps; i++) {
    const space = Math.round(from + ((to - from) * i) / steps);
    const taken = space !== START && space !== to && view.cars.some((other) => other.at === space && other !== car);
    const spot = spotAt(start + ((goal - start) * i) / steps, taken ? OUT : LANE);
    places.push({ ...spot, angle: nearest(spot.angle, places.at(-1)!.angle), scale: 1.2 });
  }
  const end = arrivalSpot(view, car, to);
  places.push({ ...end, angle: nearest(end.angle, places.at(-1)!.angle) });
  return places;
}

/** The same direction, told so that nothing turns the long way round. */
function nearest(angle: number, before: number): number {
  return angle + 360 * Math.round((before - angle) / 360);
}
