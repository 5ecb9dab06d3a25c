import { buildCircuit, type CircuitDesign, completeDesign, pointAt } from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import type { EditorDocument } from './editor-document.ts';
import type { DragTarget } from './tools.ts';

/** How far a point that is added by key lies from the last one. */
const NEXT_POINT_DISTANCE = 200;

/** What a closed line becomes at once: driven clockwise, with corners where it bends and the start on a straight. */
export function completeLine(design: CircuitDesign): CircuitDesign {
  const turned = buildCircuit(design).faults.find(({ code }) => code === 'counter-clockwise');
  return completeDesign(turned?.fix?.() ?? design);
}

/** Where the next point of an open line goes if it is added by key: straight on, as long as that is on the board. */
export function nextOpenPoint({ handles, width, height }: CircuitDesign): BoardPoint {
  const last = handles.at(-1);
  const before = handles.at(-2);
  if (last === undefined) return [width / 4, height / 4];
  const angle = before === undefined ? 0 : Math.atan2(last[1] - before[1], last[0] - before[0]);
  const margin = NEXT_POINT_DISTANCE / 2;
  // Turns to the right, as the lap does, until there is room.
  for (let turn = 0; turn < 8; turn++) {
    const direction = angle + (turn * Math.PI) / 4;
    const x = last[0] + NEXT_POINT_DISTANCE * Math.cos(direction);
    const y = last[1] + NEXT_POINT_DISTANCE * Math.sin(direction);
    if (x > margin && y > margin && x < width - margin && y < height - margin) return [x, y];
  }
  return [width / 2, height / 2];
}

/** The handle or the place between handles nearest to a point, if the target is one of them: from afar their grips overlap. */
export function nearestLineTarget(
  { design, isOpen }: EditorDocument,
  target: DragTarget,
  [x, y]: BoardPoint,
): DragTarget {
  if (target.kind !== 'handle' && target.kind !== 'between') return target;
  let best: DragTarget = target;
  let least = Infinity;
  const compare = (candidate: DragTarget, [cx, cy]: BoardPoint): void => {
    const distance = Math.hypot(cx - x, cy - y);
    if (distance >= least) return;
    least = distance;
    best = candidate;
  };
  for (const [index, handle] of design.handles.entries()) {
    compare({ kind: 'handle', index }, handle);
    if (isOpen) continue;
    const middle = pointAt(design, index + 0.5);
    compare({ kind: 'between', index }, [middle.x, middle.y]);
  }
  return best;
}
