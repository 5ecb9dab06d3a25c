import type { ReactElement } from 'react';
import { Car } from '../../../kit/Car.tsx';
import './vignette.css';

/** Numbers around the infield, by place. */
const NUMBERS = [
  [137, 143, 10],
  [163, 143, 1],
  [213, 138, 2],
  [233, 117, 3],
  [233, 79, 4],
  [213, 58, 5],
  [163, 53, 6],
  [137, 53, 7],
  [87, 58, 8],
  [67, 79, 9],
  [67, 117, 10],
  [87, 138, 1],
] as const;

/** The oval at dusk: three cars on their laps, and the two cards that decide who is last. */
export function Vignette(): ReactElement {
  return (
    <svg className="ffv" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#1d4a38" />
      <path d="M0 0H320V26L0 96Z" fill="#f0b429" />
      <path d="M0 96L320 26V42L0 112Z" fill="#b92b1a" />
      <rect className="ffv-kerb" x="12" y="2" width="276" height="192" rx="96" />
      <rect className="ffv-kerb-mark" x="12" y="2" width="276" height="192" rx="96" />
      <rect x="14" y="4" width="272" height="188" rx="94" fill="#43494d" />
      <path d="M150 4H192A94 94 0 0 1 286 98H240L150 60Z" fill="#3f8fe0" opacity="0.16" />
      <path d="M150 192H108A94 94 0 0 1 14 98H60L150 140Z" fill="#e2583f" opacity="0.18" />
      <rect className="ffv-lane" x="33" y="23" width="234" height="150" rx="75" />
      <rect x="52" y="42" width="196" height="112" rx="56" fill="#16324f" stroke="#f3ead6" strokeWidth="2" />
      <rect x="74" y="64" width="152" height="68" rx="34" fill="#3f6b4a" />
      <path d="M138 78V122" stroke="#15191b" strokeWidth="3" />
      <path d="M138 78h36v24h-36z" fill="#fffaf0" />
      <path
        d="M138 78h9v8h-9zM156 78h9v8h-9zM147 86h9v8h-9zM165 86h9v8h-9zM138 94h9v8h-9zM156 94h9v8h-9z"
        fill="#15191b"
      />
      {NUMBERS.map(([x, y, number]) => (
        <text key={`${x} ${y}`} className="ffv-number" x={x} y={y} dy="0.35em">
          {number}
        </text>
      ))}
      <path className="ffv-line" d="M150 155V191" />
      {[0, 1, 2].map((seat) => (
        <g key={seat} className={`ffv-car ffv-car-${seat}`}>
          <Car seat={seat} number={seat + 1} scale={0.82} />
        </g>
      ))}
      <g className="ffv-card ffv-card-back">
        <rect width="58" height="82" rx="7" fill="#fffaf0" stroke="#15191b" />
        <rect x="4" y="4" width="50" height="74" rx="4" fill="#f0b429" />
        <text x="29" y="20" fontSize="15" fill="#15191b" dy="0.35em">
          TURBO
        </text>
        <text x="29" y="48" fontSize="34" fill="#b92b1a" dy="0.35em">
          +5
        </text>
      </g>
      <g className="ffv-card">
        <rect width="58" height="82" rx="7" fill="#fffaf0" stroke="#15191b" />
        <rect x="4" y="4" width="50" height="36" rx="4" fill="#b92b1a" />
        <rect x="4" y="42" width="50" height="36" rx="4" fill="#dce7f0" />
        <text x="29" y="21" fontSize="36" fill="#fff" dy="0.35em">
          7
        </text>
        <path d="M17 36H41" stroke="#ffd564" strokeWidth="3.5" strokeLinecap="round" />
        <text x="29" y="60" fontSize="28" fill="#1b4f8f" dy="0.35em">
          3
        </text>
      </g>
    </svg>
  );
}
