import type { Outlook, RollOutcome } from '@paddock/formula-de';
import type { CircuitBoard } from './circuit-board.ts';

/** A painted cell of the road. */
interface RibbonCell {
  readonly id: string;
  readonly outcome: RollOutcome;
  /** How likely the die leads here. */
  readonly chance: number;
}

/**
 * The cells to paint for a gear. A roll that drops the car out leads to no cell: instead the one is painted that the car
 * would have come to in its own lane.
 */
export function ribbonCellsOf(board: CircuitBoard, from: string | null, { ends, rolls }: Outlook): RibbonCell[] {
  const cells = new Map<string, RibbonCell>(
    ends.map(({ to, outcome, chance }) => [to, { id: to, outcome, chance }] as const),
  );
  for (const roll of rolls) {
    if (roll.outcome !== 'out' || from === null) continue;
    const id = cellAhead(board, from, roll.cells);
    if (id !== null && !cells.has(id)) cells.set(id, { id, outcome: 'out', chance: roll.chance });
  }
  return [...cells.values()];
}

/** The cell so many cells ahead in the same lane; `null` where there is no such lane. */
function cellAhead(board: CircuitBoard, from: string, count: number): string | null {
  let id = from;
  for (let k = 0; k < count; k++) {
    const next = board.cells.get(id)?.next[0];
    if (next === undefined) return null;
    id = next;
  }
  return id;
}
