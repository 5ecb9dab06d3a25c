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
  /** The title of the page when it is the person's turn. */
  readonly title: (game: string) => string;
  readonly body: (names: string) => string;
}
