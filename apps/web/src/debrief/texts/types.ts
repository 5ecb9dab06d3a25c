import type { TextMap } from '../../base/texts/types.ts';

/** A turning point that was somebody's choice. */
export interface ErrorWords {
  /** When it was: "Round 9"; `null` before the first round. */
  readonly when: string | null;
  /** Who chose; `null` for the reader. */
  readonly who: string | null;
  readonly made: string;
  readonly madeWorth: string;
  readonly best: string;
  readonly bestWorth: string;
}

/** The texts of debriefs and of the coach. They are loaded with the first debrief, not with the page. */
export interface DebriefTexts extends TextMap<
  | 'title'
  | 'noTurningPoints'
  | 'driverCards'
  | 'gifts'
  | 'giftsHint'
  | 'noGifts'
  | 'showBest'
  | 'hideBest'
  | 'look'
  | 'playFromHere'
  | 'openDebrief'
  | 'share'
  | 'shareFailed'
  | 'computing'
  | 'failed'
  | 'inWords'
  | 'legendLuck'
  | 'legendError'
  | 'errorRate'
  | 'luck'
  | 'largestError'
  | 'largestGift'
  | 'withoutLuck'
  | 'withoutLuckHint'
  | 'bestMoment'
  | 'ledger'
  | 'ledgerHint'
  | 'atStart'
  | 'allDecisions'
  | 'unexplained'
  | 'result'
> {
  /** A probability, given as a number of hundredths in the format of the language. */
  readonly percent: (value: string) => string;
  /** A sum of such changes over a race: 100 points are a certain win. `value` decides between singular and plural. */
  readonly points: (text: string, value: number) => string;
  readonly refining: (percent: string) => string;
  /** Everybody's chances at one moment: "Ada 45%, Ben 30%". */
  readonly chanceOf: (name: string, worth: string) => string;
  /** Everybody's chances at the start of a round, or at the end. */
  readonly chancesAt: (when: string, chances: string) => string;
  readonly error: (words: ErrorWords) => string;
  /** Luck at a moment: what happened, and what it changed for whom. */
  readonly luckMoment: (when: string | null, what: string, effects: string) => string;
  /** Luck in guessing, where all choose in secret. */
  readonly guessed: string;
  /** What was dealt or drawn by lot for all, card by card. */
  readonly dealt: string;
  /** Luck that no sentence tells. */
  readonly luckOf: (name: string) => string;
  readonly lucky: (name: string, change: string) => string;
  readonly unlucky: (name: string, change: string) => string;
  /** A choice that was an error, in a few words. */
  readonly costly: (name: string, cost: string, better: string) => string;
  readonly errorCount: (errors: number, choices: number) => string;
  readonly ownLuck: (points: string) => string;
  /** From whom and when a gift was. */
  readonly giftFrom: (when: string | null, giver: string) => string;
  readonly place: (place: number) => string;
  readonly bestChoice: (when: string | null, what: string, gain: string) => string;
  readonly bestRun: (choices: number) => string;
  readonly giftLine: (giver: string, gifts: string) => string;
  /** `null` if nothing remains. */
  readonly remainder: (points: string | null) => string;
  readonly judgedBy: (id: string, version: number) => string;
  readonly coach: CoachTexts;
}

/** The texts of the coach beside a race against bots. */
export interface CoachTexts extends TextMap<
  'title' | 'winBar' | 'ask' | 'thinking' | 'waiting' | 'close' | 'failed' | 'noneLeft' | 'advice' | 'equal'
> {
  readonly left: (hints: number) => string;
}
