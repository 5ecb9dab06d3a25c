/** The gears of Formula Dé, what it costs to shift, and the dice. */
import { type Car, carToMove, type Race } from './race.ts';

export const BLACK_DIE_FACES = range(1, 20, 1);

/** FD-2: the faces of the gear dice; the first list is 1st gear. */
export const GEAR_DIE_FACES: readonly (readonly number[])[] = [
  [1, 1, 2, 2],
  [2, 3, 3, 4, 4, 4],
  [4, 5, 6, 6, 7, 7, 8, 8],
  range(7, 12, 2),
  range(11, 20, 2),
  range(21, 30, 3),
];

function range(from: number, to: number, times: number): number[] {
  return Array.from({ length: (to - from + 1) * times }, (_, index) => from + Math.floor(index / times));
}

/** FD-12, FD-22: what shifting to a gear costs, or null when it is not allowed. */
export function computeShiftCost(
  race: Race,
  car: Car,
  gear: number,
): { fuel: number; brakes: number; engine: number } | null {
  const free = { fuel: 0, brakes: 0, engine: 0 };
  if (car.waits) return gear <= 4 ? free : null; // FD-31
  if (race.onlyFirst.has(car.car)) return gear === 1 ? free : null; // FD-9, FD-21
  const down = car.gear - gear;
  if (down < -1 || down > 4) return null;
  if (down <= 1 || car.status === 'pit') return free; // FD-29: forced downshifts are free in the lane.
  const { wear } = car;
  const cost = { fuel: 1, brakes: down > 2 ? 1 : 0, engine: down > 3 ? 1 : 0 };
  // FD-22: not without the points, nor with the last engine point.
  const payable = wear.fuel >= cost.fuel && wear.brakes >= cost.brakes && wear.engine > cost.engine;
  return payable ? cost : null;
}

export function shiftGear(race: Race, gear: number): void {
  const car = carToMove(race);
  const cost = computeShiftCost(race, car, gear);
  car.wear.fuel -= cost?.fuel ?? 0;
  car.wear.brakes -= cost?.brakes ?? 0;
  car.wear.engine -= cost?.engine ?? 0;
  car.gear = gear;
  car.spun = false;
  car.waits = false;
  race.onlyFirst.delete(car.car);
  race.table.phase = 'roll';
}
