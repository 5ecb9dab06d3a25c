import type { FormelFunTypes } from '@paddock/formel-fun';
import type { PuzzlePackage, PuzzleTexts } from '../../puzzle.ts';
import { textLoaders } from '../../text-loaders.ts';
import type { FormelFunTexts } from '../texts/types.ts';

export interface FormelFunPuzzleTexts extends PuzzleTexts {
  readonly smallerHand: string;
  /** The best card leaves the car on a space with this number, where a red card of the hand counts. */
  readonly nextRed: (number: number) => string;
  /** The best card drives so many spaces further. */
  readonly further: (spaces: number) => string;
  readonly save: string;
}

export const puzzles: PuzzlePackage<FormelFunTypes, FormelFunTexts, FormelFunPuzzleTexts> = {
  texts: textLoaders<FormelFunPuzzleTexts>(import.meta.glob('./texts/??.ts')),
  explain: ({ preview: other }, { preview: best }, t) => {
    if (other.handAfter < best.handAfter) return t.smallerHand;
    if (best.hasNextRed && !other.hasNextRed && best.nextNumber !== null) return t.nextRed(best.nextNumber);
    return best.to > other.to ? t.further(best.to - other.to) : t.save;
  },
};
