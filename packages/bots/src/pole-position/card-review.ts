import type { Seat } from '@paddock/kernel';
import type { Move, PolePositionTypes } from '@paddock/pole-position';
import { type DecisionReview, meansOf } from '../debrief/analyst.ts';
import type { CardChoice } from './card-choice.ts';

type Review = DecisionReview<PolePositionTypes>;

/** A card that the seat's own mix has so often belongs to the balance: what it seems to be worth less is in doubt. */
const MIN_BALANCED_SHARE = 0.1;

/** Judges a card against the mixes of the others. `made` is its index in `legal`. */
export function reviewCard(choice: CardChoice, seat: Seat, legal: readonly Move[], made: number): Review {
  const best = choice.bestOf(seat);
  const gift = choice.differenceOf(seat, made, best);
  const error = Math.max(0, -gift[seat]!.mean);
  const madeProbability = choice.probabilityOf(seat, made);
  return {
    best: legal[best]!,
    bestProbability: madeProbability + error,
    madeProbability,
    error,
    gift: meansOf(gift),
    standardError: Math.max(gift[seat]!.standardError, choice.shareOf(seat, made) < MIN_BALANCED_SHARE ? 0 : error),
    choices: legal.length,
  };
}

/**
 * Small and large trees find different balances between secret cards, and the spread between trees of one size does not show it. A card is
 * only as bad as the look that blames it less says, and only as sure as the less sure look is and as both looks agree.
 */
export function chooseMilderReview(a: Review, b: Review): Review {
  const milder = a.error <= b.error ? a : b;
  const standardError = Math.hypot(Math.max(a.standardError, b.standardError), (a.error - b.error) / 2);
  return { ...milder, standardError };
}
