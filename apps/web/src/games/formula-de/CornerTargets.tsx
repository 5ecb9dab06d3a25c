import type { ReactElement } from 'react';
import type { CircuitBoard } from './circuit-board.ts';

/** The size of a printed corner flag. */
const FLAG = { width: 46, height: 57 };

/** Lets the corner flags of the poster be tapped for their caption. */
export function CornerTargets({ board }: { readonly board: CircuitBoard }): ReactElement {
  return (
    <>
      {board.geometry.corners.map(({ corner, flag }) => (
        <rect
          key={corner}
          data-symbol="stop"
          x={flag.x - FLAG.width / 2}
          y={flag.y - FLAG.height / 2}
          width={FLAG.width}
          height={FLAG.height}
          fill="transparent"
        />
      ))}
    </>
  );
}
