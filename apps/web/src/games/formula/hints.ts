import type { FormulaMove, Goal, Move, View } from '@paddock/formula';
import { offersFor } from './offers.ts';

/** Good formulas, best first, each once: they take many cards and save jokers, or score well when points are counted. */
export function ideasFor(view: View, legal: readonly Move[], goal: Goal): FormulaMove[] {
  const offers = offersFor(view, legal);
  if (goal === 'points') offers.sort((x, y) => Number(y.values[2]) - Number(x.values[2]));
  const seen = new Set<string>();
  return offers.flatMap(({ move, values }) => {
    const text = values.join(move.op);
    if (seen.has(text)) return [];
    seen.add(text);
    return [move];
  });
}

/** The next idea after the one that lies there as a draft. */
export function nextIdea(ideas: readonly FormulaMove[], shown: FormulaMove | null): FormulaMove {
  const at = shown === null ? -1 : ideas.findIndex((idea) => JSON.stringify(idea) === JSON.stringify(shown));
  return ideas[(at + 1) % ideas.length]!;
}
