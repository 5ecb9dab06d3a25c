import type { DebriefEntry } from './debrief.ts';

/**
 * Where a seat's result comes from, in probability of winning: `start + luck + decisions + unexplained = end`. `unexplained` is what
 * the evaluator's estimates leave over.
 */
export interface Ledger {
  readonly start: number;
  readonly luck: number;
  readonly decisions: number;
  readonly unexplained: number;
  readonly end: number;
  /** Of `luck` and `decisions` together; 0 where the evaluator is exact. */
  readonly standardError: number;
}

/** One driver's race in numbers; all but the counts are probabilities of winning. */
export interface DriverSummary {
  readonly seat: number;
  readonly ledger: Ledger;
  /** The part of the luck from the seat's own dice and cards. The rest is from those of the others, and nobody's. */
  readonly ownLuck: number;
  /** Decisions with a choice, how many of them are flagged as errors, and what these cost together. */
  readonly choices: number;
  readonly errors: number;
  readonly errorTotal: number;
  /** By seat: what it gained or lost by the flagged errors of this one. Its own share is minus `errorTotal`. */
  readonly gifts: readonly number[];
  /** The result without luck: over many races a measure of skill. It may be below 0 or above 1. */
  readonly luckAdjusted: number;
}

/** `result` is every seat's share of the win. */
export function summarize(entries: readonly DebriefEntry[], result: readonly number[]): DriverSummary[] {
  return result.map((end, seat) => {
    const ledger = createLedger(entries, seat, end);
    const decisions = entries.filter(({ actor, review }) => actor === seat && review !== null);
    const flagged = decisions.filter(({ isFlagged }) => isFlagged);
    return {
      seat,
      ledger,
      ownLuck: sum(entries.map(({ luck, luckOf }) => (luckOf === seat ? luck![seat]! : 0))),
      choices: decisions.length,
      errors: flagged.length,
      errorTotal: sum(flagged.map(({ review }) => review!.error)),
      gifts: result.map((_, other) => sum(flagged.map(({ review }) => review!.gift[other]!))),
      luckAdjusted: end - ledger.luck,
    };
  });
}

function createLedger(entries: readonly DebriefEntry[], seat: number, end: number): Ledger {
  const start = entries[0]?.winProbabilities[seat] ?? end;
  const luck = sum(entries.map((entry) => entry.luck?.[seat] ?? 0));
  const decisions = sum(entries.map((entry) => entry.effect?.[seat] ?? 0));
  const standardError = Math.hypot(...entries.map((entry) => entry.standardError));
  return { start, luck, decisions, unexplained: end - start - luck - decisions, end, standardError };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
