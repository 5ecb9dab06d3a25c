import type { FormulaTypes } from '@paddock/formula';
import type { PuzzlePackage, PuzzleTexts } from '../../puzzle.ts';
import { textLoaders } from '../../text-loaders.ts';
import type { FormulaTexts } from '../texts/types.ts';

export interface FormulaPuzzleTexts extends PuzzleTexts {
  /** So many cards stay in the hand. */
  readonly left: (cards: number) => string;
  readonly drew: string;
}

export const puzzles: PuzzlePackage<FormulaTypes, FormulaTexts, FormulaPuzzleTexts> = {
  texts: textLoaders<FormulaPuzzleTexts>(import.meta.glob('./texts/??.ts')),
  explain: ({ preview }, _best, t) => (preview.kind === 'draw' ? t.drew : t.left(preview.left)),
};
