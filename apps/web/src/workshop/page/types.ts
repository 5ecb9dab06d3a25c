import type { TextMap } from '../../base/texts/types.ts';
import type { DesignStart } from '../../games/workshop.ts';
import type { SaveState } from '../design-session.ts';

/** The texts of the workshop's pages. */
export interface WorkshopPageTexts extends TextMap<
  | 'startTitle'
  | 'openFile'
  | 'openFileHint'
  | 'notADesign'
  | 'yours'
  | 'none'
  | 'unnamed'
  | 'unfinished'
  | 'duplicate'
  | 'rename'
  | 'remove'
  | 'removeTitle'
  | 'keep'
  | 'newName'
  | 'saveName'
  | 'cancel'
  | 'allDesigns'
  | 'loading'
  | 'failed'
  | 'missing'
  | 'linkBroken'
  | 'race'
  | 'raceHint'
  | 'raceOnline'
  | 'raceOnlineHint'
  | 'notReady'
  | 'judge'
  | 'judgeHint'
  | 'share'
  | 'shareHint'
  | 'copied'
  | 'copyByHand'
  | 'files'
  | 'saveDesign'
  | 'saveCircuit'
  | 'changedElsewhere'
  | 'loadOther'
  | 'inAccount'
  | 'accountFailed'
  | 'keepInAccount'
  | 'keepInAccountHint'
  | 'keptInAccount'
  | 'claimFirst'
  | 'accountChanged'
  | 'accountFull'
  | 'keepMine'
> {
  readonly starts: Readonly<Record<DesignStart, TextMap<'title' | 'hint'>>>;
  readonly save: Readonly<Record<SaveState, string>>;
  /** With the name of a design. */
  readonly open: (name: string) => string;
  readonly duplicateOf: (name: string) => string;
  readonly renameOf: (name: string) => string;
  readonly removeOf: (name: string) => string;
  readonly copyName: (name: string) => string;
  readonly removeText: (name: string) => string;
  readonly removeFromAccount: (name: string) => string;
  /** With a date in the format of the language. */
  readonly savedOn: (date: string) => string;
}
