import { type Circuit, MAX_MOVE_CELLS } from '@paddock/formula-de';

/** What lies ahead of a cell if the car stays in its lane. */
export interface LaneAhead {
  readonly row: number;
  /** The stops that this corner requires, and the cells left in it; 0 and 0 on a straight. */
  readonly requiredStops: number;
  readonly cellsLeft: number;
  /** How many cells away the next corner begins, how long it is, and the stops it requires. */
  readonly nextCornerDistance: number;
  readonly nextCornerLength: number;
  readonly nextCornerStops: number;
  /** The cells ahead in the lane, as far as a die can take the car. */
  readonly cells: readonly string[];
}

/** By cell id. */
export type LanesAhead = ReadonlyMap<string, LaneAhead>;
const LANES_AHEAD = new WeakMap<Circuit, LanesAhead>();

export function lanesAheadOn(circuit: Circuit): LanesAhead {
  return LANES_AHEAD.get(circuit) ?? computeLanesAhead(circuit);
}

function computeLanesAhead(circuit: Circuit): LanesAhead {
  const cells = new Map(circuit.cells.map((cell) => [cell.id, cell]));
  const stopsOf = (corner: number | null): number => circuit.corners.find(({ id }) => id === corner)?.stops ?? 0;
  const lanes = new Map<string, LaneAhead>();
  for (const { id, corner, row } of circuit.cells) {
    const ahead: string[] = [];
    let at = cells.get(id)!;
    const walk = (inside: (c: number | null) => boolean): number => {
      let steps = 0;
      for (let to = cells.get(at.next[0]!)!; inside(to.corner); to = cells.get(to.next[0]!)!) {
        at = to;
        steps++;
      }
      return steps;
    };
    const cellsLeft = corner === null ? 0 : walk((c) => c === corner);
    const straight = walk((c) => c === null);
    const next = cells.get(at.next[0]!)!.corner;
    const nextCornerLength = walk((c) => c === next);
    for (let to = cells.get(id)!; ahead.length < MAX_MOVE_CELLS;) {
      to = cells.get(to.next[0]!)!;
      ahead.push(to.id);
    }
    lanes.set(id, {
      row,
      requiredStops: stopsOf(corner),
      cellsLeft,
      nextCornerDistance: cellsLeft + straight + 1,
      nextCornerLength,
      nextCornerStops: stopsOf(next),
      cells: ahead,
    });
  }
  LANES_AHEAD.set(circuit, lanes);
  return lanes;
}
