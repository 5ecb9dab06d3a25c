import { CARDS, type FormelFunKind, type Move, type Preview, type View } from '@paddock/formel-fun';
import type { Observation, Rng } from '@paddock/kernel';
import { danger, EXTRA_TURBO, KEPT } from './thumb.ts';

/** Drives by the rule of thumb; of equal moves any. It knows nothing of the other hands. */
export function formelFunAmateur(seen: Seen, rng: Rng): Move {
  const { legal, view } = seen;
  let best: Move[] = [];
  let most = -Infinity;
  for (const move of legal) {
    const worth = judge(view, move, seen.preview(move));
    if (worth > most) best = [];
    if (worth >= most) best.push(move);
    most = Math.max(most, worth);
  }
  return rng.pick(best);
}

type Seen = Observation<FormelFunKind>;

function judge(view: View, { card, turbo }: Move, { to, lane }: Preview): number {
  const mover = view.order[0];
  let behind = 0;
  let leader = to;
  for (const { car, pos, lane: theirs } of view.cars) {
    if (car === mover || pos === null || theirs === null) continue;
    if (pos < to || (pos === to && theirs > lane)) behind++;
    leader = Math.max(leader, pos);
  }
  return to - KEPT[CARDS.indexOf(card)]! - (turbo ? EXTRA_TURBO : 0) - danger(behind, leader);
}
