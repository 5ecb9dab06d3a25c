import type { FormulaDeKind, Part, Wear } from '@paddock/formula-de';
import type { TableProps, TextContext } from '../ui.ts';
import type { FormulaDeTexts } from './texts/types.ts';

export type FormulaDeTextContext = TextContext<FormulaDeKind, FormulaDeTexts>;
export type FormulaDeTableProps = TableProps<FormulaDeKind, FormulaDeTexts>;

/** The wear points of a fresh car, by laps (FD-6): how many pips a dashboard has. */
const FRESH_WEAR_POINTS: readonly Wear[] = [
  { tyres: 4, brakes: 3, fuel: 2, body: 2, engine: 2 },
  { tyres: 6, brakes: 4, fuel: 3, body: 3, engine: 3 },
];

export function freshWearPoints(laps: number, part: Part): number {
  return FRESH_WEAR_POINTS[laps - 1]?.[part] ?? 0;
}

/** Points for the places of cars that finished (FD-35). */
export const PLACE_POINTS: readonly number[] = [0, 10, 8, 6, 5, 4, 3, 2, 1];
