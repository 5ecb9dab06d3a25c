/**
 * An independent referee for traces of the card game Formula. It shares no code with the game: it was written from the
 * rules (the ids FO-… in the comments) and the public notation alone, keeps a position of its own, and compares every
 * line of a trace with it. Simple rather than fast: every legal move is found by trying all of them.
 */
import { isInteger, type JsonObject, readOption, shortText } from '../frame/json.ts';
import { chanceOf, type Awaited, checkTrace, type Referee } from '../frame/trace.ts';
import { type Formula, listLegalFormulas } from './formulas.ts';
import { applyChance, applyDraw, applyFormula, nextChance, rankingOf } from './round.ts';
import { createPosition, type Options, type Position, tableOf } from './table.ts';

type Move = Formula | { readonly draw: true };

/** A card, or the seat of the first dealer. */
type ChanceResult = string | number;

function start(seats: number, given: JsonObject): Position | string {
  if (seats < 2 || seats > 6) return `seats is ${seats}, not 2 to 6.`; // FO-3
  const options = readOptions(given);
  return typeof options === 'string' ? options : createPosition(seats, options);
}

/** The options of the header with their defaults, or what is wrong with them. */
function readOptions(given: JsonObject): Options | string {
  const goal = readOption(given, 'goal', 'first');
  const useTable = readOption(given, 'useTable', false);
  const winnerExtraCard = readOption(given, 'winnerExtraCard', false);
  const rounds = readOption(given, 'rounds', 1);
  const target = readOption(given, 'target', 250);
  if (goal !== 'first' && goal !== 'all' && goal !== 'points') return `the option goal is ${shortText(goal)}.`;
  if (typeof useTable !== 'boolean') return `the option useTable is ${shortText(useTable)}.`; // FO-22
  if (typeof winnerExtraCard !== 'boolean') return `the option winnerExtraCard is ${shortText(winnerExtraCard)}.`; // FO-24
  if (!isInteger(rounds) || rounds < 1 || rounds > 10) return `the option rounds is ${shortText(rounds)}.`; // FO-24
  if (!isInteger(target)) return `the option target is ${shortText(target)}.`; // FO-25
  return { goal, useTable, winnerExtraCard, rounds, target };
}

function awaiting(p: Position): Awaited<Move, ChanceResult> {
  if (p.phase === 'over') return { kind: 'over', ranking: rankingOf(p) };
  if (p.phase === 'move') {
    const seat = p.toMove ?? 0;
    // FO-15: nobody has to make a formula.
    return { kind: 'moves', legal: new Map([[seat, [{ draw: true }, ...listLegalFormulas(p, seat)]]]) };
  }
  const { label, seat, possible } = nextChance(p);
  return chanceOf(label, possible, seat === null ? {} : { seat });
}

function play(p: Position, seat: number, move: Move): void {
  if ('draw' in move) applyDraw(p, seat);
  else applyFormula(p, seat, move);
}

const referee: Referee<Position, Move, ChanceResult> = {
  game: 'formula',
  rulesVersion: 1,
  start,
  table: tableOf,
  awaiting,
  play,
  applyChance,
};

export function checkGameTrace(lines: readonly unknown[]): string[] {
  return checkTrace(referee, lines);
}
