import type { Card } from '@paddock/formel-fun';
import type { ReactElement, ReactNode } from 'react';
import { Car } from '../../kit/Car.tsx';
import { CardFace } from './CardFace.tsx';
import type { Lit } from './cards.ts';
import { LANES } from './geometry.ts';
import './board.css';
import './formel-fun.css';

interface SceneProps {
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

export function Scene({ caption, width, height, children }: SceneProps): ReactElement {
  return (
    <figure className="ff-scene">
      <svg className="ff-board" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
        {children}
      </svg>
      <figcaption aria-hidden="true">{caption}</figcaption>
    </figure>
  );
}

export const CELL = 90;
const ROW = 46;
const NUMBERS = 46;

interface Standing {
  /** The place on the strip from 0, and the lane from 1, the innermost at the top. */
  readonly at: number;
  readonly lane: number;
  readonly seat: number;
  readonly number?: number;
  readonly ghost?: boolean;
  readonly out?: boolean;
}

export interface StripProps {
  readonly first: number;
  readonly spaces: number;
  /** How many lanes are worth showing. */
  readonly lanes?: number;
  readonly cars: readonly Standing[];
  /** The place whose number is lit. */
  readonly lit?: number;
  readonly full?: number;
  /** Where the line lies: before this place. */
  readonly line?: number;
  readonly children?: ReactNode;
}

/** A straight piece of the track, driven to the right; its numbers are above, as on the inside of the oval. */
export function Strip({ first, spaces, lanes = LANES, cars, lit, full, line, children }: StripProps): ReactElement {
  const height = lanes * ROW;
  const bottom = NUMBERS + height;
  return (
    <>
      <g className="ff-section-A">
        <rect className="ff-asphalt" y={NUMBERS} width={spaces * CELL} height={height} />
        <rect className="ff-band" width={spaces * CELL} height={NUMBERS} />
        {lit !== undefined && <rect className="ff-lit-band" x={lit * CELL} width={CELL} height={NUMBERS} />}
        {full !== undefined && <rect className="ff-full" x={full * CELL} y={NUMBERS} width={CELL} height={height} />}
        {Array.from({ length: spaces }, (_, i) => (
          <g key={i} className={i === lit ? 'ff-lit-number' : undefined}>
            <text className="ff-number" x={(i + 0.5) * CELL} y={NUMBERS / 2} dy="0.35em">
              {((first + i - 1) % 10) + 1}
            </text>
            <path className="ff-cut" d={`M${i * CELL} ${NUMBERS}V${bottom}`} />
          </g>
        ))}
        {[1, 2, 3].slice(0, lanes - 1).map((lane) => (
          <path key={lane} className="ff-lane" d={`M0 ${NUMBERS + lane * ROW}H${spaces * CELL}`} />
        ))}
        <path className="ff-edge" d={`M0 ${NUMBERS}H${spaces * CELL}M0 ${bottom}H${spaces * CELL}`} />
        {line !== undefined && <Line x={line * CELL} height={height} />}
      </g>
      {cars.map((car) => (
        <g key={`${car.at} ${car.lane} ${car.ghost === true}`}>
          <Car
            seat={car.seat}
            number={car.number ?? 1}
            x={(car.at + 0.5) * CELL}
            y={laneY(car.lane)}
            scale={1.75}
            ghost={car.ghost === true || car.out === true}
          />
          {car.out === true && <Cross x={(car.at + 0.5) * CELL} y={laneY(car.lane)} />}
        </g>
      ))}
      {children}
    </>
  );
}

export function laneY(lane: number): number {
  return NUMBERS + (lane - 0.5) * ROW;
}

function Line({ x, height }: { x: number; height: number }): ReactElement {
  const size = ROW / 4;
  const squares = Array.from(
    { length: height / size },
    (_, i) => `M${x - (i % 2) * size} ${NUMBERS + i * size}h${size}v${size}h${-size}z`,
  );
  return (
    <>
      <rect className="ff-line-ground" x={x - size} y={NUMBERS} width={2 * size} height={height} />
      <path className="ff-line-squares" d={squares.join('')} />
    </>
  );
}

function Cross({ x, y }: { x: number; y: number }): ReactElement {
  return <path className="ff-cross" d={`M${x - 26} ${y - 20}l52 40m0-40l-52 40`} />;
}

/** An arc from space to space, over the cars. */
export function Way({ from, to, lane }: { from: number; to: number; lane: number }): ReactElement {
  const y = laneY(lane);
  const d = `M${(from + 0.5) * CELL + 44} ${y}H${(to + 0.5) * CELL - 46}`;
  return (
    <>
      <path className="ff-way-edge" d={d} />
      <path className="ff-way" d={d} />
    </>
  );
}

export function CardAt({
  card,
  x,
  y = 75,
  lit = null,
}: {
  card: Card;
  x: number;
  y?: number;
  lit?: Lit;
}): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <CardFace card={card} lit={lit} />
    </g>
  );
}

/** How high a strip with so many lanes is. */
export function stripHeight(lanes: number = LANES): number {
  return NUMBERS + lanes * ROW + 4;
}
