import type { BoardPoint, Drawing } from './drawing.ts';
import type { Circuit } from './format.ts';

/** What a list of circuits shows of each: the course of its road and its size, without loading it. */
export interface CircuitOutline extends Pick<Drawing, 'width' | 'height' | 'laneWidth'> {
  readonly id: string;
  readonly corners: number;
  readonly cells: number;
  readonly line: readonly BoardPoint[];
}

/** Every second point is enough for a small picture. */
const POINT_INTERVAL = 2;

export function outlineCircuit(circuit: Circuit, { width, height, laneWidth, line }: Drawing): CircuitOutline {
  return {
    id: circuit.id,
    corners: circuit.corners.length,
    cells: circuit.cells.length,
    width,
    height,
    laneWidth,
    line: line.filter((_, k) => k % POINT_INTERVAL === 0).map(([x, y]) => [Math.round(x), Math.round(y)]),
  };
}
