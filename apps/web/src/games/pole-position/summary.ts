import type { Seat } from '@paddock/kernel';
import type { View } from '@paddock/pole-position';
import type { PolePositionTextContext } from './sentences.ts';

export function margin(view: View, ahead: Seat, behind: Seat, { t }: PolePositionTextContext): string | null {
  const points = view.points[ahead]! - view.points[behind]!;
  return points > 0 ? t.say.points(points) : null;
}

export function raceStage(view: View, { t }: PolePositionTextContext): string | null {
  return view.turn === 0 ? null : t.tell.turn(view.turn);
}
