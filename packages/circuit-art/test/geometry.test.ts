import { generateDrawing, layOutCircuit, layOutCircuitInSteps } from '@paddock/circuit-art';
import { builtInCircuits, findDrawingFaults, turnsOf } from '@paddock/formula-de';
import { describe, expect, it } from 'vitest';

describe.each(Object.entries(builtInCircuits))('the geometry of %s', (_id, { circuit, drawing }) => {
  const geometry = layOutCircuit(circuit, drawing);

  it('every corner of the drawn road bends the way the facts say, and no straight bends like a corner', () => {
    for (const [k, place] of geometry.corners.entries()) {
      const turns = turnsOf(circuit.corners[k]!).filter((turn, i, all) => turn !== all[i - 1]);
      expect([k + 1, ...place.bends.map((bend) => bend.turn)]).toEqual([k + 1, ...turns]);
    }
    const { line } = geometry.road;
    for (const cell of circuit.cells) {
      // The two ends of a straight already lean into the bend.
      if (cell.corner !== null || cell.lane !== 2 || nearCorner(cell.row)) continue;
      expect(Math.abs(line.curvature(cell.row + 0.5)), cell.id).toBeLessThan(0.12);
    }
  });

  function nearCorner(row: number): boolean {
    return geometry.corners.some(({ stretch }) => row > stretch.from - 2.5 && row < stretch.to + 1.5);
  }

  it('the road is driven clockwise round the board', () => {
    let turn = 0;
    for (let row = 0; row < circuit.lapRows; row += 0.1) turn += geometry.road.line.curvature(row) * 0.1;
    expect(turn).toBeCloseTo(2 * Math.PI, 1);
  });

  it('cells are alike in size: none is longer than three of the shortest', () => {
    const lengths = [...geometry.cells.values()].map(({ outline }) => {
      const half = outline.length / 2;
      const middle = Array.from({ length: half }, (_, k) => {
        const [a, b] = [outline[k]!, outline[outline.length - 1 - k]!];
        return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      });
      return middle.slice(1).reduce((sum, p, k) => sum + Math.hypot(p.x - middle[k]!.x, p.y - middle[k]!.y), 0);
    });
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(3);
    expect(Math.min(...lengths)).toBeGreaterThan(0.6 * geometry.laneWidth);
  });

  it('FD-4: cells beside each other lie side by side', () => {
    for (const a of circuit.cells) {
      for (const b of circuit.cells) {
        if (b.lane !== a.lane + 1 || a.row !== b.row) continue;
        const [p, q] = [geometry.cells.get(a.id)!.stretch, geometry.cells.get(b.id)!.stretch];
        expect(Math.min(p.to, q.to) - Math.max(p.from, q.from), `${a.id} ${b.id}`).toBeGreaterThan(0.15);
      }
    }
  });

  it('FD-4: the next cell of the own lane touches; a step to another lane leads ahead to a cell at its side', () => {
    const lap = circuit.lapRows;
    for (const cell of circuit.cells) {
      const from = geometry.cells.get(cell.id)!.stretch;
      const [own, ...others] = cell.next.map((next) => geometry.cells.get(next)!);
      const gap = own!.stretch.from - from.to;
      expect(Math.abs(gap - Math.round(gap / lap) * lap), cell.id).toBeLessThan(1e-9);
      for (const other of others) {
        const ahead = (other.stretch.from + other.stretch.to - from.from - from.to) / 2;
        const rows = ahead - Math.round(ahead / lap) * lap;
        const lengths = (from.to - from.from + other.stretch.to - other.stretch.from) / 2;
        expect(rows, `${cell.id} ${other.id}`).toBeGreaterThan(0);
        expect(rows, `${cell.id} ${other.id}`).toBeLessThan(lengths + 0.2);
      }
    }
  });

  it('FD-29, FD-32: pit cells run from the last entry to the first exit in equal steps, beside the inside lane', () => {
    const middle = (cell: string): number => {
      const { from, to } = geometry.cells.get(cell)!.stretch;
      return (from + to) / 2;
    };
    expect(geometry.pit.map((place) => place.id)).toEqual(
      Array.from({ length: circuit.pit.length }, (_, k) => `pit.${k}`),
    );
    const entry = Math.max(...circuit.pit.entryFrom.map(middle));
    const exit = Math.min(...circuit.pit.exitTo.map(middle)) + circuit.lapRows;
    for (const [k, place] of geometry.pit.entries()) {
      const at = entry + ((k + 1) * (exit - entry)) / (circuit.pit.length + 1);
      const beside = geometry.road.point(at, 0);
      const right = (place.y - beside.y) * Math.cos(place.angle) - (place.x - beside.x) * Math.sin(place.angle);
      const along = (place.x - beside.x) * Math.cos(place.angle) + (place.y - beside.y) * Math.sin(place.angle);
      expect(right).toBeGreaterThan(1.5 * geometry.laneWidth);
      expect(Math.abs(along)).toBeLessThan(0.5 * geometry.laneWidth);
    }
    expect(geometry.boxes).toHaveLength(10);
  });

  it('everything lies on the board', () => {
    const places = [...geometry.cells.values(), ...geometry.pit, ...geometry.boxes];
    const outside = places.filter(({ outline }) =>
      outline.some(({ x, y }) => x <= 40 || x >= drawing.width - 40 || y <= 40 || y >= drawing.height - 40),
    );
    expect(outside.map(({ id }) => id)).toEqual([]);
  });

  it('can be laid out in many steps, with the same result', () => {
    const copy = structuredClone(circuit);
    const steps = layOutCircuitInSteps(copy, drawing);
    let count = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) count++;
    expect(count).toBeGreaterThan(20);
    expect(step.value.cells).toEqual(geometry.cells);
    expect(step.value.kerbs).toEqual(geometry.kerbs);
  });

  it('a generated drawing passes the checks, too, and its single bends turn the right way', () => {
    const own = generateDrawing(circuit);
    expect(findDrawingFaults(own, circuit)).toEqual([]);
    // On short laps, and beside each other, bends are too soft to tell.
    if (circuit.lapRows < 130) return;
    const { corners } = layOutCircuit(circuit, own);
    const start = circuit.corners.length;
    for (const [k, place] of corners.entries()) {
      // The corners next to the pit lane are flattened.
      if (k < 1 || k > start - 2 || circuit.corners[k]!.turn.includes('-')) continue;
      expect(
        place.bends.some((bend) => bend.turn === circuit.corners[k]!.turn),
        `corner ${k + 1}`,
      ).toBe(true);
    }
  });
});
