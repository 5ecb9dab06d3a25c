/** Changes of a design's corners. Every function returns a new design and leaves the old one as it is. */

import type { CircuitDesign, CornerDesign, LinePlace } from './design.ts';
import { DesignLine } from './line.ts';

/** The length of the way from one place to another, in driving direction. */
function measureWay(line: DesignLine, from: LinePlace, to: LinePlace): number {
  const length = line.lengthAt(to) - line.lengthAt(from);
  return length < 0 ? length + line.length : length;
}

/** The corners in driving order from the line. */
export function sortCorners(design: CircuitDesign, corners: readonly CornerDesign[]): CornerDesign[] {
  if (design.handles.length === 0) return [...corners];
  const line = DesignLine.of(design.handles);
  return [...corners].sort((a, b) => measureWay(line, design.start, a.from) - measureWay(line, design.start, b.from));
}

export function addCorner(design: CircuitDesign, corner: CornerDesign): CircuitDesign {
  return { ...design, corners: sortCorners(design, [...design.corners, corner]) };
}

/** Changes some fields of a corner. It keeps its index unless it is moved past another. */
export function changeCorner(design: CircuitDesign, index: number, change: Partial<CornerDesign>): CircuitDesign {
  const corners = design.corners.map((corner, k) => (k === index ? { ...corner, ...change } : corner));
  return { ...design, corners: sortCorners(design, corners) };
}

/** Moves a corner so that its middle lies at a place; its length on the road stays. */
export function moveCorner(design: CircuitDesign, index: number, middle: LinePlace): CircuitDesign {
  const corner = design.corners[index];
  if (corner === undefined) return design;
  const line = DesignLine.of(design.handles);
  const half = measureWay(line, corner.from, corner.to) / 2;
  const at = line.lengthAt(middle);
  return changeCorner(design, index, { from: line.placeAt(at - half), to: line.placeAt(at + half) });
}

export function removeCorner(design: CircuitDesign, index: number): CircuitDesign {
  return { ...design, corners: design.corners.filter((_, k) => k !== index) };
}
