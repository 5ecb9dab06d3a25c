import { describe, expect, it } from 'vitest';
import { layOutCircuit, generateDrawing } from '@paddock/circuit-art';
import { builtInCircuits, findCircuitFaults, measureCorner } from '@paddock/formula-de';
import { examples } from '@paddock/kernel/testing/examples';
import type { CircuitGeometry, Point } from '@paddock/circuit-art';
import type { Circuit, CircuitCell, Lane } from '@paddock/formula-de';

interface Piece {
  readonly owner: string;
  readonly quad: readonly Point[];
  readonly box: readonly [number, number, number, number];
}

/** Twice the area, positive when the corners go round clockwise as seen on the board. */
function doubleArea(points: readonly Point[]): number {
  return points.reduce((sum, a, k) => {
    const b = points[(k + 1) % points.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

/** Left edge forward, right edge back: the outline falls into quadrilaterals, one for every piece of the edges. */
function cutIntoPieces(owner: string, outline: readonly Point[]): Piece[] {
  const count = outline.length / 2;
  return Array.from({ length: count - 1 }, (_, k) => {
    const quad = [outline[k]!, outline[k + 1]!, outline[outline.length - 2 - k]!, outline[outline.length - 1 - k]!];
    const xs = quad.map((point) => point.x);
    const ys = quad.map((point) => point.y);
    return { owner, quad, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  });
}

/** The common area of two convex quadrilaterals: one is cut along every side of the other (Sutherland and Hodgman). */
function intersectionArea(subject: readonly Point[], cutter: readonly Point[]): number {
  let points = [...subject];
  for (const [k, a] of cutter.entries()) {
    const b = cutter[(k + 1) % cutter.length]!;
    const side = (p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    points = points.flatMap((p, i) => {
      const q = points[(i + 1) % points.length]!;
      const [sp, sq] = [side(p), side(q)];
      const kept = sp >= 0 ? [p] : [];
      if (sp * sq >= 0) return kept;
      const t = sp / (sp - sq);
      return [...kept, { x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y) }];
    });
    if (points.length < 3) return 0;
  }
  return Math.abs(doubleArea(points)) / 2;
}

/** Every two places that share more of the board than a rounding error. */
function findOverlaps(geometry: CircuitGeometry): string[] {
  const all = [...geometry.cells.values(), ...geometry.pit, ...geometry.boxes].flatMap((place) =>
    cutIntoPieces(place.id, place.outline),
  );
  const found: string[] = [];
  for (const { owner, quad } of all) {
    // Pieces are convex and run forward: the road does not fold over itself in a bend, and cutting them is exact.
    const turns = quad.map((a, k) => doubleArea([a, quad[(k + 1) % 4]!, quad[(k + 2) % 4]!]));
    if (turns.some((turn) => turn < -1e-6)) found.push(`${owner} is folded`);
  }
  all.sort((a, b) => a.box[0] - b.box[0]);
  const shared = new Map<string, number>();
  for (const [k, a] of all.entries()) {
    for (let j = k + 1; j < all.length && all[j]!.box[0] <= a.box[2]; j++) {
      const b = all[j]!;
      if (a.owner === b.owner || b.box[1] > a.box[3] || b.box[3] < a.box[1]) continue;
      const pair = [a.owner, b.owner].sort().join(' ');
      shared.set(pair, (shared.get(pair) ?? 0) + intersectionArea(a.quad, b.quad));
    }
  }
  for (const [pair, area] of shared) if (area > 0.01) found.push(`${pair}: ${area.toFixed(2)}`);
  return found;
}

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

  it.each(Object.entries(builtInCircuits))('no two places of %s overlap on a generated drawing', (_, { circuit }) => {
    expect(findOverlaps(layOutCircuit(circuit, generateDrawing(circuit)))).toEqual([]);
  });

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
