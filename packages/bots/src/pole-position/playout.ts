import type { Observation, Rng, Seat } from '@paddock/kernel';
import {
  type Bits,
  carMoves,
  CARS_EACH,
  carsToPick,
  FINISH,
  type PolePositionKind,
  type RaceRules,
  START,
  type State,
  TOKENS,
  travel,
} from '@paddock/pole-position';

type Game = Observation<PolePositionKind>['game'];

/** What a picked car gains beyond its ground, in spaces; much as greedy sees it. */
const HOME = 6;
const LEAD = 0.1;
const SPIN = 2.5;
const SPIN_TEAM = 6;
/** By kind of the space where the car comes to stand: Slipstream and Comeback help it on. */
const STAND: readonly number[] = TOKENS.map((token) => ({ slip: 1, comeback: 2 })[token as 'slip' | 'comeback'] ?? 0);
/** In the plus game Turbo helps it on too, and Pit stop will cost a place. */
const STAND_PLUS = STAND.with(TOKENS.indexOf('turbo'), 2).with(TOKENS.indexOf('pit'), -2);
/** Close calls go either way. */
const WHIM = 0.5;

/**
 * Drives on, in place, until a turn begins that is not before `until`, or to the end: any card as likely as the other, and
 * of the cars the one that does best with it. A course that is not complete yet is laid by chance first.
 */
export function driveOn(game: Game, rules: RaceRules, s: State, rng: Rng, until: number): void {
  for (;;) {
    switch (s.phase) {
      case 'choose':
        if (s.turn >= until) return;
        playCards(game, s, rng);
        break;
      case 'move': {
        const seat = s.order[s.mover]!;
        game.play(s, seat, carMoves(1 << pickCar(s, rules.plus, seat, rng))[0]!);
        break;
      }
      case 'over':
        return;
      default:
        layToken(game, s, rng);
    }
  }
}

function playCards(game: Game, s: State, rng: Rng): void {
  for (let left = s.waiting; left !== 0; left &= left - 1) {
    const seat = lowest(left);
    game.play(s, seat, rng.pick(game.legalMoves(s, seat)));
  }
}

function layToken(game: Game, s: State, rng: Rng): void {
  const awaiting = game.awaiting(s);
  if (awaiting.kind === 'chance') game.resolve(s, rng.below(awaiting.ways));
  else if (awaiting.kind === 'moves') {
    const seat = awaiting.seats[0]!;
    game.play(s, seat, rng.pick(game.legalMoves(s, seat)));
  }
}

function pickCar(s: State, plus: boolean, seat: Seat, rng: Rng): number {
  const cars = carsToPick(s, plus, seat);
  let best = lowest(cars);
  if (cars === 1 << best) return best;
  let most = -Infinity;
  for (let left = cars; left !== 0; left &= left - 1) {
    const own = lowest(left);
    const worth = worthOfCar(s, plus, seat * CARS_EACH + own) + (WHIM * rng.below(256)) / 256;
    if (worth <= most) continue;
    best = own;
    most = worth;
  }
  return best;
}

function worthOfCar(s: State, plus: boolean, car: number): number {
  const { end, spins } = travel(s, plus, car);
  const from = s.at[car]!;
  const ground = end - from + LEAD * from;
  if (end === FINISH) return ground + HOME;
  if (end === START) return ground;
  if (spins) return ground - (plus ? SPIN_TEAM : SPIN);
  return ground + (plus ? STAND_PLUS : STAND)[s.course[end - 1]!]!;
}

/** The number of the lowest bit that is set. */
function lowest(bits: Bits): number {
  return 31 - Math.clz32(bits & -bits);
}
