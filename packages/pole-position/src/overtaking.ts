import type { Seat } from '@paddock/kernel';
import { type CarPreview, FINISH_SPACE, type View } from './types.ts';

/** What overtaking costs on a drive that uses all its points (PP-9); otherwise `null`: the preview does not contain it. */
export function totalOvertakingCost({ start, to, points, bonus, usesAll }: CarPreview): number | null {
  return usesAll && to !== FINISH_SPACE ? points + bonus - (to - start) : null;
}

/** What the cars on a space that is passed cost. */
interface OvertakingCost {
  readonly space: number;
  readonly cost: number;
}

/**
 * What every space with cars costs that a drive passes (PP-9, PP-21). `null` where the preview does not contain it: companions pass each other
 * for nothing (PP-11), so the whole cost may belong to some of the spaces only.
 */
export function listOvertakingCosts(view: View, seat: Seat, preview: CarPreview): readonly OvertakingCost[] | null {
  const { car, from, start, to } = preview;
  const passed = new Map<number, number>();
  for (const { seat: of, car: number, at } of view.cars) {
    if ((of !== seat || number !== car) && at > start && at < to) passed.set(at, (passed.get(at) ?? 0) + 1);
  }
  const cars = [...passed.values()].reduce((sum, count) => sum + count, 0);
  const card = view.chosen[seat];
  const playedAlike = view.chosen.some((other, i) => i !== seat && other !== null && other === card);
  const slipstreams = view.course[from - 1] === 'slip';
  const cost = totalOvertakingCost(preview) ?? (slipstreams ? 0 : playedAlike ? null : cars);
  if (cost !== 0 && cost !== cars) return null;
  return [...passed].map(([space, count]) => ({ space, cost: cost === 0 ? 0 : count }));
}
