import type { TextMap } from '../../texts/types.ts';

export interface NotificationTexts extends TextMap<
  | 'switch'
  | 'on'
  | 'pageOnly'
  | 'off'
  | 'blocked'
  | 'blockedHint'
  | 'impossible'
  | 'impossibleHint'
  | 'insecureHint'
  | 'waiting'
  | 'later'
  | 'yourTurn'
> {
  /** The page's title while one is asked. */
  readonly title: (game: string) => string;
  readonly body: (names: string) => string;
}
