import {
  addCorner,
  changeCorner,
  type CircuitDesign,
  findPlace,
  insertHandle,
  type LinePlace,
  moveCorner,
  moveHandle,
  setPit,
  setStart,
} from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import { createCorner, cornerStretch, findCorner } from './corner-edits.ts';
import type { EditorDocument } from './editor-document.ts';
import { changeMark, moveMark } from './scenery-edits.ts';
import { type DragTarget, type Selection, selectionOf } from './tools.ts';

/** A drag on the board: what was taken hold of and where, and where the pointer is now. */
export interface BoardDrag {
  readonly target: DragTarget;
  readonly from: BoardPoint;
  readonly to: BoardPoint;
}

export interface DragResult {
  readonly document: EditorDocument;
  readonly selection: Selection | null;
}

/** The document after a drag. It is computed anew from the document before the drag, so that a drag leaves no traces on its way. */
export function applyDrag(document: EditorDocument, drag: BoardDrag): DragResult {
  const { target } = drag;
  const { design } = document;
  const to = keepOnBoard(design, drag.to);
  const place = findPlace(design, to)?.place ?? 0;
  const result = (changed: CircuitDesign, selection: Selection | null = selectionOf(target)): DragResult => ({
    document: { ...document, design: changed },
    selection,
  });
  switch (target.kind) {
    case 'handle':
      return result(moveHandle(design, target.index, roundPoint(to)));
    case 'between':
      return result(insertHandle(design, target.index + 0.5, roundPoint(to)), {
        kind: 'handle',
        index: target.index + 1,
      });
    case 'road':
      return addDraggedCorner(document, drag.from, place);
    case 'corner':
      return selectCornerAt(document, moveCorner(design, target.index, place));
    case 'corner-from':
      return selectCornerAt(document, changeCorner(design, target.index, { from: place }));
    case 'corner-to':
      return selectCornerAt(document, changeCorner(design, target.index, { to: place }));
    case 'start':
      return result(setStart(design, place));
    case 'entry':
    case 'exit':
      return result(setPit(design, { [target.kind]: place }));
    case 'landmark':
    case 'label':
      return result(moveMark(design, target, to[0] - drag.from[0], to[1] - drag.from[1]));
    case 'point':
      return result(
        changeMark(design, target.index, (mark) =>
          mark.kind === 'area'
            ? { ...mark, points: mark.points.map((point, k) => (k === target.point ? roundPoint(to) : point)) }
            : mark,
        ),
      );
  }
}

function addDraggedCorner(document: EditorDocument, from: BoardPoint, to: LinePlace): DragResult {
  const { design } = document;
  const start = findPlace(design, from)?.place ?? 0;
  const stretch = cornerStretch(design, start, to);
  const changed = addCorner(design, createCorner(design, stretch));
  return {
    document: { ...document, design: changed },
    selection: { kind: 'corner', index: findCorner(changed, stretch) },
  };
}

/** A corner that is moved past another one changes its number. */
function selectCornerAt(document: EditorDocument, changed: CircuitDesign): DragResult {
  const known = new Set(document.design.corners);
  const index = changed.corners.findIndex((corner) => !known.has(corner));
  return { document: { ...document, design: changed }, selection: index < 0 ? null : { kind: 'corner', index } };
}

export function keepOnBoard({ width, height }: CircuitDesign, [x, y]: BoardPoint): BoardPoint {
  return [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)];
}

/** Whole units, so that designs are short in links and files. */
export function roundPoint([x, y]: BoardPoint): BoardPoint {
  return [Math.round(x), Math.round(y)];
}
