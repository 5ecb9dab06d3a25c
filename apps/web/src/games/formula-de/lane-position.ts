import type { CircuitCorner } from '@paddock/formula-de';
import { cornerAhead, cornerOf, type CircuitBoard } from './circuit-board.ts';

/** Where in its lane a cell lies: the how-many-th cell of a corner, or so many cells before one. No two cells of a lane share it. */
export type LanePosition =
  | { readonly kind: 'inside'; readonly corner: CircuitCorner; readonly cell: number; readonly of: number }
  | { readonly kind: 'before'; readonly corner: CircuitCorner; readonly cellsAway: number };

export function lanePositionOf(board: CircuitBoard, id: string): LanePosition | null {
  const cell = board.cells.get(id);
  if (cell === undefined) return null;
  const here = cornerOf(board, id);
  if (here === null) {
    const ahead = cornerAhead(board, id);
    return ahead === null ? null : { kind: 'before', ...ahead };
  }
  // In every lane a corner is one piece.
  const of = [...board.cells.values()].filter(({ lane, corner }) => lane === cell.lane && corner === here.id).length;
  let left = 0;
  for (let next = board.cells.get(cell.next[0]!); next?.corner === here.id; next = board.cells.get(next.next[0]!)) {
    left++;
  }
  return { kind: 'inside', corner: here, cell: of - left, of };
}
