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
  /** What percentages and points are. */
  readonly units: string;
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
  readonly errors: (words: ErrorWords) => string;
  /** Who gained from somebody's errors, the one who gained most first. */
  readonly helped: (receivers: string) => string;
  readonly ledger: (parts: LedgerWords) => string;
  /** The heading of the ledger. */
  readonly inPoints: string;
  readonly atStart: string;
  readonly luckTitle: string;
  readonly ownLuck: string;
  readonly decisions: string;
  readonly unexplained: string;
  readonly result: string;
  readonly withoutLuck: string;
  readonly place: (place: number) => string;
  readonly clearErrors: string;
  readonly inChoices: (errors: number, choices: number) => string;
  readonly largestError: string;
  readonly meanCost: string;
  readonly gifts: string;
  readonly giftsHint: string;
  readonly errorsOf: string;
  readonly remainder: (points: number) => string;
  readonly judgedBy: (id: string, version: number) => string;
}

/** Somebody's errors. Their costs are never added up: over a race they may exceed a certain win. */
export interface ErrorWords {
  readonly who: string;
  readonly errors: number;
  readonly choices: number;
  /** The probability of winning with the best choice, and with the one made, at the largest error. */
  readonly from: string;
  readonly to: string;
  readonly meanCost: string;
}

/** The numbers of a driver's ledger in points, as texts. */
export interface LedgerWords {
  readonly start: string;
  readonly luck: string;
  /** `null` in games without dice or cards of one's own. */
  readonly ownLuck: string | null;
  readonly decisions: string;
  /** `null` if it rounds to 0. */
  readonly unexplained: string | null;
  readonly end: string;
  readonly placeWithoutLuck: number;
}
