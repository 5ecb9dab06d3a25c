import type { CarPreview, Move, PolePositionTypes, Preview } from '@paddock/pole-position';
import type { PuzzlePackage, PuzzleTexts } from '../../puzzle.ts';
import { textLoaders } from '../../text-loaders.ts';
import type { PolePositionTexts } from '../texts/types.ts';

export interface PolePositionPuzzleTexts extends PuzzleTexts {
  /** As the road stands now, every car would spin with this card. */
  readonly oil: (other: number) => string;
  /** As the road stands now, no car could use all points of this card. */
  readonly wasted: (other: number) => string;
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
    const [cars, bestCars] = [carsOf(other.preview), carsOf(best.preview)];
    if (cars.length > 0 && cars.every(({ spins }) => spins) && !bestCars.every(({ spins }) => spins))
      return t.oil(card);
    if (cars.length > 0 && cars.every(({ usesAll }) => !usesAll) && bestCars.some(({ usesAll }) => usesAll))
      return t.wasted(card);
    return card < bestCard ? t.tooLow(card, bestCard) : t.tooHigh(card, bestCard);
  },
};

function carsOf(preview: Preview): readonly CarPreview[] {
  return 'cars' in preview ? preview.cars : [];
}

function fuelOf(move: Move): number | null {
  return 'fuel' in move ? move.fuel : null;
}
