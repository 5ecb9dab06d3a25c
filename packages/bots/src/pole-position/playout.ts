import type { Observation, Rng, Seat } from '@paddock/kernel';
import {
  type BitSet,
  carMoves,
  CARS_PER_SEAT,
  carsToPick,
  FINISH_SPACE,
  type PolePositionTypes,
  type RaceRules,
  START_SPACE,
  type State,
  TOKENS,
  computeDrive,
} from '@paddock/pole-position';

type Game = Observation<PolePositionTypes>['game'];

/** The value of a car move besides the spaces gained, similar to the greedy bot. */
const FINISH_VALUE = 6;
const LEAD_VALUE_PER_SPACE = 0.1;
const SPIN_COST = 2.5;
const TEAM_SPIN_COST = 6;
/** By token: the value of stopping there. Slipstream and Comeback help the car when it leaves. */
const SPACE_VALUES: readonly number[] = TOKENS.map(
  (token) => ({ slip: 1, comeback: 2 })[token as 'slip' | 'comeback'] ?? 0,
);
/** In the plus game Turbo helps too, and Pit stop costs a place. */
const PLUS_SPACE_VALUES = SPACE_VALUES.with(TOKENS.indexOf('turbo'), 2).with(TOKENS.indexOf('pit'), -2);
/** Random noise, so that playouts differ. */
const NOISE = 0.5;

/**
 * Plays on, in place, until turn `until` begins or the race is over: random cards, and the car that does best with its
 * card. An incomplete course is completed at random first.
 */
export function playUntilTurn(game: Game, rules: RaceRules, s: State, rng: Rng, until: number): void {
  for (;;) {
    switch (s.phase) {
      case 'choose':
        if (s.turn >= until) return;
        playRandomCards(game, s, rng);
        break;
      case 'move': {
        const seat = s.order[s.mover]!;
        game.play(s, seat, carMoves(1 << pickCar(s, rules.plus, seat, rng))[0]!);
        break;
      }
      case 'over':
        return;
      default:
        layRandomToken(game, s, rng);
    }
  }
}

function playRandomCards(game: Game, s: State, rng: Rng): void {
  for (let left = s.waiting; left !== 0; left &= left - 1) {
    const seat = lowestBitOf(left);
    game.play(s, seat, rng.pick(game.legalMoves(s, seat)));
  }
}

function layRandomToken(game: Game, s: State, rng: Rng): void {
  const awaiting = game.awaiting(s);
  if (awaiting.kind === 'chance') game.resolve(s, rng.below(awaiting.ways));
  else if (awaiting.kind === 'moves') {
    const seat = awaiting.seats[0]!;
    game.play(s, seat, rng.pick(game.legalMoves(s, seat)));
  }
}

function pickCar(s: State, plus: boolean, seat: Seat, rng: Rng): number {
  const cars = carsToPick(s, plus, seat);
  let best = lowestBitOf(cars);
  if (cars === 1 << best) return best;
  let highest = -Infinity;
  for (let left = cars; left !== 0; left &= left - 1) {
    const own = lowestBitOf(left);
    const score = scoreCar(s, plus, seat * CARS_PER_SEAT + own) + (NOISE * rng.below(256)) / 256;
    if (score <= highest) continue;
    best = own;
    highest = score;
  }
  return best;
}

function scoreCar(s: State, plus: boolean, car: number): number {
  const { end, spins } = computeDrive(s, plus, car);
  const from = s.at[car]!;
  const gain = end - from + LEAD_VALUE_PER_SPACE * from;
  if (end === FINISH_SPACE) return gain + FINISH_VALUE;
  if (end === START_SPACE) return gain;
  if (spins) return gain - (plus ? TEAM_SPIN_COST : SPIN_COST);
  return gain + (plus ? PLUS_SPACE_VALUES : SPACE_VALUES)[s.course[end - 1]!]!;
}

/** The index of the lowest bit that is set. */
function lowestBitOf(bits: BitSet): number {
  return 31 - Math.clz32(bits & -bits);
}
