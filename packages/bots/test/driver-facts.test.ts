import { describe, expect, it } from 'vitest';
import type { Debrief, DebriefEntry } from '../src/debrief/debrief.ts';
import { describeDriver } from '../src/debrief/driver-facts.ts';
import { summarize } from '../src/debrief/summary.ts';

/** A decision of a seat that cost it `error`, and gave the rest to the next seat. */
function decision(entry: number, actor: number, error: number): DebriefEntry {
  const gift = [0, 1, 2].map((seat) => (seat === actor ? -error : seat === (actor + 1) % 3 ? error : 0));
  const review = { best: {}, bestProbability: 0.5, madeProbability: 0.5 - error, error, gift, standardError: 0 };
  return {
    entry,
    actor,
    isFlagged: error >= 0.03,
    winProbabilities: [0.4, 0.3, 0.3],
    luck: null,
    luckOf: null,
    effect: gift,
    standardError: 0,
    review: { ...review, choices: 4 },
  };
}

/** Everybody's errors give chances back, so the sum of one driver's may exceed a certain win. */
const ENTRIES = [0.4, 0.5, 0.3, 0.02].flatMap((error, i) => [decision(2 * i, 0, error), decision(2 * i + 1, 1, 0.2)]);
const debrief = { entries: ENTRIES, drivers: summarize(ENTRIES, [0, 0, 1]) } as unknown as Debrief;

describe('what is told of a driver', () => {
  it('is the largest error and the mean of all, never their sum', () => {
    const { largestError, meanGifts } = describeDriver(debrief, debrief.drivers[0]!);
    expect(debrief.drivers[0]!.errorTotal).toBeCloseTo(1.2);
    expect(largestError!.entry).toBe(2);
    expect(meanGifts[0]).toBeCloseTo(-0.4);
    expect(meanGifts[1]).toBeCloseTo(0.4);
  });

  it('is the largest gift of somebody else', () => {
    expect(describeDriver(debrief, debrief.drivers[1]!).largestGift!.entry).toBe(2);
    expect(describeDriver(debrief, debrief.drivers[0]!).largestGift).toBeNull();
  });

  it('is nothing where there were no errors', () => {
    const { largestError, meanGifts } = describeDriver(debrief, debrief.drivers[2]!);
    expect(largestError).toBeNull();
    expect(meanGifts).toEqual([0, 0, 0]);
  });

  it('is the place without luck, which drivers with the same result share', () => {
    const drivers = [0.3, -0.2, 0.302].map((luckAdjusted, seat) => ({ ...debrief.drivers[seat]!, luckAdjusted }));
    const places = drivers.map((driver) => describeDriver({ ...debrief, drivers }, driver).placeWithoutLuck);
    expect(places).toEqual([1, 3, 1]);
  });
});
