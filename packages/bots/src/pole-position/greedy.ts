import type { Observation, Rng, Seat } from '@paddock/kernel';
import {
  CARS_EACH,
  type CarPreview,
  FINISH,
  type Move,
  type PolePositionKind,
  START,
  type State,
  TOKENS,
  tokensLeft,
} from '@paddock/pole-position';

type Seen = Observation<PolePositionKind>;

/** How often it imagines the other cards before it chooses its own. */
const GUESSES = 6;
/** A card is worth its points: the nine come back only together, so a 9 wasted is a 9 missing later. */
const PRICE = 1;
/** An opponent overtaken, beyond the ground made. */
const PASS = 0.3;
/** Home is safe, and early places score most. */
const HOME = 6;
/** What a space ahead adds: of two equal moves the leading car's is better, being nearer to the podium. */
const LEAD = 0.1;
/** A spinning car waits one turn; in the plus game the whole team does. */
const SPIN = 2.5;
const SPIN_TEAM = 6;
/** Spaces that help when the car leaves them: Slipstream, Comeback for every place behind the first, plus Turbo. */
const SLIPSTREAM = 1;
const COMEBACK = 0.4;
const TURBO = 2;
/** A plus Pit stop with somebody behind will cost a place. */
const PIT = 2;
/** Close calls go either way, so that it is not to be read like a book. */
const WHIM = 0.3;

/** Looks at where each of its cars would get, with its card and against a few guesses at the other cards. */
export function polePositionGreedy(seen: Seen, rng: Rng): Move {
  const first = seen.legal[0]!;
  if (seen.legal.length === 1) return first;
  if ('token' in first) return layToken(seen, rng);
  const worth = 'fuel' in first ? worthOfCards(seen, rng) : worthOfCars(seen, rng);
  let best = 0;
  for (let i = 0; i < worth.length; i++) {
    worth[i]! += (WHIM * rng.below(1000)) / 1000;
    if (worth[i]! > worth[best]!) best = i;
  }
  return seen.legal[best]!;
}

/** Every token left beside the board is as likely as the other: a varied course. */
function layToken({ legal, view }: Seen, rng: Rng): Move {
  const left = legal.map((move) => {
    const token = 'token' in move ? move.token : 'grey';
    return tokensLeft(view.course, token);
  });
  return legal[rng.weighted(left)]!;
}

function worthOfCars(seen: Seen, rng: Rng): number[] {
  const { game, legal, seat } = seen;
  const state = seen.sample(rng);
  return legal.map((move) => judge(state, seat, game, move));
}

function worthOfCards(seen: Seen, rng: Rng): number[] {
  const { game, legal, seat } = seen;
  const worth = legal.map((move) => ('fuel' in move ? -PRICE * move.fuel : 0));
  for (let guess = 0; guess < GUESSES; guess++) {
    const state = seen.sample(rng);
    for (let other = 0; other < game.seats; other++) {
      const cards = other === seat ? [] : game.legalMoves(state, other);
      if (cards.length > 0) game.play(state, other, rng.pick(cards));
    }
    for (const [i, card] of legal.entries()) {
      const ahead = game.clone(state);
      game.play(ahead, seat, card);
      worth[i]! += bestDrive(ahead, seat, game) / GUESSES;
    }
  }
  return worth;
}

/** Lets the others before it move as it would in their place; 0 if the card only straightens a spinning car. */
function bestDrive(state: State, seat: Seat, game: Seen['game']): number {
  while (state.phase === 'move' && state.order.includes(seat, state.mover)) {
    const mover = state.order[state.mover]!;
    const cars = game.legalMoves(state, mover);
    let best = cars[0]!;
    let most = -Infinity;
    for (const car of cars) {
      const worth = judge(state, mover, game, car);
      if (worth > most) best = car;
      most = Math.max(most, worth);
    }
    if (mover === seat) return most;
    game.play(state, mover, best);
  }
  return 0;
}

/** What a move of a car is worth, in spaces. */
function judge(s: State, seat: Seat, game: Seen['game'], move: Move): number {
  const { car, from, end, spins } = game.preview(s, seat, move) as CarPreview;
  const plus = game.options.rules === 'plus';
  let passed = 0;
  let ahead = 0;
  let behind = 0;
  for (let other = 0; other < s.at.length; other++) {
    const at = s.at[other]!;
    if (other === seat * CARS_EACH + car) continue;
    if (at > end) ahead++;
    else if (at < end && at !== START) behind++;
    if (Math.floor(other / CARS_EACH) === seat || at === FINISH) continue;
    if (at >= from && at < end) passed++;
    else if (at >= end && at < from) passed--;
  }
  const ground = end - from + PASS * passed + LEAD * from;
  if (end === FINISH) return ground + HOME;
  if (spins) return ground - (plus ? SPIN_TEAM : SPIN);
  switch (end === START ? 'grey' : TOKENS[s.course[end - 1]!]!) {
    case 'slip':
      return ground + SLIPSTREAM;
    case 'comeback':
      return ground + COMEBACK * (ahead + 1);
    case 'turbo':
      return plus && ahead > 0 ? ground + TURBO : ground;
    case 'pit':
      return plus && behind > 0 ? ground - PIT : ground;
    default:
      return ground;
  }
}
