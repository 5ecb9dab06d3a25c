import { measureCorner } from './facts.ts';
import type { Circuit } from './format.ts';
import { listLanes } from './lanes.ts';

/** Corners lie one after another in every lane, each in one piece, and are as long as they say (FD-3). */
export function findCornerFaults(circuit: Circuit): string[] {
  const faults: string[] = [];
  for (const [k, lane] of listLanes(circuit).entries()) {
    if (lane[0]!.corner !== null) faults.push(`lane ${k + 1}: the line does not run through a corner`);
    if (lane.at(-1)!.corner !== null) faults.push(`lane ${k + 1}: the last cell before the line is on a straight`);
    const pieces: number[] = [];
    for (const [i, { corner }] of lane.entries()) {
      if (corner !== null && corner !== lane[i - 1]?.corner) pieces.push(corner);
    }
    if (pieces.length !== circuit.corners.length || pieces.some((corner, i) => corner !== i + 1)) {
      faults.push(`lane ${k + 1}: its corners are not 1 to ${circuit.corners.length}, each once, in driving order`);
    }
  }
  if (faults.length > 0) return faults;
  for (const { id, longest, shortest } of circuit.corners) {
    const ways = measureCorner(circuit.cells, id);
    if (!ways) faults.push(`corner ${id}: there is no way through it`);
    else if (ways.longest !== longest) faults.push(`corner ${id}: its longest way is ${ways.longest}, not ${longest}`);
    else if (ways.shortest !== shortest)
      faults.push(`corner ${id}: its shortest way is ${ways.shortest}, not ${shortest}`);
  }
  return faults;
}
