import { createRecord, Rng, startMatch, traceRecord } from '@paddock/kernel';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { describe, expect, it } from 'vitest';
import { builtInCircuits, type Circuit, findCircuitFaults, formulaDe, localizeCircuit } from '@paddock/formula-de';

const { circuit: facts, drawing } = builtInCircuits.zandvoort;
const drawn: Circuit = { ...facts, drawing };

function raceOn(circuit: Circuit) {
  const options = { circuit, laps: 1, carsPerPlayer: 1, dashboards: 'open', teamPoints: false } as const;
  const match = startMatch(formulaDe, 2, options);
  playRandomly(match, Rng.from('drawing'));
  const record = createRecord(match, 'ab'.repeat(32));
  const trace: object[] = [];
  expect(traceRecord(formulaDe, record, (line) => trace.push(line)).ok).toBe(true);
  return { match, record, trace };
}

describe('a circuit with its drawing', () => {
  it('passes the checks, and its drawing is checked, too', () => {
    expect(findCircuitFaults(drawn)).toEqual([]);
    const wrong = { ...drawn, drawing: { ...drawing, ground: 'lava' } };
    expect(findCircuitFaults(wrong)).toEqual(['drawing: ground: the name of an ink']);
    expect(findCircuitFaults({ ...drawn, drawing: 'monaco' })).toEqual(['drawing: a drawing is an object']);
    expect(findCircuitFaults({ ...drawn, drawing: builtInCircuits.monaco.drawing })[0]).toMatch(/^drawing: circuit/);
  });

  it('cannot hold more landmarks, labels or points than a page can draw', () => {
    const points = Array.from({ length: 4000 }, (_, k) => [k % 100, k % 90] as const);
    const area = { kind: 'area', fill: 'sea', points } as const;
    const withMarks = (count: number) => ({
      ...drawn,
      drawing: { ...drawing, landmarks: Array.from({ length: count }, () => area) },
    });
    expect(findCircuitFaults(withMarks(1))).toEqual([]);
    expect(findCircuitFaults(withMarks(2))).toEqual(['drawing: landmarks: at most 6000 points in all of them']);
    expect(findCircuitFaults(withMarks(401))).toEqual(['drawing: landmarks: a list of at most 400']);
    const labels = Array.from({ length: 101 }, () => drawing.labels[0]);
    expect(findCircuitFaults({ ...drawn, drawing: { ...drawing, labels } })).toEqual([
      'drawing: labels: a list of at most 100',
    ]);
  });

  it('is raced as without it: the same moves, states, records and traces', () => {
    const [plain, own] = [raceOn(facts), raceOn(drawn)];
    expect(own.match.entries).toEqual(plain.match.entries);
    expect(own.match.state).toEqual(plain.match.state);
    expect(JSON.stringify(own.match.state)).not.toContain('laneWidth');
    expect(own.trace[0]).toMatchObject({ circuit: facts });
    expect(own.trace[0]).not.toHaveProperty('circuit.drawing');
    expect(own.trace.slice(1)).toEqual(plain.trace.slice(1));
  });

  it('is drawn from the drawing; the names of a language do not carry it along', () => {
    expect(localizeCircuit(drawn, drawing, 'fr')).toEqual(localizeCircuit(facts, drawing, 'fr'));
  });
});
