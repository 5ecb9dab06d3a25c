import type { TextMap } from '../../base/texts/types.ts';

/** The texts of the home page. */
export interface HomeTexts extends TextMap<
  | 'title'
  | 'lead'
  | 'oneDevice'
  | 'learn'
  | 'continueTitle'
  | 'continueRace'
  | 'watchRace'
  | 'removeRace'
  | 'finished'
  | 'running'
  | 'opened'
  | 'yours'
  | 'openRecord'
  | 'openHint'
  | 'fairText'
  | 'yourTurn'
  | 'botsTurn'
  | 'liveTitle'
  | 'watchLive'
> {
  readonly oneDeviceHint: (game: string) => string;
  readonly learnHint: (game: string) => string;
}
