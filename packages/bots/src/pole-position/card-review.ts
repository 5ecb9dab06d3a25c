import type { Seat } from '@paddock/kernel';
import type { Move, PolePositionTypes } from '@paddock/pole-position';
import { type DecisionReview, meansOf } from '../debrief/analyst.ts';
import type { RunningMean } from '../search/running-mean.ts';
import type { CardChoice } from './card-choice.ts';

type Review = DecisionReview<PolePositionTypes>;

/** A card that the seat's own mix has so often belongs to the balance: what it seems to be worth less is in doubt. */
const MIN_BALANCED_SHARE = 0.1;
/** The card made is compared with the one that is better even when it is overrated by so many standard errors. */
const OVERRATED_STANDARD_ERRORS = 2;

/** What the card made costs compared with another one, by the look that blames it less. */
interface Comparison {
  readonly card: number;
  readonly look: CardChoice;
  /** What the card made changes, by seat. */
  readonly gift: readonly RunningMean[];
  /** Not below 0 if the other card is better. */
  readonly loss: number;
  /** Of the less sure look. */
  readonly standardError: number;
}

/**
 * Judges a card against the mixes of the others. `made` is its index in `legal`. Every tree finds another balance between secret cards, and
 * large trees others than small ones; each balance has its own best card. What nobody can doubt is that one and the same card is better in
 * all of them: with it the card made is compared. Of several looks the one that blames the card less counts, and the standard error of the
 * less sure one.
 */
export function reviewCard(looks: readonly CardChoice[], seat: Seat, legal: readonly Move[], made: number): Review {
  const others = legal.map((_, card) => card).filter((card) => card !== made);
  const { card, look, gift, loss, standardError } = others
    .map((other) => compareCards(looks, seat, made, other))
    .reduce((best, other) => (sureLossOf(other) > sureLossOf(best) ? other : best));
  const error = Math.max(0, loss);
  const madeProbability = look.probabilityOf(seat, made);
  const isBalanced = looks.some((one) => one.shareOf(seat, made) >= MIN_BALANCED_SHARE);
  return {
    best: legal[error > 0 ? card : made]!,
    bestProbability: madeProbability + error,
    madeProbability,
    error,
    gift: error > 0 ? meansOf(gift) : gift.map(() => 0),
    standardError: Math.max(standardError, isBalanced ? error : 0),
    choices: legal.length,
  };
}

function compareCards(looks: readonly CardChoice[], seat: Seat, made: number, card: number): Comparison {
  const gifts = looks.map((look) => look.differenceOf(seat, made, card));
  const losses = gifts.map((gift) => -gift[seat]!.mean);
  const loss = Math.min(...losses);
  const milder = losses.indexOf(loss);
  const standardError = Math.max(...gifts.map((gift) => gift[seat]!.standardError));
  return { card, look: looks[milder]!, gift: gifts[milder]!, loss, standardError };
}

function sureLossOf({ loss, standardError }: Comparison): number {
  return loss - OVERRATED_STANDARD_ERRORS * standardError;
}

/** The same for two looks at a pick of a car, which compare it with the same other one. */
export function chooseMilderReview(a: Review, b: Review): Review {
  const milder = a.error <= b.error ? a : b;
  return { ...milder, standardError: Math.max(a.standardError, b.standardError) };
}
