import type { CarView, DrivePreview, Event, FormulaDeKind, GearPreview, Preview, View } from '@paddock/formula-de';
import { styled } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';
import type { Board } from './board.ts';

/** Cars are called by their number from 1, as painted on them. */
function carName(car: number): string {
  return `car ${car + 1}`;
}

function draw(view: View): string {
  const { round, order, phase, roll, cars } = view;
  const mover = order[0];
  const sorted = [...cars].sort((a, b) => rankOf(view, a) - rankOf(view, b));
  const rows = sorted.map((car) => row(car, car.car === mover));
  const rolled = roll === null ? '' : `, ${roll} cells to drive`;
  return [
    styled('bold', `Round ${round}`) + styled('dim', `   ${phase}${rolled}`),
    table(['car', 'where', 'gear', 'stops', 'tyres', 'brakes', 'fuel', 'body', 'engine'], rows),
  ].join('\n');
}

function row(car: CarView, toMove: boolean): string[] {
  const name = `${toMove ? '▶' : ' '} ${carName(car.car)} (seat ${car.seat})`;
  const driving = car.status === 'racing' || car.status === 'pit';
  const wear = car.wear === null ? ['?', '?', '?', '?', '?'] : Object.values(car.wear).map(String);
  return [name, standing(car), driving ? String(car.gear) : '', car.stops > 0 ? String(car.stops) : '', ...wear];
}

/** Cars still to move first, in their order, then the others as they are numbered, then those that are done. */
function rankOf({ order }: View, { car, place, status }: CarView): number {
  const turn = order.indexOf(car);
  if (turn >= 0) return turn;
  return 100 + car + (place === null ? 0 : place * 100) + (status === 'out' ? 5000 : 0);
}

function standing({ cell, lap, status, place, spun, waits }: CarView): string {
  if (status === 'out') return place === null ? 'out' : `out, place ${place}`;
  if (status === 'finished') return `place ${place}`;
  return `${cell ?? '-'}, lap ${lap}${spun ? ', spun' : ''}${waits ? ', waits' : ''}`;
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

function offer(preview: Preview): string {
  return preview.kind === 'gear' ? offerGear(preview) : offerDrive(preview);
}

function offerGear({ gear, fuel, brakes, engine, outlook }: GearPreview): string {
  const price = cost({ fuel, brake: brakes, engine });
  const tyres = outlook.tyres.flatMap((chance, lost) =>
    lost > 0 && chance > 0 ? [`${percent(chance)} −${lost} tyres`] : [],
  );
  const risks = [
    ...tyres,
    ...(outlook.spin > 0 ? [`${percent(outlook.spin)} spin`] : []),
    ...(outlook.out > 0 ? [`${percent(outlook.out)} out`] : []),
  ];
  return `gear ${gear}${price === '' ? '' : `, costs ${price}`}${risks.length === 0 ? '' : `; at best ${risks.join(', ')}`}`;
}

function offerDrive({ to, path, tyres, brakes, spin, finish, box, collisions, stop, overshot }: DrivePreview): string {
  const price = cost({ tyre: tyres, brake: brakes });
  const notes = [
    ...(price === '' ? [] : [`costs ${price}`]),
    ...(overshot.length === 0 ? [] : [`runs wide of corner ${overshot.join(' and ')}`]),
    ...(spin ? ['spins'] : []),
    ...(stop === null ? [] : [`stop ${stop.made} of ${stop.needed} in corner ${stop.corner}`]),
    ...(collisions.length === 0 ? [] : [`rolls against ${collisions.map(carName).join(', ')}`]),
    ...(box ? ['new tyres'] : []),
  ];
  const goal = finish ? 'over the line' : `to ${to} (${path.length})`;
  return `${goal.padEnd(20)}${notes.join(', ')}`.trimEnd();
}

/** "1 brake, 2 tyres"; nothing for what costs nothing. */
function cost(points: Readonly<Record<string, number>>): string {
  return Object.entries(points)
    .filter(([, count]) => count > 0)
    .map(([part, count]) => `${count} ${part}${count === 1 || part === 'fuel' || part === 'engine' ? '' : 's'}`)
    .join(', ');
}

function tell(event: Event): string | null {
  switch (event.type) {
    case 'grid':
      return `Grid: ${event.order.map(carName).join(', ')}`;
    case 'round':
      return styled('bold', `Round ${event.round}`);
    case 'rolled':
      return `  ${carName(event.car)} in gear ${event.gear} rolls ${event.result}`;
    case 'black':
      return event.for === 'grid' || event.for === 'start'
        ? null
        : `  ${carName(event.car)} rolls ${event.result} (${event.for})`;
    case 'stalled':
      return `  ${carName(event.car)} stalls`;
    case 'moved': {
      const price = cost({ tyre: event.tyres ?? 0, brake: event.brakes ?? 0 });
      return `  ${carName(event.car)} drives ${event.path.length} to ${event.to}${price === '' ? '' : `, ${price}`}`;
    }
    case 'spun':
      return styled('yellow', `  ${carName(event.car)} spins`);
    case 'damaged':
      return styled('yellow', `  ${carName(event.car)} loses a point of ${event.part}`);
    case 'out':
      return styled('red', `  ${carName(event.car)} is out: ${event.reason}`);
    case 'pitStop':
      return `  ${carName(event.car)} in its box: ${event.quick ? `a quick stop, ${event.cells} cells at once` : 'a slow stop'}`;
    case 'finished':
      return styled('green', `  ${carName(event.car)} finishes in place ${event.place}`);
    default:
      return null;
  }
}

export const formulaDeBoard: Board<FormulaDeKind> = { draw, offer: (_move, preview) => offer(preview), tell };
