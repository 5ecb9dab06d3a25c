import {
  type Car,
  type Card,
  type CarView,
  type Event,
  type FormelFunTypes,
  numberInTeam,
  numberOfRaces,
  cardNumbers,
  FINISH_POSITION,
  printedNumber,
  seatOfCar,
  spaceOf,
  TURBO_SPACES,
  type View,
} from '@paddock/formel-fun';
import { applyStyle } from '../../terminal/style.ts';
import { type TextBoard, formatAction } from '../text-board.ts';

const LETTERS = 'ABCDEF';
const SECTION_COUNT = 3;
const SPACES_PER_SECTION = 10;

/** A car is its team's letter and its number in the team: B2. */
function carName(cars: readonly CarView[], car: Car): string {
  const team = cars[car]!.seat;
  return `${LETTERS[team]}${cars.filter((other) => other.seat === team && other.car <= car).length}`;
}

/** A card with both its numbers, red first. */
function cardName(card: Card): string {
  const { red, blue } = cardNumbers(card);
  if (blue === null) return `Turbo +${TURBO_SPACES}`;
  return red === null ? `blue ${blue}` : `red ${red} / blue ${blue}`;
}

/** The loop as three sections of ten spaces, one line a lane. */
function drawTrack({ cars, order }: View): string[] {
  const lines: string[] = [];
  for (let section = 0; section < SECTION_COUNT; section++) {
    const numbers = Array.from({ length: SPACES_PER_SECTION }, (_, i) => String(i + 1).padStart(3)).join(' ');
    lines.push(applyStyle('dim', `${section === 0 ? 'line ▶' : '      '} ${numbers}`));
    const here = cars.filter(({ pos }) => pos !== null && Math.floor(spaceOf(pos) / SPACES_PER_SECTION) === section);
    const lanes = Math.max(1, ...here.map(({ lane }) => lane ?? 1));
    for (let lane = 1; lane <= lanes; lane++) {
      const cells = Array.from({ length: SPACES_PER_SECTION }, (_, i) => {
        const found = here.find((car) => car.lane === lane && spaceOf(car.pos!) % SPACES_PER_SECTION === i);
        if (found === undefined) return '  ·';
        const name = carName(cars, found.car).padStart(3);
        return found.car === order[0] ? applyStyle('inverse', name) : name;
      });
      lines.push(`lane ${lane} ${cells.join(' ')}`);
    }
  }
  return lines;
}

function drawTeams({ cars, points, handSizes, extraTurbos }: View): string[] {
  return points.map((score, seat) => {
    const racing = cars.filter((car) => car.seat === seat && car.out === null).map(({ car }) => carName(cars, car));
    const turbos = extraTurbos[seat] === 0 ? '' : `, ${formatCount(extraTurbos[seat]!, 'extra Turbo')} used`;
    const state =
      racing.length === 0 ? 'out' : `${racing.join(' ')}, ${formatCount(handSizes[seat]!, 'card')}${turbos}`;
    return `  ${LETTERS[seat]}  ${formatCount(score, 'point').padStart(9)}  ${state}`;
  });
}

function draw(view: View): string {
  const { race, turn, order, cars, pileSize, discard, hand, points } = view;
  const races = numberOfRaces(points.length);
  const next = order.map((car) => carName(cars, car)).join(' ');
  return [
    applyStyle('bold', `Race ${race} of ${races}, turn ${turn}`) +
      applyStyle('dim', `   pile ${pileSize}, discard ${discard.length}`),
    ...drawTrack(view),
    ...drawTeams(view),
    ...(next === '' ? [] : [`  to move: ${next}`]),
    ...(hand === null ? [] : [`  your hand: ${hand.map(cardName).join(', ')}`]),
  ].join('\n');
}

/** Car names without a view: events carry numbers only, and every team has its cars in a row. */
function describeEvent(event: Event, names: readonly string[]): string | null {
  const seats = names.length;
  const name = (car: Car): string => `${LETTERS[seatOfCar(car, seats)]}${numberInTeam(car, seats)}`;
  switch (event.type) {
    case 'played':
      return `${formatAction(names, event.seat, 'play', 'plays')} ${cardName(event.card)}${event.turbo ? ' with an extra Turbo' : ''} for ${name(event.car)}`;
    case 'moved': {
      const back = event.aimed - event.to;
      const dropped = back === 0 ? '' : `, dropping back ${back} from full spaces`;
      return `  ${name(event.car)} moves ${event.to - event.from} to ${formatPosition(event.to)}, lane ${event.lane}${dropped}`;
    }
    case 'turned':
      return '  the discard pile is shuffled into a new pile';
    case 'eliminated':
      return applyStyle(
        'yellow',
        `${name(event.car)} is last and out after race ${event.race}: ${formatCount(event.points, 'point')}`,
      );
    case 'retired':
      return formatAction(names, event.seat, 'have no car left', 'has no car left');
    case 'finished':
      return applyStyle(
        'yellow',
        `${name(event.car)} takes place ${event.place}: ${formatCount(event.points, 'point')}`,
      );
    case 'race':
      return applyStyle('bold', `Race ${event.race}: ${event.grid.map(({ car }) => name(car)).join(' ')}`);
    default:
      return null;
  }
}

function formatCount(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function formatPosition(pos: number): string {
  return `space ${printedNumber(pos)}${pos >= FINISH_POSITION ? ' past the line' : ''}`;
}

export const formelFunBoard: TextBoard<FormelFunTypes> = {
  draw,
  describeMove: ({ card, turbo }, { distance, aimed, to, lane, handAfter }) => {
    const price = turbo ? `; your hand shrinks to ${handAfter}` : '';
    const full = aimed === to ? '' : ' (full spaces ahead)';
    const cards = `${cardName(card)}${turbo ? ' + extra Turbo' : ''}`;
    return `${cards.padEnd(26)} moves ${String(distance).padStart(2)} to ${formatPosition(to)}, lane ${lane}${full}${price}`;
  },
  describeEvent,
};
