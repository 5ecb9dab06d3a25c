import { type FormulaDeKind, FRESH, type Part } from '@paddock/formula-de';
import type { TableProps, Words } from '../ui.ts';
import type { FormulaDeTexts } from './texts/types.ts';

export type FdWords = Words<FormulaDeKind, FormulaDeTexts>;
export type FdProps = TableProps<FormulaDeKind, FormulaDeTexts>;

/** How many pips a dashboard has: the wear points of a fresh car. */
export function freshPoints(laps: number, part: Part): number {
  return FRESH[laps]?.[part] ?? 0;
}
