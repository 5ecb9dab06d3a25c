import {
  type Card,
  CARDS,
  CARDS_TO_CHANGE_ALL,
  type FormulaKind,
  LAST_CARD_BONUS,
  MAX_LAID,
  type Move,
  nextSeat,
  PENALTIES,
  type Preview,
  type View,
} from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';

type FormulaPreview = Extract<Preview, { kind: 'formula' }>;

/** A joker fits everywhere: it is laid early only where it takes two other cards along. */
const JOKER = 1.6;
/** A hand of different digits makes more formulas than one of equal digits. */
const VARIETY = 0.12;
/** A few cards left can all go in one turn. */
const LAST_TURN = 0.6;
/** A result of 0 by × or ÷ stops whoever has fewer than three cards, and troubles the others (FO-17). */
const STOPS = 1.5;
const TROUBLES = 0.4;
/** But it comes back to whoever laid it: with one or two cards left it stops the winner-to-be as well. */
const STOPS_ITSELF = 0.9;
/** Long numbers give the next player less to work with. */
const LENGTH = 0.05;

/** For points the result counts most; a card laid is one that costs nothing at the end, and the last one brings a bonus. */
const PRICE = 0.1;

/** Choices this close are as good as equal: it does not play the same way every time. */
const WHIM = 0.25;
const WHIM_POINTS = 2;

/**
 * One look ahead: as many cards as possible, but not the joker and not the last of a useful kind, and a table that is
 * hard for the next player; for points the result of the formula. It draws only when it has nothing to lay.
 */
export function formulaGreedy(observation: Observation<FormulaKind>, rng: Rng): Move {
  const { legal, view, game } = observation;
  const points = game.options.goal === 'points';
  let best = legal[0]!;
  let most = -Infinity;
  for (const move of legal) {
    const seen = observation.preview(move);
    if (seen.kind === 'draw') continue;
    const whim = ((points ? WHIM_POINTS : WHIM) * rng.below(1000)) / 1000;
    const worth = whim + (points ? judgePoints(seen) : judgeCards(view, seen, observation.seat));
    if (worth > most) best = move;
    most = Math.max(most, worth);
  }
  return best;
}

function judgeCards(view: View, { laid, left, bound, formula }: FormulaPreview, seat: number): number {
  if (left === 0) return 100;
  let worth = laid.length + VARIETY * kindsLeft(view.hand!, laid);
  for (const card of laid) if (card === 'J') worth -= JOKER;
  if (left <= MAX_LAID) worth += LAST_TURN;
  if (bound > 0) {
    worth += view.handSizes[nextSeat(view.handSizes, seat)]! < CARDS_TO_CHANGE_ALL ? STOPS : TROUBLES;
    if (left < CARDS_TO_CHANGE_ALL) worth -= STOPS_ITSELF;
  }
  return worth + LENGTH * (formula.a.length + formula.b.length + formula.c.length);
}

function judgePoints({ laid, left, points }: FormulaPreview): number {
  let worth = points!;
  for (const card of laid) worth += PRICE * PENALTIES[CARDS.indexOf(card)]!;
  return left === 0 ? worth + LAST_CARD_BONUS : worth;
}

/** How many different cards stay in the hand. */
function kindsLeft(hand: readonly Card[], laid: readonly Card[]): number {
  const kinds = new Set(hand);
  for (const card of new Set(laid)) {
    const held = hand.filter((other) => other === card).length;
    if (laid.filter((other) => other === card).length === held) kinds.delete(card);
  }
  return kinds.size;
}
