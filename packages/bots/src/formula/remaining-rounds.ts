import { type Goal, hasReachedTarget, MAX_ROUNDS, scoreOfPlace, type State, penaltyOfHand } from '@paddock/formula';
import { type Rng, winShares } from '@paddock/kernel';
import type { FormulaGame } from './turn-estimator.ts';

/** How many random endings of the game are drawn. */
const SIMULATIONS = 6;
/** What a seat scores in a round when points are counted: the mean and the greatest deviation. */
const MEAN_ROUND_SCORE = 220;
const ROUND_SCORE_SPREAD = 180;
/**
 * How much each turn later in the order of a round lowers a seat's log odds of winning it. The opener wins 77, 73 and 73 % of the rounds at
 * two, three and four seats, the next one 23, 19 and 18 %: 1,400 to 2,400 rounds between pros for each.
 */
const LOG_ODDS_PER_TURN_LATER = 1.25;

/** Scores a round for points as if it ended now: every seat loses the value of its hand. */
export function scoreUnfinishedRound(s: State): void {
  for (let seat = 0; seat < s.scores.length; seat++) s.scores[seat]! -= penaltyOfHand(s, seat);
}

/**
 * Estimates who wins a game of several rounds by drawing random endings. `roundProbabilities` are those of the round being
 * played, `null` between rounds. Later rounds are even, or favour whoever opens them if `favoursOpeners`; for points opening is no
 * advantage. The result is written to `gameProbabilities`, which may be the same array.
 */
export function simulateRemainingRounds(
  game: FormulaGame,
  s: State,
  roundProbabilities: Float64Array | null,
  dice: Rng,
  gameProbabilities: Float64Array,
  favoursOpeners: boolean,
): void {
  const { goal } = game.options;
  const current = roundProbabilities === null ? null : [...roundProbabilities];
  // Before the first dealer is drawn nobody knows who will open.
  const knowsOpeners = favoursOpeners && s.phase !== 'dealer';
  gameProbabilities.fill(0);
  for (let simulation = 0; simulation < SIMULATIONS; simulation++) {
    const end = game.clone(s);
    if (current !== null && goal !== 'points') simulatePlaces(goal, end, current, dice);
    if (current !== null) passDeal(end);
    if (goal === 'points') {
      while (!hasEnded(game, end)) simulateScores(end, dice);
    } else {
      for (let left = game.options.rounds - s.round + (current === null ? 1 : 0); left > 0; left--) {
        end.finished.length = 0;
        simulatePlaces(goal, end, weightsOfRound(end, knowsOpeners), dice);
        passDeal(end);
      }
    }
    end.phase = 'over';
    const awaiting = game.awaiting(end);
    if (awaiting.kind !== 'over') continue;
    const shares = winShares(game.seats, awaiting.ranking);
    for (let seat = 0; seat < game.seats; seat++) gameProbabilities[seat]! += shares[seat]!;
  }
  for (let seat = 0; seat < game.seats; seat++) gameProbabilities[seat]! /= SIMULATIONS;
}

function hasEnded(game: FormulaGame, { round, scores }: State): boolean {
  return round > MAX_ROUNDS || hasReachedTarget(scores, game.options);
}

function passDeal(s: State): void {
  s.dealer = (s.dealer + 1) % s.scores.length;
}

/** The seat to the dealer's left opens the round (FO-6). */
function openerOf(s: State): number {
  return (s.dealer + 1) % s.scores.length;
}

/** By seat: how likely it is to win the round that is about to be dealt. */
function weightsOfRound(s: State, favoursOpener: boolean): number[] {
  const seats = s.scores.length;
  if (!favoursOpener) return s.scores.map(() => 1);
  return s.scores.map((_, seat) => Math.exp(-LOG_ODDS_PER_TURN_LATER * ((seat - openerOf(s) + seats) % seats)));
}

function simulateScores(s: State, dice: Rng): void {
  s.round++;
  for (let seat = 0; seat < s.scores.length; seat++) {
    // The sum of two dice, so that scores near the mean are the most likely.
    s.scores[seat]! +=
      MEAN_ROUND_SCORE - ROUND_SCORE_SPREAD + dice.below(ROUND_SCORE_SPREAD) + dice.below(ROUND_SCORE_SPREAD);
  }
}

/** Draws the order in which the seats play their last cards. */
function simulatePlaces(goal: Exclude<Goal, 'points'>, s: State, weights: readonly number[], dice: Rng): void {
  const left = weights.map((weight, seat) => (s.finished.includes(seat) ? 0 : weight + 1e-9));
  const order = [...s.finished];
  while (order.length < left.length) {
    const seat = dice.pickWeighted(left);
    order.push(seat);
    left[seat] = 0;
  }
  for (const [place, seat] of order.entries()) {
    s.scores[seat]! += scoreOfPlace(goal, place + 1);
    if (goal === 'first' && place > 0) s.cardsLeft[seat]! += 1 + dice.below(6);
  }
}
