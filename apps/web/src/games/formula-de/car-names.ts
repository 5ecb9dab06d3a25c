import { type WearPart, WEAR_PARTS, seatOf } from '@paddock/formula-de';
import type { Seat } from '@paddock/kernel';
import type { FormulaDeTextContext } from './ui-types.ts';

export function seatOfCar(context: FormulaDeTextContext, car: number): Seat {
  return seatOf(context.info, car);
}

/** The driver's name, with the car's number if each driver has two. */
export function carName(context: FormulaDeTextContext, car: number): string {
  const name = context.name(seatOfCar(context, car));
  return context.info.options.carsPerPlayer === 1 ? name : context.t.car(name, car + 1);
}

/** "2 tyres, 1 brake"; empty for what costs nothing. */
export function costText(context: FormulaDeTextContext, points: Partial<Record<WearPart, number>>): string {
  const parts = WEAR_PARTS.filter((part) => (points[part] ?? 0) > 0);
  return context.list(parts.map((part) => context.t.points(part, points[part]!)));
}
