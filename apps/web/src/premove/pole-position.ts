import type { PolePositionKind } from '@paddock/pole-position';
import { premoves as next } from '@paddock/pole-position/premoves';
import type { PoleTexts } from '../games/pole-position/texts/types.ts';
import { consequence } from '../games/pole-position/words.ts';
import type { Premoves } from './premoves.ts';

/** The car that will use this round's card, if the seat still has to pick one, and the card of the next round. */
export const premoves: Premoves<PolePositionKind, PoleTexts> = {
  next,
  say: (move, words) => consequence(move, null, words),
};
