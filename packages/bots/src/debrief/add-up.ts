import type { GameTypes } from '@paddock/kernel';
import { type EntryAnalysis, subtract } from './analyst.ts';

/** What is left over beyond this many standard errors is no noise, and stays unexplained. */
const MAX_STANDARD_ERRORS = 2;

/**
 * Makes luck and effects add up to the result. For an evaluator whose values are consistent, what they leave over is the noise of many
 * estimates. The effects are adjusted in proportion to their variance. Luck never is: its mean is 0 without it, and whatever is systematic in
 * the rest belongs to the decisions.
 */
export function addUp<K extends GameTypes>(
  analyses: readonly EntryAnalysis<K>[],
  result: readonly number[],
): readonly EntryAnalysis<K>[] {
  const variance = sumVariances(analyses);
  const effectVariance = sumVariances(analyses.filter(({ luck }) => luck === null));
  if (effectVariance === 0) return analyses;
  let leftOver = subtract(result, analyses[0]!.winProbabilities);
  for (const { luck, effect } of analyses) leftOver = subtract(leftOver, luck ?? effect!);
  const largest = Math.max(...leftOver.map(Math.abs));
  const explainable = Math.min(1, (MAX_STANDARD_ERRORS * Math.sqrt(variance)) / largest);
  return analyses.map((analysis) => {
    if (analysis.luck !== null) return analysis;
    const share = (explainable * analysis.standardError ** 2) / effectVariance;
    return { ...analysis, effect: analysis.effect!.map((value, seat) => value + share * leftOver[seat]!) };
  });
}

function sumVariances(analyses: readonly EntryAnalysis[]): number {
  return analyses.reduce((sum, { standardError }) => sum + standardError ** 2, 0);
}
