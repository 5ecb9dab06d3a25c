import type { Observation, Rng, Seat } from '@paddock/kernel';
import {
  type CarPreview,
  CARS_PER_SEAT,
  FINISH_SPACE,
  type FuelMove,
  type Move,
  type PolePositionTypes,
  START_SPACE,
  type State,
  TOKENS,
  countTokensLeft,
} from '@paddock/pole-position';
import { addStyle } from '../driving-style.ts';

type PolePositionObservation = Observation<PolePositionTypes>;

/** How many samples of the hidden cards are tried before it chooses its own card. */
const SAMPLES = 6;
/** The cost of each point of a card: the nine cards come back only together, so a 9 played now is missing later. */
const CARD_POINT_COST = 1;
/** The value of passing an opponent, besides the spaces gained. */
const PASS_VALUE = 0.3;
/** The value of finishing: the place is safe, and early places score most. */
const FINISH_VALUE = 6;
/** The value of each space that the car is ahead already: of two equal moves the leading car's is better. */
const LEAD_VALUE_PER_SPACE = 0.1;
/** A spinning car misses a turn; in the plus game the whole team does. */
const SPIN_COST = 2.5;
const TEAM_SPIN_COST = 6;
/** The value of stopping on a space that helps when the car leaves it. Comeback counts for every place behind the first. */
const SLIPSTREAM_VALUE = 1;
const COMEBACK_VALUE_PER_PLACE = 0.4;
const TURBO_VALUE = 2;
/** The cost of stopping on Pit stop in the plus game, if a car is behind. */
const PIT_COST = 2;
/** Random noise, so that opponents cannot predict it. */
const NOISE = 0.3;

/** The noise of the amateur's cards, in spaces. With less, all amateurs start with the same card. */
const AMATEUR_CARD_NOISE = 2;
/** By how many spaces the amateur's style makes a card look better or worse. */
const STYLE_LIMIT = 0.2;

/** Scores where each of its cars would end up, with each card and for a few samples of the other cards. */
export function chooseGreedyMove(observation: PolePositionObservation, rng: Rng): Move {
  const first = observation.legal[0]!;
  if (observation.legal.length === 1) return first;
  if ('token' in first) return pickToken(observation, rng);
  const scores = 'fuel' in first ? scoreCards(observation, rng) : scoreCars(observation, rng);
  return pickBest(observation.legal, scores, NOISE, rng);
}

/** Drives like the greedy bot, but chooses its cards by mood and by its style. A high card is bold. */
export function chooseAmateurMove(observation: PolePositionObservation, rng: Rng): Move {
  const { legal, seat } = observation;
  if (legal.length === 1 || !('fuel' in legal[0]!)) return chooseGreedyMove(observation, rng);
  const fuel = legal.map((move) => (move as FuelMove).fuel);
  const scores = addStyle(scoreCards(observation, rng), fuel, seat, STYLE_LIMIT);
  return pickBest(legal, scores, AMATEUR_CARD_NOISE, rng);
}

function pickBest(legal: readonly Move[], scores: readonly number[], noise: number, rng: Rng): Move {
  let best = 0;
  let highest = -Infinity;
  for (const [i, score] of scores.entries()) {
    const noisy = score + (noise * rng.below(1000)) / 1000;
    if (noisy > highest) best = i;
    highest = Math.max(highest, noisy);
  }
  return legal[best]!;
}

/** Picks each token that is left with equal probability, for a varied course. */
function pickToken({ legal, view }: PolePositionObservation, rng: Rng): Move {
  const left = legal.map((move) => {
    const token = 'token' in move ? move.token : 'grey';
    return countTokensLeft(view.course, token);
  });
  return legal[rng.pickWeighted(left)]!;
}

function scoreCars(observation: PolePositionObservation, rng: Rng): number[] {
  const { game, legal, seat } = observation;
  const state = observation.sample(rng);
  return legal.map((move) => scoreCar(state, seat, game, move));
}

function scoreCards(observation: PolePositionObservation, rng: Rng): number[] {
  const { game, legal, seat } = observation;
  const scores = legal.map((move) => ('fuel' in move ? -CARD_POINT_COST * move.fuel : 0));
  for (let n = 0; n < SAMPLES; n++) {
    const state = observation.sample(rng);
    for (let other = 0; other < game.seats; other++) {
      const cards = other === seat ? [] : game.legalMoves(state, other);
      if (cards.length > 0) game.play(state, other, rng.pick(cards));
    }
    for (const [i, card] of legal.entries()) {
      const next = game.clone(state);
      game.play(next, seat, card);
      scores[i]! += bestCarScore(next, seat, game) / SAMPLES;
    }
  }
  return scores;
}

/** The best score of a car of the seat, after the cars before it have moved greedily; 0 if its card only ends a spin. */
function bestCarScore(state: State, seat: Seat, game: PolePositionObservation['game']): number {
  while (state.phase === 'move' && state.order.includes(seat, state.mover)) {
    const mover = state.order[state.mover]!;
    const cars = game.legalMoves(state, mover);
    let best = cars[0]!;
    let highest = -Infinity;
    for (const car of cars) {
      const score = scoreCar(state, mover, game, car);
      if (score > highest) best = car;
      highest = Math.max(highest, score);
    }
    if (mover === seat) return highest;
    game.play(state, mover, best);
  }
  return 0;
}

/** The score of a car move, in spaces. */
function scoreCar(s: State, seat: Seat, game: PolePositionObservation['game'], move: Move): number {
  const { car, from, end, spins } = game.preview(s, seat, move) as CarPreview;
  const plus = game.options.rules === 'plus';
  let passed = 0;
  let ahead = 0;
  let behind = 0;
  for (let other = 0; other < s.at.length; other++) {
    const at = s.at[other]!;
    if (other === seat * CARS_PER_SEAT + car) continue;
    if (at > end) ahead++;
    else if (at < end && at !== START_SPACE) behind++;
    if (Math.floor(other / CARS_PER_SEAT) === seat || at === FINISH_SPACE) continue;
    if (at >= from && at < end) passed++;
    else if (at >= end && at < from) passed--;
  }
  const gain = end - from + PASS_VALUE * passed + LEAD_VALUE_PER_SPACE * from;
  if (end === FINISH_SPACE) return gain + FINISH_VALUE;
  if (spins) return gain - (plus ? TEAM_SPIN_COST : SPIN_COST);
  switch (end === START_SPACE ? 'grey' : TOKENS[s.course[end - 1]!]!) {
    case 'slip':
      return gain + SLIPSTREAM_VALUE;
    case 'comeback':
      return gain + COMEBACK_VALUE_PER_PLACE * (ahead + 1);
    case 'turbo':
      return plus && ahead > 0 ? gain + TURBO_VALUE : gain;
    case 'pit':
      return plus && behind > 0 ? gain - PIT_COST : gain;
    default:
      return gain;
  }
}
