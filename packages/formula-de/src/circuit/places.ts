import { type Circuit, type CircuitCell, LANES } from './format.ts';

/** The piece of the lap a cell takes up, in rows. Starts rise along a lane; the first lies near row 0. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The cells of every lane in driving order, from the finish cell on. */
export function lanesInOrder(circuit: Circuit): readonly (readonly CircuitCell[])[] {
  const byId = new Map(circuit.cells.map((cell) => [cell.id, cell]));
  return LANES.map((lane) => {
    const first = circuit.finish.map((id) => byId.get(id)!).find((cell) => cell.lane === lane)!;
    const cells = [first];
    for (let cell = byId.get(first.next[0]!)!; cell !== first; cell = byId.get(cell.next[0]!)!) cells.push(cell);
    return cells;
  });
}

/** How strongly a cell is drawn to the middle between its neighbours, to its row, and to its lane changes. */
const EVEN = 1;
const ROW = 0.12;
const CHANGE = 1;
const SWEEPS = 150;

/**
 * Spreads every lane's cells along the lap.
 *
 * Rows are whole numbers, but lanes lie like bricks: a step into another lane leads half a cell ahead. So the cells'
 * middles are settled like a net of springs: evenly spaced in their lane, near their row, and half a step ahead of the
 * cells that change into them. A person then sees at a glance which cell follows which. Borders are halfway between
 * middles, so the cells of a lane touch and never overlap.
 */
export function stretches(circuit: Circuit): ReadonlyMap<string, Stretch> {
  const lanes = lanesInOrder(circuit);
  const lap = circuit.lapRows;
  const middles = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const lane of lanes) {
    for (const [k, cell] of lane.entries()) {
      let first = k;
      while (first > 0 && lane[first - 1]!.row === cell.row) first--;
      let last = k;
      while (last + 1 < lane.length && lane[last + 1]!.row === cell.row) last++;
      rows.set(cell.id, cell.row + (k - first + 0.5) / (last - first + 1));
    }
  }
  for (const [id, row] of rows) middles.set(id, row);

  /** The other place seen from here: the nearest of its repetitions lap after lap. */
  const near = (place: number, here: number): number => place + Math.round((here - place) / lap) * lap;
  const changes = new Map<string, [id: string, ahead: number][]>(circuit.cells.map((cell) => [cell.id, []]));
  for (const cell of circuit.cells) {
    for (const other of cell.next.slice(1)) {
      changes.get(cell.id)!.push([other, -0.5]);
      changes.get(other)!.push([cell.id, 0.5]);
    }
  }

  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const lane of lanes) {
      for (const [k, cell] of lane.entries()) {
        const here = middles.get(cell.id)!;
        const before = near(middles.get(lane[(k + lane.length - 1) % lane.length]!.id)!, here);
        const after = near(middles.get(lane[(k + 1) % lane.length]!.id)!, here);
        let sum = (EVEN * (before + after)) / 2 + ROW * rows.get(cell.id)!;
        let weight = EVEN + ROW;
        for (const [other, ahead] of changes.get(cell.id)!) {
          sum += CHANGE * (near(middles.get(other)!, here) + ahead);
          weight += CHANGE;
        }
        // Never past a neighbour, whatever a strange circuit's lane changes pull at.
        const step = after - before;
        middles.set(cell.id, Math.min(Math.max(sum / weight, before + step * 0.25), after - step * 0.25));
      }
    }
  }

  const result = new Map<string, Stretch>();
  for (const lane of lanes) {
    for (const [k, cell] of lane.entries()) {
      const here = middles.get(cell.id)!;
      const before = near(middles.get(lane[(k + lane.length - 1) % lane.length]!.id)!, here);
      const after = near(middles.get(lane[(k + 1) % lane.length]!.id)!, here);
      result.set(cell.id, { from: (before + here) / 2, to: (here + after) / 2 });
    }
  }
  return result;
}
