import { type CarView, type Move, type PolePositionTypes, START_SPACE, type View } from '@paddock/pole-position';
import { memo, type ReactElement, useRef } from 'react';
import { Car } from '../../kit/Car.tsx';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';
import { carKeyframes } from './car-animation.ts';
import { countCarsOn, type CarPose, carPoses, spinMarkPose } from './car-poses.ts';

interface CarsProps {
  readonly view: View;
  readonly cue: Cue<PolePositionTypes> | null;
  /** The seat of the viewer and the cars they may pick. */
  readonly seat: number | null;
  readonly legal: readonly Move[];
  readonly consider: (move: Move | null) => void;
  readonly choose: (move: Move) => void;
}

/** All cars. Those that may be picked can be clicked; the action area has buttons for them, too. */
export function Cars({ view, cue, seat, legal, consider, choose }: CarsProps): ReactElement {
  const places = carPoses(view);
  const drawn = view.cars.map((car, i) => {
    const move = car.seat === seat ? legal.find((other) => 'car' in other && other.car === car.car) : undefined;
    return { car, move, place: places[i]! };
  });
  return (
    <g>
      {drawn.map(({ car, place, move }) => (
        <RaceCar
          key={`${car.seat} ${car.car}`}
          car={car}
          place={place}
          cue={cue}
          frames={cue === null ? null : carKeyframes(view, car, cue.event)}
          {...(move === undefined ? {} : { move, consider, choose })}
        />
      ))}
      {drawn
        .filter(({ car }) => car.spin)
        .map(({ car, place }) => (
          <SpinMark key={`${car.seat} ${car.car}`} {...spinMarkPose(place, countCarsOn(view, car.at))} />
        ))}
    </g>
  );
}

/** The tap radius of a car; smaller on the starting grid, where the cars stand side by side. */
const TAP_RADIUS = 34;
const GRID_TAP_RADIUS = 14;

interface RaceCarProps {
  readonly car: CarView;
  readonly place: CarPose;
  readonly cue: Cue<PolePositionTypes> | null;
  readonly frames: Keyframes | null;
  readonly move?: Move;
  readonly consider?: (move: Move | null) => void;
  readonly choose?: (move: Move) => void;
}

const RaceCar = memo(function RaceCar(props: RaceCarProps): ReactElement {
  const { car, place, cue, frames, move, consider, choose } = props;
  const ref = useRef<SVGGElement>(null);
  useCueAnimation(ref, cue, frames, 'cubic-bezier(0.35, 0, 0.25, 1)');
  const { x, y, angle, scale } = place;
  return (
    <g className={move === undefined ? 'pp-car' : 'pp-car pp-pickable'}>
      <Car
        ref={ref}
        seat={car.seat}
        number={car.car + 1}
        x={x}
        y={y}
        angle={angle}
        scale={scale}
        isActive={move !== undefined}
      />
      {move !== undefined && (
        <circle
          className="pp-hit"
          cx={x}
          cy={y}
          r={car.at === START_SPACE ? GRID_TAP_RADIUS : TAP_RADIUS}
          onPointerEnter={() => consider?.(move)}
          onPointerLeave={() => consider?.(null)}
          onClick={() => choose?.(move)}
        />
      )}
    </g>
  );
}, isSameStandingCar);

/** A car that stands still and cannot be picked is not rendered again for another car's cue. */
function isSameStandingCar(before: RaceCarProps, after: RaceCarProps): boolean {
  const [a, b] = [before.place, after.place];
  const isStanding = before.frames === null && after.frames === null;
  const isPickable = before.move !== undefined || after.move !== undefined;
  return isStanding && !isPickable && a.x === b.x && a.y === b.y && a.angle === b.angle && a.scale === b.scale;
}

/** A turning arrow on a yellow sign: this car spins. */
export function SpinMark({ x, y, scale }: Omit<CarPose, 'angle'>): ReactElement {
  return (
    <g className="pp-spin" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`}>
      <circle r="12" />
      <path d="M5.6-3A6.4 6.4 0 1 0 6.2 2.4" />
      <path className="pp-spin-tip" d="M8.6-6.4L7.4 0.6L1.6-2.6Z" />
    </g>
  );
}
