import { type FormelFunTypes, isAhead, type Move, type Preview, type View } from '@paddock/formel-fun';
import type { Observation, Rng } from '@paddock/kernel';

/** Where a move leaves its car in the field. */
interface MoveOutcome {
  /** Cars behind it. */
  readonly carsBehind: number;
  /** The position of the leader, which may be this car. */
  readonly leaderPosition: number;
}

function outcomeOf(view: View, { to, lane }: Preview): MoveOutcome {
  const mover = view.order[0];
  let carsBehind = 0;
  let leaderPosition = to;
  for (const { car, pos, lane: theirs } of view.cars) {
    if (car === mover || pos === null || theirs === null) continue;
    if (isAhead({ pos: to, lane }, { pos, lane: theirs })) carsBehind++;
    leaderPosition = Math.max(leaderPosition, pos);
  }
  return { carsBehind, leaderPosition };
}

/** Picks the move with the highest score, at random among equal ones. */
export function pickBestMove(
  observation: Observation<FormelFunTypes>,
  rng: Rng,
  scoreMove: (move: Move, preview: Preview, outcome: MoveOutcome) => number,
): Move {
  const { legal, view } = observation;
  let best: Move[] = [];
  let highest = -Infinity;
  for (const move of legal) {
    const preview = observation.preview(move);
    const score = scoreMove(move, preview, outcomeOf(view, preview));
    if (score > highest) best = [];
    if (score >= highest) best.push(move);
    highest = Math.max(highest, score);
  }
  return rng.pick(best);
}
