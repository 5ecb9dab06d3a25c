import { findBot } from '@paddock/bots';
import { formula, type FormulaTypes, isDraw, type FormulaMove, type Move } from '@paddock/formula';
import { defaultOptions, Rng } from '@paddock/kernel';
import { positionOf } from '@paddock/table';
import { laidCardsOf, offersFor } from '../src/games/formula/offers.ts';
import type { Lesson, Tip } from '../src/games/ui.ts';
import { findTip, isTipDone } from '../src/table/tips.ts';
import type { Position } from '../src/games/table-link.ts';
import { playBotsUntilPerson, createTable, prepareMove } from './bot-race.ts';

type FormulaPosition = Position<FormulaTypes>;

/** How a scripted person chooses, given the tip that is shown. */
export type Chooser = (position: FormulaPosition, tip: Tip<FormulaTypes> | null, rng: Rng) => Move;

/**
 * Plays the lesson at seat 0 against its bots, without ever dismissing a tip, so that every turn shows one tip at most.
 * Returns the tips in the order in which they were shown.
 */
export function playLesson(
  lesson: Lesson<FormulaTypes>,
  choose: Chooser,
  name: string,
): { shown: string[]; turns: number } {
  const options = { ...defaultOptions(formula.options), ...lesson.options };
  const table = createTable(formula, lesson.seats, options, lesson.seed);
  const bot = findBot('formula', lesson.bot ?? 'amateur')!;
  const person = Rng.from(name);
  const done: string[] = [];
  const shown = new Set<string>();
  let turns = 0;
  for (; playBotsUntilPerson(table, bot); turns++) {
    const position = positionOf(table.match, 0);
    const tip = findTip(lesson.tips, done, position);
    if (tip !== null) shown.add(tip.name);
    const move = choose(position, tip, person);
    if (tip !== null && isTipDone(tip, move, position)) done.push(tip.name);
    table.commit(prepareMove(table, 0, move));
  }
  return { shown: [...shown], turns };
}

/** The first formula of the list: the most cards, jokers saved. */
export const playBestOffer: Chooser = ({ view, legal }) => offersFor(view, legal)[0]?.move ?? legal[0]!;

export const playAnything: Chooser = ({ legal }, _tip, rng) => rng.pick(legal);

/** One card a turn wherever that is possible. */
export const playFewCards: Chooser = ({ view, legal }) => offersFor(view, legal).at(-1)?.move ?? legal[0]!;

/** Draws in half of the turns, and otherwise plays anything. */
export const drawOften: Chooser = ({ legal }, _tip, rng) =>
  rng.below(2) === 0 ? legal.find(isDraw)! : rng.pick(legal);

/** Does what the tip asks for where the hand allows it, and otherwise plays the best offer. */
export const followTips: Chooser = (position, tip, rng) => {
  const { view, legal } = position;
  if (tip?.name === 'draw') return legal.find(isDraw)!;
  const offers = offersFor(view, legal).map(({ move }) => move);
  const wanted = offers.find((move: FormulaMove) => {
    if (tip?.name === 'joker') return laidCardsOf(move).includes('J') && laidCardsOf(move).length > 1;
    return tip?.isDone?.(move, position) ?? true;
  });
  return wanted ?? playBestOffer(position, tip, rng);
};
