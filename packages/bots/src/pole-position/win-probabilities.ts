import { type Seat, winShares } from '@paddock/kernel';
import {
  CARS_PER_SEAT,
  computeFinalRanking,
  FINISH_SPACE,
  FUEL_CARDS,
  type RaceRules,
  START_SPACE,
  type State,
  TOKENS,
} from '@paddock/pole-position';

/** A weight that changes linearly during the race: its value at the start, and the change until all cars have finished. */
type Weight = readonly [start: number, change: number];

/**
 * The weights of the features in a softmax over the seats. Fitted to about 35,000 positions from 1,500 races for every
 * setup, between searching bots that sometimes play a random move. Points are in units of the first prize, distances in
 * units of the course.
 */
interface Weights {
  /** Points of cars that have finished. */
  readonly finishedPoints: Weight;
  /** Points that the cars still racing would get for their current places. */
  readonly runningPoints: Weight;
  /** The distance of the leading car that is still racing. Early places score most, so one car ahead beats three halfway. */
  readonly leadingCar: Weight;
  /** By how many points the hand is better than the same number of fives. */
  readonly fuel: Weight;
  readonly spin: number;
  /** For the last car; proportionally less for cars further ahead. */
  readonly comeback: number;
  /** In the plus game these take effect when the car leaves them. */
  readonly turbo: number;
  readonly pit: number;
}

const WEIGHTS_ALL_SCORE: Weights = {
  finishedPoints: [3.8, 7.8],
  runningPoints: [1.05, 3.9],
  leadingCar: [4.6, -3.1],
  fuel: [0.122, -0.105],
  spin: -0.32,
  comeback: 0.76,
  turbo: 0.6,
  pit: -0.73,
};

const WEIGHTS_SIX_SCORE: Weights = {
  finishedPoints: [8.5, 6.7],
  runningPoints: [0.58, 3.65],
  leadingCar: [4.6, -0.84],
  fuel: [0.177, -0.132],
  spin: -0.45,
  comeback: 0.41,
  turbo: 0.58,
  pit: -0.51,
};

/** By how much the debrief sharpens them (see `sharpen`). Fitted to 94 races between bots of all levels. */
export const DEBRIEF_POWER = 1.7;

const TURBO = TOKENS.indexOf('turbo');
const PIT = TOKENS.indexOf('pit');
const COMEBACK = TOKENS.indexOf('comeback');
const MEAN_CARD = 5;

/** By hand, as a bit set: by how many points it is better than the same number of fives. */
const HAND_SURPLUS: readonly number[] = Array.from({ length: 1 << 10 }, (_, hand) => {
  let surplus = 0;
  for (const card of FUEL_CARDS) if ((hand & (1 << card)) !== 0) surplus += card - MEAN_CARD;
  return surplus;
});

/** Estimates each seat's probability of winning at the start of a turn; its share of the win at the end. Written to `probabilities`. */
export function estimateWinProbabilities(s: State, rules: RaceRules, probabilities: Float64Array): void {
  if (s.phase === 'over') {
    probabilities.set(winShares(probabilities.length, computeFinalRanking(s)));
    return;
  }
  weighSeats(s, rules, probabilities);
  let sum = 0;
  for (let seat = 0; seat < probabilities.length; seat++) sum += probabilities[seat]!;
  for (let seat = 0; seat < probabilities.length; seat++) probabilities[seat]! /= sum;
}

/**
 * Raises the probabilities to a power and makes them sum to 1 again. Those above were fitted to races between equals; among drivers of different
 * strength who is ahead is more often the better one, too.
 */
export function sharpen(probabilities: Float64Array, power: number): void {
  let sum = 0;
  for (let seat = 0; seat < probabilities.length; seat++) sum += probabilities[seat]! ** power;
  for (let seat = 0; seat < probabilities.length; seat++) probabilities[seat] = probabilities[seat]! ** power / sum;
}

function weighSeats(s: State, rules: RaceRules, probabilities: Float64Array): void {
  const weights = rules.podium < s.at.length - 1 ? WEIGHTS_SIX_SCORE : WEIGHTS_ALL_SCORE;
  let driven = 0;
  for (let car = 0; car < s.at.length; car++) driven += s.at[car]!;
  const progress = driven / (FINISH_SPACE * s.at.length);
  for (let seat = 0; seat < probabilities.length; seat++)
    probabilities[seat] = Math.exp(scoreSeat(s, rules, weights, progress, seat));
}

function scoreSeat(s: State, { plus, prizes }: RaceRules, weights: Weights, progress: number, seat: Seat): number {
  let runningPoints = 0;
  let leading = 0;
  let spaces = 0;
  for (let car = seat * CARS_PER_SEAT; car < (seat + 1) * CARS_PER_SEAT; car++) {
    if (s.place[car] !== 0) continue;
    const at = s.at[car]!;
    const place = placeOf(s, at);
    runningPoints += prizes[place]!;
    if (at > leading) leading = at;
    if ((s.spin & (1 << car)) !== 0) spaces += weights.spin;
    if (at === START_SPACE) continue;
    const token = s.course[at - 1]!;
    if (token === COMEBACK) spaces += (weights.comeback * place) / s.at.length;
    else if (plus && token === TURBO) spaces += weights.turbo;
    else if (plus && token === PIT) spaces += weights.pit;
  }
  return (
    (s.points[seat]! / prizes[1]!) * weightAt(weights.finishedPoints, progress) +
    (runningPoints / prizes[1]!) * weightAt(weights.runningPoints, progress) +
    (leading / FINISH_SPACE) * weightAt(weights.leadingCar, progress) +
    HAND_SURPLUS[s.hands[seat]!]! * weightAt(weights.fuel, progress) +
    spaces
  );
}

function weightAt([start, change]: Weight, progress: number): number {
  return start + change * progress;
}

/** The place of a car on this space. Cars that share it all get the middle one of their places. */
function placeOf(s: State, at: number): number {
  let ahead = 0;
  for (let other = 0; other < s.at.length; other++) if (s.at[other]! > at) ahead++;
  return ahead + ((s.road[at]! + 1) >> 1);
}
