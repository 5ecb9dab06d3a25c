import { numberOfRaces, type View } from '@paddock/formel-fun';
import type { Seat } from '@paddock/kernel';
import type { FormelFunTextContext } from './sentences.ts';

/** Points separate the teams, unless only the last race counts. */
export function margin(view: View, ahead: Seat, behind: Seat, { t, info }: FormelFunTextContext): string | null {
  const points = view.points[ahead]! - view.points[behind]!;
  return info.options.win === 'title' && points > 0 ? t.score.points(points) : null;
}

export function raceStage(view: View, { t, info }: FormelFunTextContext): string | null {
  return view.race === 0 ? null : t.describe.race(view.race, numberOfRaces(info.seats), Math.max(1, view.turn));
}
