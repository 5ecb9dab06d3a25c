import { layOutCircuit } from '@paddock/circuit-art';
import { buildCircuit, createStarterDesign, DESIGN_LIMITS, type CircuitDesign } from '@paddock/circuit-design';
import { findCircuitFaults, findDrawingFaults, turnsOf } from '@paddock/formula-de';
import { examples } from '@paddock/kernel/testing/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOverlaps } from '../../circuit-art/test/overlaps.ts';
import { createRandomDesign } from './random-design.ts';

function codesOf(design: CircuitDesign): string[] {
  return buildCircuit(design).faults.map(({ code }) => code);
}

describe('a built circuit', () => {
  const { circuit, drawing, faults } = buildCircuit(createStarterDesign());

  it('of the starter design has no faults', () => {
    expect(faults).toEqual([]);
    expect(findCircuitFaults(circuit)).toEqual([]);
    expect(findDrawingFaults(drawing, circuit!)).toEqual([]);
    expect(findOverlaps(layOutCircuit(circuit!, drawing!))).toEqual([]);
  });

  it('FD-3: has more cells on the outside of a bend and fewer on the inside', () => {
    for (const { id, turn } of circuit!.corners) {
      const [outer, middle, inner] = [1, 2, 3].map(
        (lane) => circuit!.cells.filter((cell) => cell.corner === id && cell.lane === lane).length,
      );
      if (turn === 'right') expect(outer! > middle! && middle! > inner!, `corner ${id}`).toBe(true);
      else expect(outer! < middle! && middle! < inner!, `corner ${id}`).toBe(true);
    }
  });

  it('bends in every corner the way its facts say', () => {
    for (const [k, place] of layOutCircuit(circuit!, drawing!).corners.entries())
      expect(place.bends.map(({ turn }) => turn)).toEqual(turnsOf(circuit!.corners[k]!));
  });

  it('FD-4: has the arrows that its corners allow', () => {
    const design = createStarterDesign();
    const countArrows = (laneChanges: 'free' | 'inwards' | 'none'): number => {
      const corners = design.corners.map((corner) => ({ ...corner, laneChanges }));
      const { cells } = buildCircuit({ ...design, corners }).circuit!;
      return cells.filter(({ corner }) => corner !== null).reduce((sum, { next }) => sum + next.length - 1, 0);
    };
    expect(countArrows('none')).toBe(0);
    expect(countArrows('inwards')).toBeGreaterThan(20);
    expect(countArrows('free')).toBeGreaterThan(1.5 * countArrows('inwards'));
  });

  it('always passes the checks of circuits and drawings if the design has no faults, and nothing overlaps', () => {
    let sound = 0;
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const built = buildCircuit(createRandomDesign(seed));
        if (built.faults.length > 0) return;
        sound++;
        expect(findCircuitFaults(built.circuit)).toEqual([]);
        expect(findDrawingFaults(built.drawing, built.circuit!)).toEqual([]);
        expect(findOverlaps(layOutCircuit(built.circuit!, built.drawing!))).toEqual([]);
      }),
      { numRuns: examples(60), seed: 1 },
    );
    expect(sound).toBeGreaterThan(examples(60) / 6);
  });

  it('can always be laid out and drawn, whatever its faults', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { minLength: 7, maxLength: 7 }),
        (seed, places) => {
          const design = createRandomDesign(seed);
          const [start, entry, exit, ...ends] = places;
          const corners = design.corners.map((corner, k) => ({
            ...corner,
            from: ends[k % 4]!,
            to: ends[(k + 1) % 4]!,
          }));
          const built = buildCircuit({ ...design, start: start!, pit: { entry: entry!, exit: exit! }, corners });
          expect(built.faults.some(({ code }) => code === 'not-sound')).toBe(false);
          if (built.circuit && built.drawing)
            expect(layOutCircuit(built.circuit, built.drawing).cells.size).toBeGreaterThan(0);
        },
      ),
      { numRuns: examples(25), seed: 2 },
    );
  });

  it('does not exist for a line that is too long', () => {
    const design = createStarterDesign();
    const handles = design.handles.map(([x, y]) => [x * 20, y * 20] as const);
    expect(buildCircuit({ ...design, handles })).toMatchObject({ circuit: null, drawing: null });
    expect(codesOf({ ...design, handles })).toContain('line-too-long');
    expect(DESIGN_LIMITS.maxRows).toBe(400);
  });
});
