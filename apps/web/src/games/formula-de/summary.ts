import { type Event, pointsFor, type View } from '@paddock/formula-de';
import type { Seat } from '@paddock/kernel';
import { carName, seatOfCar } from './car-names.ts';
import type { FormulaDeTextContext } from './ui-types.ts';

/** Only points can be counted: otherwise the better place decides. */
export function margin(view: View, ahead: Seat, behind: Seat, { t, info }: FormulaDeTextContext): string | null {
  if (!info.options.teamPoints) return null;
  const points = teamPoints(view, ahead) - teamPoints(view, behind);
  return points > 0 ? t.score(points) : null;
}

function teamPoints({ cars }: View, seat: Seat): number {
  return cars
    .filter((car) => car.seat === seat)
    .reduce((sum, { status, place }) => sum + pointsFor(status, place ?? 0), 0);
}

/** The round in which the seat's cars finished, or why they are out. */
export function decidedBy(
  history: readonly { readonly event: Event }[],
  seat: Seat,
  context: FormulaDeTextContext,
): string | null {
  const reasons: string[] = [];
  let round = 0;
  for (const { event } of history) {
    if (event.type === 'round') round = event.round;
    if (event.type !== 'finished' && event.type !== 'out') continue;
    if (seatOfCar(context, event.car) !== seat) continue;
    const { tell } = context.t;
    reasons.push(event.type === 'finished' ? tell.round(round) : tell.out[event.reason](carName(context, event.car)));
  }
  return reasons.length === 0 ? null : reasons.join(' ');
}

export function raceStage(view: View, { t }: FormulaDeTextContext): string | null {
  return view.round === 0 ? null : t.tell.round(view.round);
}
