import type { View } from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import { type FormulaTextContext, roundCount } from './sentences.ts';

/** Points, rounds or cards, whatever the goal counts. */
export function margin(view: View, ahead: Seat, behind: Seat, context: FormulaTextContext): string | null {
  const { goal, rounds } = context.info.options;
  const t = context.t.margin;
  const score = view.scores[ahead]! - view.scores[behind]!;
  if (goal === 'points') return score > 0 ? context.t.score.sayPoints(score) : null;
  if (goal === 'all') return null;
  if (rounds > 1 && score > 0) return t.rounds(score);
  const cards = view.cardsLeft[behind]! - view.cardsLeft[ahead]!;
  return cards > 0 ? t.cards(cards) : null;
}

export function raceStage(view: View, context: FormulaTextContext): string | null {
  return view.round === 0 ? null : context.t.board.round(view.round, roundCount(context));
}
