import type { ReactElement } from 'react';
import type { DesignSummary } from '../games/workshop.ts';

const ROAD_WIDTH = 80;

/** The road of a design, small. */
export function DesignOutline({ summary }: { readonly summary: DesignSummary }): ReactElement {
  const { width, height, outline, isClosed } = summary;
  const points = outline.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L');
  const d = points === '' ? '' : `M${points}${isClosed ? 'Z' : ''}`;
  return (
    <svg className="workshop-outline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="workshop-outline-rim" d={d} strokeWidth={ROAD_WIDTH * 1.5} />
      <path className="workshop-outline-road" d={d} strokeWidth={ROAD_WIDTH} />
    </svg>
  );
}
