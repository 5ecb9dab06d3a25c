import { type FormulaKind, isDraw, type Laying, type Move, type Preview, type Token } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';

type FormulaPreview = Extract<Preview, { kind: 'formula' }>;

/** With nothing simple to lay it finds one in so many of the other formulas. */
const HARD_TO_SEE = 20;

/**
 * Sees only part of its formulas: a sum with two new numbers, anything else with one. It lays
 * the most cards, or takes the highest result when points are counted, and is glad of a joker as soon as it helps.
 * What it keeps in hand, and for whom it prepares the table, it does not think of.
 */
export function formulaRookie(observation: Observation<FormulaKind>, rng: Rng): Move {
  const formulas = observation.legal.filter((move): move is Laying => !isDraw(move));
  const simple = formulas.filter(isSimple);
  const noticed = simple.length > 0 ? simple : formulas.filter(() => rng.below(HARD_TO_SEE) === 0);
  let best: Move = observation.legal[0]!;
  let most = -1;
  for (const move of noticed) {
    const seen = observation.preview(move) as FormulaPreview;
    const worth = (seen.points ?? seen.laid.length) + rng.below(1000) / 1000;
    if (worth > most) best = move;
    most = Math.max(most, worth);
  }
  return best;
}

function isSimple({ op, a, b, c }: Laying): boolean {
  const changed = [a, b, c].filter(isChanged).length;
  return changed === 1 || (changed === 2 && op === '+');
}

function isChanged(list: readonly Token[]): boolean {
  return list.some((token) => !token.startsWith('k'));
}
