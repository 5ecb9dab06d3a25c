import type { Rng } from '@paddock/kernel';

/** A vertex of the outline, in squares: x to the right, y down. */
export type OutlineVertex = readonly [x: number, y: number];

type Square = readonly [x: number, y: number];

/**
 * The outline of a random figure of squares, clockwise, without vertices on its straights. The first two vertices are the
 * ends of the bottom side, which becomes the start straight. Bays, noses and steps of the figure become hairpins, chicanes
 * and fast bends, and as squares are wide the road never comes near itself. `null` if the figure touches itself.
 */
export function drawOutline(rng: Rng, base: number, perimeter: number): OutlineVertex[] | null {
  const squares = new Map<string, Square>();
  const add = (x: number, y: number): void => void squares.set(`${x} ${y}`, [x, y]);
  for (let x = 0; x < base; x++) add(x, 0);
  let edges = 2 * base + 2;
  for (let tries = 0; edges < perimeter && tries < 80; tries++) {
    const [x, y] = rng.pick([...squares.values()]);
    const [dx, dy] = rng.pick([
      [1, 0],
      [-1, 0],
      [0, -1],
      [0, -1],
      [0, 1],
    ] as const);
    const [nx, ny] = [x + dx, y + dy];
    // Nothing lies beside or under the start straight.
    if (ny > -1 || nx < -1 || nx > base || ny < -4 || squares.has(`${nx} ${ny}`)) continue;
    const neighbours = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].filter(([a, b]) => squares.has(`${nx + a!} ${ny + b!}`));
    if (edges + 4 - 2 * neighbours.length > perimeter || (neighbours.length > 1 && rng.below(3) > 0)) continue;
    add(nx, ny);
    edges += 4 - 2 * neighbours.length;
  }
  return edges === perimeter ? traceOutline([...squares.values()], base) : null;
}

function traceOutline(squares: readonly Square[], base: number): OutlineVertex[] | null {
  const filled = new Set(squares.map(([x, y]) => `${x} ${y}`));
  const next = new Map<string, OutlineVertex>();
  let edges = 0;
  let touches = false;
  const link = (from: OutlineVertex, to: OutlineVertex): void => {
    const key = `${from[0]} ${from[1]}`;
    touches ||= next.has(key);
    next.set(key, to);
    edges++;
  };
  for (const [x, y] of squares) {
    if (!filled.has(`${x} ${y - 1}`)) link([x, y], [x + 1, y]);
    if (!filled.has(`${x + 1} ${y}`)) link([x + 1, y], [x + 1, y + 1]);
    if (!filled.has(`${x} ${y + 1}`)) link([x + 1, y + 1], [x, y + 1]);
    if (!filled.has(`${x - 1} ${y}`)) link([x, y + 1], [x, y]);
  }
  if (touches) return null;
  const start: OutlineVertex = [base, 1];
  const all: OutlineVertex[] = [];
  for (
    let at = start;
    all.length === 0 || at[0] !== start[0] || at[1] !== start[1];
    at = next.get(`${at[0]} ${at[1]}`)!
  )
    all.push(at);
  // A figure with a hole has more edges than its outline.
  if (all.length !== edges) return null;
  return all.filter(([x, y], k) => {
    const [ax, ay] = all[(k + all.length - 1) % all.length]!;
    const [bx, by] = all[(k + 1) % all.length]!;
    return (x - ax) * (by - y) !== (y - ay) * (bx - x);
  });
}

/** How many corners the road will have about: turns with only one square between them are one. */
export function estimateCorners(outline: readonly OutlineVertex[]): number {
  let corners = 0;
  let gathered = 0;
  for (const [k, [x, y]] of outline.entries()) {
    const [ax, ay] = outline[(k + outline.length - 1) % outline.length]!;
    const isNear = Math.abs(x - ax) + Math.abs(y - ay) === 1 && k > 0;
    gathered = isNear && gathered < 4 ? gathered + 1 : 1;
    if (gathered === 1) corners++;
  }
  return corners;
}
