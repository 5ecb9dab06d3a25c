import { type FormelFunTypes, numberInTeam } from '@paddock/formel-fun';
import { listPremoves as next } from '@paddock/formel-fun/premoves';
import { spaceName } from './teams.ts';
import type { FormelFunTexts } from './texts/types.ts';
import { describeMove } from './sentences.ts';
import type { Premoves } from '../ui.ts';

/** A card for each of one's next cars. */
export const premoves: Premoves<FormelFunTypes, FormelFunTexts> = {
  next,
  target(view, seat, at, { t, info }) {
    const car = view.order.filter((one) => view.cars[one]?.seat === seat)[at];
    const pos = car === undefined ? null : view.cars[car]!.pos;
    return car === undefined || pos === null ? null : t.hand.moving(numberInTeam(car, info.seats), spaceName(pos));
  },
  describe: (move, context) => describeMove(move, null, context),
};
