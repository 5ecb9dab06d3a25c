import { describe, expect, it } from 'vitest';
import { isBeyondDoubt } from '../src/debrief/flag.ts';
import { CardChoice } from '../src/pole-position/card-choice.ts';
import { polePositionDebrief } from '../src/pole-position/debrief.ts';
import { chooseMilderReview, reviewCard } from '../src/pole-position/card-review.ts';

const LEGAL = [{ fuel: 2 }, { fuel: 5 }];

/** What several trees say about seat 0: the values of its two cards, and how often it plays the first. */
function createChoice(trees: readonly { values: readonly [number, number]; share: number }[]): CardChoice {
  const results = trees.map(({ values, share }) => [
    { mix: [share, 1 - share], values: values.map((value) => [value, 1 - value]), expected: [0.5, 0.5] },
  ]);
  return new CardChoice([0], [1], results);
}

const review = (trees: Parameters<typeof createChoice>[0]) => reviewCard(createChoice(trees), 0, LEGAL, 0);

const clear = review([
  { values: [0.3, 0.4], share: 0.01 },
  { values: [0.31, 0.4], share: 0.02 },
]);

describe('a card of Pole Position', () => {
  it('is an error if all trees agree that another one is better', () => {
    expect(clear).toMatchObject({ best: { fuel: 5 }, choices: 2 });
    expect(clear.error).toBeCloseTo(0.095, 9);
    expect(isBeyondDoubt(clear)).toBe(true);
  });

  it('is flagged only far beyond the spread between trees', () => {
    const { minFlaggedStandardErrors } = polePositionDebrief;
    const doubtful = { ...clear, error: 0.1, standardError: 0.03 };
    expect(isBeyondDoubt(doubtful)).toBe(true);
    expect(isBeyondDoubt(doubtful, minFlaggedStandardErrors)).toBe(false);
    expect(isBeyondDoubt({ ...doubtful, standardError: 0.02 }, minFlaggedStandardErrors)).toBe(true);
  });

  it('is no error if the seat’s own mix contains it', () => {
    const mixed = review([
      { values: [0.3, 0.4], share: 0.02 },
      { values: [0.31, 0.4], share: 0.3 },
    ]);
    expect(mixed.error).toBeCloseTo(clear.error, 9);
    expect(isBeyondDoubt(mixed)).toBe(false);
  });

  it('is as bad as the milder of two looks says, and as sure as the less sure one is if both agree', () => {
    const sure = { ...clear, error: 0.09, standardError: 0.001 };
    const unsure = { ...clear, error: 0.09, standardError: 0.02 };
    expect(chooseMilderReview(sure, unsure)).toEqual({ ...sure, standardError: 0.02 });
  });

  it('is as bad as the milder of two looks says, and less sure if they disagree', () => {
    const mild = { ...clear, error: 0.05, standardError: 0.001 };
    const hard = { ...clear, error: 0.11, standardError: 0.04 };
    for (const milder of [chooseMilderReview(mild, hard), chooseMilderReview(hard, mild)]) {
      expect(milder).toEqual({ ...mild, standardError: milder.standardError });
      expect(milder.standardError).toBeCloseTo(0.05, 9);
    }
    expect(isBeyondDoubt(chooseMilderReview(clear, { ...clear, error: 0.01 }))).toBe(false);
  });
});
