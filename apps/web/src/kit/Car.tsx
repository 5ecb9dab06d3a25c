import { type CSSProperties, memo, type ReactElement, type Ref } from 'react';
import { type Livery, liveryOf, type LiveryPattern } from './livery.ts';
import './car.css';

/** The car seen from above, driving to the right: 40 long, 21 wide, centred on the origin. */
const BODY = 'M20 0C17-4 8-5.6-7-6C-15-6-19-4.2-19.5 0C-19 4.2-15 6-7 6C8 5.6 17 4 20 0Z';
const WHEELS = [
  [9, -10.2, 6.4, 3.8],
  [9, 6.4, 6.4, 3.8],
  [-17, -10.8, 8.6, 4.8],
  [-17, 6, 8.6, 4.8],
] as const;

/** The wheels seen from the side: the place along the car, and the radius. */
const SIDE_WHEELS = [
  [12.5, 5.2],
  [-12.5, 6.3],
] as const;

/** The shape of each livery pattern, inside the body and large enough to be recognised at board size. */
const PATTERN_PATHS: Readonly<Record<LiveryPattern, string>> = {
  halves: 'M-19.5 0C-19 4.2-15 6-7 6C8 5.6 17 4 20 0Z',
  chevron: 'M3-5.5L20 0L3 5.5H-4L9 0L-4-5.5ZM-16.5-4.9L-9 0L-16.5 4.9L-18.8 2.6L-15 0L-18.8-2.6Z',
  ends: 'M20 0C18-2.6 15-4 10.5-4.9V4.9C15 4 18 2.6 20 0ZM-11-5.9C-16-5.6-19-3.8-19.5 0C-19 3.8-16 5.6-11 5.9Z',
  twin: 'M-16.8-4.4H11L14-1.8H-19ZM-16.8 4.4H11L14 1.8H-19Z',
  hoop: 'M11-4.7L15.4-3.4V3.4L11 4.7ZM-16-5.100L-11-5.900V5.900L-16 5.100Z',
  stripe: 'M-19-2.200H17V2.200H-19Z',
  sash: 'M4-5.400L11.5-4.600L16 2.900L8.7 5.100ZM-16.5-4.800L-9-5.900L-4 5.900L-12 5.800Z',
  quarters: 'M-19.5 0C-19-4.2-15-6-7-6H-4V0ZM-4 0H20C17 4 8 5.6-4 6Z',
  nose: 'M20 0C17.5-3.4 13-4.6 7-5.200V5.200C13 4.6 17.5 3.4 20 0Z',
  tail: 'M-10-6C-15-5.9-19-4.2-19.5 0C-19 4.2-15 5.9-10 6Z',
};

interface CarProps {
  readonly seat: number;
  /** The number on the roundel; without it the car has no roundel. */
  readonly number?: string | number | undefined;
  readonly x?: number;
  readonly y?: number;
  /** The driving direction in degrees, clockwise from "to the right". */
  readonly angle?: number;
  readonly scale?: number;
  /** A see-through car that shows where a move would lead. */
  readonly ghost?: boolean;
  /** It is this car's turn. */
  readonly isActive?: boolean;
  readonly className?: string;
  readonly ref?: Ref<SVGGElement>;
}

/**
 * The transform that places a car. Drawing and keyframes use the same form, so that animations interpolate between
 * them.
 */
export function carTransform(x: number, y: number, angle: number, scale = 1): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${angle.toFixed(2)}deg) scale(${scale})`;
}

/** One car of a seat. The outer group carries the position, so that it can be animated with `carTransform`. */
export function Car(props: CarProps): ReactElement {
  const {
    seat,
    number,
    x = 0,
    y = 0,
    angle = 0,
    scale = 1,
    ghost = false,
    isActive = false,
    className = '',
    ref,
  } = props;
  const livery = liveryOf(seat);
  const style: CSSProperties = { transform: carTransform(x, y, angle, scale) };
  return (
    <g ref={ref} className={`car${ghost ? ' car-ghost' : ''}${isActive ? ' car-lit' : ''} ${className}`} style={style}>
      {isActive && <ellipse className="car-halo" rx="27" ry="18" />}
      <g className="car-shape">
        {WHEELS.map(([wx, wy, w, h]) => (
          <rect key={`${wx} ${wy}`} className="car-wheel" x={wx} y={wy} width={w} height={h} rx="1.4" />
        ))}
        <path className="car-axle" d="M12-8V8M-13-8V8" />
        <CarBody livery={livery} />
        <Helmet livery={livery} />
        {number !== undefined && (
          <>
            <circle className="car-roundel" cx="-3.5" r="6" />
            <text className="car-number" x="-3.5" transform={`rotate(${-angle} -3.5 0)`} dy="0.35em">
              {number}
            </text>
          </>
        )}
      </g>
    </g>
  );
}

/** The painted body. Its outline also serves for a car seen from the side. */
function CarBody({ livery }: { livery: Livery }): ReactElement {
  return (
    <>
      <path className="car-body" d={BODY} fill={livery.paint} />
      <path d={PATTERN_PATHS[livery.pattern]} fill={livery.trim} />
      <path className="car-line" d={BODY} />
    </>
  );
}

/** The car of a seat seen from the side, driving to the right. It stands on the line y = 10. */
export function SideCar({ seat }: { readonly seat: number }): ReactElement {
  const livery = liveryOf(seat);
  return (
    <g className="car">
      <circle className="car-helmet" cx="-2" cy="-6.6" r="3.8" fill={livery.trim} />
      <path d="M-2-10.4A3.8 3.8 0 0 1 1.800-6.600H-2Z" fill={livery.paint} />
      <path className="car-line" d="M7-4.600L3.600-9.200" />
      <CarBody livery={livery} />
      {SIDE_WHEELS.map(([x, radius]) => (
        <g key={x}>
          <circle className="car-wheel" cx={x} cy={10 - radius} r={radius} />
          <circle className="car-hub" cx={x} cy={10 - radius} r={radius * 0.42} />
        </g>
      ))}
    </g>
  );
}

function Helmet({ livery }: { livery: Livery }): ReactElement {
  return (
    <>
      <circle className="car-helmet" cx="6.5" r="3.4" fill={livery.trim} />
      <path d="M6.5-3.4A3.4 3.4 0 0 1 6.5 3.4Z" fill={livery.paint} />
    </>
  );
}

interface CarBadgeProps {
  readonly seat: number;
  /** The number of one car. A badge that stands for a whole seat has none. */
  readonly number?: string | number;
  readonly size?: number;
}

/** A car outside the board, as a small picture. */
export const CarBadge = memo(function CarBadge({ seat, number, size = 44 }: CarBadgeProps): ReactElement {
  return (
    <svg className="car-badge" width={size} height={size * 0.58} viewBox="-22 -13 44 26" aria-hidden="true">
      <Car seat={seat} number={number} />
    </svg>
  );
});
