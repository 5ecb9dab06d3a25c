import { createIdBuffer, type NumericGame, type Rng, type Seat } from '@paddock/kernel';
import {
  CARS_PER_SEAT,
  carsToPick,
  FINISH_SPACE,
  FIRST_CAR_ID,
  lowestBitOf,
  type PolePositionTypes,
  type RaceRules,
  START_SPACE,
  type State,
  TOKENS,
  computeLanding,
  endOf,
  spinsAfter,
} from '@paddock/pole-position';

type Game = NumericGame<PolePositionTypes>;

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
        game.playMoveId(s, seat, FIRST_CAR_ID + pickCar(s, rules.plus, seat, rng));
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
    const count = game.legalMoveIds(s, seat, cardIds);
    game.playMoveId(s, seat, cardIds[rng.below(count)]!);
  }
}
const cardIds = createIdBuffer();

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
    const score = scoreCar(s, plus, seat, own) + (NOISE * rng.below(256)) / 256;
    if (score <= highest) continue;
    best = own;
    highest = score;
  }
  return best;
}

function scoreCar(s: State, plus: boolean, seat: Seat, own: number): number {
  const landing = computeLanding(s, plus, seat, own);
  const end = endOf(landing);
  const from = s.at[seat * CARS_PER_SEAT + own]!;
  const gain = end - from + LEAD_VALUE_PER_SPACE * from;
  if (end === FINISH_SPACE) return gain + FINISH_VALUE;
  if (end === START_SPACE) return gain;
  if (spinsAfter(landing)) return gain - (plus ? TEAM_SPIN_COST : SPIN_COST);
  return gain + (plus ? PLUS_SPACE_VALUES : SPACE_VALUES)[s.course[end - 1]!]!;
}
