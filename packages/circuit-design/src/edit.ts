/**
 * Changes of a design's line, start, pit lane and name. Every function returns a new design. Corners, start, pit lane and
 * tunnels stay where they were on the road.
 */

import type { BoardPoint, Landmark, NameTranslations } from '@paddock/formula-de';
import type { CircuitDesign, LinePlace } from './design.ts';
import { sortCorners } from './edit-corners.ts';
import { DesignLine } from './line.ts';

function wrapPlace(place: LinePlace, count: number): LinePlace {
  if (count === 0) return 0;
  const rest = place % count;
  return rest < 0 ? rest + count : rest;
}

/** Gives a design other handles, and every place on the line its new number. */
function changeLine(
  design: CircuitDesign,
  handles: readonly BoardPoint[],
  move: (place: LinePlace) => LinePlace,
): CircuitDesign {
  const place = (old: LinePlace): LinePlace => wrapPlace(move(old), handles.length);
  return {
    ...design,
    handles,
    start: place(design.start),
    pit: { entry: place(design.pit.entry), exit: place(design.pit.exit) },
    corners: design.corners.map((corner) => ({ ...corner, from: place(corner.from), to: place(corner.to) })),
    landmarks: design.landmarks.map((mark): Landmark =>
      mark.kind === 'tunnel' ? { ...mark, from: place(mark.from), to: place(mark.to) } : mark,
    ),
  };
}

export function moveHandle(design: CircuitDesign, index: number, point: BoardPoint): CircuitDesign {
  return { ...design, handles: design.handles.map((handle, k) => (k === index ? point : handle)) };
}

/** Adds a handle at the end of a line that is just being drawn. */
export function appendHandle(design: CircuitDesign, point: BoardPoint): CircuitDesign {
  return { ...design, handles: [...design.handles, point] };
}

/** Puts a handle on the line at a place, or near it at a point. It gets the index after the handle before the place. */
export function insertHandle(design: CircuitDesign, at: LinePlace, point?: BoardPoint): CircuitDesign {
  const count = design.handles.length;
  if (count < 2) return point ? appendHandle(design, point) : design;
  const line = DesignLine.of(design.handles);
  const place = wrapPlace(at, count);
  const before = Math.floor(place);
  const share = Math.min(Math.max(place - before, 1e-6), 1 - 1e-6);
  const handles = design.handles.toSpliced(before + 1, 0, point ?? line.pointAtLength(line.lengthAt(place)));
  return changeLine(design, handles, (old) => {
    const k = Math.floor(old);
    const part = old - k;
    if (k < before) return old;
    if (k > before) return old + 1;
    return part <= share ? k + part / share : k + 1 + (part - share) / (1 - share);
  });
}

export function removeHandle(design: CircuitDesign, index: number): CircuitDesign {
  const count = design.handles.length;
  if (index < 0 || index >= count) return design;
  const handles = design.handles.toSpliced(index, 1);
  if (count < 3) return changeLine(design, handles, () => 0);
  const line = DesignLine.of(design.handles);
  const previous = (index + count - 1) % count;
  const [a, b] = [line.pieceLength(previous), line.pieceLength(index)];
  const share = a / Math.max(a + b, 1e-9);
  return changeLine(design, handles, (old) => {
    const k = Math.floor(old);
    const part = old - k;
    // The two pieces around the handle become one, which begins at the handle before it.
    const start = index === 0 ? count - 2 : index - 1;
    if (k === previous) return start + part * share;
    if (k === index) return start + share + part * (1 - share);
    return k > index ? old - 1 : old;
  });
}

/** Moves the line to a place. The pit lane comes along. */
export function setStart(design: CircuitDesign, place: LinePlace): CircuitDesign {
  const line = DesignLine.of(design.handles);
  const by = line.lengthAt(place) - line.lengthAt(design.start);
  const shift = (old: LinePlace): LinePlace => line.placeAt(line.lengthAt(old) + by);
  const moved = { ...design, start: place, pit: { entry: shift(design.pit.entry), exit: shift(design.pit.exit) } };
  return { ...moved, corners: sortCorners(moved, moved.corners) };
}

export function setPit(design: CircuitDesign, pit: Partial<CircuitDesign['pit']>): CircuitDesign {
  return { ...design, pit: { ...design.pit, ...pit } };
}

export function renameDesign(design: CircuitDesign, name: string, names?: NameTranslations): CircuitDesign {
  const { names: _names, ...rest } = design;
  return { ...rest, name, ...(names ? { names } : {}) };
}

/** The same road driven the other way round. */
export function reverseDirection(design: CircuitDesign): CircuitDesign {
  const count = design.handles.length;
  const turned = changeLine(design, design.handles.toReversed(), (place) => count - 1 - place);
  return {
    ...turned,
    pit: { entry: turned.pit.exit, exit: turned.pit.entry },
    corners: turned.corners.map((corner) => ({ ...corner, from: corner.to, to: corner.from })).toReversed(),
    landmarks: turned.landmarks.map((mark): Landmark =>
      mark.kind === 'tunnel' ? { ...mark, from: mark.to, to: mark.from } : mark,
    ),
  };
}
