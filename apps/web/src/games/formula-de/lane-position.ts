import type { CircuitCorner } from '@paddock/formula-de';
import { cornerAhead, cornerOf, type CircuitBoard } from './circuit-board.ts';

/**
 * The position of a cell in its lane: the n-th cell of a corner, or n cells before one. It is unique within the lane.
 */
type LanePosition =
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
  // In every lane a corner is one contiguous piece.
  const of = [...board.cells.values()].filter(({ lane, corner }) => lane === cell.lane && corner === here.id).length;
  let left = 0;
  for (let next = board.cells.get(cell.next[0]!); next?.corner === here.id; next = board.cells.get(next.next[0]!)) {
    left++;
  }
  return { kind: 'inside', corner: here, cell: of - left, of };
}
