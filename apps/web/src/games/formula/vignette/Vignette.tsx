import type { ReactElement } from 'react';
import './vignette.css';

const CARDS = [
  { x: 58, stripe: '#1f5fa8', digit: '2' },
  { x: 152, stripe: '#d98a1c', digit: '4' },
  { x: 258, stripe: '#2a8fa3', digit: '6' },
] as const;

/** 2 + 4 = 6 becomes 2 × 4 = 8: the sign turns, a card slides in. */
export function Vignette(): ReactElement {
  return (
    <svg className="vfo" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="vfo-felt" x="-80" y="-60" width="480" height="320" />
      <ellipse className="vfo-oval" cx="160" cy="100" rx="190" ry="84" />
      <ellipse className="vfo-oval" cx="160" cy="100" rx="178" ry="74" />
      {[-2, -1, 0, 1, 2].map((i) => (
        <g key={i} transform={`translate(${160 + i * 15} ${4 + i * i * 1.5}) rotate(${i * 7})`}>
          <rect className="vfo-paper" x="-17" y="-26" width="34" height="50" rx="4" />
          <rect className="vfo-back" x="-14" y="-23" width="28" height="44" rx="2.5" />
          <path className="vfo-lattice" d="M-14-12L14 12M14-12L-14 12M-14 8L2 21M14 8L-2 21" />
        </g>
      ))}
      {CARDS.map(({ x, stripe, digit }) => (
        <Card key={digit} x={x} stripe={stripe} digit={digit} />
      ))}
      <g className="vfo-slide">
        <Card x={258} stripe="#16324f" digit="8" />
      </g>
      <g className="vfo-sign vfo-plus">
        <circle cx="105" cy="116" r="15" />
        <path d="M105 107v18M96 116h18" />
      </g>
      <g className="vfo-sign vfo-times">
        <circle cx="105" cy="116" r="15" />
        <path d="M99 110l12 12M111 110l-12 12" />
      </g>
      <path className="vfo-equals" d="M194 110h22M194 122h22" />
      <g className="vfo-tick">
        <circle cx="205" cy="84" r="11" />
        <path d="M200 84l4 4 7-8" />
      </g>
    </svg>
  );
}

function Card({ x, stripe, digit }: { x: number; stripe: string; digit: string }): ReactElement {
  return (
    <g transform={`translate(${x} 116)`}>
      <rect className="vfo-shadow" x="-27" y="-37" width="56" height="80" rx="7" />
      <rect className="vfo-paper" x="-28" y="-40" width="56" height="80" rx="7" />
      <path d="M-12-37h8v74h-8zM4-37h8v74h-8z" fill={stripe} />
      <circle className="vfo-paper" r="22" />
      <text y="15">{digit}</text>
    </g>
  );
}
