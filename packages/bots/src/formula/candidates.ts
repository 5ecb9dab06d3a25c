import type { FormulaKind, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import { costFor } from './cost.ts';
import { handIn } from './hand.ts';

/** How many moves are tried, and how many of those that cost the same: they differ in what they leave on the table. */
const MOVES = 12;
const ALIKE = 4;

/** The moves that look best, the best first; only the one that wins at once, if there is one. */
export function candidates(observation: Observation<FormulaKind>, rng: Rng): Move[] {
  const ranked = rankedByCost(observation, rng);
  const { goal } = observation.game.options;
  if (goal !== 'points' && ranked[0]!.cost === 0) return [ranked[0]!.move];
  const chosen: Move[] = [];
  const seen = new Set<string>();
  let alike = 0;
  let cost = NaN;
  for (const next of ranked) {
    alike = next.cost === cost ? alike : 0;
    cost = next.cost;
    if (alike === ALIKE) continue;
    const key = sameForAll(observation, next.move);
    if (seen.has(key)) continue;
    seen.add(key);
    alike++;
    if (chosen.push(next.move) === MOVES) break;
  }
  return chosen;
}

/** Among moves that cost the same any may come first. */
function rankedByCost(observation: Observation<FormulaKind>, rng: Rng): { move: Move; cost: number }[] {
  const { game, seat, legal } = observation;
  const cost = costFor(game);
  // What the seat can see is the same in every sample, and nothing else is looked at.
  const s = observation.sample(rng);
  const hand = handIn(s, seat);
  return legal
    .map((move) => ({ move, cost: cost(s, seat, hand, move), whim: rng.next() }))
    .sort((x, y) => x.cost - y.cost || x.whim - y.whim);
}

/** Formulas with the same numbers out of the same cards differ in nothing that matters to anybody. */
function sameForAll(observation: Observation<FormulaKind>, move: Move): string {
  const seen = observation.preview(move);
  return seen.kind === 'draw' ? seen.kind : `${seen.values.join(' ')} ${seen.laid.join('')} ${seen.bound}`;
}
