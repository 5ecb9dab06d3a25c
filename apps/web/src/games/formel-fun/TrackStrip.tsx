import type { Card } from '@paddock/formel-fun';
import type { ReactElement, ReactNode } from 'react';
import { Car } from '../../kit/Car.tsx';
import { CardFace } from './CardFace.tsx';
import type { HighlightedNumber } from './cards.ts';
import { LANE_COUNT } from './geometry.ts';
import './board.css';
import './formel-fun.css';

interface IllustrationFrameProps {
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

export function IllustrationFrame({ caption, width, height, children }: IllustrationFrameProps): ReactElement {
  return (
    <figure className="ff-scene">
      <svg className="board ff-board" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
        {children}
      </svg>
      <figcaption aria-hidden="true">{caption}</figcaption>
    </figure>
  );
}

export const CELL_WIDTH = 90;
const ROW_HEIGHT = 46;
const NUMBERS_HEIGHT = 46;

interface StripCar {
  /** The space on the strip from 0, and the lane from 1, the innermost at the top. */
  readonly at: number;
  readonly lane: number;
  readonly seat: number;
  readonly number?: number;
  readonly ghost?: boolean;
  readonly out?: boolean;
}

export interface TrackStripProps {
  readonly first: number;
  readonly spaces: number;
  /** The number of lanes to draw. */
  readonly lanes?: number;
  readonly cars: readonly StripCar[];
  /** The space whose number is highlighted. */
  readonly highlight?: number;
  readonly full?: number;
  /** The finish line is drawn before this space. */
  readonly line?: number;
  readonly children?: ReactNode;
}

/** A straight piece of the track, driven to the right; its numbers are above, as on the inside of the oval. */
export function TrackStrip({
  first,
  spaces,
  lanes = LANE_COUNT,
  cars,
  highlight,
  full,
  line,
  children,
}: TrackStripProps): ReactElement {
  const height = lanes * ROW_HEIGHT;
  const bottom = NUMBERS_HEIGHT + height;
  return (
    <>
      <g className="ff-section-A">
        <rect className="ff-asphalt" y={NUMBERS_HEIGHT} width={spaces * CELL_WIDTH} height={height} />
        <rect className="ff-band" width={spaces * CELL_WIDTH} height={NUMBERS_HEIGHT} />
        {highlight !== undefined && (
          <rect className="ff-lit-band" x={highlight * CELL_WIDTH} width={CELL_WIDTH} height={NUMBERS_HEIGHT} />
        )}
        {full !== undefined && (
          <rect className="ff-full" x={full * CELL_WIDTH} y={NUMBERS_HEIGHT} width={CELL_WIDTH} height={height} />
        )}
        {Array.from({ length: spaces }, (_, i) => (
          <g key={i} className={i === highlight ? 'ff-lit-number' : undefined}>
            <text className="ff-number" x={(i + 0.5) * CELL_WIDTH} y={NUMBERS_HEIGHT / 2} dy="0.35em">
              {((first + i - 1) % 10) + 1}
            </text>
            <path className="ff-cut" d={`M${i * CELL_WIDTH} ${NUMBERS_HEIGHT}V${bottom}`} />
          </g>
        ))}
        {[1, 2, 3].slice(0, lanes - 1).map((lane) => (
          <path key={lane} className="ff-lane" d={`M0 ${NUMBERS_HEIGHT + lane * ROW_HEIGHT}H${spaces * CELL_WIDTH}`} />
        ))}
        <path
          className="ff-edge"
          d={`M0 ${NUMBERS_HEIGHT}H${spaces * CELL_WIDTH}M0 ${bottom}H${spaces * CELL_WIDTH}`}
        />
        {line !== undefined && <Line x={line * CELL_WIDTH} height={height} />}
      </g>
      {cars.map((car) => (
        <g key={`${car.at} ${car.lane} ${car.ghost === true}`}>
          <Car
            seat={car.seat}
            number={car.number ?? 1}
            x={(car.at + 0.5) * CELL_WIDTH}
            y={laneY(car.lane)}
            scale={1.75}
            ghost={car.ghost === true || car.out === true}
          />
          {car.out === true && <Cross x={(car.at + 0.5) * CELL_WIDTH} y={laneY(car.lane)} />}
        </g>
      ))}
      {children}
    </>
  );
}

export function laneY(lane: number): number {
  return NUMBERS_HEIGHT + (lane - 0.5) * ROW_HEIGHT;
}

function Line({ x, height }: { x: number; height: number }): ReactElement {
  const size = ROW_HEIGHT / 4;
  const squares = Array.from(
    { length: height / size },
    (_, i) => `M${x - (i % 2) * size} ${NUMBERS_HEIGHT + i * size}h${size}v${size}h${-size}z`,
  );
  return (
    <>
      <rect className="ff-line-ground" x={x - size} y={NUMBERS_HEIGHT} width={2 * size} height={height} />
      <path className="ff-line-squares" d={squares.join('')} />
    </>
  );
}

function Cross({ x, y }: { x: number; y: number }): ReactElement {
  return <path className="ff-cross" d={`M${x - 26} ${y - 20}l52 40m0-40l-52 40`} />;
}

/** An arc from space to space, over the cars. */
export function RouteArc({ from, to, lane }: { from: number; to: number; lane: number }): ReactElement {
  const y = laneY(lane);
  const d = `M${(from + 0.5) * CELL_WIDTH + 44} ${y}H${(to + 0.5) * CELL_WIDTH - 46}`;
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
  highlight = null,
}: {
  card: Card;
  x: number;
  y?: number;
  highlight?: HighlightedNumber;
}): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <CardFace card={card} highlight={highlight} />
    </g>
  );
}

/** How high a strip with so many lanes is. */
export function stripHeight(lanes: number = LANE_COUNT): number {
  return NUMBERS_HEIGHT + lanes * ROW_HEIGHT + 4;
}
