import type { CircuitWarning } from '../formula-de/warnings.ts';
import type { CourseWarning } from '../pole-position/warnings.ts';
import type { ReportLimit } from '../formula-de/types.ts';

type WarningSentences<W extends { readonly code: string }> = {
  readonly [C in W['code']]: (warning: Extract<W, { readonly code: C }>, format: TextFormat) => string;
};

/** What sentences need to name places and numbers. */
export interface TextFormat {
  readonly percent: (share: number, digits?: number) => string;
  readonly number: (value: number, digits?: number) => string;
  /** A corner with its number and name; 0 is the finish line. */
  readonly corner: (corner: number) => string;
}

/** The texts of reports in one language. */
export interface ReportTexts {
  readonly circuitTitle: (name: string) => string;
  readonly courseTitle: string;
  readonly circuitIntroduction: (races: number, cars: number) => string;
  readonly courseIntroduction: (races: number, cars: number) => string;
  readonly verdict: string;
  readonly line: string;
  readonly cornerOf: (number: number, name: string) => string;
  readonly straightAfter: (corner: string) => string;
  readonly compared: (figures: readonly { readonly name: string; readonly value: string }[]) => string;
  readonly figures: {
    readonly turns: string;
    readonly hardest: string;
    readonly rounds: string;
    readonly dropOuts: string;
    readonly overtakings: string;
    readonly pole: string;
    readonly poleValue: (share: string, fair: string) => string;
    readonly luck: string;
    readonly luckValue: (luck: string, error: string) => string;
    readonly guessing: string;
    readonly courseTurns: string;
  };
  readonly charts: {
    readonly gears: string;
    readonly gearsHint: string;
    readonly gear: string;
    readonly corners: string;
    readonly cornersHint: string;
    readonly overtakings: string;
    readonly overtakingsHint: string;
    readonly dropOuts: string;
    readonly dropOutsHint: string;
    readonly grid: string;
    readonly gridHint: string;
    readonly landings: string;
    readonly landingsHint: string;
    readonly rows: (from: number, to: number) => string;
    readonly tokens: string;
    readonly tokensHint: string;
    readonly seats: string;
    readonly seat: (number: number) => string;
    readonly place: (number: number) => string;
  };
  readonly cornerTable: {
    readonly title: string;
    readonly columns: readonly [
      corner: string,
      stops: string,
      cost: string,
      brakes: string,
      tyres: string,
      downshifts: string,
      outs: string,
    ];
  };
  readonly limits: Readonly<Record<ReportLimit, string>>;
  readonly notes: { readonly circuit: string; readonly course: string; readonly seed: (seed: string) => string };
  readonly circuitWarnings: WarningSentences<CircuitWarning>;
  readonly courseWarnings: WarningSentences<CourseWarning>;
  readonly tokens: Readonly<Record<string, string>>;
  readonly progress: Readonly<Record<'solve' | 'race' | 'debrief', (done: number, total: number) => string>>;
}
