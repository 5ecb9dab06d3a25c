import { layOutCircuit } from '@paddock/circuit-art';
import { buildCircuit, CIRCUIT_LENGTHS, CIRCUIT_STYLES, generateDesign, parseDesign } from '@paddock/circuit-design';
import { findCircuitFaults, findDrawingFaults } from '@paddock/formula-de';
import { expect } from 'vitest';
import { findOverlaps } from '../../circuit-art/test/overlaps.ts';

/** Generates the circuit number k, of every length and style in turn, and checks everything about it. */
export function checkGeneratedCircuit(k: number): void {
  const length = CIRCUIT_LENGTHS[k % 4]!;
  const style = CIRCUIT_STYLES[(k >> 2) % 4]!;
  const corners = [4, 7, 10, 13][k % 4]! + ((k >> 4) % 3) - 1;
  const design = generateDesign({ seed: `test ${k}`, length, style, corners });
  const { circuit, drawing, faults } = buildCircuit(design);
  const label = `${k} ${length} ${style}`;
  expect([label, ...faults.map(({ code }) => code)]).toEqual([label]);
  expect([label, ...findCircuitFaults(circuit), ...findDrawingFaults(drawing, circuit!)]).toEqual([label]);
  const geometry = layOutCircuit(circuit!, drawing!);
  expect([label, ...findOverlaps(geometry)]).toEqual([label]);
  // FD-4: a step to another lane leads ahead on the board, too.
  for (const { id, next } of circuit!.cells) {
    const { from, to } = geometry.cells.get(id)!.stretch;
    for (const other of next.slice(1)) {
      const target = geometry.cells.get(other)!.stretch;
      const rows = (target.from + target.to - from - to) / 2;
      expect(rows - Math.round(rows / circuit!.lapRows) * circuit!.lapRows, `${label} ${id} ${other}`).toBeGreaterThan(
        0,
      );
    }
  }
  expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ design });
  // Landmarks stand beside the road, not on it.
  for (const mark of design.landmarks) {
    if (mark.kind !== 'symbol') continue;
    const nearest = Math.min(...[...geometry.cells.values()].map(({ x, y }) => Math.hypot(x - mark.x, y - mark.y)));
    expect(nearest, `${label} ${mark.symbol} at ${mark.x} ${mark.y}`).toBeGreaterThan(11);
  }
  expect(new Set(design.corners.map(({ name }) => name)).size, label).toBe(design.corners.length);
  expect(design.labels.length, label).toBeLessThanOrEqual(1);
}
