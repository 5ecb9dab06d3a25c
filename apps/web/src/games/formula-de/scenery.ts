import type { Circuit, Drawing, Landmark } from '@paddock/formula-de';

/** Trees keep this distance from the road and from flags, in board units. */
const ROAD_CLEARANCE = 112;
const TREE_DISTANCE = 74;
const MIN_TITLE_SIZE = 46;

/** Adds trees to a circuit without a landscape, always the same ones for the same circuit. */
export function withScenery(circuit: Circuit, drawing: Drawing): Drawing {
  const { width, height, line } = drawing;
  const [name] = drawing.labels;
  const title = name === undefined ? undefined : { ...name, size: Math.max(name.size, MIN_TITLE_SIZE) };
  const marks: Landmark[] = [];
  const isFree = (x: number, y: number): boolean =>
    line.every(([lx, ly]) => Math.hypot(lx - x, ly - y) > ROAD_CLEARANCE) &&
    (title === undefined ||
      Math.abs(y - title.y + title.size / 2) > title.size * 1.5 ||
      Math.abs(x - title.x) > title.size * 5);
  let turn = circuit.lapRows;
  const next = (below: number): number => {
    turn = (turn * 1103515245 + 12345) % 2147483648;
    return (turn / 2147483648) * below;
  };
  for (let y = 60; y < height - 40; y += TREE_DISTANCE) {
    for (let x = 60; x < width - 40; x += TREE_DISTANCE) {
      const [tx, ty] = [x + next(46) - 23, y + next(46) - 23];
      const size = 40 + next(18);
      if (next(1) < 0.62 && isFree(tx, ty)) {
        const fill = next(1) < 0.5 ? 'wood' : 'racing-green';
        marks.push({ kind: 'symbol', symbol: 'tree', x: tx, y: ty, size, fill });
      }
    }
  }
  const meadow: Landmark = {
    kind: 'area',
    fill: 'dune',
    smooth: true,
    opacity: 0.5,
    points: line.filter((_, k) => k % 6 === 0).map(([x, y]) => [x, y]),
  };
  const labels = title === undefined ? [] : [title];
  return { ...drawing, labels, landmarks: [...drawing.landmarks, meadow, ...marks] };
}
