import type { Card, FormelFunKind, Move } from '@paddock/formel-fun';
import { numberInTeam, spaceName } from '../games/formel-fun/teams.ts';
import type { FormelFunTexts } from '../games/formel-fun/texts/types.ts';
import { describeMove } from '../games/formel-fun/sentences.ts';
import type { Planner } from './planner.ts';

const MOST_EXTRA_TURBOS = 3;

/** A card for each of one's next cars, from the hand as it is: what will be drawn in between is not known yet. */
export const planner: Planner<FormelFunKind, FormelFunTexts> = {
  next(view, seat, planned) {
    const racing = view.cars.filter((car) => car.seat === seat && car.out === null).length;
    const ahead = view.order.filter((car) => view.cars[car]?.seat === seat).length;
    // When all have moved, the next turn's cars come as one; then the order is that of the track.
    if (planned.length >= (ahead === 0 ? racing : ahead)) return [];
    const hand = [...(view.hand ?? [])];
    let turbos = view.extraTurbos[seat] ?? 0;
    for (const { card, turbo } of planned) {
      take(hand, card);
      if (turbo) {
        take(hand, 'T');
        turbos++;
      }
    }
    return [...new Set(hand)].flatMap((card) => movesWith(card, hand, turbos));
  },
  target(view, seat, at, { t, info }) {
    const car = view.order.filter((one) => view.cars[one]?.seat === seat)[at];
    const pos = car === undefined ? null : view.cars[car]!.pos;
    return car === undefined || pos === null ? null : t.hand.moving(numberInTeam(car, info.seats), spaceName(pos));
  },
  say: (move, words) => describeMove(move, null, words),
};

function movesWith(card: Card, hand: readonly Card[], turbos: number): Move[] {
  const others = hand.filter((other) => other === 'T').length - (card === 'T' ? 1 : 0);
  const plain = { card, turbo: false };
  return others > 0 && turbos < MOST_EXTRA_TURBOS ? [plain, { card, turbo: true }] : [plain];
}

function take(hand: Card[], card: Card): void {
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
}
