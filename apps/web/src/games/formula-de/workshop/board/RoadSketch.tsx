import { type CircuitDesign, LANE_WIDTH } from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import type { ReactElement } from 'react';
import { sampleLine } from '../editor-document.ts';

export function linePath(points: readonly BoardPoint[], isClosed = false): string {
  if (points.length === 0) return '';
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`;
}

/** The road as it is drawn while something moves: without cells, quick enough for every frame. */
export function RoadSketch({
  design,
  isOpen,
}: {
  readonly design: CircuitDesign;
  readonly isOpen: boolean;
}): ReactElement | null {
  const count = design.handles.length;
  if (count < 2) return null;
  const d = linePath(sampleLine(design, 0, isOpen ? count - 1 : count), !isOpen);
  return (
    <g className="fd-sketch">
      {isOpen && count > 2 && <path className="fd-sketch-gap" d={linePath(sampleLine(design, count - 1, count))} />}
      <path className="fd-sketch-verge" d={d} strokeWidth={3 * LANE_WIDTH + 19} />
      <path className="fd-sketch-rim" d={d} strokeWidth={3 * LANE_WIDTH + 7} />
      <path className="fd-sketch-road" d={d} strokeWidth={3 * LANE_WIDTH} />
      <path className="fd-sketch-lanes" d={d} />
    </g>
  );
}
