import { type Goal, hasReachedTarget, MAX_ROUNDS, scoreOfPlace, type State, worthOfHand } from '@paddock/formula';
import { type Rng, winShares } from '@paddock/kernel';
import type { Game } from './prospects.ts';

/** How often the rounds to come are made up. */
const TIMES = 6;
/** What a seat scores in a round of a game for points, on average and at most more or less. */
const GAIN = 220;
const SPREAD = 180;

/** Ends a round for points as it stands: everybody loses the cards in hand. */
export function scoreHands(s: State): void {
  for (let seat = 0; seat < s.scores.length; seat++) s.scores[seat]! -= worthOfHand(s, seat);
}

/**
 * Makes up the rest of a game of several rounds. The rounds to come are anybody's; the one being played, if there is
 * one, goes as the chances say. The chances of the whole game are written to `out`.
 */
export function playOn(game: Game, s: State, round: Float64Array | null, dice: Rng, out: Float64Array): void {
  const { goal } = game.options;
  const current = round === null ? null : [...round];
  const even = current?.map(() => 1) ?? [...out].map(() => 1);
  out.fill(0);
  for (let time = 0; time < TIMES; time++) {
    const end = game.clone(s);
    if (goal === 'points') {
      while (!reached(game, end)) scoreRound(end, dice);
    } else {
      if (current !== null) placeRound(goal, end, current, dice);
      for (let left = game.options.rounds - s.round + (current === null ? 1 : 0); left > 0; left--) {
        end.finished.length = 0;
        placeRound(goal, end, even, dice);
      }
    }
    end.phase = 'over';
    const awaiting = game.awaiting(end);
    if (awaiting.kind !== 'over') continue;
    const shares = winShares(game.seats, awaiting.ranking);
    for (let seat = 0; seat < game.seats; seat++) out[seat]! += shares[seat]!;
  }
  for (let seat = 0; seat < game.seats; seat++) out[seat]! /= TIMES;
}

function reached(game: Game, { round, scores }: State): boolean {
  return round > MAX_ROUNDS || hasReachedTarget(scores, game.options);
}

function scoreRound(s: State, dice: Rng): void {
  s.round++;
  for (let seat = 0; seat < s.scores.length; seat++) {
    // Two dice instead of one: what is usual is also what is most likely.
    s.scores[seat]! += GAIN - SPREAD + dice.below(SPREAD) + dice.below(SPREAD);
  }
}

/** Draws the order in which the seats get rid of their cards. */
function placeRound(goal: Exclude<Goal, 'points'>, s: State, chances: readonly number[], dice: Rng): void {
  const left = chances.map((chance, seat) => (s.finished.includes(seat) ? 0 : chance + 1e-9));
  const order = [...s.finished];
  while (order.length < left.length) {
    const seat = dice.weighted(left);
    order.push(seat);
    left[seat] = 0;
  }
  for (const [place, seat] of order.entries()) {
    s.scores[seat]! += scoreOfPlace(goal, place + 1);
    if (goal === 'first' && place > 0) s.cardsLeft[seat]! += 1 + dice.below(6);
  }
}
