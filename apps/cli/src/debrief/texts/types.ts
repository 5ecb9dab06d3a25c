/** Cars that race, or another game. */
export type RaceKind = 'race' | 'game';

/** The texts of a debrief, in one language. */
export interface DebriefTexts {
  readonly seat: (number: number) => string;
  readonly seatOf: (number: number, name: string) => string;
  /** The names of levels that differ from their ids. */
  readonly levels: Readonly<Record<string, string>>;
  readonly and: string;
  readonly nobody: string;
  readonly won: (game: string, winners: string) => string;
  readonly field: (seats: number) => string;
  readonly allNumbers: string;
  readonly ribbon: string;
  readonly ribbonHint: string;
  readonly turningPoints: string;
  /** A sentence that begins with when it was. */
  readonly at: (when: string, sentence: string) => string;
  readonly noTurningPoints: string;
  readonly error: (who: string, made: string, madeWorth: string, best: string, bestWorth: string) => string;
  readonly luck: (what: string, effects: string) => string;
  readonly chanceDecided: string;
  readonly drivers: string;
  readonly noErrors: (who: string, choices: number) => string;
  readonly errors: (who: string, errors: number, choices: number, cost: string) => string;
  readonly helped: (receivers: string) => string;
  readonly ledger: (parts: LedgerWords) => string;
  readonly atStart: string;
  readonly luckTitle: string;
  readonly ownLuck: string;
  readonly decisions: string;
  readonly unexplained: string;
  readonly result: string;
  readonly withoutLuck: string;
  readonly clearErrors: string;
  readonly inChoices: (errors: number, choices: number) => string;
  readonly cost: string;
  readonly gifts: string;
  readonly errorsOf: string;
  readonly remainder: (worth: string) => string;
  readonly judgedBy: (id: string, version: number) => string;
}

/** The numbers of a driver's ledger, as texts. */
export interface LedgerWords {
  readonly start: string;
  readonly luck: string;
  /** `null` in games without dice or cards of one's own. */
  readonly ownLuck: string | null;
  readonly decisions: string;
  readonly unexplained: string;
  readonly end: string;
  readonly withoutLuck: string;
}
