import type { CircuitCorner } from '@paddock/formula-de';
import { cornerAhead, cornerOf, type Course } from './course.ts';

/** Where in its lane a cell lies: the how-many-th cell of a corner, or so many cells before one. No two cells of a lane share it. */
export type LanePlace =
  | { readonly kind: 'inside'; readonly corner: CircuitCorner; readonly cell: number; readonly of: number }
  | { readonly kind: 'before'; readonly corner: CircuitCorner; readonly away: number };

export function lanePlaceOf(course: Course, id: string): LanePlace | null {
  const cell = course.cells.get(id);
  if (cell === undefined) return null;
  const here = cornerOf(course, id);
  if (here === null) {
    const ahead = cornerAhead(course, id);
    return ahead === null ? null : { kind: 'before', ...ahead };
  }
  // In every lane a corner is one piece.
  const of = [...course.cells.values()].filter(({ lane, corner }) => lane === cell.lane && corner === here.id).length;
  let left = 0;
  for (let next = course.cells.get(cell.next[0]!); next?.corner === here.id; next = course.cells.get(next.next[0]!)) {
    left++;
  }
  return { kind: 'inside', corner: here, cell: of - left, of };
}
