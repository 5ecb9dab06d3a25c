import { type Circuit, FURTHEST } from '@paddock/formula-de';

/** What a driver sees from a cell, looking along the own lane. */
export interface Sight {
  readonly row: number;
  /** The stops demanded here, and the cells left in this corner; 0 and 0 on a straight. */
  readonly demands: number;
  readonly left: number;
  /** How many cells away the next corner begins, how long it is, and the stops it demands. */
  readonly away: number;
  readonly length: number;
  readonly next: number;
  /** The cells ahead in the own lane, as far as a die can take a car. */
  readonly ahead: readonly string[];
}

export type Road = ReadonlyMap<string, Sight>;
const ROADS = new WeakMap<Circuit, Road>();

export function roadOf(circuit: Circuit): Road {
  return ROADS.get(circuit) ?? survey(circuit);
}

/** Walks every lane once round, backwards in mind: what lies ahead of each cell. */
function survey(circuit: Circuit): Road {
  const cells = new Map(circuit.cells.map((cell) => [cell.id, cell]));
  const stopsOf = (corner: number | null): number => circuit.corners.find(({ id }) => id === corner)?.stops ?? 0;
  const road = new Map<string, Sight>();
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
    const left = corner === null ? 0 : walk((c) => c === corner);
    const straight = walk((c) => c === null);
    const next = cells.get(at.next[0]!)!.corner;
    const length = walk((c) => c === next);
    for (let to = cells.get(id)!; ahead.length < FURTHEST;) {
      to = cells.get(to.next[0]!)!;
      ahead.push(to.id);
    }
    road.set(id, {
      row,
      demands: stopsOf(corner),
      left,
      away: left + straight + 1,
      length,
      next: stopsOf(next),
      ahead,
    });
  }
  ROADS.set(circuit, road);
  return road;
}
