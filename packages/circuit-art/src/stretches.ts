import { type Circuit, listLanes } from '@paddock/formula-de';
import { runSteps, type Steps } from './steps.ts';

/** The piece of the lap a cell takes up, in rows. Starts rise along a lane; the first lies near row 0. */
export interface LapStretch {
  readonly from: number;
  readonly to: number;
}

/** How strongly a cell is drawn to the middle between its neighbours, to its row, and to its lane changes. */
const EVEN = 1;
const ROW = 0.12;
const CHANGE = 1;
/** A lane change is drawn at least so many rows ahead; how strongly one that leads less far is corrected. */
const MIN_LEAD = 0.15;
const SHORT_CHANGE = 4;
const SWEEPS = 150;
const SWEEPS_PER_STEP = 10;

const STRETCHES = new WeakMap<Circuit, ReadonlyMap<string, LapStretch>>();

/** Spreads every lane's cells along the lap. It takes half the time of a layout, so it is done once for each circuit. */
export function layOutCells(circuit: Circuit): ReadonlyMap<string, LapStretch> {
  return runSteps(layOutCellsInSteps(circuit));
}

export function* layOutCellsInSteps(circuit: Circuit): Steps<ReadonlyMap<string, LapStretch>> {
  const known = STRETCHES.get(circuit);
  if (known !== undefined) return known;
  const found = yield* settleCells(circuit);
  STRETCHES.set(circuit, found);
  return found;
}

/**
 * Rows are whole numbers, but lanes lie like bricks: a step into another lane leads half a cell ahead. So the cells'
 * middles are settled like a net of springs: evenly spaced in their lane, near their row, and half a step ahead of the
 * cells that change into them. If several cells change into one, that cannot be so for all of them, but each change must
 * still lead ahead. A person then sees at a glance which cell follows which. Borders are halfway between middles, so the
 * cells of a lane touch and never overlap.
 */
function* settleCells(circuit: Circuit): Steps<ReadonlyMap<string, LapStretch>> {
  const lap = circuit.lapRows;
  const net = createNet(circuit);
  const { size, before, after, rows, changes } = net;
  const middles = rows.slice();
  /** The other place seen from here: the nearest of its repetitions lap after lap. */
  const near = (place: number, here: number): number => place + Math.round((here - place) / lap) * lap;

  /** The middle of a cell as it is drawn, between its borders. */
  const drawnMiddle = (k: number): number => {
    const here = middles[k]!;
    return (near(middles[before[k]!]!, here) + 2 * here + near(middles[after[k]!]!, here)) / 4;
  };

  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (sweep % SWEEPS_PER_STEP === 0) yield;
    for (let k = 0; k < size; k++) {
      const here = middles[k]!;
      const behind = near(middles[before[k]!]!, here);
      const ahead = near(middles[after[k]!]!, here);
      let sum = (EVEN * (behind + ahead)) / 2 + ROW * rows[k]!;
      let weight = EVEN + ROW;
      for (const { other, by } of changes[k]!) {
        const there = near(middles[other]!, here);
        sum += CHANGE * (there + by);
        weight += CHANGE;
        const side = Math.sign(by);
        // Most changes lead far enough, which is quick to see.
        if ((here - there) * side > 3 * MIN_LEAD) continue;
        const drawn = drawnMiddle(k);
        const missing = MIN_LEAD - (drawn - near(drawnMiddle(other), drawn)) * side;
        if (missing <= 0) continue;
        sum += SHORT_CHANGE * (here + missing * side);
        weight += SHORT_CHANGE;
      }
      // Never past a neighbour, whatever a strange circuit's lane changes pull at.
      const step = ahead - behind;
      middles[k] = Math.min(Math.max(sum / weight, behind + step * 0.25), ahead - step * 0.25);
    }
  }

  const result = new Map<string, LapStretch>();
  for (let k = 0; k < size; k++) {
    const here = middles[k]!;
    const behind = near(middles[before[k]!]!, here);
    const ahead = near(middles[after[k]!]!, here);
    result.set(net.ids[k]!, { from: (behind + here) / 2, to: (here + ahead) / 2 });
  }
  return result;
}

/** The cells by number, lane after lane in driving order: pages lay a circuit out while somebody waits. */
interface CellNet {
  readonly size: number;
  readonly ids: readonly string[];
  /** The neighbours in the lane. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Where each would lie by its row alone; cells of one row share it. */
  readonly rows: readonly number[];
  /** The cells it changes into and those that change into it, and how far ahead of them it should lie. */
  readonly changes: readonly (readonly { readonly other: number; readonly by: number }[])[];
}

function createNet(circuit: Circuit): CellNet {
  const ids: string[] = [];
  const before: number[] = [];
  const after: number[] = [];
  const rows: number[] = [];
  for (const lane of listLanes(circuit)) {
    const start = ids.length;
    for (const [k, cell] of lane.entries()) {
      let first = k;
      while (first > 0 && lane[first - 1]!.row === cell.row) first--;
      let last = k;
      while (last + 1 < lane.length && lane[last + 1]!.row === cell.row) last++;
      ids.push(cell.id);
      before.push(start + ((k + lane.length - 1) % lane.length));
      after.push(start + ((k + 1) % lane.length));
      rows.push(cell.row + (k - first + 0.5) / (last - first + 1));
    }
  }
  const numberOf = new Map(ids.map((id, k) => [id, k]));
  const changes = ids.map((): { other: number; by: number }[] => []);
  for (const cell of circuit.cells) {
    const own = numberOf.get(cell.id)!;
    for (const id of cell.next.slice(1)) {
      const other = numberOf.get(id)!;
      changes[own]!.push({ other, by: -0.5 });
      changes[other]!.push({ other: own, by: 0.5 });
    }
  }
  return { size: ids.length, ids, before, after, rows, changes };
}
