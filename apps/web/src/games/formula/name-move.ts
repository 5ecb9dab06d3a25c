import { createStateFromView, formula, isDraw, type Move, type View } from '@paddock/formula';
import { describeMove, type FormulaTextContext } from './sentences.ts';
import { formulaText } from './signs.ts';

/** The formula that a move makes. */
export function nameMove(move: Move, view: View, context: FormulaTextContext): string {
  const { seats, options } = context.info;
  const seat = view.toMove;
  if (seat === null || isDraw(move)) return describeMove(move, null, context);
  const preview = formula.create(seats, options).preview(createStateFromView(view, null), seat, move);
  return preview.kind === 'formula' ? formulaText(preview.formula) : describeMove(move, preview, context);
}
