import type { Token } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import './tokens.css';

/** The circuit tokens, 40 wide, their middle at the origin: every kind has a shape, a colour and a sign of its own. */
const FACES: Readonly<Record<Token, ReactElement>> = {
  // A puddle with a sheen.
  oil: (
    <>
      <path
        className="pp-plate pp-oil"
        d="M-3-18C5-20 8-13 13-12C20-10 19-2 17 3C16 8 19 13 12 16C6 19 2 14-4 17C-11 20-19 16-17 8C-16 4-20 1-18-5C-17-12-11-16-3-18Z"
      />
      <path className="pp-sheen" d="M-10 3C-9-6-1-11 8-8" />
      <path className="pp-sheen pp-sheen-2" d="M-4 7C-3 2 2-2 8-2" />
      <circle className="pp-sheen-dot" cx="6" cy="9" r="2.6" />
    </>
  ),
  // A spanner on a square sign.
  pit: (
    <>
      <rect className="pp-plate pp-pit" x="-18" y="-18" width="36" height="36" rx="7" />
      <path
        className="pp-sign"
        d="M11.5-11.5L5.6-5.6L5.6-5.6L9-13.2A8.6 8.6 0 0 0-1.5-2.6L-12 7.8A3.6 3.6 0 0 0-7.8 12L2.6 1.5A8.6 8.6 0 0 0 13.2-9L7.4-4.4L4.4-7.4Z"
      />
    </>
  ),
  // Two chevrons on an arrowhead that points ahead.
  turbo: (
    <>
      <path className="pp-plate pp-turbo" d="M-17-18L2-18L20 0L2 18L-17 18L-8 0Z" />
      <path className="pp-sign-line" d="M-5.5-10.5L4 0L-5.5 10.5M3.5-10.5L13 0L3.5 10.5" />
    </>
  ),
  // Air that streams past, on a hexagon.
  slip: (
    <>
      <path className="pp-plate pp-slip" d="M-10-18L10-18L20 0L10 18L-10 18L-20 0Z" />
      <path className="pp-sign-line" d="M-12-4.5H5C10-4.5 10-11 5-11M-9 1H12M-12 6.5H2C7 6.5 7 12.5 2.5 12.5" />
    </>
  ),
  // A plus on a burst.
  comeback: (
    <>
      <path className="pp-plate pp-comeback" d={burst(12, 20, 15.5)} />
      <path className="pp-dark-line" d="M0-8.5V8.5M-8.5 0H8.5" />
    </>
  ),
  grey: <circle className="pp-plate pp-grey" r="11" />,
};

function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const r = i % 2 === 0 ? outer : inner;
    return `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

interface FaceProps {
  readonly token: Token;
  readonly x?: number;
  readonly y?: number;
  readonly angle?: number;
  readonly scale?: number;
}

/** A token on the road, or wherever a board is drawn. */
export function TokenFace({ token, x = 0, y = 0, angle = 0, scale = 1 }: FaceProps): ReactElement {
  return (
    <g
      data-symbol={token}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${scale})`}
    >
      {FACES[token]}
    </g>
  );
}

/** A token in a picture of its own. */
export function TokenIcon({ token, size = 40 }: { readonly token: Token; readonly size?: number }): ReactElement {
  return (
    <svg className="pp-token" width={size} height={size} viewBox="-22 -22 44 44" aria-hidden="true">
      {FACES[token]}
    </svg>
  );
}
