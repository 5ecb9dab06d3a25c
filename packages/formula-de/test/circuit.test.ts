import { describe, expect, it } from 'vitest';
import { builtInCircuits, countCircuitFacts, findCircuitFaults, findDrawingFaults } from '@paddock/formula-de';

const BUILT_IN = Object.entries(builtInCircuits);

describe('circuits', () => {
  it('FD-3: Monaco has 497 cells, lanes of 168, 166 and 163, and its ten corners', () => {
    const facts = countCircuitFacts(builtInCircuits.monaco.circuit);
    expect(facts.cells).toBe(497);
    expect(facts.lanes).toEqual([168, 166, 163]);
    expect(facts.corners.map((corner) => corner.stops)).toEqual([1, 1, 1, 1, 3, 1, 1, 2, 2, 1]);
  });

  it('FD-3: Zandvoort has 465 cells, lanes of 158, 155 and 152, and its seven corners', () => {
    const facts = countCircuitFacts(builtInCircuits.zandvoort.circuit);
    expect(facts.cells).toBe(465);
    expect(facts.lanes).toEqual([158, 155, 152]);
    expect(facts.corners.map((corner) => corner.stops)).toEqual([1, 1, 1, 1, 2, 1, 1]);
  });

  describe.each(BUILT_IN)('%s', (id, { circuit, drawing }) => {
    it('FD-3: the ways through every corner, computed from the forks, are those printed', () => {
      for (const [k, corner] of countCircuitFacts(circuit).corners.entries()) {
        const { name, longest, shortest } = circuit.corners[k]!;
        expect({ name, longest: corner.longest, shortest: corner.shortest }).toEqual({ name, longest, shortest });
      }
    });

    it('FD-3, FD-4: passes the checks for circuits from outside', () => {
      expect(findCircuitFaults(circuit)).toEqual([]);
      expect(findDrawingFaults(drawing, circuit)).toEqual([]);
      expect([circuit.id, drawing.circuit]).toEqual([id, id]);
    });
  });
});
