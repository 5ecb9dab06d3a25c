import {
  CARDS_TO_CHANGE_ALL,
  codeAt,
  DRAW_ID,
  isBinding,
  LAST_CARD_BONUS,
  type MoveId,
  nextSeat,
  operatorOf,
  PLACE_C,
  type State,
  valueOf,
  writtenOver,
} from '@paddock/formula';
import type { Rng, Seat } from '@paddock/kernel';
import { CARD_WEIGHTS, cardsLaidBy, encodeHand, type HandCode, handSizeOf, JOKER_KIND } from './hand-code.ts';
import { type FormulaGame, turnEstimatorFor } from './turn-estimator.ts';

/** A quick estimate of what a move costs the seat that plays it from this hand; lower is better. */
export type MoveCost = (s: State, seat: Seat, hand: HandCode, id: MoveId) => number;

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
  return (s, seat, hand, id) => {
    if (id === DRAW_ID) return estimator.turnsAfterDraw(s.handSizes[seat]!);
    const rest = hand - cardsLaidBy(id);
    const turns = estimator.turnsFor(rest);
    // The operator is looked at first: the result takes longer, and most operators never bind.
    if (rest === 0 || !isBinding(operatorOf(id), 0) || resultOf(s, id) !== 0) return turns;
    const bindGain =
      s.handSizes[nextSeat(s.handSizes, seat)]! < CARDS_TO_CHANGE_ALL ? BIND_GAIN_IF_NEXT_MUST_DRAW : BIND_GAIN;
    return turns - bindGain + (handSizeOf(rest) < CARDS_TO_CHANGE_ALL ? BIND_COST_WITH_FEW_CARDS : 0);
  };
}

function moveCostInPoints(s: State, _seat: Seat, hand: HandCode, id: MoveId): number {
  if (id === DRAW_ID) return DRAW_COST_POINTS;
  const laid = cardsLaidBy(id);
  const cost =
    CARD_POINTS * handSizeOf(laid) +
    JOKER_EXTRA_POINTS * Math.floor(laid / CARD_WEIGHTS[JOKER_KIND]!) -
    resultOf(s, id);
  return laid === hand ? cost - LAST_CARD_BONUS : cost;
}

function resultOf(s: State, id: MoveId): number {
  return valueOf(writtenOver(s.numbers[PLACE_C]!, codeAt(id, PLACE_C)));
}

/** The index of the move with the lowest cost among the first `count` ids, at random among equal ones. */
export function findCheapestMove(s: State, ids: readonly MoveId[], count: number, cost: MoveCost, rng: Rng): number {
  const seat = s.toMove;
  const hand = encodeHand(s, seat);
  const from = rng.below(count);
  let best = 0;
  let lowest = Infinity;
  for (let i = 0; i < count; i++) {
    const index = from + i < count ? from + i : from + i - count;
    const moveCost = cost(s, seat, hand, ids[index]!);
    if (moveCost < lowest) {
      best = index;
      lowest = moveCost;
    }
  }
  return best;
}
