import { type Circuit, type CircuitCell, LANES } from './format.ts';

/** The most and the fewest cells of a corner on any way through it. */
export interface CornerLengths {
  readonly longest: number;
  readonly shortest: number;
}

/**
 * The ways through a corner (FD-3): a way begins on a cell that can be entered from outside the corner and ends on one
 * with a step out of it; every cell in between counts, whichever lane. `null` where the steps of the corner turn in a
 * circle, or where it cannot be entered.
 */
export function measureCorner(cells: readonly CircuitCell[], corner: number): CornerLengths | null {
  const inside = new Map(cells.filter((cell) => cell.corner === corner).map((cell) => [cell.id, cell]));
  const entered = new Set<string>();
  for (const cell of cells) if (cell.corner !== corner) for (const id of cell.next) if (inside.has(id)) entered.add(id);

  const known = new Map<string, CornerLengths | null>();
  // Cells are settled from the exit backwards, on an explicit stack: a malicious circuit must not overflow the call stack.
  for (const start of entered) {
    const stack = [start];
    while (stack.length > 0) {
      const id = stack[stack.length - 1]!;
      if (known.get(id)) {
        stack.pop();
        continue;
      }
      const steps = inside.get(id)!.next;
      const open = steps.filter((step) => inside.has(step) && !known.get(step));
      if (open.length > 0) {
        // Waiting for a cell that itself waits for this one: a circle.
        if (open.some((step) => known.get(step) === null)) return null;
        known.set(id, null);
        stack.push(open[0]!);
        continue;
      }
      let longest = 0;
      let shortest = Infinity;
      for (const step of steps) {
        const on = known.get(step) ?? { longest: 0, shortest: 0 };
        longest = Math.max(longest, on.longest + 1);
        shortest = Math.min(shortest, on.shortest + 1);
      }
      known.set(id, { longest, shortest });
      stack.pop();
    }
  }

  const ways = [...entered].map((id) => known.get(id)!);
  if (ways.length === 0) return null;
  const shortest = Math.min(...ways.map((way) => way.shortest));
  return { longest: Math.max(...ways.map((way) => way.longest)), shortest };
}

export interface CircuitFacts {
  readonly cells: number;
  /** Cells of lane 1, 2 and 3. */
  readonly lanes: readonly number[];
  readonly corners: readonly ({ readonly name: string; readonly stops: number } & CornerLengths)[];
}

/** What can be counted on a board, to compare it with the printed one. The corners' ways are computed, not read. */
export function countCircuitFacts(circuit: Circuit): CircuitFacts {
  return {
    cells: circuit.cells.length,
    lanes: LANES.map((lane) => circuit.cells.filter((cell) => cell.lane === lane).length),
    corners: circuit.corners.map(({ id, name, stops }) => {
      const ways = measureCorner(circuit.cells, id);
      return { name, stops, longest: ways?.longest ?? 0, shortest: ways?.shortest ?? 0 };
    }),
  };
}
