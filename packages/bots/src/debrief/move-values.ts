import type { GameTypes, Seat } from '@paddock/kernel';
import type { RunningMean } from '../search/running-mean.ts';
import { type EntryAnalysis, meansOf, subtract } from './analyst.ts';

/**
 * A decision of which everybody's probability of winning after each legal move is known: by move, then by seat. What it changed is the
 * difference to the best move.
 */
export function analyseByValues<K extends GameTypes>(
  seat: Seat,
  legal: readonly K['move'][],
  values: readonly ArrayLike<number>[],
  move: K['move'],
): EntryAnalysis<K> {
  const made = legal.indexOf(move);
  let best = made;
  for (const [i, value] of values.entries()) if (value[seat]! > values[best]![seat]!) best = i;
  const [madeValue, bestValue] = [values[made]!, values[best]!];
  const gift = subtract(madeValue, bestValue);
  return {
    winProbabilities: Array.from(bestValue),
    luck: null,
    luckOf: null,
    effect: gift,
    standardError: 0,
    review:
      legal.length === 1
        ? null
        : {
            best: legal[best]!,
            bestProbability: bestValue[seat]!,
            madeProbability: madeValue[seat]!,
            error: bestValue[seat]! - madeValue[seat]!,
            gift,
            standardError: 0,
            choices: legal.length,
          },
  };
}

/** The same after the move made and the best one were compared by trials: `gift` is the difference by seat. */
export function withComparison<K extends GameTypes>(
  quick: EntryAnalysis<K>,
  seat: Seat,
  gift: readonly RunningMean[],
  madeProbability: number,
  standardError: number,
): EntryAnalysis<K> {
  const error = Math.max(0, -gift[seat]!.mean);
  const effect = meansOf(gift);
  return {
    ...quick,
    effect,
    standardError,
    review: {
      ...quick.review!,
      madeProbability,
      bestProbability: madeProbability + error,
      error,
      gift: effect,
      standardError: gift[seat]!.standardError,
    },
  };
}
