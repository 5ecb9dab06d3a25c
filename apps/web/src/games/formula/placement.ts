import type { FormulaMove, Token } from '@paddock/formula';
import { cardName } from './card-names.ts';
import type { FormulaTextContext } from './sentences.ts';
import { cardOf, isKept, letterOf, NUMBER_LETTERS } from './signs.ts';

/**
 * Where every card of a move is laid: "2 before A and 15 on C"; A1 is the first card of A. Only this distinguishes
 * moves that read alike and take the same cards.
 */
export function describePlacement(move: FormulaMove, context: FormulaTextContext): string {
  return context.list(NUMBER_LETTERS.flatMap((place) => placementsIn(move[place], letterOf(place), context)));
}

function placementsIn(tokens: readonly Token[], letter: string, context: FormulaTextContext): string[] {
  const { placement: t } = context.t.consequence;
  const kept = tokens.findIndex(isKept);
  if (kept < 0) return [t.whole(cardsIn(tokens, context), letter)];
  // A kept token names its index among the lying cards, so the first of them is at `start`.
  const start = kept - Number(tokens[kept]![1]);
  const before = tokens.slice(0, Math.max(0, start));
  return [
    ...(before.length === 0 ? [] : [t.before(cardsIn(before, context), letter)]),
    ...tokens.flatMap((token, i) =>
      i < start || isKept(token) ? [] : [t.nth(cardsIn([token], context), i - start + 1, letter)],
    ),
  ];
}

/** Consecutive digits as one number, a joker by its name. */
function cardsIn(tokens: readonly Token[], context: FormulaTextContext): string {
  const names = tokens.map((token) => cardName(cardOf(token), context.t));
  return names.join(names.every((name) => name.length === 1) ? '' : ' ');
}
