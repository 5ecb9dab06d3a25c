import type { ReactElement } from 'react';
import { SideCar } from '../kit/Car.tsx';

/** The cars of the poster: seat, place and size, the nearest one last. */
const CARS = [
  [1, 150, 118, 1.5],
  [4, 272, 128, 1.9],
  [2, 96, 150, 2.4],
  [0, 330, 176, 3.1],
] as const;
const CHEQUERS = Array.from({ length: 24 }, (_, i) => `M${i * 20} ${i % 2 === 0 ? 0 : 10}h20v10h-20Z`).join('');

/** A poster beside the title, where a wide window would be empty paper. */
export function HomePoster(): ReactElement {
  return (
    <svg className="home-poster" viewBox="0 0 480 224" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="home-poster-sky" width="480" height="224" />
      <circle className="home-poster-sun" cx="356" cy="86" r="58" />
      <path
        className="home-poster-hills"
        d="M0 116C60 84 110 92 170 108C240 70 300 84 350 104C400 88 440 92 480 102V150H0Z"
      />
      <path className="home-poster-stand" d="M18 96h92v22H18ZM18 96l12-20h92l-12 20Z" />
      <path className="home-poster-road" d="M0 122C120 112 300 120 480 108V224H0Z" />
      <path className="home-poster-line" d="M0 160C140 146 320 158 480 140" />
      <path className="home-poster-kerb" d="M0 122C120 112 300 120 480 108" />
      {CARS.map(([seat, x, y, scale]) => (
        <g key={seat} transform={`translate(${x} ${y}) rotate(-3) scale(${scale})`}>
          <SideCar seat={seat} />
        </g>
      ))}
      <rect className="home-poster-band" width="480" height="20" />
      <path className="home-poster-squares" d={CHEQUERS} />
    </svg>
  );
}
