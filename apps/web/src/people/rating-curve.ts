/** Fewer points of difference would make a single race look like a mountain. */
const MIN_RANGE = 60;
const MARGIN = 6;

interface CurvePath {
  /** The path of an SVG. */
  readonly line: string;
  readonly last: { readonly x: number; readonly y: number };
}

/** A line through values, from left to right, in a picture of this size. */
export function curvePath(values: readonly number[], width: number, height: number): CurvePath {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const range = Math.max(MIN_RANGE, highest - lowest);
  const bottom = (lowest + highest - range) / 2;
  const corners = values.map((value, i) => ({
    x: round(MARGIN + (i * (width - 2 * MARGIN)) / Math.max(1, values.length - 1)),
    y: round(height - MARGIN - ((value - bottom) / range) * (height - 2 * MARGIN)),
  }));
  const line = corners.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return { line, last: corners.at(-1)! };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
