import {
  binds,
  CARDS_TO_CHANGE_ALL,
  codeOf,
  isDraw,
  LAST_CARD_BONUS,
  type Laying,
  mayBind,
  type Move,
  nextSeat,
  OPS,
  type State,
  valueOf,
  written,
} from '@paddock/formula';
import type { Rng, Seat } from '@paddock/kernel';
import { type Hand, handIn, JOKER, laidBy, sizeOf, WEIGHT } from './hand.ts';
import { type Game, prospectsFor } from './prospects.ts';

/** What a move costs the seat that makes it with this hand, at a glance: the less the better. */
export type Cost = (s: State, seat: Seat, hand: Hand, move: Move) => number;

/** Turns gained by a result of 0 through × or ÷ (FO-17): whoever comes next with fewer than three cards must draw. */
const STOPS = 0.8;
const TROUBLES = 0.3;
/** But it comes back: with one or two cards left it stops whoever laid it as well. */
const STOPS_ITSELF = 0.6;

/** What a card and a joker are worth in hand when points are counted: each may bring a result later. */
const CARD = 3;
const JOKER_MORE = 5;
/** A turn without a result, and one card more. */
const DRAW = 5;

/** For this table; the prospects must have been worked out. */
export function costFor(game: Game): Cost {
  if (game.options.goal === 'points') return pointsCost;
  const prospects = prospectsFor(game);
  return (s, seat, hand, move) => {
    if (isDraw(move)) return prospects.afterDraw(s.handSizes[seat]!);
    const rest = hand - laidBy(move);
    const turns = prospects.turns(rest);
    if (!mayBind(move) || rest === 0 || !binds(OPS.indexOf(move.op), resultOf(s, move))) return turns;
    const stopped = s.handSizes[nextSeat(s.handSizes, seat)]! < CARDS_TO_CHANGE_ALL ? STOPS : TROUBLES;
    return turns - stopped + (sizeOf(rest) < CARDS_TO_CHANGE_ALL ? STOPS_ITSELF : 0);
  };
}

function pointsCost(s: State, _seat: Seat, hand: Hand, move: Move): number {
  if (isDraw(move)) return DRAW;
  const laid = laidBy(move);
  const cost = CARD * sizeOf(laid) + JOKER_MORE * Math.floor(laid / WEIGHT[JOKER]!) - resultOf(s, move);
  return laid === hand ? cost - LAST_CARD_BONUS : cost;
}

function resultOf(s: State, move: Laying): number {
  return valueOf(written(s.numbers[2]!, codeOf(move.c)));
}

/** The move that costs least; among equal ones any. */
export function quickMove(s: State, legal: readonly Move[], cost: Cost, rng: Rng): Move {
  const seat = s.toMove;
  const hand = handIn(s, seat);
  const from = rng.below(legal.length);
  let best = legal[0]!;
  let least = Infinity;
  for (let i = 0; i < legal.length; i++) {
    const move = legal[from + i < legal.length ? from + i : from + i - legal.length]!;
    const costs = cost(s, seat, hand, move);
    if (costs < least) {
      best = move;
      least = costs;
    }
  }
  return best;
}
