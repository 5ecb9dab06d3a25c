import type { GameTypes } from '@paddock/kernel';
import type { Tip } from '../games/ui.ts';
import type { Position } from '../games/table-link.ts';

/** The tip to show: the first that is not done and whose condition holds. */
export function findTip<K extends GameTypes>(
  tips: readonly Tip<K>[],
  done: readonly string[],
  position: Position<K>,
): Tip<K> | null {
  return tips.find((tip) => !done.includes(tip.name) && tip.when(position)) ?? null;
}

/** Whether a move does what the shown tip asked for. A tip without a condition accepts any move. */
export function isTipDone<K extends GameTypes>(tip: Tip<K>, move: K['move'], before: Position<K>): boolean {
  return tip.isDone?.(move, before) ?? true;
}
