import type { FormulaTypes, State } from '@paddock/formula';
import type { Claims } from '@paddock/kernel/testing/conformance';

/** When a round ends, hands are counted (FO-25): that may happen with three cards left, or when FO-20 ends the round. */
function mayEndTheRound({ phase, toMove, handSizes, turns, pileSize, underSize }: State): boolean {
  return phase === 'play' && (handSizes[toMove]! <= 3 || turns === 199 || pileSize + underSize === 0);
}

export const claims: Claims<FormulaTypes> = { hides: () => true, uncovers: mayEndTheRound };
