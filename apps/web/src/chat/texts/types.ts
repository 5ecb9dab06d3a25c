import type { AvoidKind } from '../mutes.ts';
import type { TextMap } from '../../base/texts/types.ts';

export interface ChatTexts extends TextMap<
  | 'title'
  | 'spectators'
  | 'spectatorsEmpty'
  | 'spectator'
  | 'empty'
  | 'write'
  | 'send'
  | 'off'
  | 'offHint'
  | 'turnOff'
  | 'turnOn'
  | 'muted'
  | 'blocked'
  | 'report'
  | 'reportHint'
  | 'reason'
  | 'reportSend'
  | 'reported'
  | 'cancel'
  | 'tooMany'
  | 'offline'
  | 'failed'
> {
  readonly open: (unread: number) => string;
  readonly left: (n: number) => string;
  readonly more: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly unblock: (name: string) => string;
  /** Muting and blocking people. */
  readonly avoid: Readonly<Record<AvoidKind, TextMap<'submit' | 'undo' | 'hint' | 'done' | 'title' | 'text'>>> &
    TextMap<'none' | 'gone'>;
}
