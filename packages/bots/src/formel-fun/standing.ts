import { type FormelFunKind, isAhead, type Move, type Preview, type View } from '@paddock/formel-fun';
import type { Observation, Rng } from '@paddock/kernel';

/** How a car would stand after its move. */
export interface Standing {
  /** Cars it would have behind it. */
  readonly behind: number;
  /** How far the leader would be, itself included. */
  readonly leader: number;
}

export function standingAfter(view: View, { to, lane }: Preview): Standing {
  const mover = view.order[0];
  let behind = 0;
  let leader = to;
  for (const { car, pos, lane: theirs } of view.cars) {
    if (car === mover || pos === null || theirs === null) continue;
    if (isAhead({ pos: to, lane }, { pos, lane: theirs })) behind++;
    leader = Math.max(leader, pos);
  }
  return { behind, leader };
}

/** The move that a judge finds worth most; of equal ones any. */
export function anyOfTheBest(
  observation: Observation<FormelFunKind>,
  rng: Rng,
  judge: (move: Move, preview: Preview, standing: Standing) => number,
): Move {
  const { legal, view } = observation;
  let best: Move[] = [];
  let most = -Infinity;
  for (const move of legal) {
    const preview = observation.preview(move);
    const worth = judge(move, preview, standingAfter(view, preview));
    if (worth > most) best = [];
    if (worth >= most) best.push(move);
    most = Math.max(most, worth);
  }
  return rng.pick(best);
}
