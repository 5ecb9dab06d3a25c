import {
  type CarPreview,
  type CarView,
  type Event,
  FINISH,
  type Move,
  type PolePositionKind,
  type Preview,
  SPACES,
  START,
  type Token,
  type View,
} from '@paddock/pole-position';
import { styled } from '../../terminal/style.ts';
import { type TextBoard, formatAction } from '../text-board.ts';

const LETTERS = 'ABCDE';
/** Spaces in one line of the drawing. */
const ROW = 15;
const WIDTH = 5;

const SHORT: Readonly<Record<Token, string>> = {
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

function cell(text: string): string {
  return text.padStart(WIDTH);
}

/** The course in lines of fifteen spaces: numbers, tokens, and below them the cars. */
function drawCourse({ course, cars }: View): string[] {
  const lines: string[] = [];
  for (let first = 1; first <= SPACES; first += ROW) {
    const spaces = Array.from({ length: Math.min(ROW, SPACES + 1 - first) }, (_, i) => first + i);
    lines.push(styled('dim', spaces.map((space) => cell(String(space))).join('')));
    lines.push(
      spaces
        .map((space) => cell(course[space - 1] === undefined ? '' : SHORT[course[space - 1]!]))
        .join('')
        .trimEnd(),
    );
    const standing = spaces.map((space) => cars.filter(({ at }) => at === space));
    const deepest = Math.max(1, ...standing.map((here) => here.length));
    for (let depth = 0; depth < deepest; depth++) {
      lines.push(
        styled('bold', standing.map((here) => cell(here[depth] === undefined ? '' : marked(here[depth]!))).join('')),
      );
    }
  }
  return lines;
}

function marked({ seat, car, spin }: CarView): string {
  return `${carName(seat, car)}${spin ? '~' : ''}`;
}

function drawSeats({ hands, ready, chosen, points, cars }: View): string[] {
  return points.map((score, seat) => {
    const card = chosen[seat] === null ? (ready[seat] ? ', has chosen' : '') : `, plays ${chosen[seat]}`;
    const home = cars
      .filter((car) => car.seat === seat && car.place !== null)
      .map(({ car, place }) => `${carName(seat, car)} ${place}.`);
    const waiting = cars.filter((car) => car.seat === seat && car.at === START).map(({ car }) => carName(seat, car));
    const start = waiting.length > 0 ? `, at the start ${waiting.join(' ')}` : '';
    const podium = home.length > 0 ? `, home ${home.join(' ')}` : '';
    return `  ${LETTERS[seat]}  ${String(score).padStart(3)} points, hand ${hands[seat]!.join(' ')}${card}${start}${podium}`;
  });
}

function draw(view: View): string {
  const order = view.order.map((seat) => LETTERS[seat]).join(' ');
  return [
    styled('bold', `Turn ${view.turn}`) + (order === '' ? '' : `   to move: ${order}`),
    ...drawCourse(view),
    ...drawSeats(view),
  ].join('\n');
}

function describeMove(move: Move, preview: Preview): string {
  if ('token' in move) {
    const { space, left } = preview as { space: number; left: number };
    return `${move.token} on space ${space} (${left} left)`;
  }
  if ('car' in move) return drive(preview as CarPreview);
  const { cars, refills } = preview as { cars: readonly CarPreview[]; refills: boolean };
  const back = refills ? '; then all nine come back' : '';
  if (cars.length === 0) return `fuel ${move.fuel}  sets the spinning car straight${back}`;
  return `fuel ${move.fuel}  ${cars.map(drive).join('; ')}${back}`;
}

/** "car 2: 5 to 9 (oil: spins)". */
function drive({ car, from, start, to, end, bonus, usesAll, spins, place }: CarPreview): string {
  const notes = [
    ...(start === from ? [] : [`first to ${start}`]),
    ...(bonus === 0 ? [] : [`comeback +${bonus}`]),
    ...(end === to || to === FINISH ? [] : [`then to ${end === FINISH ? 'the line' : end}`]),
    ...(spins ? ['spins'] : []),
    ...(usesAll ? [] : ['rest lost']),
    ...(place === null ? [] : [`place ${place}`]),
  ];
  const goal = to === FINISH ? 'the line' : String(to);
  return `car ${car + 1}: ${from} to ${goal}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

function describeEvent(event: Event, names: readonly string[]): string | null {
  switch (event.type) {
    case 'revealed': {
      const cards = event.fuel.map((fuel, seat) => `${names[seat]} ${fuel ?? '-'}`);
      return `${styled('bold', 'Cards:')} ${cards.join(', ')}`;
    }
    case 'straightened':
      return `  ${names[event.seat]}: the card is lost, the spinning car is set straight`;
    case 'pit':
      return `  ${carName(event.seat, event.car)}: Pit stop, back from ${event.from} to ${event.to}`;
    case 'turbo':
      return `  ${carName(event.seat, event.car)}: Turbo, on from ${event.from} to ${event.to === FINISH ? 'the line' : event.to}`;
    case 'moved': {
      const bonus = event.bonus === 0 ? '' : ` and Comeback ${event.bonus}`;
      const goal = event.to === FINISH ? 'over the line' : `to ${event.to}`;
      return `  ${names[event.seat]} with ${event.points}${bonus}: ${carName(event.seat, event.car)} from ${event.from} ${goal}`;
    }
    case 'spun':
      return `  ${carName(event.seat, event.car)} spins on the oil`;
    case 'finished':
      return styled('yellow', `  ${carName(event.seat, event.car)} takes place ${event.place}: ${event.points} points`);
    case 'placed':
      return styled(
        'yellow',
        `  ${carName(event.seat, event.car)} is left with place ${event.place}: ${event.points} points`,
      );
    case 'refilled':
      return `  ${formatAction(names, event.seat, 'take', 'takes')} all nine cards back`;
    default:
      return null;
  }
}

export const polePositionBoard: TextBoard<PolePositionKind> = { draw, describeMove, describeEvent };
