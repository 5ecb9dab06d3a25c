import { type ReactElement, useId } from 'react';
import { NUMBER_BAND_WIDTH, TRACK_HALF_WIDTH, HEIGHT, poseAt, ringPath, SPACE_LENGTH, WIDTH } from './geometry.ts';

const INFIELD = ringPath(-TRACK_HALF_WIDTH - NUMBER_BAND_WIDTH);

/** Grass and trees around the track, and the infield. */
export function Ground(): ReactElement {
  const clip = useId();
  return (
    <>
      <rect className="ff-ground" width={WIDTH} height={HEIGHT} rx="28" />
      <Corners />
      <path className="ff-infield" d={INFIELD} />
      <clipPath id={clip}>
        <path d={INFIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {Array.from({ length: 13 }, (_, i) => (
          <path key={i} className="ff-mown" d={`M${140 + i * 120} 260l-620 640h60l620-640z`} />
        ))}
      </g>
    </>
  );
}

/** Trees, seen from above, where the corners leave room. */
const TREES = [
  [52, 58, 34],
  [122, 42, 21],
  [42, 132, 23],
  [1150, 54, 34],
  [1082, 40, 21],
  [1160, 128, 22],
  [50, 1084, 34],
  [120, 1102, 21],
  [40, 1010, 22],
  [1152, 1086, 33],
  [1082, 1102, 22],
  [1162, 1012, 21],
] as const;

function Corners(): ReactElement {
  return (
    <>
      {TREES.map(([x, y, r]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className="ff-tree-shade" cx="5" cy="6" r={r} />
          <circle className="ff-tree" r={r} />
          <circle className="ff-tree-top" cx={-r * 0.22} cy={-r * 0.25} r={r * 0.55} />
        </g>
      ))}
    </>
  );
}

/** Floodlights for the night: pools of light, which the style sheet switches on in the dark. */
export function Floodlights(): ReactElement {
  const glow = useId();
  return (
    <svg className="ff-lamps" width={WIDTH} height={HEIGHT}>
      <radialGradient id={glow}>
        <stop offset="0" stopColor="#ffe9b0" stopOpacity="0.3" />
        <stop offset="1" stopColor="#ffe9b0" stopOpacity="0" />
      </radialGradient>
      {[3, 8, 13.5, 18, 23, 28.5].map((space) => {
        const { x, y } = poseAt(space * SPACE_LENGTH, TRACK_HALF_WIDTH - 20);
        return <circle key={space} cx={x} cy={y} r="190" fill={`url(#${glow})`} />;
      })}
    </svg>
  );
}
