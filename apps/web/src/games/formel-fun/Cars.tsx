import {
  type CarView,
  type Event,
  type FormelFunTypes,
  findLastCar,
  numberInTeam,
  FINISH_POSITION,
  type View,
} from '@paddock/formel-fun';
import { applyEvent } from '@paddock/formel-fun/apply-event';
import { memo, type ReactElement, useRef } from 'react';
import { Car, carTransform } from '../../kit/Car.tsx';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';
import {
  CAR_SCALE,
  drivePoses,
  TRACK_HALF_WIDTH,
  carKeyframesOf,
  type CarPose,
  poseAt,
  distanceOf,
} from './geometry.ts';
import { offsetAt, poseOf, scaleAt } from './teams.ts';

interface CarsProps {
  readonly view: View;
  readonly cue: Cue<FormelFunTypes> | null;
  readonly mover: number | undefined;
}

/** All cars on the track; the moving one is drawn last, above the others. */
export function Cars({ view, cue, mover }: CarsProps): ReactElement {
  const moving = cue !== null && 'car' in cue.event ? cue.event.car : mover;
  const racing = view.cars.filter((car) => car.pos !== null);
  const last = findLastCar(view.cars);
  // The order changes only with the cue, before any animation begins.
  racing.sort((a, b) => Number(a.car === moving) - Number(b.car === moving));
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
    useCueAnimation(ref, cue, frames);
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
        {isLast && frames === null && <LastCarLantern place={place} scale={scale} />}
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

/** The red lantern of the last car, at its tail. */
function LastCarLantern({ place, scale }: { place: CarPose; scale: number }): ReactElement {
  return (
    <g className="ff-lantern" style={{ transform: carTransform(place.x, place.y, place.angle, scale) }}>
      <circle className="ff-lantern-glow" cx="-19" r="8.5" />
      <circle className="ff-lantern-lamp" cx="-19" r="4.2" />
    </g>
  );
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

/** The keyframes of a car for an event, or `null` if it does not move. */
function carKeyframes({ car, pos, lane }: CarView, view: View, event: Event): Keyframes | null {
  if (event.type === 'race') {
    const after = applyEvent(view, event);
    const next = after.cars[car]!;
    if (next.pos === pos || next.pos === null) return null;
    return lineUpKeyframes(poseOf(view, pos!, lane!), poseOf(after, next.pos, next.lane!));
  }
  if (!('car' in event) || event.car !== car) return null;
  const start = offsetAt(view, pos!, lane!);
  if (event.type === 'moved') {
    const end = offsetAt(applyEvent(view, event), event.to, event.lane);
    if (event.aimed === event.to) return carKeyframesOf(drivePoses(event.from, event.to, start, end));
    // Past the full spaces on the outside, and back.
    const beside = TRACK_HALF_WIDTH - 8;
    return carKeyframesOf([
      ...drivePoses(event.from, event.aimed, start, beside),
      ...drivePoses(event.aimed, event.to, beside, end).slice(1),
    ]);
  }
  if (event.type === 'eliminated') return spinOffKeyframes(poseOf(view, pos!, lane!), pos!);
  return null;
}

/** To the new grid by the shortest way, through the infield if necessary. */
function lineUpKeyframes(from: CarPose, to: CarPose): Keyframes {
  const turn = Math.round((from.angle - to.angle) / 360) * 360;
  return [from, { ...to, angle: to.angle + turn }].map(({ x, y, angle }) => ({
    transform: carTransform(x, y, angle, CAR_SCALE),
  }));
}

function spinOffKeyframes({ x, y, angle }: CarPose, pos: number): Keyframes {
  const off = poseAt(distanceOf(pos), TRACK_HALF_WIDTH + 30);
  return [
    { transform: carTransform(x, y, angle, CAR_SCALE), opacity: 1 },
    { transform: carTransform(x, y, angle + 8, CAR_SCALE * 1.15), opacity: 1, offset: 0.25 },
    { transform: carTransform(off.x, off.y, angle + 260, CAR_SCALE), opacity: 1, offset: 0.7 },
    { transform: carTransform(off.x, off.y, angle + 420, CAR_SCALE * 0.2), opacity: 0 },
  ];
}
