import { rankSeats, type Seat } from '@paddock/kernel';
import { penaltyOfHand } from './cards.ts';
import { startNextRound } from './setup.ts';
import { type RoundEnding, type Event, NOT_SET, type Options, type State } from './types.ts';

/** A round that lasts so many turns ends as if nobody could draw any more (FO-20). */
export const MAX_TURNS = 200;
/** A game for points ends after so many rounds, whatever the scores (FO-25). */
export const MAX_ROUNDS = 20;
/** What the first player without cards gets when points are counted (FO-25). */
export const LAST_CARD_BONUS = 10;

/** Counts the turn of `toMove` and passes it on, unless the round is over. */
export function endTurn(s: State, options: Options, events?: Event[]): void {
  s.turns++;
  const ending = endingOf(s, options);
  if (ending === null) s.toMove = nextSeat(s.handSizes, s.toMove);
  if (events !== undefined) emitTurnEnd(s, ending === null ? s.toMove : null, events);
  if (ending !== null) endRound(s, options, ending, events);
}

function endingOf(s: State, { goal }: Options): RoundEnding | null {
  const playing = s.scores.length - s.finished.length;
  if (goal === 'all' ? playing <= 1 : s.finished.length > 0) return 'out';
  if (s.passes >= playing) return 'blocked';
  return s.turns >= MAX_TURNS ? 'turns' : null;
}

function emitTurnEnd({ turns, passes, bound, notZero }: State, toMove: Seat | null, events: Event[]): void {
  events.push({ type: 'turnEnded', toMove, turns, passes, bound, mustChangeAll: bound > 0, notZero });
}

/** Who comes after a seat: the next one that has cards. */
export function nextSeat(handSizes: readonly number[], seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % handSizes.length;
  while (handSizes[next] === 0 && next !== seat);
  return next;
}

function endRound(s: State, options: Options, ending: RoundEnding, events?: Event[]): void {
  const places = placesOf(s);
  const winners = seatsOf(s).filter((seat) => places[seat] === 1);
  const change = seatsOf(s).map((seat) => {
    if (options.goal !== 'points') return scoreOfPlace(options.goal, places[seat]!);
    return (s.finished[0] === seat ? LAST_CARD_BONUS : 0) - penaltyOfHand(s, seat);
  });
  for (const seat of seatsOf(s)) {
    s.scores[seat]! += change[seat]!;
    s.cardsLeft[seat]! += s.handSizes[seat]!;
    s.extra[seat] = options.winnerExtraCard && places[seat] === 1 ? 1 : 0;
  }
  if (events !== undefined) emitRoundEnd(s, ending, winners, change, events);
  if (!isLastRound(s, options)) {
    startNextRound(s, events);
    return;
  }
  s.phase = 'over';
  s.toMove = NOT_SET;
  events?.push({ type: 'over', ranking: computeFinalRanking(s, options) });
}

function emitRoundEnd(
  s: State,
  ending: RoundEnding,
  winners: readonly Seat[],
  change: readonly number[],
  events: Event[],
): void {
  events.push({
    type: 'round',
    round: s.round,
    ending,
    winners,
    change,
    cards: [...s.handSizes],
    scores: [...s.scores],
    cardsLeft: [...s.cardsLeft],
    extra: s.extra.map((more) => more === 1),
  });
}

/** What a place in a round adds to the score where no points are counted: the place itself, or one for the winner (FO-24). */
export function scoreOfPlace(goal: 'all' | 'first', place: number): number {
  if (goal === 'all') return place;
  return place === 1 ? 1 : 0;
}

function seatsOf(s: State): number[] {
  return s.scores.map((_, seat) => seat);
}

/**
 * Places in the round, from 1: first those without cards in the order in which they finished, then by cards left;
 * equal counts share a place, and the places after them are skipped (FO-20, FO-21, FO-23).
 */
function placesOf(s: State): number[] {
  return seatsOf(s).map((seat) => {
    const finish = s.finished.indexOf(seat);
    if (finish >= 0) return finish + 1;
    return 1 + s.handSizes.filter((cards) => cards < s.handSizes[seat]!).length;
  });
}

function isLastRound(s: State, options: Options): boolean {
  if (options.goal !== 'points') return s.round >= options.rounds;
  return s.round >= MAX_ROUNDS || hasReachedTarget(s.scores, options);
}

/** Whether somebody has the points that end the game (FO-25). */
export function hasReachedTarget(scores: readonly number[], { target }: Options): boolean {
  return scores.some((score) => score >= target);
}

interface Standings {
  readonly scores: readonly number[];
  readonly cardsLeft: readonly number[];
}

/** Most points; or most rounds won, then fewest cards left; or the smallest sum of places (FO-24, FO-25). */
export function computeFinalRanking(s: Standings, { goal }: Options): number[][] {
  return rankSeats(s.scores.length, (a, b) => {
    if (goal === 'all') return s.scores[a]! - s.scores[b]!;
    const byScore = s.scores[b]! - s.scores[a]!;
    return goal === 'points' ? byScore : byScore || s.cardsLeft[a]! - s.cardsLeft[b]!;
  });
}
