import type { CarView, FormulaDeTypes, View } from '@paddock/formula-de';
import { WEAR_PARTS, pointsFor, standingsOf } from '@paddock/formula-de';
import type { Seat } from '@paddock/kernel';
import type { Position } from '../table-link.ts';
import { cornerAhead, cornerOf, circuitBoardFor } from './circuit-board.ts';
import type { FormulaDeTextContext } from './ui-types.ts';
import { carName } from './car-names.ts';

export function prompt(position: Position<FormulaDeTypes>, context: FormulaDeTextContext): string {
  const { view, awaiting, legal } = position;
  const { t } = context;
  if (awaiting.kind === 'over') {
    return t.ask.wins(context.list((awaiting.ranking[0] ?? []).map((winner) => context.name(winner))));
  }
  const car = view.cars[view.order[0] ?? -1];
  if (legal.length > 0 && car !== undefined) {
    const which = context.info.options.carsPerPlayer === 1 ? null : car.car + 1;
    const task = view.phase === 'move' ? t.ask.yourMove(which, view.roll ?? 0) : t.ask.yourGear(which);
    return [task, cornerHint(car, context)].filter((text) => text !== '').join(' ');
  }
  const die = view.pending[0];
  if (awaiting.kind === 'chance' && view.phase !== 'roll' && die !== undefined) {
    return t.ask.black[die.for](carName(context, die.car));
  }
  if (car === undefined) return '';
  const name = carName(context, car.car);
  if (view.phase === 'roll') return t.ask.roll(name, car.gear);
  return view.phase === 'move' ? t.ask.move(name, view.roll ?? 0) : t.ask.gear(name);
}

/** What the driver must know about corners: the stops made in this one, or those the next one needs. */
function cornerHint(car: CarView, context: FormulaDeTextContext): string {
  const board = circuitBoardFor(context);
  if (car.cell === null) return '';
  const here = cornerOf(board, car.cell);
  if (here !== null && car.stops < here.stops) return context.t.ask.inCorner(here.name, car.stops, here.stops);
  const ahead = cornerAhead(board, car.cell);
  return ahead === null ? '' : context.t.ask.cornerAhead(ahead.corner.name, ahead.cellsAway, ahead.corner.stops);
}

export function describePosition(view: View, context: FormulaDeTextContext): readonly string[] {
  const { t, info } = context;
  const board = circuitBoardFor(context);
  const cars = standingsOf(board.circuit, view).map((car) => describeCar(view.cars[car]!, context));
  return [
    t.describe.race(board.circuit.name, info.options.laps, view.round),
    ...(view.order.length === 0
      ? []
      : [t.describe.order(context.list(view.order.map((car) => carName(context, car))))]),
    ...cars,
  ];
}

function describeCar(car: CarView, context: FormulaDeTextContext): string {
  const { t } = context;
  const d = t.describe;
  const name = carName(context, car.car);
  if (car.status === 'finished') return d.car(name, [d.finished(car.place ?? 0)]);
  if (car.status === 'out') return d.car(name, car.place === null ? [d.out] : [d.out, t.place(car.place)]);
  const parts = car.cell === null ? [d.onGrid] : [d.lap(car.lap), d.gear(car.gear), ...locationTexts(car, context)];
  if (car.spun) parts.push(d.spun);
  if (car.waits) parts.push(d.waits);
  if (car.wear !== null) {
    const wear = car.wear;
    parts.push(d.wear(context.list(WEAR_PARTS.map((part) => t.points(part, wear[part])))));
  }
  return d.car(name, parts);
}

function locationTexts(car: CarView, context: FormulaDeTextContext): string[] {
  const { t } = context;
  const board = circuitBoardFor(context);
  const cell = board.cells.get(car.cell ?? '');
  if (cell === undefined) return [t.describe.inPit];
  const here = cornerOf(board, cell.id);
  const ahead = cornerAhead(board, cell.id);
  return [
    t.describe.lane(t.lanes[cell.lane]),
    ...(here === null ? [] : [t.describe.inCorner(here.name, car.stops, here.stops)]),
    ...(ahead === null ? [] : [t.describe.ahead(ahead.corner.name, ahead.cellsAway, ahead.corner.stops)]),
  ];
}

export function scoreText(view: View, of: Seat, context: FormulaDeTextContext): string {
  const { t, info } = context;
  const cars = view.cars.filter((car) => car.seat === of);
  // The place of the only car is the place of the seat.
  if (cars.length === 1 && !info.options.teamPoints) return '';
  const placed = cars.filter(({ place }) => place !== null).sort((a, b) => a.place! - b.place!);
  const text = context.list(
    placed.map(({ place, status }) => (status === 'out' ? `${t.place(place!)} (${t.seat.out})` : t.place(place!))),
  );
  if (!info.options.teamPoints) return text;
  const points = cars.reduce((sum, { status, place }) => sum + pointsFor(status, place ?? 0), 0);
  return text === '' ? t.score(points) : `${t.score(points)} (${text})`;
}
