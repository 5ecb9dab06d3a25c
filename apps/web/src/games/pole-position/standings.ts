import type { Seat } from '@paddock/kernel';
import { type Event, projectPoints, seatStandingsOf, type View } from '@paddock/pole-position';
import { describeStandings, titleOf } from '../standings.ts';
import type { EventMark, SeatFacts, Standing } from '../ui.ts';
import { hasFinished } from './car-poses.ts';
import type { PolePositionTextContext } from './sentences.ts';

/** The seats as they would be ranked if the race ended now (PP-28). */
export function standings(view: View, { t, info }: PolePositionTextContext): Standing[] {
  return describeStandings(seatStandingsOf(view, info.options), t.gap);
}

export function seatFacts(view: View, who: Seat, { t, info }: PolePositionTextContext): SeatFacts {
  const home = hasFinished(view, who);
  const over = view.phase === 'over';
  const laid = view.phase === 'choose' && view.ready[who] === true;
  const spins = view.cars.some((car) => car.seat === who && car.spin && car.place === null);
  const notes = over ? [] : [home ? t.rail.home : laid ? t.rail.chosen : null, spins ? t.tell.spinning : null];
  const note = notes.filter((one) => one !== null).join(' · ');
  return {
    facts: [
      over || home
        ? { label: t.rail.points, value: String(view.points[who] ?? 0) }
        : { label: t.rail.projected, value: String(projectPoints(view, info.options)[who] ?? 0) },
      ...(home ? [] : [{ label: t.rail.cards, value: String(view.hands[who]?.length ?? 0) }]),
    ],
    note: note === '' ? undefined : note,
  };
}

/** Turns, whose car it is, and how lucky or skilful it was. */
export function markEvent(event: Event, { t, name }: PolePositionTextContext): EventMark {
  const who = 'car' in event ? { who: t.brief.car(name(event.seat), event.car + 1) } : {};
  switch (event.type) {
    case 'turn':
      return { round: titleOf(t.tell.turn(event.turn)) };
    case 'spun':
    case 'pit':
      return { seat: event.seat, ...who, tone: 'bad' };
    case 'turbo':
    case 'finished':
      return { seat: event.seat, ...who, tone: 'good' };
    case 'laid':
      return event.seat === null ? {} : { seat: event.seat };
    case 'moved':
    case 'straightened':
    case 'placed':
    case 'refilled':
      return { seat: event.seat, ...who };
    default:
      return {};
  }
}
