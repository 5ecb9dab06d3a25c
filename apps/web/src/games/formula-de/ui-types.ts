import { type FormulaDeTypes, FRESH_WEAR, type WearPart } from '@paddock/formula-de';
import type { TableProps, TextContext } from '../ui.ts';
import type { FormulaDeTexts } from './texts/types.ts';

export type FormulaDeTextContext = TextContext<FormulaDeTypes, FormulaDeTexts>;
export type FormulaDeTableProps = TableProps<FormulaDeTypes, FormulaDeTexts>;

/** How many pips a dashboard has: the wear points of a fresh car. */
export function freshWearPoints(laps: number, part: WearPart): number {
  return FRESH_WEAR[laps]?.[part] ?? 0;
}
