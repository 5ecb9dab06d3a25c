import type { BoardPoint, Landmark } from '@paddock/formula-de';
import type { Rng } from '@paddock/kernel';
import type { CircuitDesign } from '../design.ts';
import type { FreeGround } from './free-ground.ts';

/** The beach between the road and the sea. */
const BEACH = 72;
const STEP = 120;

/** The sea along the top or the bottom of the board, as near to the road as the beach allows, with boats and gulls. */
export function layWater(rng: Rng, design: CircuitDesign, ground: FreeGround, isBelow: boolean): Landmark[] {
  const { width, height } = design;
  const road = ground.outline();
  const edge = isBelow ? height : 0;
  const extreme = isBelow ? Math.max(...road.map(({ y }) => y)) + BEACH : Math.min(...road.map(({ y }) => y)) - BEACH;
  let swing = 0;
  const shore = Array.from({ length: Math.ceil(width / STEP) + 3 }, (_, k): BoardPoint => {
    swing = swing * 0.6 + rng.below(31) - 15;
    return [(k - 1) * STEP, Math.round(extreme + swing) + 0];
  });
  const far = isBelow ? height + 300 : -300;
  const corners: BoardPoint[] = [width + 400, width / 2, -400].map((x) => [x, far]);
  const shift = (by: number): BoardPoint[] => shore.map(([x, y]) => [x, y + (isBelow ? by : -by)]);
  const marks: Landmark[] = [
    { kind: 'area', fill: 'foam', points: [...shift(-10), ...corners], smooth: true },
    { kind: 'area', fill: 'sea', points: [...shore, ...corners], smooth: true },
    { kind: 'area', fill: 'deep-sea', points: [...shift(70), ...corners], smooth: true, opacity: 0.6 },
  ];
  const seaAt = (x: number): number => shore[Math.min(Math.max(Math.round(x / STEP) + 1, 0), shore.length - 1)]![1];
  for (const [symbol, count, size] of [
    ['sail', 7, 62],
    ['boat', 6, 46],
    ['gull', 6, 26],
  ] as const)
    for (let k = 0; k < count * 2; k++) {
      const x = 50 + rng.below(Math.max(width - 100, 1));
      const depth = Math.abs(edge - seaAt(x));
      if (depth < size * 1.9) continue;
      const y = isBelow
        ? seaAt(x) + size * 0.8 + rng.below(Math.round(depth - size * 1.6))
        : seaAt(x) - size * 0.8 - rng.below(Math.round(depth - size * 1.6));
      if (!ground.take(x, y, size * 0.6)) continue;
      const turn = symbol === 'boat' ? { angle: rng.below(60) - 30 } : {};
      marks.push({ kind: 'symbol', symbol, x, y: Math.round(y), size, ...turn });
    }
  // Nothing grows in the water.
  for (let x = 0; x <= width; x += 60)
    for (let y = seaAt(x); isBelow ? y < height + 60 : y > -60; y += isBelow ? 60 : -60) ground.block(x, y, 44);
  return marks;
}
