import { roundFigure } from '../round-figure.ts';
import references from './references.json' with { type: 'json' };
import type { CircuitReport } from './types.ts';

/** The figures by which circuits are compared. Those that a report does not have are `null`. */
export interface CircuitSummary {
  /** The turns of a perfect driver alone. */
  readonly turns: number | null;
  /** The rounds until the winner of a race of bots finished. */
  readonly rounds: number | null;
  /** The share of cars that drop out. */
  readonly dropOuts: number | null;
  readonly overtakings: number | null;
  readonly overtakingsPerCar: number | null;
  /** How many times as often as its fair share pole position wins. */
  readonly poleAdvantage: number | null;
  /** The share of luck in the results. */
  readonly luck: number | null;
}

export function summarizeReport({ solved, raced, luck }: CircuitReport): CircuitSummary {
  const pole = raced?.grid[0];
  return {
    turns: solved?.turns ?? null,
    rounds: raced?.rounds ?? null,
    dropOuts: raced?.dropOuts.share ?? null,
    overtakings: raced?.overtakings ?? null,
    overtakingsPerCar: raced?.overtakingsPerCar ?? null,
    poleAdvantage: pole === undefined ? null : roundFigure(pole.share / pole.fair, 2),
    luck: luck?.luck ?? null,
  };
}

/** Well-known circuits to compare with, by id; `node scripts/circuit-reports.ts` computes them. */
export const REFERENCE_SUMMARIES: Readonly<Record<'monaco' | 'zandvoort', CircuitSummary>> = references;
