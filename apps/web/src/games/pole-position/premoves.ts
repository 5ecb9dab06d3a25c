import type { PolePositionTypes } from '@paddock/pole-position';
import { listPremoves as next } from '@paddock/pole-position/premoves';
import type { PolePositionTexts } from './texts/types.ts';
import { describeMove } from './sentences.ts';
import type { Premoves } from '../ui.ts';

/** The car that will use this round's card, if the seat still has to pick one, and the card of the next round. */
export const premoves: Premoves<PolePositionTypes, PolePositionTexts> = {
  next,
  describe: (move, context) => describeMove(move, null, context),
};
