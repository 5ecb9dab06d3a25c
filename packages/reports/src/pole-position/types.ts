import type { Token } from '@paddock/pole-position';
import type { LuckFigures } from '../luck-share.ts';
import type { CourseWarning } from './warnings.ts';

export interface CourseProgress {
  readonly part: 'race' | 'debrief';
  readonly done: number;
  readonly total: number;
}

/** How the drivers of a seat did. Seats matter because lower numbers move first among equal cards. */
export interface SeatFigures {
  /** From 1. */
  readonly seat: number;
  readonly starts: number;
  readonly wins: number;
  /** The share of wins if all seats were equal, in the same races. */
  readonly fair: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What happened in races of bots. */
export interface CourseRaces {
  readonly races: number;
  readonly drivers: number;
  /** Turns of a race, on average. */
  readonly turns: number;
  readonly overtakingsPerCar: number;
  /** By space from 1 to 43: moves that end there, per race. */
  readonly landings: readonly number[];
  /** By kind of token: the share of all landings. */
  readonly tokens: Readonly<Record<Token, number>>;
  readonly spins: number;
  readonly seats: readonly SeatFigures[];
}

export interface CourseReport {
  readonly format: 'paddock-course-report/1';
  readonly tokens: readonly Token[];
  readonly seed: string;
  readonly raced: CourseRaces | null;
  readonly luck: LuckFigures | null;
  readonly warnings: readonly CourseWarning[];
}

export interface CourseReportOptions {
  /** The same seed gives the same report. */
  readonly seed?: string;
  readonly races?: number;
  /** How many races more are examined for luck and skill; each takes some seconds. */
  readonly debriefs?: number;
  readonly onProgress?: (progress: CourseProgress) => void;
  readonly onPartial?: (report: CourseReport) => void;
}
