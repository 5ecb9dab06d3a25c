import { changeCorner, type CircuitDesign, moveCorner, moveHandle, setPit, setStart } from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import { middleOf, movePlace } from './corner-edits.ts';
import { type DragResult, keepOnBoard } from './drag.ts';
import type { EditorDocument } from './editor-document.ts';
import { changeMark, moveMark } from './scenery-edits.ts';
import { type DragTarget, selectionOf } from './tools.ts';

/** Moves something by key. What lies on the road moves along it: right and up are forward. */
export function nudgeTarget(document: EditorDocument, target: DragTarget, dx: number, dy: number): DragResult {
  const { design } = document;
  const along = dx !== 0 ? dx : -dy;
  const changed = nudge(design, target, [dx, dy], along);
  const known = new Set(design.corners);
  const index = changed.corners.findIndex((corner) => !known.has(corner));
  const isCorner = target.kind.startsWith('corner') && index >= 0;
  return {
    document: { ...document, design: changed },
    selection: isCorner ? { kind: 'corner', index } : selectionOf(target),
  };
}

function nudge(design: CircuitDesign, target: DragTarget, [dx, dy]: BoardPoint, along: number): CircuitDesign {
  switch (target.kind) {
    case 'handle': {
      const [x, y] = design.handles[target.index]!;
      return moveHandle(design, target.index, keepOnBoard(design, [x + dx, y + dy]));
    }
    case 'corner': {
      const middle = middleOf(design, design.corners[target.index]!);
      return moveCorner(design, target.index, movePlace(design, middle, along));
    }
    case 'corner-from':
      return changeCorner(design, target.index, { from: movePlace(design, design.corners[target.index]!.from, along) });
    case 'corner-to':
      return changeCorner(design, target.index, { to: movePlace(design, design.corners[target.index]!.to, along) });
    case 'start':
      return setStart(design, movePlace(design, design.start, along));
    case 'entry':
    case 'exit':
      return setPit(design, { [target.kind]: movePlace(design, design.pit[target.kind], along) });
    case 'landmark':
    case 'label':
      return moveMark(design, target, dx, dy);
    case 'point':
      return changeMark(design, target.index, (mark) =>
        mark.kind === 'area'
          ? {
              ...mark,
              points: mark.points.map((point, k) => (k === target.point ? [point[0] + dx, point[1] + dy] : point)),
            }
          : mark,
      );
    case 'between':
    case 'road':
      return design;
  }
}
