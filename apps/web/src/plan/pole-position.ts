import type { Seat } from '@paddock/kernel';
import type { PolePositionKind, View } from '@paddock/pole-position';
import type { CarMove, FuelMove } from '../games/pole-position/moves.ts';
import type { PolePositionTexts } from '../games/pole-position/texts/types.ts';
import { describeMove } from '../games/pole-position/sentences.ts';
import type { Planner } from './planner.ts';

const FULL_HAND = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The car that will use this round's card, if the seat still has to pick one, and the card of the next round. */
export const planner: Planner<PolePositionKind, PolePositionTexts> = {
  next(view, seat, planned, { rules }) {
    if (view.phase !== 'choose' && view.phase !== 'move') return [];
    const cars = view.cars.filter((car) => car.seat === seat && car.place === null);
    if (cars.length === 0) return [];
    const steps = [...(stillMoves(view, seat, rules === 'plus') ? [carMoves(view, seat)] : []), fuelMoves(view, seat)];
    return steps[planned.length] ?? [];
  },
  say: (move, words) => describeMove(move, null, words),
};

/** Whether the seat picks a car before it lays a card again; spinning cars sit this round out. */
function stillMoves(view: View, seat: Seat, plus: boolean): boolean {
  if (view.phase === 'move') return view.order.includes(seat);
  const own = view.cars.filter((car) => car.seat === seat);
  return carMoves(view, seat).length > 0 && !(plus && own.some(({ spin }) => spin));
}

function carMoves(view: View, seat: Seat): CarMove[] {
  return view.cars.flatMap(({ seat: of, car, place, spin }) =>
    of === seat && place === null && !spin ? [{ car }] : [],
  );
}

/** Who has laid the last card takes all nine back. */
function fuelMoves(view: View, seat: Seat): FuelMove[] {
  const hand = view.hands[seat] ?? [];
  return (hand.length === 0 ? FULL_HAND : hand).map((fuel) => ({ fuel }));
}
