import { completeDesign, createDesign, type CircuitDesign } from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import { Rng } from '@paddock/kernel';

/** A line that somebody might draw: a loop around the middle of the board with bays and noses. Many of them have faults. */
export function createRandomDesign(seed: number): CircuitDesign {
  const rng = Rng.from(`design ${seed}`);
  const count = 6 + rng.below(14);
  const roughness = rng.below(60) / 100;
  const handles = Array.from({ length: count }, (_, k): BoardPoint => {
    const angle = ((k + (rng.below(100) / 100 - 0.5) * 0.6) / count) * 2 * Math.PI;
    const out = 1 - (roughness * rng.below(100)) / 100;
    return [1000 + Math.cos(angle) * 780 * out, 625 + Math.sin(angle) * 470 * out];
  });
  return completeDesign({ ...createDesign(), id: `random-${seed}`, handles });
}
