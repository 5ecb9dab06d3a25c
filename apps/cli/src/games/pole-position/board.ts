import {
  type CarPreview,
  type CarView,
  type Event,
  FINISH_SPACE,
  type Move,
  type PolePositionTypes,
  type Preview,
  TOKEN_SPACE_COUNT,
  START_SPACE,
  type Token,
  type View,
} from '@paddock/pole-position';
import { applyStyle } from '../../terminal/style.ts';
import { type TextBoard, formatAction } from '../text-board.ts';

const LETTERS = 'ABCDE';
/** Spaces in one line of the drawing. */
const SPACES_PER_LINE = 15;
const SPACE_WIDTH = 5;

const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  oil: 'oil',
  pit: 'pit',
  turbo: 'turb',
  slip: 'slip',
  comeback: 'come',
  grey: '·',
};

/** A car is its player's letter and its number: B2. */
function carName(seat: number, car: number): string {
  return `${LETTERS[seat]}${car + 1}`;
}

function padCell(text: string): string {
  return text.padStart(SPACE_WIDTH);
}

/** The course in lines of fifteen spaces: numbers, tokens, and below them the cars. */
function drawCourse({ course, cars }: View): string[] {
  const lines: string[] = [];
  for (let first = 1; first <= TOKEN_SPACE_COUNT; first += SPACES_PER_LINE) {
    const spaces = Array.from(
      { length: Math.min(SPACES_PER_LINE, TOKEN_SPACE_COUNT + 1 - first) },
      (_, i) => first + i,
    );
    lines.push(applyStyle('dim', spaces.map((space) => padCell(String(space))).join('')));
    lines.push(
      spaces
        .map((space) => padCell(course[space - 1] === undefined ? '' : TOKEN_NAMES[course[space - 1]!]))
        .join('')
        .trimEnd(),
    );
    const standing = spaces.map((space) => cars.filter(({ at }) => at === space));
    const deepest = Math.max(1, ...standing.map((here) => here.length));
    for (let depth = 0; depth < deepest; depth++) {
      lines.push(
        applyStyle(
          'bold',
          standing.map((here) => padCell(here[depth] === undefined ? '' : formatCar(here[depth]!))).join(''),
        ),
      );
    }
  }
  return lines;
}

function formatCar({ seat, car, spin }: CarView): string {
  return `${carName(seat, car)}${spin ? '~' : ''}`;
}

function drawSeats({ hands, ready, chosen, points, cars }: View): string[] {
  return points.map((score, seat) => {
    const card = chosen[seat] === null ? (ready[seat] ? ', has chosen' : '') : `, plays ${chosen[seat]}`;
    const home = cars
      .filter((car) => car.seat === seat && car.place !== null)
      .map(({ car, place }) => `${carName(seat, car)} ${place}.`);
    const waiting = cars
      .filter((car) => car.seat === seat && car.at === START_SPACE)
      .map(({ car }) => carName(seat, car));
    const start = waiting.length > 0 ? `, at the start ${waiting.join(' ')}` : '';
    const podium = home.length > 0 ? `, home ${home.join(' ')}` : '';
    return `  ${LETTERS[seat]}  ${String(score).padStart(3)} points, hand ${hands[seat]!.join(' ')}${card}${start}${podium}`;
  });
}

function draw(view: View): string {
  const order = view.order.map((seat) => LETTERS[seat]).join(' ');
  return [
    applyStyle('bold', `Turn ${view.turn}`) + (order === '' ? '' : `   to move: ${order}`),
    ...drawCourse(view),
    ...drawSeats(view),
  ].join('\n');
}

function describeMove(move: Move, preview: Preview): string {
  if ('token' in move) {
    const { space, left } = preview as { space: number; left: number };
    return `${move.token} on space ${space} (${left} left)`;
  }
  if ('car' in move) return describeDrive(preview as CarPreview);
  const { cars, refills } = preview as { cars: readonly CarPreview[]; refills: boolean };
  const back = refills ? '; then all nine come back' : '';
  if (cars.length === 0) return `fuel ${move.fuel}  sets the spinning car straight${back}`;
  return `fuel ${move.fuel}  ${cars.map(describeDrive).join('; ')}${back}`;
}

/** "car 2: 5 to 9 (oil: spins)". */
function describeDrive({ car, from, start, to, end, bonus, usesAll, spins, place }: CarPreview): string {
  const notes = [
    ...(start === from ? [] : [`first to ${start}`]),
    ...(bonus === 0 ? [] : [`comeback +${bonus}`]),
    ...(end === to || to === FINISH_SPACE ? [] : [`then to ${end === FINISH_SPACE ? 'the line' : end}`]),
    ...(spins ? ['spins'] : []),
    ...(usesAll ? [] : ['rest lost']),
    ...(place === null ? [] : [`place ${place}`]),
  ];
  const goal = to === FINISH_SPACE ? 'the line' : String(to);
  return `car ${car + 1}: ${from} to ${goal}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

function describeEvent(event: Event, names: readonly string[]): string | null {
  switch (event.type) {
    case 'revealed': {
      const cards = event.fuel.map((fuel, seat) => `${names[seat]} ${fuel ?? '-'}`);
      return `${applyStyle('bold', 'Cards:')} ${cards.join(', ')}`;
    }
    case 'straightened':
      return `  ${names[event.seat]}: the card is lost, the spinning car is set straight`;
    case 'pit':
      return `  ${carName(event.seat, event.car)}: Pit stop, back from ${event.from} to ${event.to}`;
    case 'turbo':
      return `  ${carName(event.seat, event.car)}: Turbo, on from ${event.from} to ${event.to === FINISH_SPACE ? 'the line' : event.to}`;
    case 'moved': {
      const bonus = event.bonus === 0 ? '' : ` and Comeback ${event.bonus}`;
      const goal = event.to === FINISH_SPACE ? 'over the line' : `to ${event.to}`;
      return `  ${names[event.seat]} with ${event.points}${bonus}: ${carName(event.seat, event.car)} from ${event.from} ${goal}`;
    }
    case 'spun':
      return `  ${carName(event.seat, event.car)} spins on the oil`;
    case 'finished':
      return applyStyle(
        'yellow',
        `  ${carName(event.seat, event.car)} takes place ${event.place}: ${event.points} points`,
      );
    case 'placed':
      return applyStyle(
        'yellow',
        `  ${carName(event.seat, event.car)} is left with place ${event.place}: ${event.points} points`,
      );
    case 'refilled':
      return `  ${formatAction(names, event.seat, 'take', 'takes')} all nine cards back`;
    default:
      return null;
  }
}

export const polePositionBoard: TextBoard<PolePositionTypes> = { draw, describeMove, describeEvent };
