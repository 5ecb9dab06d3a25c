import { memo, type ReactElement } from 'react';
import { HEIGHT, ringPath, WIDTH } from './geometry.ts';

/** Flat trees: middle and size. */
const TREES: readonly (readonly [x: number, y: number, size: number])[] = [
  [800, 640, 26],
  [768, 688, 20],
  [842, 700, 30],
  [795, 742, 22],
  [852, 606, 18],
  [32, 36, 22],
  [966, 40, 20],
  [30, 846, 20],
  [970, 842, 24],
];
const RAY_COUNT = 28;

/** The background poster: rays, the infield, and the title. Rendered once. */
export const Scenery = memo(function Scenery(): ReactElement {
  return (
    <g>
      <g className="pp-rays">
        {Array.from({ length: RAY_COUNT }, (_, i) => (
          <path key={i} d={rayPath(i)} />
        ))}
      </g>
      <path className="pp-infield" d={ringPath(40)} />
      {TREES.map(([x, y, size]) => (
        <g key={`${x} ${y}`}>
          <circle className="pp-tree" cx={x} cy={y} r={size} />
          <circle className="pp-tree-top" cx={x - size * 0.16} cy={y - size * 0.2} r={size * 0.62} />
        </g>
      ))}
      <g className="pp-title" aria-hidden="true">
        <text x={WIDTH / 2} y="728">
          POLE
        </text>
        <text x={WIDTH / 2} y="794">
          POSITION
        </text>
        <path d={`M${WIDTH / 2 - 92} 810h184M${WIDTH / 2 - 92} 818h184`} />
      </g>
    </g>
  );
});

/** Rays from the bottom of the bay, as on an old poster. */
function rayPath(i: number): string {
  const at = (share: number): string => {
    const angle = 2 * Math.PI * share;
    return `${(WIDTH / 2 - Math.cos(angle) * 1400).toFixed(0)} ${(HEIGHT + 40 - Math.sin(angle) * 1400).toFixed(0)}`;
  };
  return `M${WIDTH / 2} ${HEIGHT + 40}L${at(i / RAY_COUNT)}L${at((i + 0.5) / RAY_COUNT)}Z`;
}
