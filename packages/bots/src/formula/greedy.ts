import {
  type Card,
  CARDS,
  CARDS_TO_CHANGE_ALL,
  type FormulaTypes,
  LAST_CARD_BONUS,
  isDraw,
  MAX_LAID,
  type Move,
  nextSeat,
  PENALTIES,
  type View,
} from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import type { FormulaPreview, NoticedFormula } from './overlook.ts';

/** The cost of laying a joker: early it only pays if two other cards go with it. */
const JOKER_COST = 1.6;
/** The value of each different card kept: a varied hand makes more formulas. */
const KIND_VALUE = 0.12;
/** The value of having so few cards left that they can go in one turn. */
const LAST_TURN_VALUE = 0.6;
/** The gain of a result of 0 by × or ÷ (FO-17): the next seat must draw if it has fewer than three cards. */
const BIND_GAIN_IF_NEXT_MUST_DRAW = 1.5;
const BIND_GAIN = 0.4;
/** Its cost with one or two cards left, because it then binds the seat that laid it as well. */
const BIND_COST_WITH_FEW_CARDS = 0.9;
/** The value of each digit on the table: long numbers are harder to change for the next player. */
const DIGIT_VALUE = 0.05;

/** When points are counted: the value of each penalty point of a laid card, which costs nothing at the end. */
const LAID_POINT_VALUE = 0.1;

/** Random noise, so that it does not play the same way every time. */
const NOISE = 0.25;
const NOISE_POINTS = 2;

/**
 * Looks one move ahead: lays as many cards as possible, but keeps jokers and a varied hand, and prefers formulas that are
 * hard for the next player. When points are counted it takes the best result. It draws only when it cannot lay.
 */
export function chooseGreedyMove(observation: Observation<FormulaTypes>, rng: Rng): Move {
  return chooseGreedily(observation, allFormulas(observation), rng);
}

function allFormulas(observation: Observation<FormulaTypes>): NoticedFormula[] {
  const formulas: NoticedFormula[] = [];
  for (const move of observation.legal) {
    const preview = observation.preview(move);
    if (preview.kind === 'formula' && !isDraw(move)) formulas.push({ move, preview });
  }
  return formulas;
}

/** The formula that looks best among those that were noticed. Drawing is the first legal move. */
export function chooseGreedily(
  observation: Observation<FormulaTypes>,
  noticed: readonly NoticedFormula[],
  rng: Rng,
): Move {
  const { legal, view, game } = observation;
  const points = game.options.goal === 'points';
  let best = legal[0]!;
  let highest = -Infinity;
  for (const { move, preview } of noticed) {
    const noise = ((points ? NOISE_POINTS : NOISE) * rng.below(1000)) / 1000;
    const score = noise + (points ? scorePoints(preview) : scoreCards(view, preview, observation.seat));
    if (score > highest) best = move;
    highest = Math.max(highest, score);
  }
  return best;
}

function scoreCards(view: View, { laid, left, bound, formula }: FormulaPreview, seat: number): number {
  if (left === 0) return 100;
  let score = laid.length + KIND_VALUE * countKindsLeft(view.hand!, laid);
  for (const card of laid) if (card === 'J') score -= JOKER_COST;
  if (left <= MAX_LAID) score += LAST_TURN_VALUE;
  if (bound > 0) {
    score +=
      view.handSizes[nextSeat(view.handSizes, seat)]! < CARDS_TO_CHANGE_ALL ? BIND_GAIN_IF_NEXT_MUST_DRAW : BIND_GAIN;
    if (left < CARDS_TO_CHANGE_ALL) score -= BIND_COST_WITH_FEW_CARDS;
  }
  return score + DIGIT_VALUE * (formula.a.length + formula.b.length + formula.c.length);
}

function scorePoints({ laid, left, points }: FormulaPreview): number {
  let score = points!;
  for (const card of laid) score += LAID_POINT_VALUE * PENALTIES[CARDS.indexOf(card)]!;
  return left === 0 ? score + LAST_CARD_BONUS : score;
}

/** How many kinds of cards stay in hand. */
function countKindsLeft(hand: readonly Card[], laid: readonly Card[]): number {
  const kinds = new Set(hand);
  for (const card of new Set(laid)) {
    const held = hand.filter((other) => other === card).length;
    if (laid.filter((other) => other === card).length === held) kinds.delete(card);
  }
  return kinds.size;
}
