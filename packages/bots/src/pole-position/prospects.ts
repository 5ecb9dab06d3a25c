import { type Seat, winShares } from '@paddock/kernel';
import {
  CARS_EACH,
  finalRanking,
  FINISH,
  FUEL_CARDS,
  type RaceRules,
  START,
  type State,
  TOKENS,
} from '@paddock/pole-position';

/** A weight that changes during the race: at the start, and what is added by the time all cars are home. */
type Weight = readonly [start: number, change: number];

/**
 * What things say about the winner, as weights of a softmax: fitted to some 35,000 positions of 1,500 races at every table,
 * between drivers who search and now and then make any move. Points count in parts of the winner's prize, ground in parts
 * of the course.
 */
interface Weights {
  /** Points of cars that are home. */
  readonly settled: Weight;
  /** Points that the others would get for the places where they are now. */
  readonly standing: Weight;
  /** How far the foremost car in the race is: early places score most, so one car ahead is better than three halfway. */
  readonly foremost: Weight;
  /** By how many points the hand is better than as many fives. */
  readonly fuel: Weight;
  readonly spin: number;
  /** For the last car; the others have less of it. */
  readonly comeback: number;
  /** In the plus game they work when the car leaves them. */
  readonly turbo: number;
  readonly pit: number;
}

const ALL_SCORE: Weights = {
  settled: [3.8, 7.8],
  standing: [1.05, 3.9],
  foremost: [4.6, -3.1],
  fuel: [0.122, -0.105],
  spin: -0.32,
  comeback: 0.76,
  turbo: 0.6,
  pit: -0.73,
};

const SIX_SCORE: Weights = {
  settled: [8.5, 6.7],
  standing: [0.58, 3.65],
  foremost: [4.6, -0.84],
  fuel: [0.177, -0.132],
  spin: -0.45,
  comeback: 0.41,
  turbo: 0.58,
  pit: -0.51,
};

const TURBO = TOKENS.indexOf('turbo');
const PIT = TOKENS.indexOf('pit');
const COMEBACK = TOKENS.indexOf('comeback');
const FIVE = 5;

/** By hand: by how many points it is better than as many fives. */
const SURPLUS: readonly number[] = Array.from({ length: 1 << 10 }, (_, hand) => {
  let surplus = 0;
  for (const card of FUEL_CARDS) if ((hand & (1 << card)) !== 0) surplus += card - FIVE;
  return surplus;
});

/** Each seat's chance to win, seen from the start of a turn; at the end, its share of the win. Written to `chances`. */
export function prospects(s: State, rules: RaceRules, chances: Float64Array): void {
  if (s.phase === 'over') {
    chances.set(winShares(chances.length, finalRanking(s)));
    return;
  }
  guess(s, rules, chances);
  let sum = 0;
  for (let seat = 0; seat < chances.length; seat++) sum += chances[seat]!;
  for (let seat = 0; seat < chances.length; seat++) chances[seat]! /= sum;
}

function guess(s: State, rules: RaceRules, chances: Float64Array): void {
  const weights = rules.podium < s.at.length - 1 ? SIX_SCORE : ALL_SCORE;
  let driven = 0;
  for (let car = 0; car < s.at.length; car++) driven += s.at[car]!;
  const done = driven / (FINISH * s.at.length);
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = Math.exp(outlook(s, rules, weights, done, seat));
}

function outlook(s: State, { plus, prizes }: RaceRules, weights: Weights, done: number, seat: Seat): number {
  let standing = 0;
  let foremost = 0;
  let spots = 0;
  for (let car = seat * CARS_EACH; car < (seat + 1) * CARS_EACH; car++) {
    if (s.place[car] !== 0) continue;
    const at = s.at[car]!;
    const place = placeOf(s, at);
    standing += prizes[place]!;
    if (at > foremost) foremost = at;
    if ((s.spin & (1 << car)) !== 0) spots += weights.spin;
    if (at === START) continue;
    const token = s.course[at - 1]!;
    if (token === COMEBACK) spots += (weights.comeback * place) / s.at.length;
    else if (plus && token === TURBO) spots += weights.turbo;
    else if (plus && token === PIT) spots += weights.pit;
  }
  return (
    (s.points[seat]! / prizes[1]!) * by(weights.settled, done) +
    (standing / prizes[1]!) * by(weights.standing, done) +
    (foremost / FINISH) * by(weights.foremost, done) +
    SURPLUS[s.hands[seat]!]! * by(weights.fuel, done) +
    spots
  );
}

function by([start, change]: Weight, done: number): number {
  return start + change * done;
}

/** The place of a car on this space: cars that share it have the middle one of their places. */
function placeOf(s: State, at: number): number {
  let ahead = 0;
  for (let other = 0; other < s.at.length; other++) if (s.at[other]! > at) ahead++;
  return ahead + ((s.road[at]! + 1) >> 1);
}
