import type { TextMap } from '../../base/texts/types.ts';

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
  readonly body: (names: string) => string;
}
