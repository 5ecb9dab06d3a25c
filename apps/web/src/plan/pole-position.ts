import type { PolePositionKind } from '@paddock/pole-position';
import { premoves } from '@paddock/pole-position/premoves';
import type { PoleTexts } from '../games/pole-position/texts/types.ts';
import { consequence } from '../games/pole-position/words.ts';
import type { Planner } from './planner.ts';

/** The car that will use this round's card, if the seat still has to pick one, and the card of the next round. */
export const planner: Planner<PolePositionKind, PoleTexts> = {
  next: premoves,
  say: (move, words) => consequence(move, null, words),
};
