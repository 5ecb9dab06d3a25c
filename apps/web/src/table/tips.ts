import type { Kind } from '@paddock/kernel';
import type { Tip } from '../games/ui.ts';
import type { Position } from './link.ts';

/** The tip to show: the first one of the list that is not done and whose time has come. */
export function findTip<K extends Kind>(
  tips: readonly Tip<K>[],
  done: readonly string[],
  position: Position<K>,
): Tip<K> | null {
  return tips.find((tip) => !done.includes(tip.name) && tip.when(position)) ?? null;
}

/** Whether a move, made while the tip was shown, is what the tip asked for. Any move will do where it asks nothing. */
export function isTipDone<K extends Kind>(tip: Tip<K>, move: K['move'], before: Position<K>): boolean {
  return tip.isDone?.(move, before) ?? true;
}
