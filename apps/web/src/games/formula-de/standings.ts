import { type CarView, type Event, seatStandingsOf, type View } from '@paddock/formula-de';
import type { Seat } from '@paddock/kernel';
import { describeStandings, titleOf } from '../standings.ts';
import type { EventMark, SeatFacts, Standing } from '../ui.ts';
import { carName, seatOfCar } from './car-names.ts';
import { circuitBoardFor } from './circuit-board.ts';
import type { FormulaDeTextContext } from './ui-types.ts';

/** The seats in race order (FD-10). */
export function standings(view: View, context: FormulaDeTextContext): Standing[] {
  return describeStandings(
    seatStandingsOf(circuitBoardFor(context).circuit, view, context.info.options),
    context.t.gap,
  );
}

export function seatFacts(view: View, of: Seat, context: FormulaDeTextContext): SeatFacts {
  const { t, info } = context;
  const cars = view.cars.filter((car) => car.seat === of);
  const driving = (car: CarView): boolean => car.status === 'racing' || car.status === 'pit';
  const join = (value: (car: CarView) => string): string => cars.map(value).join(' · ');
  const onTrack = cars.some((car) => driving(car) && car.cell !== null);
  const facts = onTrack
    ? [
        { label: t.seat.gear, value: join((car) => (driving(car) ? String(car.gear) : '–')) },
        ...(info.options.laps === 1
          ? []
          : [{ label: t.seat.lap, value: join((car) => (driving(car) ? String(Math.max(1, car.lap)) : '–')) }]),
        // Only open dashboards, and one's own (FD-7).
        ...(cars.some(({ wear }) => wear === null)
          ? []
          : [{ label: t.parts.tyres, value: join((car) => (driving(car) ? String(car.wear!.tyres) : '–')) }]),
      ]
    : [];
  const notes = cars.map((car) => seatNote(car, context)).filter((note) => note !== null);
  return {
    facts,
    isOut: cars.length > 0 && cars.every((car) => car.status === 'out'),
    note: notes.length === 0 ? undefined : notes.join(' · '),
  };
}

function seatNote(car: CarView, { t }: FormulaDeTextContext): string | null {
  if (car.status === 'finished') return t.seat.finished(car.place ?? 0);
  if (car.status === 'out') return t.seat.out;
  if (car.waits) return t.seat.waits;
  if (car.status === 'pit') return t.seat.inPit;
  return car.spun ? t.seat.spun : null;
}

/** Rounds, whose car it is, and how lucky or skilful it was. */
export function markEvent(event: Event, context: FormulaDeTextContext): EventMark {
  if (event.type === 'round') return { round: titleOf(context.t.tell.round(event.round)) };
  if (!('car' in event)) return {};
  const tone = toneOf(event);
  const mark = { seat: seatOfCar(context, event.car), who: carName(context, event.car) };
  return tone === null ? mark : { ...mark, tone };
}

function toneOf(event: Event): 'bad' | 'good' | null {
  switch (event.type) {
    case 'spun':
    case 'damaged':
    case 'out':
    case 'stalled':
      return 'bad';
    case 'black':
      if (event.outcome === 'dream') return 'good';
      return event.outcome === 'hit' || event.outcome === 'hurt' ? 'bad' : null;
    case 'moved':
      return (event.tyres ?? 0) > 0 || event.path.length === 0 ? 'bad' : null;
    case 'shifted':
      return event.forced ? 'bad' : null;
    case 'pitStop':
      return event.quick ? 'good' : null;
    case 'finished':
      return 'good';
    default:
      return null;
  }
}
