import type { Seat } from '@paddock/kernel';
import { FIRST_GEAR_ONLY, gearsInPitLane, gearsOnRoad, GEARS_AFTER_WAITING } from './gears.ts';
import type { CarView, GearMove, Move, View } from './types.ts';

const NO_PREMOVES: readonly GearMove[] = [];

/** The gear of the seat's next turn. Where to drive is asked once the die has been rolled. */
export function listPremoves(view: View, seat: Seat, chosen: readonly Move[]): readonly GearMove[] {
  if (chosen.length > 0 || view.phase === 'grid') return NO_PREMOVES;
  const car = findNextCar(view, seat);
  return car === null ? NO_PREMOVES : listNextGears(car);
}

/** The car of the seat that will choose a gear next, if that is known yet. */
function findNextCar(view: View, seat: Seat): CarView | null {
  const { cars, order, phase } = view;
  const isOwn = ({ seat: owner, status }: CarView): boolean =>
    owner === seat && (status === 'racing' || status === 'pit');
  const mover = cars[order[0] ?? -1];
  const hasGear = phase !== 'gear' && phase !== 'start';
  // The mover has yet to drive, or a pit stop may still change its gear.
  if (mover?.seat === seat && (phase === 'roll' || phase === 'move' || phase === 'pit')) return null;
  const ahead = order.slice(hasGear ? 1 : 0).find((car) => isOwn(cars[car]!));
  if (ahead !== undefined) return cars[ahead]!;
  // Of two cars nobody knows yet which comes first in the next round.
  const own = cars.filter(isOwn);
  return own.length === 1 ? own[0]! : null;
}

function listNextGears({ gear, waits, started, since, spun, status, wear }: CarView): readonly GearMove[] {
  if (waits) return GEARS_AFTER_WAITING;
  // A car that has not moved since the grid was set up drives off in first.
  if (!started || spun || since === 0) return FIRST_GEAR_ONLY;
  if (status === 'pit') return gearsInPitLane(gear);
  return wear === null ? gearsOnRoad(gear, 0, 0, 0) : gearsOnRoad(gear, wear.fuel, wear.brakes, wear.engine);
}
