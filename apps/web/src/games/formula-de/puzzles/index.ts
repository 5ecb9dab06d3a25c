import type { FormulaDeTypes, GearPreview } from '@paddock/formula-de';
import type { PuzzlePackage, PuzzleTexts } from '../../puzzle.ts';
import { textLoaders } from '../../text-loaders.ts';
import type { FormulaDeTexts } from '../texts/types.ts';

export interface FormulaDePuzzleTexts extends PuzzleTexts {
  /** The other gear spins or drops out with this share of its rolls, the best one with that. */
  readonly danger: (other: string, best: string) => string;
  /** The other gear costs tyres or brakes with this share of its rolls, the best one with that. */
  readonly wear: (other: string, best: string) => string;
  /** The other gear drives so many cells on average, the best one so many. */
  readonly slow: (other: string, best: string) => string;
  readonly later: string;
}

/** Smaller differences explain nothing. */
const MIN_DANGER_DIFFERENCE = 0.04;
const MIN_WEAR_DIFFERENCE = 0.1;
const MIN_CELLS_DIFFERENCE = 0.8;

export const puzzles: PuzzlePackage<FormulaDeTypes, FormulaDeTexts, FormulaDePuzzleTexts> = {
  texts: textLoaders<FormulaDePuzzleTexts>(import.meta.glob('./texts/??.ts')),
  explain: (other, best, t, context) => {
    if (other.preview.kind !== 'gear' || best.preview.kind !== 'gear') return null;
    const percent = (share: number): string => context.t.percent(context.number(Math.round(100 * share)));
    const [danger, bestDanger] = [dangerOf(other.preview), dangerOf(best.preview)];
    if (danger - bestDanger >= MIN_DANGER_DIFFERENCE) return t.danger(percent(danger), percent(bestDanger));
    const [wear, bestWear] = [wearOf(other.preview), wearOf(best.preview)];
    if (wear - bestWear >= MIN_WEAR_DIFFERENCE) return t.wear(percent(wear), percent(bestWear));
    const [cells, bestCells] = [meanCellsOf(other.preview), meanCellsOf(best.preview)];
    if (bestCells - cells >= MIN_CELLS_DIFFERENCE)
      return t.slow(context.number(cells, 1), context.number(bestCells, 1));
    return t.later;
  },
};

function dangerOf({ outlook: { shares } }: GearPreview): number {
  return shares.spin + shares.out;
}

function wearOf(preview: GearPreview): number {
  const { shares } = preview.outlook;
  return shares.tyres + shares.brakes + dangerOf(preview);
}

function meanCellsOf({ outlook: { rolls } }: GearPreview): number {
  return rolls.reduce((sum, { cells, chance }) => sum + cells * chance, 0);
}
