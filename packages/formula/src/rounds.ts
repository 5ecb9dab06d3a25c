import { rank } from '@paddock/kernel';
import { worthOfHand } from './cards.ts';
import { startNextRound } from './setup.ts';
import { type Ending, type Event, NONE, type Options, type State } from './types.ts';

/** A round that lasts so many turns ends as if nobody could draw any more (FO-20). */
export const MOST_TURNS = 200;
/** A game for points ends after so many rounds, whatever the scores (FO-25). */
export const MOST_ROUNDS = 20;
/** What the first player without cards gets when points are counted (FO-25). */
const BONUS = 10;

/** Counts the turn of `toMove` and passes it on, unless the round is over. */
export function endTurn(s: State, options: Options, events?: Event[]): void {
  s.turns++;
  const playing = s.scores.length - s.finished.length;
  const out = options.goal === 'all' ? playing <= 1 : s.finished.length > 0;
  if (out) endRound(s, options, 'out', events);
  else if (s.passes >= playing) endRound(s, options, 'blocked', events);
  else if (s.turns >= MOST_TURNS) endRound(s, options, 'turns', events);
  else s.toMove = nextSeat(s);
}

function nextSeat(s: State): number {
  let seat = s.toMove;
  do seat = (seat + 1) % s.scores.length;
  while (s.handSizes[seat] === 0);
  return seat;
}

function endRound(s: State, options: Options, ending: Ending, events?: Event[]): void {
  const places = placesOf(s);
  const winners = seatsOf(s).filter((seat) => places[seat] === 1);
  const change = seatsOf(s).map((seat) => {
    if (options.goal === 'all') return places[seat]!;
    if (options.goal === 'first') return places[seat] === 1 ? 1 : 0;
    return (s.finished[0] === seat ? BONUS : 0) - worthOfHand(s, seat);
  });
  for (const seat of seatsOf(s)) {
    s.scores[seat]! += change[seat]!;
    s.cardsLeft[seat]! += s.handSizes[seat]!;
    s.extra[seat] = options.winnerExtraCard && places[seat] === 1 ? 1 : 0;
  }
  events?.push({ type: 'round', round: s.round, ending, winners, change, cards: [...s.handSizes] });
  if (!isLastRound(s, options)) {
    startNextRound(s);
    return;
  }
  s.phase = 'over';
  s.toMove = NONE;
  events?.push({ type: 'over', ranking: finalRanking(s, options) });
}

function seatsOf(s: State): number[] {
  return s.scores.map((_, seat) => seat);
}

/**
 * Places in the round, from 1: first those without cards in the order in which they finished, then by cards left;
 * equal counts share a place, and the places after them are skipped (FO-20, FO-21, FO-23).
 */
export function placesOf(s: State): number[] {
  return seatsOf(s).map((seat) => {
    const finish = s.finished.indexOf(seat);
    if (finish >= 0) return finish + 1;
    return 1 + s.handSizes.filter((cards) => cards < s.handSizes[seat]!).length;
  });
}

function isLastRound(s: State, { goal, rounds, target }: Options): boolean {
  if (goal !== 'points') return s.round >= rounds;
  return s.round >= MOST_ROUNDS || s.scores.some((score) => score >= target);
}

/** Most points; or most rounds won, then fewest cards left; or the smallest sum of places (FO-24, FO-25). */
export function finalRanking(s: State, { goal }: Options): number[][] {
  return rank(s.scores.length, (a, b) => {
    if (goal === 'all') return s.scores[a]! - s.scores[b]!;
    const byScore = s.scores[b]! - s.scores[a]!;
    return goal === 'points' ? byScore : byScore || s.cardsLeft[a]! - s.cardsLeft[b]!;
  });
}
