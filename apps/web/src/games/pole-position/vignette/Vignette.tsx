import type { ReactElement } from 'react';
import { Car } from '../../../kit/Car.tsx';
import './vignette.css';

const LOOP = 'M96 40H224A44 44 0 0 1 268 84V116A44 44 0 0 1 224 160H96A44 44 0 0 1 52 116V84A44 44 0 0 1 96 40Z';

/** Cars on a loop, and three cards that turn over together. */
export function Vignette(): ReactElement {
  return (
    <svg className="vpp" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="vpp-ground" x="-80" y="-60" width="480" height="320" />
      {Array.from({ length: 12 }, (_, i) => (
        <path key={i} className="vpp-ray" d="M160 100L520 82V118Z" transform={`rotate(${i * 30} 160 100)`} />
      ))}
      <path className="vpp-sand" d={LOOP} />
      <path className="vpp-road" d={LOOP} />
      <path className="vpp-cells" d={LOOP} pathLength="440" />
      <path className="vpp-line" d="M150 25V55" />
      <path className="vpp-line vpp-dark" d="M150 25V55" />
      <path className="vpp-sign vpp-turbo" d="M190 28h11l12 12-12 12h-11l6-12z" />
      <path
        className="vpp-sign vpp-oil"
        d="M258 90c8-2 10 4 14 4 6 2 4 8 2 11-3 6-9 2-13 5-7 2-11-4-9-9 1-4 0-9 6-11z"
      />
      <path className="vpp-sign vpp-slip" d="M194 149h12l6 11-6 11h-12l-6-11z" />
      <path className="vpp-air" d="M193 157h10M196 162h11" />
      <rect className="vpp-sign vpp-pit" x="106" y="149" width="22" height="22" rx="5" />
      <path className="vpp-air" d="M112 165l10-10" />
      <circle className="vpp-sign vpp-comeback" cx="52" cy="98" r="12" />
      <path className="vpp-plus" d="M52 92v12M46 98h12" />
      {[9, 4, 7].map((fuel, i) => (
        <g key={fuel} transform={`translate(${116 + i * 44} 100)`}>
          <g className="vpp-back">
            <rect x="-17" y="-24" width="34" height="48" rx="5" />
            <circle r="8" />
          </g>
          <g className="vpp-face">
            <rect x="-17" y="-24" width="34" height="48" rx="5" />
            <text dy="0.36em">{fuel}</text>
          </g>
        </g>
      ))}
      {[0, 1, 2].map((seat) => (
        <g key={seat} className={`vpp-car vpp-car-${seat}`} style={{ offsetPath: `path('${LOOP}')` }}>
          <Car seat={seat} number={seat + 1} scale={0.8} />
        </g>
      ))}
    </svg>
  );
}
