import type { LuckFigures } from '../luck-share.ts';
import type { CircuitSection } from './sections.ts';
import type { SolvedFigures } from './solved.ts';
import type { CircuitWarning } from './warnings.ts';

export type { LuckFigures };

export interface ReportProgress {
  readonly part: 'solve' | 'race' | 'debrief';
  readonly done: number;
  readonly total: number;
}

/** A share with its 95 % interval. */
export interface ShareEstimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What happened on one section of the lap. */
export interface SectionFigures extends CircuitSection {
  /** Per race. */
  readonly overtakings: number;
  /** The share of all cars that dropped out here. */
  readonly dropOuts: number;
}

/** How the cars of a place on the grid did. */
export interface GridFigures extends ShareEstimate {
  /** The place on the grid, from 1. */
  readonly place: number;
  readonly starts: number;
  readonly wins: number;
  /** The share of wins if all places were equal, in the same races. */
  readonly fair: number;
}

/** What happened in races of bots. */
export interface RacedFigures {
  readonly races: number;
  readonly cars: number;
  /** The rounds until the winner finished, on average. */
  readonly rounds: number;
  readonly dropOuts: ShareEstimate;
  /** The share of cars that dropped out, by reason. */
  readonly dropOutReasons: Readonly<Record<string, number>>;
  /** Overtakings per race, and per car that started in it. */
  readonly overtakings: number;
  readonly overtakingsPerCar: number;
  readonly sections: readonly SectionFigures[];
  readonly grid: readonly GridFigures[];
  /** How often the winner was never overtaken at all. */
  readonly ledThroughout: number;
}

/** Why a report has less than was asked for. */
export type ReportLimit =
  /** The lap is so long that fewer races were driven. */
  | 'fewer-races'
  /** Nobody could finish a race within the limit of entries. */
  | 'endless-races'
  /** The road is so wide or long that wear was distinguished less finely. */
  | 'coarse-costs';

export interface CircuitReport {
  readonly format: 'paddock-circuit-report/1';
  readonly circuit: { readonly id: string; readonly rows: number; readonly cells: number; readonly corners: number };
  readonly seed: string;
  /** `null` in what is shown while the report is being made. */
  readonly solved: SolvedFigures | null;
  readonly raced: RacedFigures | null;
  readonly luck: LuckFigures | null;
  readonly limits: readonly ReportLimit[];
  readonly warnings: readonly CircuitWarning[];
}

export interface ReportOptions {
  /** The same seed gives the same report. */
  readonly seed?: string;
  /** How many races of bots. */
  readonly races?: number;
  /** How many races more are examined for luck and skill. */
  readonly debriefs?: number;
  /** Whether to compute what each corner costs, which takes as long as solving the circuit once for each. */
  readonly hasCosts?: boolean;
  readonly onProgress?: (progress: ReportProgress) => void;
  /** Called with what is known already: after the solution, and from time to time while bots race. */
  readonly onPartial?: (report: CircuitReport) => void;
}
