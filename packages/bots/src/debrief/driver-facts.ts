import type { Debrief, DebriefEntry } from './debrief.ts';
import type { DriverSummary, Ledger } from './summary.ts';

/** What is less than half a percentage point looks like nothing. */
const MIN_TOLD = 0.005;

/**
 * A ledger in whole points, hundredths of a win, that adds up as it is told. What rounding leaves over goes to the decisions, which belong to
 * all drivers together.
 */
export function roundLedger({ start, luck, unexplained, end }: Ledger): Omit<Ledger, 'standardError'> {
  const points = {
    start: toPoints(start),
    luck: toPoints(luck),
    unexplained: toPoints(unexplained),
    end: toPoints(end),
  };
  const decisions = points.end - points.start - points.luck - points.unexplained;
  return {
    start: points.start / 100,
    luck: points.luck / 100,
    decisions: decisions / 100,
    unexplained: points.unexplained / 100,
    end: points.end / 100,
  };
}

function toPoints(probability: number): number {
  return Math.round(100 * probability);
}

/**
 * What is told of a driver. Errors and gifts of a race may add up to several certain wins, because everybody's errors give chances back; so
 * the largest one and the mean are told, never the sum.
 */
interface DriverFacts {
  /** The error that cost the driver most; `null` without errors. */
  readonly largestError: DebriefEntry | null;
  /** The error of somebody else that gave the driver most; `null` if none gave anything. */
  readonly largestGift: DebriefEntry | null;
  /** By seat: what an error of the driver changed on average. The driver's own is what it cost, and is below 0. */
  readonly meanGifts: readonly number[];
  /** The place by results without luck, from 1. Results that look the same share a place. */
  readonly placeWithoutLuck: number;
}

export function describeDriver({ entries, drivers }: Debrief, { seat, errors, gifts }: DriverSummary): DriverFacts {
  const flagged = entries.filter(({ isFlagged }) => isFlagged);
  const largest = (some: readonly DebriefEntry[], sizeOf: (entry: DebriefEntry) => number): DebriefEntry | null =>
    some.filter((entry) => sizeOf(entry) >= MIN_TOLD).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? null;
  const own = flagged.filter(({ actor }) => actor === seat);
  const others = flagged.filter(({ actor }) => actor !== seat);
  const resultOf = ({ luckAdjusted }: DriverSummary): number => toPoints(luckAdjusted);
  const result = resultOf(drivers[seat]!);
  return {
    largestError: largest(own, ({ review }) => review!.error),
    largestGift: largest(others, ({ review }) => review!.gift[seat]!),
    meanGifts: gifts.map((gift) => gift / Math.max(1, errors)),
    placeWithoutLuck: 1 + drivers.filter((driver) => resultOf(driver) > result).length,
  };
}
