import type { Seat } from '@paddock/kernel';
import type { RunningTable } from '@paddock/table';

/**
 * How many entries there were when the choice began in whose middle a race was after n entries; n itself if it was in the middle of none. Where
 * all choose in secret, whoever takes over a seat must be able to choose too.
 */
export function startOfJointChoice(table: RunningTable, n: number): number {
  let start = n;
  for (let awaited = awaitedAt(table, n); start > 0 && awaited.length > 0; start--) {
    const before = awaitedAt(table, start - 1);
    const isSameChoice = before.length === awaited.length + 1 && awaited.every((seat) => before.includes(seat));
    if (!isSameChoice) return start;
    awaited = before;
  }
  return start;
}

function awaitedAt(table: RunningTable, n: number): readonly Seat[] {
  const { awaiting } = table.at(n, null).after;
  return awaiting.kind === 'moves' ? awaiting.seats : [];
}
