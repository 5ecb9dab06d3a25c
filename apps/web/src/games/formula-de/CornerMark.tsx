import type { CircuitCorner } from '@paddock/formula-de';
import { memo, type ReactElement } from 'react';
import type { CircuitBoard } from './circuit-board.ts';

interface CornerMarkProps {
  readonly board: CircuitBoard;
  readonly corner: CircuitCorner;
  readonly stopsMade: number;
  /** The stops made after the considered move. */
  readonly stopsAfterMove: number;
}

/** Half the size of the printed flag, and the distance of the pips that count the stops. */
const HALF_FLAG = { width: 23, height: 28.5 };
const PIP_DISTANCE = 17;

/** Highlights the flag of the relevant corner, with a pip for every stop it needs. */
export const CornerMark = memo(function CornerMark({
  board,
  corner,
  stopsMade,
  stopsAfterMove,
}: CornerMarkProps): ReactElement | null {
  const place = board.geometry.corners.find((one) => one.corner === corner.id);
  if (place === undefined) return null;
  const { x, y, name } = place.flag;
  const side = name === 'above' ? 1 : -1;
  const width = corner.stops * PIP_DISTANCE + 8;
  return (
    <g className="fd-corner" transform={`translate(${x} ${y})`}>
      <rect
        className="fd-corner-light"
        x={-HALF_FLAG.width - 5}
        y={-HALF_FLAG.height - 5}
        width={2 * HALF_FLAG.width + 10}
        height={2 * HALF_FLAG.height + 10}
        rx="8"
      />
      <g transform={`translate(0 ${side * (HALF_FLAG.height + 17)})`}>
        <rect className="fd-pips" x={-width / 2} y="-11" width={width} height="22" rx="11" />
        {Array.from({ length: corner.stops }, (_, k) => (
          <g key={k} transform={`translate(${(k - (corner.stops - 1) / 2) * PIP_DISTANCE} 0)`}>
            <circle
              className={k < stopsMade ? 'fd-pip fd-made' : k < stopsAfterMove ? 'fd-pip fd-hoped' : 'fd-pip'}
              r="6"
            />
            {k < stopsMade && <path className="fd-tick" d="M-3 0L-.8 2.600 3.200-2.400" />}
          </g>
        ))}
      </g>
    </g>
  );
});
