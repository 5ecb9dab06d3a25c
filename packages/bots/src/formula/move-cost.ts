import {
  isBinding,
  CARDS_TO_CHANGE_ALL,
  codeOf,
  isDraw,
  LAST_CARD_BONUS,
  type FormulaMove,
  canBeBinding,
  type Move,
  nextSeat,
  OPERATORS,
  type State,
  valueOf,
  writtenOver,
} from '@paddock/formula';
import type { Rng, Seat } from '@paddock/kernel';
import { CARD_WEIGHTS, cardsLaidBy, encodeHand, type HandCode, handSizeOf, JOKER_KIND } from './hand-code.ts';
import { type FormulaGame, turnEstimatorFor } from './turn-estimator.ts';

/** A quick estimate of what a move costs the seat that plays it from this hand; lower is better. */
export type MoveCost = (s: State, seat: Seat, hand: HandCode, move: Move) => number;

/** Turns gained by a result of 0 by × or ÷ (FO-17): the next seat must draw if it has fewer than three cards. */
const BIND_GAIN_IF_NEXT_MUST_DRAW = 0.8;
const BIND_GAIN = 0.3;
/** Turns lost by it with one or two cards left, because it then binds the seat that laid it as well. */
const BIND_COST_WITH_FEW_CARDS = 0.6;

/** When points are counted: the value of a card in hand, and the extra value of a joker. Each may give a result later. */
const CARD_POINTS = 3;
const JOKER_EXTRA_POINTS = 5;
/** Drawing is a turn without a result, and one more card in hand. */
const DRAW_COST_POINTS = 5;

/** The cost function for a game. Its turn estimator must have been prepared. */
export function moveCostFor(game: FormulaGame): MoveCost {
  if (game.options.goal === 'points') return moveCostInPoints;
  const estimator = turnEstimatorFor(game);
  return (s, seat, hand, move) => {
    if (isDraw(move)) return estimator.turnsAfterDraw(s.handSizes[seat]!);
    const rest = hand - cardsLaidBy(move);
    const turns = estimator.turnsFor(rest);
    if (!canBeBinding(move) || rest === 0 || !isBinding(OPERATORS.indexOf(move.op), resultOf(s, move))) return turns;
    const bindGain =
      s.handSizes[nextSeat(s.handSizes, seat)]! < CARDS_TO_CHANGE_ALL ? BIND_GAIN_IF_NEXT_MUST_DRAW : BIND_GAIN;
    return turns - bindGain + (handSizeOf(rest) < CARDS_TO_CHANGE_ALL ? BIND_COST_WITH_FEW_CARDS : 0);
  };
}

function moveCostInPoints(s: State, _seat: Seat, hand: HandCode, move: Move): number {
  if (isDraw(move)) return DRAW_COST_POINTS;
  const laid = cardsLaidBy(move);
  const cost =
    CARD_POINTS * handSizeOf(laid) +
    JOKER_EXTRA_POINTS * Math.floor(laid / CARD_WEIGHTS[JOKER_KIND]!) -
    resultOf(s, move);
  return laid === hand ? cost - LAST_CARD_BONUS : cost;
}

function resultOf(s: State, move: FormulaMove): number {
  return valueOf(writtenOver(s.numbers[2]!, codeOf(move.c)));
}

/** Picks the move with the lowest cost, at random among equal ones. */
export function pickCheapestMove(s: State, legal: readonly Move[], cost: MoveCost, rng: Rng): Move {
  const seat = s.toMove;
  const hand = encodeHand(s, seat);
  const from = rng.below(legal.length);
  let best = legal[0]!;
  let lowest = Infinity;
  for (let i = 0; i < legal.length; i++) {
    const move = legal[from + i < legal.length ? from + i : from + i - legal.length]!;
    const moveCost = cost(s, seat, hand, move);
    if (moveCost < lowest) {
      best = move;
      lowest = moveCost;
    }
  }
  return best;
}
