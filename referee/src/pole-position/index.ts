/**
 * An independent referee for traces of Pole Position. It shares no code with the game: it was written from the rules
 * alone, keeps its own position, and holds every line of a trace against it. Rule ids (PP-11) name the rule at work.
 */
import { field, type JsonObject, option, show } from '../frame/json.ts';
import { type Due, judgeTrace, type Referee } from '../frame/trace.ts';
import { completionsAfter, completionsOf, customCourse, SPACES, type Token, tokenDrawn, TOKENS } from './course.ts';
import { type Car, carsToPick, type Position, type Table } from './track.ts';
import { choose, FUEL_CARDS, moveCar, ranking, seatsToChoose } from './turn.ts';

type Move = { readonly token: Token } | { readonly fuel: number } | { readonly car: number };

const CARS_EACH = 3; // PP-1

function start(seats: number, options: JsonObject): Position | string {
  if (seats < 2 || seats > 5) return `seats is ${seats}, not 2 to 5.`; // PP-1
  const rules = option(options, 'rules', 'normal');
  const course = option(options, 'course', 'shuffled');
  const podium = option(options, 'podium', 'all');
  if (rules !== 'normal' && rules !== 'plus') return `the option rules is ${show(rules)}.`;
  if (course !== 'shuffled' && course !== 'built' && course !== 'custom') return `the course is ${show(course)}.`;
  if (podium !== 'all' && podium !== 'six') return `the option podium is ${show(podium)}.`;
  const laid = course === 'custom' ? customCourse(field(options, 'tokens')) : [];
  if (laid === undefined) return 'the option tokens is no course that obeys PP-2 and PP-4.';

  const cars: Car[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    for (let car = 0; car < CARS_EACH; car += 1) {
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

function due(position: Position): Due<Move, Token> {
  const { options, table, over } = position;
  if (over) return { kind: 'over', ranking: ranking(table) };
  if (table.course.length < SPACES && options.course !== 'built') {
    const resultOf = (outcome: number): Token | undefined => tokenDrawn(table.course, outcome);
    return { kind: 'chance', label: 'course', ways: completionsOf(table.course), about: {}, resultOf }; // PP-5
  }
  return { kind: 'moves', legal: new Map(seatsToMove(position).map((seat) => [seat, legalMoves(position, seat)])) };
}

function seatsToMove(position: Position): number[] {
  const { course, hands, order } = position.table;
  if (course.length < SPACES) return [course.length % hands.length]; // PP-5
  return order.length > 0 ? order.slice(0, 1) : seatsToChoose(position); // PP-8, PP-6
}

function legalMoves(position: Position, seat: number): Move[] {
  const { table } = position;
  if (table.course.length < SPACES) {
    return TOKENS.filter((token) => completionsAfter(table.course, token) > 0).map((token) => ({ token })); // PP-5
  }
  if (table.order.length > 0) return carsToPick(position, seat).map((car) => ({ car }));
  return (table.hands[seat] ?? []).map((fuel) => ({ fuel })); // PP-6
}

function play(position: Position, seat: number, move: Move): void {
  const { table } = position;
  if ('token' in move) {
    table.course.push(move.token);
  } else if ('fuel' in move) {
    choose(position, seat, move.fuel);
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
  due,
  play,
  happen: ({ table }, token) => {
    table.course.push(token);
  },
};

export function judge(lines: readonly unknown[]): string[] {
  return judgeTrace(referee, lines);
}
