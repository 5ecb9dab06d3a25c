import { type FormelFunTypes, findLastCar, numberInTeam, type View } from '@paddock/formel-fun';
import type { ReactElement, Ref } from 'react';
import { Car, carTransform } from '../../kit/Car.tsx';
import type { Cue } from '../ui.ts';
import { CENTRE, type CarPose } from './geometry.ts';
import type { FormelFunTexts } from './texts/types.ts';

/** The car that would be out if the race ended now; nobody's while the cars drive to the next grid. */
export function lanternCarOf(view: View, cue: Cue<FormelFunTypes> | null): number | undefined {
  return cue?.event.type === 'race' ? undefined : findLastCar(view.cars);
}

interface LanternProps {
  readonly place: CarPose;
  readonly scale: number;
  readonly ref?: Ref<SVGGElement>;
}

/** The red lantern at the tail of the last car, and a red frame around it. */
export function Lantern({ place, scale, ref }: LanternProps): ReactElement {
  return (
    <g ref={ref} className="ff-lantern" style={{ transform: carTransform(place.x, place.y, place.angle, scale) }}>
      <rect className="ff-lantern-frame" x="-25" y="-12.5" width="47" height="25" rx="6" />
      <LanternLamp x={-24} />
    </g>
  );
}

function LanternLamp({ x }: { readonly x: number }): ReactElement {
  return (
    <>
      <circle className="ff-lantern-glow" cx={x} r="14" />
      <circle className="ff-lantern-lamp" cx={x} r="7" />
      <circle className="ff-lantern-shine" cx={x - 2} cy="-2.2" r="1.9" />
    </>
  );
}

const SIGN_Y = 843;

interface LanternSignProps {
  readonly view: View;
  readonly last: number | undefined;
  readonly t: FormelFunTexts;
}

/** Says in the infield whose car has the lantern. */
export function LanternSign({ view, last, t }: LanternSignProps): ReactElement | null {
  const car = last === undefined ? undefined : view.cars[last];
  if (car === undefined) return null;
  return (
    <g className="ff-lantern-sign" transform={`translate(${CENTRE.x} ${SIGN_Y})`}>
      <rect x="-184" y="-24" width="368" height="48" rx="24" />
      <g transform="translate(-158 0) scale(1.5)">
        <LanternLamp x={0} />
      </g>
      <text x="-26" dy="0.35em">
        {t.board.lantern}
      </text>
      <Car seat={car.seat} number={numberInTeam(car.car, view.points.length)} x={134} scale={1.8} />
    </g>
  );
}
