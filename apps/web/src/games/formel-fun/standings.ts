import {
  type Event,
  findLastCar,
  MAX_EXTRA_TURBOS,
  numberOfRaces,
  type Options,
  projectPoints,
  seatOfCar,
  seatStandingsOf,
  type View,
} from '@paddock/formel-fun';
import type { Seat } from '@paddock/kernel';
import { describeStandings, titleOf } from '../standings.ts';
import type { EventMark, SeatFacts, Standing } from '../ui.ts';
import { carName, type FormelFunTextContext } from './sentences.ts';

/** The seats as they would be ranked if all cars kept their places (FF-29). */
export function standings(view: View, { t, info }: FormelFunTextContext): Standing[] {
  return describeStandings(seatStandingsOf(view, info.options), t.gap);
}

export function seatFacts(view: View, one: Seat, { t, info }: FormelFunTextContext): SeatFacts {
  const racing = view.cars.filter((car) => car.seat === one && car.out === null).length;
  const out = racing === 0;
  const last = findLastCar(view.cars);
  const hasLantern = last !== undefined && view.cars[last]!.seat === one;
  return {
    facts: [
      { label: t.seat.points, value: pointsText(view, one, info.options) },
      { label: t.seat.cars, value: String(racing) },
      { label: t.seat.cards, value: String(view.handSizes[one]) },
      ...(view.extraTurbos[one] === 0
        ? []
        : [{ label: t.seat.turbos, value: `${view.extraTurbos[one]}/${MAX_EXTRA_TURBOS}` }]),
    ],
    isOut: out,
    note: out ? t.seat.out : hasLantern ? t.seat.lantern : undefined,
  };
}

/** The points, and where points decide, what they will be if all cars keep their places. */
function pointsText(view: View, one: Seat, { win }: Options): string {
  const points = view.points[one]!;
  const expected = win === 'title' && view.order.length > 0 ? projectPoints(view)[one]! : points;
  return expected === points ? String(points) : `${points} → ${expected}`;
}

/** Turns, whose car it is, and how lucky or skilful it was. */
export function markEvent(event: Event, context: FormelFunTextContext): EventMark {
  const { t, info } = context;
  const who = 'car' in event ? { who: carName(event.car, context) } : {};
  switch (event.type) {
    case 'race':
      return { round: titleOf(t.describe.race(event.race, numberOfRaces(info.seats), 1)) };
    case 'turn':
      // The event `race` has just begun the first turn.
      if (event.turn === 1) return {};
      return { round: titleOf(t.describe.race(event.race, numberOfRaces(info.seats), event.turn)) };
    case 'played':
      return { seat: event.seat, ...who };
    case 'moved': {
      const seat = seatOfCar(event.car, info.seats);
      return event.aimed > event.to ? { seat, ...who, tone: 'bad' } : { seat, ...who };
    }
    case 'eliminated':
    case 'retired':
      return { seat: event.seat, ...who, tone: 'bad' };
    case 'finished':
      return { seat: event.seat, ...who, tone: 'good' };
    default:
      return {};
  }
}
