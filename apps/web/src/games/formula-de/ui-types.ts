import { type FormulaDeKind, FRESH, type Part } from '@paddock/formula-de';
import type { TableProps, TextContext } from '../ui.ts';
import type { FormulaDeTexts } from './texts/types.ts';

export type FormulaDeTextContext = TextContext<FormulaDeKind, FormulaDeTexts>;
export type FormulaDeTableProps = TableProps<FormulaDeKind, FormulaDeTexts>;

/** How many pips a dashboard has: the wear points of a fresh car. */
export function freshWearPoints(laps: number, part: Part): number {
  return FRESH[laps]?.[part] ?? 0;
}
