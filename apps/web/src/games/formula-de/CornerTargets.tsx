import { memo, type ReactElement } from 'react';
import { outlinePath } from './board-paths.ts';
import type { CircuitBoard } from './circuit-board.ts';

/** The size of a printed corner flag. */
const FLAG = { width: 46, height: 57 };

/** Lets the flags and arrows that the poster shows at corners be tapped for their captions. */
export const CornerTargets = memo(function CornerTargets({ board }: { readonly board: CircuitBoard }): ReactElement {
  const inCorners = [...board.geometry.cells.values()].filter(({ id }) => board.cells.get(id)!.corner !== null);
  return (
    <>
      <path data-symbol="arrow" d={inCorners.map((place) => outlinePath(place)).join('')} fill="transparent" />
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
});
