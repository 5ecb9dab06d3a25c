import type { CircuitGeometry, Point } from '@paddock/circuit-art';

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
export function findOverlaps(geometry: CircuitGeometry): string[] {
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
