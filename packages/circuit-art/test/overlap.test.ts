import { describe, expect, it } from 'vitest';
import { layOutCircuit, generateDrawing } from '@paddock/circuit-art';
import { builtInCircuits, findCircuitFaults, measureCorner } from '@paddock/formula-de';
import { examples } from '@paddock/kernel/testing/examples';
import type { Circuit, CircuitCell, Lane } from '@paddock/formula-de';
import { findOverlaps } from './overlaps.ts';

const TURNS = ['right', 'left', 'right', 'left-right', 'right-left', 'left-right-right-left'];

/** A circuit somebody might have made: corners and straights of any length, forks as on the printed boards. */
function createRandomCircuit(seed: number): Circuit {
  let state = seed * 7919 + 17;
  const below = (n: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
  const first = 4 + below(8);
  const sections = Array.from({ length: 1 + below(12) }, (_, k) => ({
    corner: k + 1,
    rows: 3 + below(12),
    turn: TURNS[below(TURNS.length)]!,
    straight: 1 + below(25),
  }));
  sections.at(-1)!.straight = 20 + below(20);
  const cornerOf: (number | null)[] = new Array<number | null>(first).fill(null);
  for (const { corner, rows, straight } of sections) {
    cornerOf.push(...new Array<number>(rows).fill(corner), ...new Array<null>(straight).fill(null));
  }
  while (cornerOf.length < 45) cornerOf.push(null);
  const lap = cornerOf.length;

  // The outside of a right-hander has two cells in every other row.
  const twice = (lane: Lane, row: number): boolean =>
    lane === 1 && row % 2 === 0 && cornerOf[row] !== null && sections[cornerOf[row]! - 1]!.turn === 'right';
  const cells: CircuitCell[] = [];
  for (const lane of [1, 2, 3] as const) {
    for (const [row, corner] of cornerOf.entries()) {
      const after = (row + 1) % lap;
      const beside = ([lane - 1, lane + 1] as Lane[]).filter((other) => other >= 1 && other <= 3);
      const changes = corner === null || row % 3 === 0 ? beside.map((other) => `r${after}.l${other}`) : [];
      if (twice(lane, row)) {
        cells.push({ id: `r${row}.l${lane}`, lane, corner, row, next: [`r${row}.l${lane}.b`] });
        cells.push({ id: `r${row}.l${lane}.b`, lane, corner, row, next: [`r${after}.l${lane}`, ...changes] });
      } else cells.push({ id: `r${row}.l${lane}`, lane, corner, row, next: [`r${after}.l${lane}`, ...changes] });
    }
  }
  return {
    id: `own-${seed}`,
    name: `Own ${seed}`,
    direction: 'clockwise',
    lapRows: lap,
    corners: sections.map(({ corner, turn }) => {
      const { longest, shortest } = measureCorner(cells, corner)!;
      return { id: corner, name: `Corner ${corner}`, stops: 1, longest, shortest, turn };
    }),
    finish: ['r0.l1', 'r0.l2', 'r0.l3'],
    grid: Array.from({ length: 10 }, (_, k) => `r${lap - 2 - (k >> 1) * 3}.l${k % 2 === 0 ? 1 : 3}`),
    pit: {
      ...{ length: 14, entryFrom: [`r${lap - 14}.l3`, `r${lap - 13}.l3`], exitTo: ['r1.l3', 'r2.l3'] },
      boxes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    },
    cells,
  };
}

describe('the drawn road', () => {
  it.each(Object.entries(builtInCircuits))('FD-4: no two places of %s overlap', (_, { circuit, drawing }) => {
    expect(findOverlaps(layOutCircuit(circuit, drawing))).toEqual([]);
  });

  const { monaco, larkholm, merrowdale } = builtInCircuits;
  it.each(Object.entries({ monaco, larkholm, merrowdale }))(
    'no two places of %s overlap on a generated drawing',
    (_, { circuit }) => {
      expect(findOverlaps(layOutCircuit(circuit, generateDrawing(circuit)))).toEqual([]);
    },
  );

  it('no two places overlap on generated drawings of random circuits', () => {
    for (let seed = 0; seed < examples(12); seed++) {
      const circuit = createRandomCircuit(seed);
      expect([seed, ...findCircuitFaults(circuit)]).toEqual([seed]);
      expect([seed, ...findOverlaps(layOutCircuit(circuit, generateDrawing(circuit)))]).toEqual([seed]);
    }
  });

  it('the test detects an overlap', () => {
    const { circuit, drawing } = builtInCircuits.monaco;
    expect(findOverlaps(layOutCircuit(circuit, { ...drawing, laneWidth: 40 })).length).toBeGreaterThan(0);
  });
});
