import type { Move, PolePositionTypes } from '@paddock/pole-position';
import type { PuzzlePackage, PuzzleTexts } from '../../puzzle.ts';
import { textLoaders } from '../../text-loaders.ts';
import type { PolePositionTexts } from '../texts/types.ts';

export interface PolePositionPuzzleTexts extends PuzzleTexts {
  /** This card is lower than the best one. */
  readonly tooLow: (other: number, best: number) => string;
  /** This card is higher than the best one. */
  readonly tooHigh: (other: number, best: number) => string;
}

export const puzzles: PuzzlePackage<PolePositionTypes, PolePositionTexts, PolePositionPuzzleTexts> = {
  texts: textLoaders<PolePositionPuzzleTexts>(import.meta.glob('./texts/??.ts')),
  explain: (other, best, t) => {
    const card = fuelOf(other.move);
    const bestCard = fuelOf(best.move);
    if (card === null || bestCard === null) return null;
    return card < bestCard ? t.tooLow(card, bestCard) : t.tooHigh(card, bestCard);
  },
};

function fuelOf(move: Move): number | null {
  return 'fuel' in move ? move.fuel : null;
}
