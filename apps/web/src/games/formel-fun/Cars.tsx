import {
  type CarView,
  type Event,
  type FormelFunTypes,
  numberInTeam,
  FINISH_POSITION,
  type View,
} from '@paddock/formel-fun';
import { memo, type ReactElement, useRef } from 'react';
import { Car } from '../../kit/Car.tsx';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import { useDrawOrder } from '../../kit/useDrawOrder.ts';
import type { Cue } from '../ui.ts';
import { carKeyframes, lanternKeyframes } from './car-animation.ts';
import type { CarPose } from './geometry.ts';
import { Lantern } from './Lantern.tsx';
import { poseOf, scaleAt } from './teams.ts';

interface CarsProps {
  readonly view: View;
  readonly cue: Cue<FormelFunTypes> | null;
  readonly mover: number | undefined;
  /** The car with the red lantern. */
  readonly last: number | undefined;
}

/** All cars on the track; the moving one is drawn last, above the others. */
export function Cars({ view, cue, mover, last }: CarsProps): ReactElement {
  const moving = cue !== null && 'car' in cue.event ? cue.event.car : mover;
  const racing = view.cars.filter((car) => car.pos !== null);
  // The order changes only with the cue, before any animation begins.
  const compare = useDrawOrder(moving);
  racing.sort((a, b) => compare(a.car, b.car));
  return (
    <>
      {racing.map((car) => (
        <CarOnTrack
          key={car.car}
          car={car}
          place={poseOf(view, car.pos!, car.lane!)}
          scale={scaleAt(view, car.pos!, car.lane!)}
          seats={view.points.length}
          isActive={car.car === mover}
          isLast={car.car === last}
          cue={cue}
          frames={cue === null ? null : carKeyframes(car, view, cue.event)}
        />
      ))}
    </>
  );
}

interface CarOnTrackProps {
  readonly car: CarView;
  readonly place: CarPose;
  readonly scale: number;
  readonly seats: number;
  readonly isActive: boolean;
  /** Whether this car would be out if the race ended now. */
  readonly isLast: boolean;
  readonly cue: Cue<FormelFunTypes> | null;
  readonly frames: Keyframes | null;
}

const CarOnTrack = memo(
  function CarOnTrack({ car, place, scale, seats, isActive, isLast, cue, frames }: CarOnTrackProps): ReactElement {
    const ref = useRef<SVGGElement>(null);
    const lantern = useRef<SVGGElement>(null);
    const easing = easingOf(cue?.event ?? null);
    useCueAnimation(ref, cue, frames, easing);
    useCueAnimation(lantern, cue, isLast ? lanternKeyframes(frames, cue?.event ?? null) : null, easing);
    const { x, y, angle } = place;
    return (
      <>
        <Car
          ref={ref}
          seat={car.seat}
          number={numberInTeam(car.car, seats)}
          x={x}
          y={y}
          angle={angle}
          scale={scale}
          isActive={isActive && frames === null}
        />
        {isLast && <Lantern ref={lantern} place={place} scale={scale} />}
        {car.pos! >= FINISH_POSITION && frames === null && <LineFlag x={x} y={y} />}
      </>
    );
  },
  // A car that stands still is not rendered again for another car's cue.
  (before, after) =>
    before.frames === null &&
    after.frames === null &&
    before.isActive === after.isActive &&
    before.isLast === after.isLast &&
    before.car.pos === after.car.pos &&
    before.place.x === after.place.x &&
    before.place.y === after.place.y &&
    before.scale === after.scale,
);

/** Scenes have a timing of their own; a drive starts and ends gently. */
function easingOf(event: Event | null): string {
  return event?.type === 'race' || event?.type === 'eliminated' ? 'linear' : 'ease-in-out';
}

/** A small flag marks a car that has passed the line. */
function LineFlag({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className="ff-flag">
      <path className="ff-flag-pole" d="M0-8V-38" />
      <path className="ff-flag-cloth" d="M0-40h26v18h-26z" />
      <path
        className="ff-flag-squares"
        d="M0-40h6.5v6h-6.5zM13-40h6.5v6h-6.5zM6.5-34h6.5v6h-6.5zM19.5-34h6.5v6h-6.5zM0-28h6.5v6h-6.5zM13-28h6.5v6h-6.5z"
      />
    </g>
  );
}
