import type { LinePoint } from '@paddock/formula-de';

/** A place on the centre line: where it is, and the unit vector of the driving direction. */
interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** The centre line by place along the lap, in rows. Places beyond one lap go on into the next. */
export interface CentreLine {
  readonly lapRows: number;
  at(place: number): CurvePoint;
  /** Radians per row; positive turns right. */
  curvature(place: number): number;
}

/**
 * The second derivatives of a closed cubic spline at its knots, so that the road's edges have no kinks: the curve is
 * the smoothest through the points. The system is diagonally dominant, so sweeping over it converges fast.
 */
function splineDerivatives(values: readonly number[], steps: readonly number[]): number[] {
  const n = values.length;
  const m = new Array<number>(n).fill(0);
  for (let sweep = 0; sweep < 80; sweep++) {
    for (let k = 0; k < n; k++) {
      const before = (k + n - 1) % n;
      const after = (k + 1) % n;
      const h0 = steps[before]!;
      const h1 = steps[k]!;
      const slope = (values[after]! - values[k]!) / h1 - (values[k]! - values[before]!) / h0;
      m[k] = (6 * slope - h0 * m[before]! - h1 * m[after]!) / (2 * (h0 + h1));
    }
  }
  return m;
}

/** The points' rows are the spline's parameter: rows of a drawing are spaced like lengths, or cells would differ in size. */
export function createCentreLine(points: readonly LinePoint[], lapRows: number): CentreLine {
  const n = points.length;
  const rows = points.map((point) => point[2]);
  const steps = rows.map((row, k) => (k + 1 < n ? rows[k + 1]! : rows[0]! + lapRows) - row);
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const mx = splineDerivatives(xs, steps);
  const my = splineDerivatives(ys, steps);

  const find = (place: number): { k: number; t: number } => {
    const first = rows[0]!;
    const lap = place - first - Math.floor((place - first) / lapRows) * lapRows + first;
    let low = 0;
    let high = n - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (rows[middle]! <= lap) low = middle;
      else high = middle - 1;
    }
    return { k: low, t: lap - rows[low]! };
  };

  const along = (v: readonly number[], m: readonly number[], k: number, t: number): [number, number, number] => {
    const h = steps[k]!;
    const after = (k + 1) % n;
    const a = h - t;
    const ma = m[k]!;
    const mb = m[after]!;
    const ca = v[k]! / h - (ma * h) / 6;
    const cb = v[after]! / h - (mb * h) / 6;
    return [
      (ma * a * a * a + mb * t * t * t) / (6 * h) + ca * a + cb * t,
      (mb * t * t - ma * a * a) / (2 * h) - ca + cb,
      (ma * a + mb * t) / h,
    ];
  };

  return {
    lapRows,
    at(place) {
      const { k, t } = find(place);
      const [x, vx] = along(xs, mx, k, t);
      const [y, vy] = along(ys, my, k, t);
      const speed = Math.hypot(vx, vy);
      return { x, y, dx: vx / speed, dy: vy / speed };
    },
    curvature(place) {
      const { k, t } = find(place);
      const [, vx, ax] = along(xs, mx, k, t);
      const [, vy, ay] = along(ys, my, k, t);
      return (vx * ay - vy * ax) / (vx * vx + vy * vy);
    },
  };
}
