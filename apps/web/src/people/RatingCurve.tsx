import type { GameStatistics } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { curvePath } from './rating-curve.ts';

const WIDTH = 240;
const HEIGHT = 56;

/** The rating after each race as a line. Nothing before there are two of them. */
export function RatingCurve({ ratings }: Pick<GameStatistics, 'ratings'>): ReactElement | null {
  const { results: t } = useTexts().people;
  if (ratings.length < 2) return null;
  const points = ratings.map((rating) => rating.points);
  const { line, last } = curvePath(points, WIDTH, HEIGHT);
  const label = t.curve(points[0]!, points.at(-1)!, Math.min(...points), Math.max(...points));
  return (
    <svg className="rating-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path d={line} />
      <circle cx={last.x} cy={last.y} r={4} />
    </svg>
  );
}
