import {
  type CarView,
  resolveCircuit,
  type DrivePreview,
  type Event,
  DIE_FACES,
  type FormulaDeTypes,
  type GearPreview,
  type Options,
  ROLL_OUTCOMES,
  type Preview,
  type View,
} from '@paddock/formula-de';
import { applyStyle } from '../../terminal/style.ts';
import { formatColumns } from '../../terminal/format.ts';
import type { TextBoard } from '../text-board.ts';
import { drawRoadAhead } from './road-ahead.ts';
import { formatCells, CircuitText, formatStops } from './circuit-text.ts';

/** Cars are numbered from 1, as painted on them. */
function carName(car: number): string {
  return `car ${car + 1}`;
}

function draw(circuit: CircuitText, view: View, choices: readonly Preview[]): string {
  const { round, order, phase, roll, cars } = view;
  const mover = cars.find(({ car }) => car === order[0]);
  const sorted = [...cars].sort((a, b) => rankOf(view, a) - rankOf(view, b));
  const rows = sorted.map((car) => createRow(circuit, car, car === mover));
  const rolled = roll === null ? '' : `, ${formatCells(roll)} to drive`;
  return [
    applyStyle('bold', `Round ${round}`) + applyStyle('dim', `   ${phase}${rolled}`),
    formatColumns(['car', 'where', 'gear', 'stops', 'tyres', 'brakes', 'fuel', 'body', 'engine'], rows),
    ...(mover === undefined ? [] : drawRoad(circuit, view, mover, choices)),
  ].join('\n');
}

/** The road ahead of the car to move, with the numbers of the choices on the cells where they end. */
function drawRoad(circuit: CircuitText, { cars }: View, mover: CarView, choices: readonly Preview[]): string[] {
  if (mover.cell === null) return [];
  const place = `${carName(mover.car)}: ${circuit.describe(mover.cell)}${formatStopsMade(circuit, mover)}`;
  const cell = circuit.cell(mover.cell);
  if (cell === undefined) return ['', place];
  const choiceNumbers = new Map<string, string>();
  for (const [i, choice] of choices.entries()) {
    if (choice.kind === 'drive' && !choiceNumbers.has(choice.to)) choiceNumbers.set(choice.to, String(i + 1));
  }
  const carNumbers = new Map(
    cars.flatMap((car) => (car.cell === null ? [] : [[car.cell, `#${car.car + 1}`] as const])),
  );
  return [
    '',
    place,
    '',
    ...drawRoadAhead(circuit, cell, { cars: carNumbers, choices: choiceNumbers }, process.stdout.columns ?? 100),
  ];
}

function formatStopsMade(circuit: CircuitText, { cell, stops }: CarView): string {
  const corner = circuit.cell(cell)?.corner ?? null;
  return corner === null ? '' : `; ${stops} of ${formatStops(circuit.corner(corner).stops)} made`;
}

function createRow(circuit: CircuitText, car: CarView, toMove: boolean): string[] {
  const name = `${toMove ? '▶' : ' '} ${carName(car.car)} (seat ${car.seat})`;
  const driving = car.status === 'racing' || car.status === 'pit';
  const wear = car.wear === null ? ['?', '?', '?', '?', '?'] : Object.values(car.wear).map(String);
  return [
    name,
    describeCar(circuit, car),
    driving ? String(car.gear) : '',
    car.stops > 0 ? String(car.stops) : '',
    ...wear,
  ];
}

/** Sort key: cars still to move in their order, then the others by number, then finished cars, then those that are out. */
function rankOf({ order }: View, { car, place, status }: CarView): number {
  const turn = order.indexOf(car);
  if (turn >= 0) return turn;
  return 100 + car + (place === null ? 0 : place * 100) + (status === 'out' ? 5000 : 0);
}

function describeCar(circuit: CircuitText, { cell, lap, status, place, spun, waits }: CarView): string {
  if (status === 'out') return place === null ? 'out' : `out, place ${place}`;
  if (status === 'finished') return `place ${place}`;
  return `lap ${lap}, ${cell === null ? '-' : circuit.describeBriefly(cell)}${spun ? ', spun' : ''}${waits ? ', waits' : ''}`;
}

function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function describeMove(circuit: CircuitText, preview: Preview): string {
  return preview.kind === 'gear' ? describeGear(preview) : describeDrive(circuit, preview);
}

/** A gear with its risks: the share of the faces of its die for each kind of outcome. */
function describeGear({ gear, fuel, brakes, engine, outlook: { shares, tyreLoss } }: GearPreview): string {
  const price = formatCost({ fuel, brake: brakes, engine });
  const faces = DIE_FACES[gear]!;
  const loss = tyreLoss === null ? '' : ` (${formatRange(tyreLoss.least, tyreLoss.most)})`;
  const words = { clean: 'free', brakes: 'with brakes', tyres: `costs tyres${loss}`, spin: 'spin', out: 'out' };
  const risks = ROLL_OUTCOMES.flatMap((outcome) =>
    shares[outcome] > 0 ? [`${formatShare(shares[outcome])} ${words[outcome]}`] : [],
  );
  const cells = `${formatRange(Math.min(...faces), Math.max(...faces))} cells`;
  return `gear ${gear}, ${cells}${price === '' ? '' : `, costs ${price}`}: ${risks.join(', ')}`;
}

function formatRange(least: number, most: number): string {
  return least === most ? String(least) : `${least} to ${most}`;
}

function describeDrive(circuit: CircuitText, preview: DrivePreview): string {
  const { to, path, tyres, brakes, spin, finish, box, collisions, stop, overshot } = preview;
  const price = formatCost({ tyre: tyres, brake: brakes });
  const notes = [
    ...(price === '' ? [] : [`costs ${price}`]),
    ...(overshot.length === 0 ? [] : [`runs wide of ${overshot.map((id) => circuit.corner(id).name).join(' and ')}`]),
    ...(spin ? ['spins'] : []),
    ...(stop === null ? [] : [`stop ${stop.made} of ${stop.needed} in ${circuit.corner(stop.corner).name}`]),
    ...(collisions.length === 0 ? [] : [`rolls against ${collisions.map(carName).join(', ')}`]),
    ...(box ? ['new tyres'] : []),
  ];
  const goal = finish ? 'over the line' : `${formatCells(path.length)}: ${circuit.describe(to)}`;
  return [goal, ...notes].join('; ');
}

/** "1 brake, 2 tyres"; empty if it costs nothing. */
function formatCost(points: Readonly<Record<string, number>>): string {
  return Object.entries(points)
    .filter(([, count]) => count > 0)
    .map(([part, count]) => `${count} ${part}${count === 1 || part === 'fuel' || part === 'engine' ? '' : 's'}`)
    .join(', ');
}

function describeEvent(circuit: CircuitText, event: Event): string | null {
  switch (event.type) {
    case 'grid':
      return `Grid: ${event.order.map(carName).join(', ')}`;
    case 'round':
      return applyStyle('bold', `Round ${event.round}`);
    case 'rolled':
      return `  ${carName(event.car)} in gear ${event.gear} rolls ${event.result}`;
    case 'black':
      return event.for === 'grid' || event.for === 'start'
        ? null
        : `  ${carName(event.car)} rolls ${event.result} (${event.for})`;
    case 'stalled':
      return `  ${carName(event.car)} stalls`;
    case 'moved': {
      const price = formatCost({ tyre: event.tyres ?? 0, brake: event.brakes ?? 0 });
      return `  ${carName(event.car)} drives ${formatCells(event.path.length)}: ${goalText(circuit, event.to)}${price === '' ? '' : `; ${price}`}`;
    }
    case 'spun':
      return applyStyle('yellow', `  ${carName(event.car)} spins`);
    case 'damaged':
      return applyStyle('yellow', `  ${carName(event.car)} loses a point of ${event.part}`);
    case 'out':
      return applyStyle('red', `  ${carName(event.car)} is out: ${event.reason}`);
    case 'pitStop':
      return `  ${carName(event.car)} in its box: ${event.quick ? `a quick stop, ${event.cells} cells at once` : 'a slow stop'}`;
    case 'finished':
      return applyStyle('green', `  ${carName(event.car)} finishes in place ${event.place}`);
    default:
      return null;
  }
}

function goalText(circuit: CircuitText, to: string): string {
  return to === 'finish' ? 'over the line' : circuit.describe(to);
}

export function createFormulaDeBoard(options: Options): TextBoard<FormulaDeTypes> {
  const circuit = new CircuitText(resolveCircuit(options.circuit));
  return {
    draw: (view, choices = []) => draw(circuit, view, choices),
    describeMove: (_move, preview) => describeMove(circuit, preview),
    describeEvent: (event) => describeEvent(circuit, event),
  };
}
