import type { Computation } from '@paddock/bots/computation';
import type { Circuit } from '@paddock/formula-de';
import { roundFigure } from '../round-figure.ts';
import { reportCircuit } from './report.ts';
import { type CircuitSummary, summarizeReport } from './summary.ts';
import type { CircuitReport } from './types.ts';

/** From and to: figures between them are fine. Monaco and Zandvoort are well inside. */
type FigureBounds = readonly [from: number, to: number];

/** The bounds of a balanced circuit. */
export const BALANCE_BOUNDS = {
  /** Turns of a perfect driver for a hundred rows of road. */
  turnsPerHundredRows: [7, 14],
  dropOuts: [0, 0.2],
  overtakingsPerCar: [2, 8],
  poleAdvantage: [0.7, 1.6],
} as const satisfies Readonly<Record<string, FigureBounds>>;

export interface BalanceOptions {
  /** The same seed and candidates give the same result. */
  readonly seed?: string;
  /** How many candidates are looked at, at most. */
  readonly tries?: number;
  /** Races on each candidate. */
  readonly races?: number;
  readonly onTry?: (tried: number, total: number, imbalance: number) => void;
}

export interface BalancedCircuit<C> {
  readonly candidate: C;
  readonly report: CircuitReport;
  /** 0 if all figures are within bounds and there is no warning. */
  readonly imbalance: number;
  readonly tries: number;
}

const DEFAULT_TRIES = 12;
const DEFAULT_RACES = 60;
/** A candidate is solved first; if that alone is worse than the best one so far, no race is driven. */
const WARNING_IMBALANCE = 0.5;

/**
 * Looks at candidates one after the other until one is balanced or all tries are spent, and returns the best one; `null` if there
 * were none. A candidate may be `null` where a generator found nothing: that is a try too.
 */
export function* findBalancedCircuit<C extends { readonly circuit: Circuit }>(
  createCandidate: (attempt: number) => C | null,
  options: BalanceOptions = {},
): Computation<BalancedCircuit<C> | null> {
  const { seed = 'balance', tries = DEFAULT_TRIES, races = DEFAULT_RACES, onTry } = options;
  let best = null as BalancedCircuit<C> | null;
  for (let attempt = 0; attempt < tries; attempt++) {
    const candidate = createCandidate(attempt);
    yield;
    if (candidate !== null) {
      const found: Examined | null = yield* examine(candidate, seed, races, best?.imbalance ?? Infinity);
      if (found !== null) best = { ...found, candidate, tries: attempt + 1 };
    }
    onTry?.(attempt + 1, tries, best?.imbalance ?? Infinity);
    if (best !== null) best = { ...best, tries: attempt + 1 };
    if (best?.imbalance === 0) break;
  }
  return best;
}

type Examined = Pick<BalancedCircuit<unknown>, 'report' | 'imbalance'>;

/** The report on a candidate, or `null` if it is not better than what is known. */
function* examine(
  { circuit }: { readonly circuit: Circuit },
  seed: string,
  races: number,
  known: number,
): Computation<Examined | null> {
  const solved = yield* reportCircuit(circuit, { seed, races: 0, debriefs: 0, hasCosts: false });
  if (measureImbalance(solved) >= known) return null;
  const report = yield* reportCircuit(circuit, { seed, races, debriefs: 0 });
  const imbalance = measureImbalance(report);
  return imbalance < known ? { report, imbalance } : null;
}

/** How far the figures are out of their bounds, as shares of the bounds, and half a point for each warning. */
export function measureImbalance(report: CircuitReport): number {
  const summary: CircuitSummary = summarizeReport(report);
  const { turnsPerHundredRows, ...others } = BALANCE_BOUNDS;
  const turns = summary.turns === null ? null : (100 * summary.turns) / report.circuit.rows;
  let sum = WARNING_IMBALANCE * report.warnings.length + distance(turns, turnsPerHundredRows);
  for (const [name, bounds] of Object.entries(others)) sum += distance(summary[name as keyof typeof others], bounds);
  return roundFigure(sum);
}

function distance(value: number | null, [from, to]: FigureBounds): number {
  if (value === null || (value >= from && value <= to)) return 0;
  return (value < from ? from - value : value - to) / (to - from);
}
