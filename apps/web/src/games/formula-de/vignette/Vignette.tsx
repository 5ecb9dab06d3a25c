import type { ReactElement } from 'react';
import { Car } from '../../../kit/Car.tsx';
import './vignette.css';

const ROAD =
  'M64 166C28 150 26 96 62 78S118 92 148 74 176 26 224 28 300 62 292 106 246 138 216 140 172 178 130 180 92 178 64 166Z';
/** The seat of each car, and how far behind the first it drives, in seconds. */
const CARS = [
  [0, 0],
  [4, -1.1],
  [1, -4.2],
] as const;

/** A bay with a circuit above it, and three cars going round. */
export function Vignette(): ReactElement {
  return (
    <svg className="vfd" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="vfd-sand" width="320" height="200" />
      <path className="vfd-wood" d="M0 0H250C214 30 150 14 118 40S40 40 0 82Z" />
      <path className="vfd-sea" d="M320 118C286 150 262 152 240 166S200 188 188 200H320Z" />
      <path className="vfd-foam" d="M232 190q6-5 12 0t12 0M290 192q6-5 12 0t12 0M246 172q6-5 12 0t12 0" />
      <circle className="vfd-sun" cx="36" cy="34" r="17" />
      <path
        className="vfd-sail"
        d="M270 150h26c-3 6-7 8-13 8s-10-2-13-8ZM282 126v21h-13ZM285 130c9 5 11 11 11 17h-11Z"
        transform="translate(2 24)"
      />
      <path
        className="vfd-tree"
        d="M8 96a9 9 0 1 1 .1 0ZM150 14a8 8 0 1 1 .1 0ZM178 8a6 6 0 1 1 .1 0ZM94 40a8 8 0 1 1 .1 0ZM12 66a6 6 0 1 1 .1 0ZM176 116a8 8 0 1 1 .1 0ZM192 104a6 6 0 1 1 .1 0ZM94 124a7 7 0 1 1 .1 0Z"
      />
      <path className="vfd-rim" d={ROAD} />
      <path className="vfd-kerb" d={ROAD} pathLength="120" />
      <path className="vfd-road" d={ROAD} />
      <path className="vfd-line" d={ROAD} />
      <g transform="translate(131 180)">
        <path className="vfd-chequer" d="M-4-12h4v4h-4zM0-8h4v4H0zM-4-4h4v4h-4zM0 0h4v4H0zM-4 4h4v4h-4zM0 8h4v4H0z" />
      </g>
      <Flag x={126} y={128} stops={2} />
      <Flag x={232} y={88} stops={1} />
      {CARS.map(([seat, delay]) => (
        <g key={seat} className="vfd-car" style={{ offsetPath: `path('${ROAD}')`, animationDelay: `${delay}s` }}>
          <Car seat={seat} number={seat + 1} scale={0.62} />
        </g>
      ))}
    </svg>
  );
}

function Flag({ x, y, stops }: { x: number; y: number; stops: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="vfd-pole" d="M0 0V20" />
      <rect className="vfd-flag" x="-10" y="-12" width="20" height="20" rx="2" />
      <text className="vfd-stops" y="4">
        {stops}
      </text>
    </g>
  );
}
