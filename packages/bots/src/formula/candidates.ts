import type { FormulaTypes, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import { encodeHand } from './hand-code.ts';
import { moveCostFor } from './move-cost.ts';

/** How many moves are searched, and how many of the same cost. Those differ in the formula they leave on the table. */
const MAX_CANDIDATES = 12;
const MAX_WITH_SAME_COST = 4;

/** Selects the moves with the lowest cost, best first; only the winning move if there is one. */
export function selectCandidates(observation: Observation<FormulaTypes>, rng: Rng): Move[] {
  const ranked = rankByCost(observation, rng);
  const { goal } = observation.game.options;
  if (goal !== 'points' && ranked[0]!.cost === 0) return [ranked[0]!.move];
  const chosen: Move[] = [];
  const keys = new Set<string>();
  let sameCost = 0;
  let cost = NaN;
  for (const next of ranked) {
    sameCost = next.cost === cost ? sameCost : 0;
    cost = next.cost;
    if (sameCost === MAX_WITH_SAME_COST) continue;
    const key = equivalenceKeyOf(observation, next.move);
    if (keys.has(key)) continue;
    keys.add(key);
    sameCost++;
    if (chosen.push(next.move) === MAX_CANDIDATES) break;
  }
  return chosen;
}

/** All legal moves by cost. Moves of equal cost come in random order. */
function rankByCost(observation: Observation<FormulaTypes>, rng: Rng): { move: Move; cost: number }[] {
  const { game, seat, legal } = observation;
  const cost = moveCostFor(game);
  // Only what the seat can see is read, and that is the same in every sample.
  const s = observation.sample(rng);
  const hand = encodeHand(s, seat);
  return legal
    .map((move) => ({ move, cost: cost(s, seat, hand, game.moveId(move)), tieBreak: rng.next() }))
    .sort((x, y) => x.cost - y.cost || x.tieBreak - y.tieBreak);
}

/** Equal for moves with the same numbers made of the same cards: they lead to equivalent positions. */
export function equivalenceKeyOf(observation: Observation<FormulaTypes>, move: Move): string {
  const preview = observation.preview(move);
  return preview.kind === 'draw'
    ? preview.kind
    : `${preview.values.join(' ')} ${preview.laid.join('')} ${preview.bound}`;
}
