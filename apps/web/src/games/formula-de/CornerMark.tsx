import type { CircuitCorner } from '@paddock/formula-de';
import { memo, type ReactElement } from 'react';
import type { Course } from './course.ts';

interface CornerMarkProps {
  readonly course: Course;
  readonly corner: CircuitCorner;
  readonly made: number;
  /** The stops made once the choice looked at is driven. */
  readonly hoped: number;
}

/** Half the printed flag, and the pips that count the stops of the car whose turn it is. */
const HALF = { width: 23, height: 28.5 };
const PIP = 17;

/** The flag of the corner that matters now: lit, with a pip for every stop it wants. */
export const CornerMark = memo(function CornerMark({
  course,
  corner,
  made,
  hoped,
}: CornerMarkProps): ReactElement | null {
  const place = course.geometry.corners.find((one) => one.corner === corner.id);
  if (place === undefined) return null;
  const { x, y, name } = place.flag;
  const side = name === 'above' ? 1 : -1;
  const width = corner.stops * PIP + 8;
  return (
    <g className="fd-corner" transform={`translate(${x} ${y})`}>
      <rect
        className="fd-corner-light"
        x={-HALF.width - 5}
        y={-HALF.height - 5}
        width={2 * HALF.width + 10}
        height={2 * HALF.height + 10}
        rx="8"
      />
      <g transform={`translate(0 ${side * (HALF.height + 17)})`}>
        <rect className="fd-pips" x={-width / 2} y="-11" width={width} height="22" rx="11" />
        {Array.from({ length: corner.stops }, (_, k) => (
          <g key={k} transform={`translate(${(k - (corner.stops - 1) / 2) * PIP} 0)`}>
            <circle className={k < made ? 'fd-pip fd-made' : k < hoped ? 'fd-pip fd-hoped' : 'fd-pip'} r="6" />
            {k < made && <path className="fd-tick" d="M-3 0L-.8 2.600 3.200-2.400" />}
          </g>
        ))}
      </g>
    </g>
  );
});
