import type { GameTypes } from '@paddock/kernel';
import { type EntryAnalysis, subtract } from './analyst.ts';

/** What is left over beyond this many standard errors is no noise, and stays unexplained. */
const MAX_STANDARD_ERRORS = 2;

/**
 * Makes luck and effects add up to the result. For an evaluator whose values are consistent, what they leave over is the noise of many
 * estimates. Every estimate is adjusted in proportion to its variance, which is the most likely correction of each.
 */
export function addUp<K extends GameTypes>(
  analyses: readonly EntryAnalysis<K>[],
  result: readonly number[],
): readonly EntryAnalysis<K>[] {
  const variance = analyses.reduce((sum, { standardError }) => sum + standardError ** 2, 0);
  if (variance === 0) return analyses;
  let leftOver = subtract(result, analyses[0]!.winProbabilities);
  for (const { luck, effect } of analyses) leftOver = subtract(leftOver, luck ?? effect!);
  const largest = Math.max(...leftOver.map(Math.abs));
  const explainable = Math.min(1, (MAX_STANDARD_ERRORS * Math.sqrt(variance)) / largest);
  return analyses.map((analysis) => {
    const share = (explainable * analysis.standardError ** 2) / variance;
    const adjust = (values: readonly number[]): number[] =>
      values.map((value, seat) => value + share * leftOver[seat]!);
    return analysis.luck === null
      ? { ...analysis, effect: adjust(analysis.effect!) }
      : { ...analysis, luck: adjust(analysis.luck) };
  });
}
