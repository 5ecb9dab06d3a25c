import type { Seat } from '@paddock/kernel';
import { FUEL_CARDS } from './fuel.ts';
import type { CarMove, CarView, FuelMove, Move, Options, View } from './types.ts';

/** The car that will use this turn's card, if the seat still has to pick one, and then the card of the next turn. */
export function listPremoves(view: View, seat: Seat, chosen: readonly Move[], { rules }: Options): readonly Move[] {
  if (view.phase !== 'choose' && view.phase !== 'move') return [];
  const cars = view.cars.filter((car) => car.seat === seat && car.place === null);
  // Who has no car in the race plays no more (PP-15).
  if (cars.length === 0) return [];
  const steps = [...(picksCar(view, seat, cars, rules) ? [carMoves(cars)] : []), fuelMoves(view.hands[seat]!)];
  return steps[chosen.length] ?? [];
}

/** Whether the seat picks a car before it chooses a card again; in the plus game one spinning car holds up the team (PP-25). */
function picksCar(view: View, seat: Seat, cars: readonly CarView[], rules: Options['rules']): boolean {
  if (view.phase === 'move') return view.order.includes(seat);
  return rules === 'plus' ? cars.every(({ spin }) => !spin) : cars.some(({ spin }) => !spin);
}

/** Spinning cars stay where they are (PP-17). */
function carMoves(cars: readonly CarView[]): CarMove[] {
  return cars.filter(({ spin }) => !spin).map(({ car }) => ({ car }));
}

/** After the last card all nine come back (PP-12). */
function fuelMoves(hand: readonly number[]): FuelMove[] {
  return (hand.length === 0 ? FUEL_CARDS : hand).map((fuel) => ({ fuel }));
}
