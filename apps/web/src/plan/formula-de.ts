import type { CarView, FormulaDeKind, GearMove } from '@paddock/formula-de';
import { describeMove } from '../games/formula-de/describe-move.ts';
import type { FormulaDeTexts } from '../games/formula-de/texts/types.ts';
import type { Planner } from './planner.ts';

const GEARS = [1, 2, 3, 4, 5, 6];
/** Who waits in the pits leaves in fourth at most. */
const PIT_GEAR = 4;

/** The gear of one's next turn. Where to end on is asked once the die has been rolled. */
export const planner: Planner<FormulaDeKind, FormulaDeTexts> = {
  next(view, seat, planned) {
    if (planned.length > 0 || view.phase === 'grid') return [];
    const racing = view.cars.filter((car) => car.seat === seat && (car.status === 'racing' || car.status === 'pit'));
    const ahead = view.order.map((car) => view.cars[car]).find((car) => car?.seat === seat);
    // Of two cars nobody knows yet which comes first in the next round.
    const car = ahead ?? (racing.length === 1 ? racing[0] : undefined);
    return car === undefined ? [] : gearsAfter(car);
  },
  say: (move, words) => describeMove(move, null, words),
};

/** One up, the same, or down as far as it can pay for. */
function gearsAfter(car: CarView): GearMove[] {
  const { gear, waits, started, spun, status, wear } = car;
  if (waits) return moves(1, PIT_GEAR);
  if (!started || spun) return moves(1, 1);
  if (status === 'pit') return moves(gear - 4, gear + 1);
  if (wear === null || wear.fuel < 1) return moves(gear - 1, gear + 1);
  if (wear.brakes < 1) return moves(gear - 2, gear + 1);
  return moves(gear - (wear.engine < 2 ? 3 : 4), gear + 1);
}

function moves(least: number, most: number): GearMove[] {
  return GEARS.filter((gear) => gear >= least && gear <= most).map((gear) => ({ gear }));
}
