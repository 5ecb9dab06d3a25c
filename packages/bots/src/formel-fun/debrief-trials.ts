import type { FormelFunTypes } from '@paddock/formel-fun';
import type { NumericGame } from '@paddock/kernel';
import type { Moment } from '../debrief/analyst.ts';
import { type DecisionTrials, scaleTrials } from '../debrief/playout-analyst.ts';

/** How many playouts a pass has for what an entry needs. */
export interface Trials extends DecisionTrials {
  /** After the card drawn and after any card. */
  readonly luck: number;
}
const QUICK: Trials = { luck: 50, effect: 40, review: 50 };
export const DEEP: Trials = { luck: 800, effect: 600, review: 500 };
/** About the part of the decisions that are reviewed again in the second pass. */
const DEEPENED_SHARE = 0.2;
/** How many moves the playouts of a pass may make: about two thirds of a second, and six and a half seconds. */
const QUICK_MOVES = 1.7e6;
const DEEP_MOVES = 18e6;
/** What a playout costs besides its moves, in moves. */
const PLAYOUT_COST = 5;

type Moments = readonly Moment<FormelFunTypes>[];

/** The trials of both passes: fewer for each entry if the race is long. What they cost is counted, not timed. */
export function planTrials(game: NumericGame<FormelFunTypes>, moments: Moments): { quick: Trials; deep: Trials } {
  const scale = (trials: Trials, reviewedShare: number, moves: number): Trials =>
    scaleTrials(trials, moves / countMoves(game, moments, trials, reviewedShare));
  return { quick: scale(QUICK, 1, QUICK_MOVES), deep: scale(DEEP, DEEPENED_SHARE, DEEP_MOVES) };
}

/** About how many moves a pass with these trials makes. A playout is about as long as the race was from its position on. */
function countMoves(
  game: NumericGame<FormelFunTypes>,
  moments: Moments,
  trials: Trials,
  reviewedShare: number,
): number {
  let total = 0;
  let movesToEnd = 0;
  let race = 0;
  for (const { state, entry } of moments.toReversed()) {
    if (state.race !== race) movesToEnd = 0;
    race = state.race;
    if (state.phase === 'draw') total += 2 * trials.luck * (movesToEnd + PLAYOUT_COST);
    if (state.phase !== 'play') continue;
    const choices = game.legalMoves(state, entry[0]).length;
    const reviews = choices === 1 ? 0 : choices * reviewedShare * trials.review;
    total += (2 * trials.effect + reviews) * (movesToEnd + PLAYOUT_COST);
    movesToEnd++;
  }
  return total;
}
