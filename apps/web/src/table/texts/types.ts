import type { MoveVerb } from '../../games/ui.ts';
import type { Speed } from '../../base/settings.ts';
import type { TextMap } from '../../base/texts/types.ts';

/** The texts of the table page. */
export interface TableTexts extends TextMap<
  | 'loading'
  | 'gone'
  | 'goneHint'
  | 'failed'
  | 'failedHint'
  | 'you'
  | 'bot'
  | 'toMove'
  | 'log'
  | 'logEmpty'
  | 'lookingBack'
  | 'backToNow'
  | 'position'
  | 'board'
  | 'actions'
  | 'takeBack'
  | 'skip'
  | 'skipHint'
  | 'speed'
  | 'sound'
  | 'soundOn'
  | 'soundOff'
  | 'rules'
  | 'settings'
  | 'refused'
  | 'handOverHint'
  | 'over'
  | 'again'
  | 'replay'
  | 'closeResult'
  | 'showResult'
  | 'watching'
  | 'help'
  | 'playNow'
  | 'player'
  | 'standings'
  | 'thinks'
  | 'leads'
  | 'level'
  | 'gap'
  | 'state'
  | 'atOnceOffer'
  | 'considerHint'
  | 'atOnceYes'
  | 'atOnceNo'
  | 'coach'
> {
  /** The label of the button that submits the chosen move. */
  readonly verbs: Readonly<Record<MoveVerb, string>>;
  /** The title of the page when it is the person's turn. */
  readonly yourTurnAt: (game: string) => string;
  readonly lookBack: (n: number) => string;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly handOver: (name: string) => string;
  readonly iAm: (name: string) => string;
  readonly wins: (names: string, several: boolean) => string;
  readonly place: (n: number) => string;
  readonly behind: (n: number) => string;
  readonly keys: readonly (readonly [keys: string, what: string])[];
  /** A place in the timing tower, for screen readers. */
  readonly placed: (place: number) => string;
  /** What the prompt says before the only legal move is played. */
  readonly onlyMove: (move: string) => string;
  /** What the marks in the log mean, for screen readers. */
  readonly tones: Readonly<Record<'bad' | 'good', string>>;
  readonly playNowHint: (game: string) => string;
  readonly finish: FinishTexts;
}

/** The texts of the finish. A margin is what the game counts: "1 point", "2 cards". */
export interface FinishTexts extends TextMap<'youShareWin' | 'chart' | 'share' | 'shareFailed'> {
  readonly youWin: (margin: string | null) => string;
  readonly youPlaced: (place: number, margin: string | null) => string;
  readonly winsBy: (name: string, margin: string) => string;
  /** One line of the chart in words. */
  readonly chartLine: (name: string, from: number, to: number) => string;
}
