/**
 * An independent referee for traces of Formel Fun. It shares no code with the game: it is written from the rules and
 * the trace notation alone, keeps its own position, and reports where a trace differs from it. Simple rather than fast.
 * The ids in the comments (FF-1 and so on) are those of the rules.
 */
import { elementAt } from '../frame/element-at.ts';
import { type JsonObject, readOption, shortText } from '../frame/json.ts';
import { chanceOf, type Awaited, checkTrace, type Referee } from '../frame/trace.ts';
import { drawCard, listDrawableCards, listLegalMoves, playCards, seatToDeal } from './cards.ts';
import { listCarsToPlace, moveCar, placeOnGrid, rankingOf } from './race.ts';
import { type Move, createTable, type Table, listTrackOrder } from './table.ts';

interface Position {
  readonly win: 'title' | 'final'; // FF-29
  readonly table: Table;
}

/** A car for the grid, or a card. */
type ChanceResult = number | string;

function start(seats: number, options: JsonObject): Position | string {
  if (seats < 3 || seats > 6) return `seats is ${seats}, not 3 to 6.`; // FF-1
  const win = readOption(options, 'win', 'title');
  if (win !== 'title' && win !== 'final') return `the option win is ${shortText(win)}.`;
  return { win, table: createTable(seats) };
}

function awaiting({ win, table }: Position): Awaited<Move, ChanceResult> {
  // FF-6, FF-7, FF-9: the grid first, then the hands. The order of the first turn is fixed as soon as they are dealt.
  const unplaced = listCarsToPlace(table);
  if (unplaced.length > 0) return chanceOf('grid', unplaced);
  const dealt = seatToDeal(table);
  if (dealt !== null) return chanceOf('deal', table.pile, { seat: dealt });
  const next = table.order[0];
  if (next === undefined) return { kind: 'over', ranking: rankingOf(table, win) };
  const { seat } = elementAt(table.cars, next);
  if (table.played === null) return { kind: 'moves', legal: new Map([[seat, listLegalMoves(table, seat)]]) };
  return chanceOf('draw', listDrawableCards(table), { seat }); // FF-11: one card is drawn whatever was played.
}

function applyChance({ table }: Position, result: ChanceResult): void {
  if (typeof result === 'number') return placeOnGrid(table, result);
  const dealt = seatToDeal(table);
  drawCard(table, dealt ?? elementAt(table.cars, elementAt(table.order, 0)).seat, result);
  if (dealt === null) moveCar(table);
  else if (seatToDeal(table) === null) table.order = listTrackOrder(table); // FF-22
}

const referee: Referee<Position, Move, ChanceResult> = {
  game: 'formel-fun',
  rulesVersion: 1,
  start,
  table: ({ table }) => table,
  awaiting,
  play: ({ table }, seat, move) => playCards(table, seat, move),
  applyChance,
};

export function checkGameTrace(lines: readonly unknown[]): string[] {
  return checkTrace(referee, lines);
}
