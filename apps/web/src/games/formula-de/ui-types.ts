import { type FormulaDeTypes, FRESH, type Part } from '@paddock/formula-de';
import type { TableProps, TextContext } from '../ui.ts';
import type { FormulaDeTexts } from './texts/types.ts';

export type FormulaDeTextContext = TextContext<FormulaDeTypes, FormulaDeTexts>;
export type FormulaDeTableProps = TableProps<FormulaDeTypes, FormulaDeTexts>;

/** How many pips a dashboard has: the wear points of a fresh car. */
export function freshWearPoints(laps: number, part: Part): number {
  return FRESH[laps]?.[part] ?? 0;
}
