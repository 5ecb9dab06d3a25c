/**
 * An independent referee for traces of Pole Position. It shares no code with the game: it was written from the rules
 * alone, keeps its own position, and compares every line of a trace with it. Comments name the rules (PP-11).
 */
import { readField, type JsonObject, readOption, shortText } from '../frame/json.ts';
import { type Awaited, checkTrace, type Referee } from '../frame/trace.ts';
import {
  countCompletionsAfter,
  countCompletionsOf,
  parseCustomCourse,
  TOKEN_SPACE_COUNT,
  type Token,
  findDrawnToken,
  TOKENS,
} from './course.ts';
import { type Car, carsToPick, type Position, type Table } from './track.ts';
import { chooseCard, FUEL_CARDS, moveCar, rankingOf, listSeatsToChoose } from './turn.ts';

type Move = { readonly token: Token } | { readonly fuel: number } | { readonly car: number };

const CARS_PER_SEAT = 3; // PP-1

function start(seats: number, options: JsonObject): Position | string {
  if (seats < 2 || seats > 5) return `seats is ${seats}, not 2 to 5.`; // PP-1
  const rules = readOption(options, 'rules', 'normal');
  const course = readOption(options, 'course', 'shuffled');
  const podium = readOption(options, 'podium', 'all');
  if (rules !== 'normal' && rules !== 'plus') return `the option rules is ${shortText(rules)}.`;
  if (course !== 'shuffled' && course !== 'built' && course !== 'custom') return `the course is ${shortText(course)}.`;
  if (podium !== 'all' && podium !== 'six') return `the option podium is ${shortText(podium)}.`;
  const laid = course === 'custom' ? parseCustomCourse(readField(options, 'tokens')) : [];
  if (laid === undefined) return 'the option tokens is no course that obeys PP-2 and PP-4.';

  const cars: Car[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    for (let car = 0; car < CARS_PER_SEAT; car += 1) {
      cars.push({ seat, car, at: 0, from: 0, moved: false, spin: false, place: null }); // PP-14
    }
  }
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const table: Table = {
    turn: 1,
    course: laid,
    cars,
    hands: each.map(() => [...FUEL_CARDS]),
    chosen: each.map(() => null),
    order: [],
    points: each.map(() => 0),
  };
  return { options: { rules, course, podium }, table, over: false };
}

function awaiting(position: Position): Awaited<Move, Token> {
  const { options, table, over } = position;
  if (over) return { kind: 'over', ranking: rankingOf(table) };
  if (table.course.length < TOKEN_SPACE_COUNT && options.course !== 'built') {
    const resultOf = (outcome: number): Token | undefined => findDrawnToken(table.course, outcome);
    return { kind: 'chance', label: 'course', ways: countCompletionsOf(table.course), details: {}, resultOf }; // PP-5
  }
  return { kind: 'moves', legal: new Map(seatsToMove(position).map((seat) => [seat, listLegalMoves(position, seat)])) };
}

function seatsToMove(position: Position): number[] {
  const { course, hands, order } = position.table;
  if (course.length < TOKEN_SPACE_COUNT) return [course.length % hands.length]; // PP-5
  return order.length > 0 ? order.slice(0, 1) : listSeatsToChoose(position); // PP-8, PP-6
}

function listLegalMoves(position: Position, seat: number): Move[] {
  const { table } = position;
  if (table.course.length < TOKEN_SPACE_COUNT) {
    return TOKENS.filter((token) => countCompletionsAfter(table.course, token) > 0).map((token) => ({ token })); // PP-5
  }
  if (table.order.length > 0) return carsToPick(position, seat).map((car) => ({ car }));
  return (table.hands[seat] ?? []).map((fuel) => ({ fuel })); // PP-6
}

function play(position: Position, seat: number, move: Move): void {
  const { table } = position;
  if ('token' in move) {
    table.course.push(move.token);
  } else if ('fuel' in move) {
    chooseCard(position, seat, move.fuel);
  } else {
    const car = table.cars.find((other) => other.seat === seat && other.car === move.car);
    if (car !== undefined) moveCar(position, car);
  }
}

const referee: Referee<Position, Move, Token> = {
  game: 'pole-position',
  rulesVersion: 1,
  start,
  table: ({ table }) => table,
  awaiting,
  play,
  applyChance: ({ table }, token) => {
    table.course.push(token);
  },
};

export function checkGameTrace(lines: readonly unknown[]): string[] {
  return checkTrace(referee, lines);
}
