/**
 * An independent referee for traces of the card game Formula. It shares no code with the game: it was written from the
 * rules (the ids FO-… in the comments) and the public notation alone, keeps a position of its own, and compares every
 * line of a trace with it. Simple rather than fast: every legal move is found by trying all of them.
 */
import { isWhole, type JsonObject, option, show } from '../frame/json.ts';
import { chanceOf, type Due, judgeTrace, type Referee } from '../frame/trace.ts';
import { type Formula, legalFormulas } from './formulas.ts';
import { applyChance, applyDraw, applyFormula, nextChance, rankingOf } from './round.ts';
import { firstPosition, type Options, type Position, tableOf } from './table.ts';

type Move = Formula | { readonly draw: true };

/** A card, or the seat of the first dealer. */
type Result = string | number;

function start(seats: number, given: JsonObject): Position | string {
  if (seats < 2 || seats > 6) return `seats is ${seats}, not 2 to 6.`; // FO-3
  const options = readOptions(given);
  return typeof options === 'string' ? options : firstPosition(seats, options);
}

/** The options of the header with their defaults, or what is wrong with them. */
function readOptions(given: JsonObject): Options | string {
  const goal = option(given, 'goal', 'first');
  const useTable = option(given, 'useTable', false);
  const winnerExtraCard = option(given, 'winnerExtraCard', false);
  const rounds = option(given, 'rounds', 1);
  const target = option(given, 'target', 250);
  if (goal !== 'first' && goal !== 'all' && goal !== 'points') return `the option goal is ${show(goal)}.`;
  if (typeof useTable !== 'boolean') return `the option useTable is ${show(useTable)}.`; // FO-22
  if (typeof winnerExtraCard !== 'boolean') return `the option winnerExtraCard is ${show(winnerExtraCard)}.`; // FO-24
  if (!isWhole(rounds) || rounds < 1 || rounds > 10) return `the option rounds is ${show(rounds)}.`; // FO-24
  if (!isWhole(target)) return `the option target is ${show(target)}.`; // FO-25
  return { goal, useTable, winnerExtraCard, rounds, target };
}

function due(p: Position): Due<Move, Result> {
  if (p.phase === 'over') return { kind: 'over', ranking: rankingOf(p) };
  if (p.phase === 'move') {
    const seat = p.toMove ?? 0;
    // FO-15: nobody has to make a formula.
    return { kind: 'moves', legal: new Map([[seat, [{ draw: true }, ...legalFormulas(p, seat)]]]) };
  }
  const { label, seat, possible } = nextChance(p);
  return chanceOf(label, possible, seat === null ? {} : { seat });
}

function play(p: Position, seat: number, move: Move): void {
  if ('draw' in move) applyDraw(p, seat);
  else applyFormula(p, seat, move);
}

const referee: Referee<Position, Move, Result> = {
  game: 'formula',
  rulesVersion: 1,
  start,
  table: tableOf,
  due,
  play,
  happen: applyChance,
};

export function judge(lines: readonly unknown[]): string[] {
  return judgeTrace(referee, lines);
}
