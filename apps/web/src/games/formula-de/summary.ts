import { type Event, pointsFor, type View } from '@paddock/formula-de';
import type { Seat } from '@paddock/kernel';
import { seatOfCar } from './car-names.ts';
import type { FormulaDeTextContext } from './ui-types.ts';

type History = readonly { readonly event: Event }[];

/** Team points, or the rounds between the two over the line. */
export function margin(
  view: View,
  ahead: Seat,
  behind: Seat,
  context: FormulaDeTextContext,
  history: History,
): string | null {
  const { t, info } = context;
  if (info.options.teamPoints) {
    const points = teamPoints(view, ahead) - teamPoints(view, behind);
    return points > 0 ? t.score(points) : null;
  }
  const first = findFinishRound(history, ahead, context);
  const last = findFinishRound(history, behind, context);
  return first === null || last === null || last <= first ? null : t.rounds(last - first);
}

/** The round in which a seat's first car crossed the line; `null` if none did. */
function findFinishRound(history: History, seat: Seat, context: FormulaDeTextContext): number | null {
  let round = 0;
  for (const { event } of history) {
    if (event.type === 'round') round = event.round;
    if (event.type === 'finished' && seatOfCar(context, event.car) === seat) return round;
  }
  return null;
}

function teamPoints({ cars }: View, seat: Seat): number {
  return cars
    .filter((car) => car.seat === seat)
    .reduce((sum, { status, place }) => sum + pointsFor(status, place ?? 0), 0);
}

/** The round in which the seat's cars finished, or why they are out. */
export function decidedBy(history: History, seat: Seat, context: FormulaDeTextContext): string | null {
  const reasons: string[] = [];
  let round = 0;
  for (const { event } of history) {
    if (event.type === 'round') round = event.round;
    if (event.type !== 'finished' && event.type !== 'out') continue;
    if (seatOfCar(context, event.car) !== seat) continue;
    const { tell, brief } = context.t;
    reasons.push(event.type === 'finished' ? tell.finishedInRound(round) : brief.out[event.reason]);
  }
  return reasons.length === 0 ? null : reasons.join(' · ');
}

export function raceStage(view: View, { t }: FormulaDeTextContext): string | null {
  return view.round === 0 ? null : t.tell.round(view.round);
}
