import { type FormulaTypes, type FormulaMove, type Move, type Token } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import { type Attention, noticeFormulas } from './overlook.ts';

const ATTENTION: Attention = { threeCards: 80, joker: 60, partlyCovered: 60, longNumber: 50, hardProduct: 40 };
const LOOKS = 2;
/** Without a simple formula it notices one in this many of the others. */
const NOTICES_ONE_IN = 20;

/**
 * Notices only some formulas: sums with up to two changed numbers, others with one, and of these not every kind in every
 * turn. It lays the most cards, or takes the highest result when points are counted, and plays jokers at once. It thinks
 * neither of the cards it keeps nor of the next player.
 */
export function chooseRookieMove(observation: Observation<FormulaTypes>, rng: Rng): Move {
  const seen = noticeFormulas(observation, ATTENTION, LOOKS, rng);
  const simple = seen.filter(({ move }) => isSimple(move));
  const noticed = simple.length > 0 ? simple : seen.filter(() => rng.below(NOTICES_ONE_IN) === 0);
  let best: Move = observation.legal[0]!;
  let highest = -1;
  for (const { move, preview } of noticed) {
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
