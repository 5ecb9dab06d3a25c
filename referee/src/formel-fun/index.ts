/**
 * An independent referee for traces of Formel Fun. It shares no code with the game: it is written from the rules and
 * the trace notation alone, keeps its own position, and says where a trace differs from it. Simple before fast.
 * The ids in the comments (FF-1 and so on) are those of the rules.
 */
import { held } from '../frame/held.ts';
import { type JsonObject, option, show } from '../frame/json.ts';
import { chanceOf, type Due, judgeTrace, type Referee } from '../frame/trace.ts';
import { draw, drawable, legalMoves, play, seatToDeal } from './cards.ts';
import { carsToPlace, moveCar, placeOnGrid, rankingOf } from './race.ts';
import { type Move, newTable, type Table, trackOrder } from './table.ts';

interface Position {
  readonly win: 'title' | 'final'; // FF-29
  readonly table: Table;
}

/** A car for the grid, or a card. */
type Result = number | string;

function start(seats: number, options: JsonObject): Position | string {
  if (seats < 3 || seats > 6) return `seats is ${seats}, not 3 to 6.`; // FF-1
  const win = option(options, 'win', 'title');
  if (win !== 'title' && win !== 'final') return `the option win is ${show(win)}.`;
  return { win, table: newTable(seats) };
}

function due({ win, table }: Position): Due<Move, Result> {
  // FF-6, FF-7, FF-9: the grid first, then the hands. The order of the first turn stands as soon as they are dealt.
  const unplaced = carsToPlace(table);
  if (unplaced.length > 0) return chanceOf('grid', unplaced);
  const dealt = seatToDeal(table);
  if (dealt !== null) return chanceOf('deal', table.pile, { seat: dealt });
  const next = table.order[0];
  if (next === undefined) return { kind: 'over', ranking: rankingOf(table, win) };
  const { seat } = held(table.cars, next);
  if (table.played === null) return { kind: 'moves', legal: new Map([[seat, legalMoves(table, seat)]]) };
  return chanceOf('draw', drawable(table), { seat }); // FF-11: one card is drawn whatever was played.
}

function happen({ table }: Position, result: Result): void {
  if (typeof result === 'number') return placeOnGrid(table, result);
  const dealt = seatToDeal(table);
  draw(table, dealt ?? held(table.cars, held(table.order, 0)).seat, result);
  if (dealt === null) moveCar(table);
  else if (seatToDeal(table) === null) table.order = trackOrder(table); // FF-22
}

const referee: Referee<Position, Move, Result> = {
  game: 'formel-fun',
  rulesVersion: 1,
  start,
  table: ({ table }) => table,
  due,
  play: ({ table }, seat, move) => play(table, seat, move),
  happen,
};

export function judge(lines: readonly unknown[]): string[] {
  return judgeTrace(referee, lines);
}
