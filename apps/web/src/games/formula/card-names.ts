import type { FormulaTextContext } from './sentences.ts';
import type { FormulaTexts } from './texts/types.ts';

/** A card by name. */
export function cardName(card: string, t: FormulaTexts): string {
  return card === 'J' ? t.compose.jokerInText : card;
}

/** Cards by name, joined as the language does it. */
export function cardNames(cards: readonly string[], context: FormulaTextContext): string {
  return context.list(cards.map((card) => cardName(card, context.t)));
}
