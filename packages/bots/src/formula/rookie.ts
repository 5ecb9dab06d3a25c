import { type FormulaTypes, isDraw, type FormulaMove, type Move, type Preview, type Token } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';

type FormulaPreview = Extract<Preview, { kind: 'formula' }>;

/** Without a simple formula it notices one in this many of the others. */
const NOTICES_ONE_IN = 20;

/**
 * Notices only some formulas: sums with up to two changed numbers, others with one. It lays the most cards, or takes the
 * highest result when points are counted, and plays jokers at once. It thinks neither of the cards it keeps nor of
 * the next player.
 */
export function chooseRookieMove(observation: Observation<FormulaTypes>, rng: Rng): Move {
  const formulas = observation.legal.filter((move): move is FormulaMove => !isDraw(move));
  const simple = formulas.filter(isSimple);
  const noticed = simple.length > 0 ? simple : formulas.filter(() => rng.below(NOTICES_ONE_IN) === 0);
  let best: Move = observation.legal[0]!;
  let highest = -1;
  for (const move of noticed) {
    const preview = observation.preview(move) as FormulaPreview;
    const score = (preview.points ?? preview.laid.length) + rng.below(1000) / 1000;
    if (score > highest) best = move;
    highest = Math.max(highest, score);
  }
  return best;
}

function isSimple({ op, a, b, c }: FormulaMove): boolean {
  const changed = [a, b, c].filter(isChanged).length;
  return changed === 1 || (changed === 2 && op === '+');
}

function isChanged(list: readonly Token[]): boolean {
  return list.some((token) => !token.startsWith('k'));
}
