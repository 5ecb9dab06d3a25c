import {
  type CarView,
  circuitFor,
  type DrivePreview,
  type Event,
  FACES,
  type FormulaDeKind,
  type GearPreview,
  type Options,
  OUTCOMES,
  type Preview,
  type View,
} from '@paddock/formula-de';
import { styled } from '../../terminal/style.ts';
import { table } from '../../terminal/table.ts';
import type { Board } from '../board.ts';
import { drawAhead } from './map.ts';
import { cellsText, Road, stopsText } from './road.ts';

/** Cars are called by their number from 1, as painted on them. */
function carName(car: number): string {
  return `car ${car + 1}`;
}

function draw(road: Road, view: View, choices: readonly Preview[]): string {
  const { round, order, phase, roll, cars } = view;
  const mover = cars.find(({ car }) => car === order[0]);
  const sorted = [...cars].sort((a, b) => rankOf(view, a) - rankOf(view, b));
  const rows = sorted.map((car) => row(road, car, car === mover));
  const rolled = roll === null ? '' : `, ${cellsText(roll)} to drive`;
  return [
    styled('bold', `Round ${round}`) + styled('dim', `   ${phase}${rolled}`),
    table(['car', 'where', 'gear', 'stops', 'tyres', 'brakes', 'fuel', 'body', 'engine'], rows),
    ...(mover === undefined ? [] : drawRoad(road, view, mover, choices)),
  ].join('\n');
}

/** The road before the car that moves, with the numbers of the choices where they end. */
function drawRoad(road: Road, { cars }: View, mover: CarView, choices: readonly Preview[]): string[] {
  if (mover.cell === null) return [];
  const place = `${carName(mover.car)}: ${road.describe(mover.cell)}${stopsMade(road, mover)}`;
  const cell = road.cell(mover.cell);
  if (cell === undefined) return ['', place];
  const ends = new Map<string, string>();
  for (const [i, choice] of choices.entries()) {
    if (choice.kind === 'drive' && !ends.has(choice.to)) ends.set(choice.to, String(i + 1));
  }
  const numbers = new Map(cars.flatMap((car) => (car.cell === null ? [] : [[car.cell, `#${car.car + 1}`] as const])));
  return ['', place, '', ...drawAhead(road, cell, { cars: numbers, ends }, process.stdout.columns ?? 100)];
}

function stopsMade(road: Road, { cell, stops }: CarView): string {
  const corner = road.cell(cell)?.corner ?? null;
  return corner === null ? '' : `; ${stops} of ${stopsText(road.corner(corner).stops)} made`;
}

function row(road: Road, car: CarView, toMove: boolean): string[] {
  const name = `${toMove ? '▶' : ' '} ${carName(car.car)} (seat ${car.seat})`;
  const driving = car.status === 'racing' || car.status === 'pit';
  const wear = car.wear === null ? ['?', '?', '?', '?', '?'] : Object.values(car.wear).map(String);
  return [name, standing(road, car), driving ? String(car.gear) : '', car.stops > 0 ? String(car.stops) : '', ...wear];
}

/** Cars still to move first, in their order, then the others as they are numbered, then those that are done. */
function rankOf({ order }: View, { car, place, status }: CarView): number {
  const turn = order.indexOf(car);
  if (turn >= 0) return turn;
  return 100 + car + (place === null ? 0 : place * 100) + (status === 'out' ? 5000 : 0);
}

function standing(road: Road, { cell, lap, status, place, spun, waits }: CarView): string {
  if (status === 'out') return place === null ? 'out' : `out, place ${place}`;
  if (status === 'finished') return `place ${place}`;
  return `lap ${lap}, ${cell === null ? '-' : road.describeShortly(cell)}${spun ? ', spun' : ''}${waits ? ', waits' : ''}`;
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

function offer(road: Road, preview: Preview): string {
  return preview.kind === 'gear' ? offerGear(preview) : offerDrive(road, preview);
}

/** What the best answer to each face of the die brings; the shares add up to all faces. */
function offerGear({ gear, fuel, brakes, engine, outlook: { shares, tyreLoss } }: GearPreview): string {
  const price = cost({ fuel, brake: brakes, engine });
  const faces = FACES[gear]!;
  const loss = tyreLoss === null ? '' : ` (${range(tyreLoss.least, tyreLoss.most)})`;
  const words = { clean: 'free', brakes: 'with brakes', tyres: `costs tyres${loss}`, spin: 'spin', out: 'out' };
  const risks = OUTCOMES.flatMap((outcome) =>
    shares[outcome] > 0 ? [`${percent(shares[outcome])} ${words[outcome]}`] : [],
  );
  const cells = `${range(Math.min(...faces), Math.max(...faces))} cells`;
  return `gear ${gear}, ${cells}${price === '' ? '' : `, costs ${price}`}: ${risks.join(', ')}`;
}

function range(least: number, most: number): string {
  return least === most ? String(least) : `${least} to ${most}`;
}

function offerDrive(road: Road, preview: DrivePreview): string {
  const { to, path, tyres, brakes, spin, finish, box, collisions, stop, overshot } = preview;
  const price = cost({ tyre: tyres, brake: brakes });
  const notes = [
    ...(price === '' ? [] : [`costs ${price}`]),
    ...(overshot.length === 0 ? [] : [`runs wide of ${overshot.map((id) => road.corner(id).name).join(' and ')}`]),
    ...(spin ? ['spins'] : []),
    ...(stop === null ? [] : [`stop ${stop.made} of ${stop.needed} in ${road.corner(stop.corner).name}`]),
    ...(collisions.length === 0 ? [] : [`rolls against ${collisions.map(carName).join(', ')}`]),
    ...(box ? ['new tyres'] : []),
  ];
  const goal = finish ? 'over the line' : `${cellsText(path.length)}: ${road.describe(to)}`;
  return [goal, ...notes].join('; ');
}

/** "1 brake, 2 tyres"; nothing for what costs nothing. */
function cost(points: Readonly<Record<string, number>>): string {
  return Object.entries(points)
    .filter(([, count]) => count > 0)
    .map(([part, count]) => `${count} ${part}${count === 1 || part === 'fuel' || part === 'engine' ? '' : 's'}`)
    .join(', ');
}

function tell(road: Road, event: Event): string | null {
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
      return `  ${carName(event.car)} drives ${cellsText(event.path.length)}: ${goalText(road, event.to)}${price === '' ? '' : `; ${price}`}`;
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

function goalText(road: Road, to: string): string {
  return to === 'finish' ? 'over the line' : road.describe(to);
}

export function formulaDeBoard(options: Options): Board<FormulaDeKind> {
  const road = new Road(circuitFor(options.circuit));
  return {
    draw: (view, choices = []) => draw(road, view, choices),
    offer: (_move, preview) => offer(road, preview),
    tell: (event) => tell(road, event),
  };
}
