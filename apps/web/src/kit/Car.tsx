import type { CSSProperties, ReactElement, Ref } from 'react';
import { type Livery, liveryOf, type Pattern } from './livery.ts';
import './car.css';

/** The car seen from above, driving to the right, 40 long and 21 wide, its middle at the origin. */
const BODY = 'M20 0C17-4 8-5.6-7-6C-15-6-19-4.2-19.5 0C-19 4.2-15 6-7 6C8 5.6 17 4 20 0Z';
const WHEELS = [
  [9, -10.2, 6.4, 3.8],
  [9, 6.4, 6.4, 3.8],
  [-17, -10.8, 8.6, 4.8],
  [-17, 6, 8.6, 4.8],
] as const;

const MARKS: Readonly<Record<Pattern, ReactElement>> = {
  stripe: <path d="M-19-1.5H18V1.5H-19Z" />,
  halves: <path d="M-19.5 0C-19 4.2-15 6-7 6C8 5.6 17 4 20 0Z" />,
  chequer: <path d="M-16-4h4v4h-4zM-12 0h4v4h-4zM11-3h3v3h-3zM14 0h3v2h-3z" />,
  sash: <path d="M6-5.7L11-5L16 3L12.6 3.9ZM-15-5.4L-11-6L-5 6L-9.5 5.8Z" />,
  hoop: <path d="M10.4-5h3.4v10h-3.4zM-15-5.7h3.6V5.7H-15z" />,
  chevron: <path d="M9-5.2L16 0L9 5.2H6L13 0L6-5.2ZM-17-4L-11 0L-17 4H-19L-14 0L-19-4Z" />,
  twin: <path d="M-18.6-3.4H15V-1.6H-18.6ZM-18.6 1.6H15V3.4H-18.6Z" />,
  cross: <path d="M-19-1.2H18V1.2H-19ZM11-4.6h2.6v9.2H11zM-15.4-5.6h2.6v11.2h-2.6z" />,
  dots: (
    <>
      <circle cx="13" r="1.8" />
      <circle cx="-12" cy="-3" r="1.6" />
      <circle cx="-12" cy="3" r="1.6" />
      <circle cx="-16" r="1.6" />
    </>
  ),
  quarters: <path d="M-19.5 0C-19-4.2-15-6-7-6H-4V0ZM-4 0H20C17 4 8 5.6-4 6Z" />,
};

export interface CarProps {
  readonly seat: number;
  /** What stands on its roundel. */
  readonly number: string | number;
  readonly x?: number;
  readonly y?: number;
  /** The driving direction in degrees, clockwise from "to the right". */
  readonly angle?: number;
  readonly scale?: number;
  /** Where a choice would take it: a see-through car. */
  readonly ghost?: boolean;
  /** The one whose turn it is. */
  readonly lit?: boolean;
  readonly className?: string;
  readonly ref?: Ref<SVGGElement>;
}

/** How a car is put in its place; the same form for drawing and for keyframes, so that both can be mixed. */
export function carTransform(x: number, y: number, angle: number, scale = 1): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${angle.toFixed(2)}deg) scale(${scale})`;
}

/** One car of a seat. The outer group carries the place, so that it can be animated with `carTransform`. */
export function Car(props: CarProps): ReactElement {
  const { seat, number, x = 0, y = 0, angle = 0, scale = 1, ghost = false, lit = false, className = '', ref } = props;
  const livery = liveryOf(seat);
  const style: CSSProperties = { transform: carTransform(x, y, angle, scale) };
  return (
    <g ref={ref} className={`car${ghost ? ' car-ghost' : ''}${lit ? ' car-lit' : ''} ${className}`} style={style}>
      {lit && <ellipse className="car-halo" rx="27" ry="18" />}
      <g className="car-shape">
        {WHEELS.map(([wx, wy, w, h]) => (
          <rect key={`${wx} ${wy}`} className="car-wheel" x={wx} y={wy} width={w} height={h} rx="1.4" />
        ))}
        <path className="car-axle" d="M12-8V8M-13-8V8" />
        <path className="car-body" d={BODY} fill={livery.paint} />
        <g fill={livery.trim}>{MARKS[livery.pattern]}</g>
        <path className="car-line" d={BODY} />
        <Helmet livery={livery} />
        <circle className="car-roundel" cx="-3.5" r="6" />
        <text className="car-number" x="-3.5" transform={`rotate(${-angle} -3.5 0)`} dy="0.35em">
          {number}
        </text>
      </g>
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

/** A seat's badge outside the board: the car alone, in a small picture of its own. */
export function CarBadge({ seat, number, size = 44 }: { seat: number; number: string | number; size?: number }) {
  return (
    <svg className="car-badge" width={size} height={size * 0.58} viewBox="-22 -13 44 26" aria-hidden="true">
      <Car seat={seat} number={number} />
    </svg>
  );
}
