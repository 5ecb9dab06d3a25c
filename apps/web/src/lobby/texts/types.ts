import type { TextMap } from '../../base/texts/types.ts';

export interface LobbyTexts extends TextMap<
  | 'lead'
  | 'announcement'
  | 'withFriends'
  | 'makeTable'
  | 'mine'
  | 'invitations'
  | 'yourTurn'
  | 'othersTurn'
  | 'botDrives'
  | 'toTable'
  | 'quick'
  | 'quickLead'
  | 'quickMatch'
  | 'open'
  | 'openLead'
  | 'sitDown'
  | 'empty'
  | 'emptyHint'
  | 'results'
  | 'look'
  | 'loading'
  | 'failed'
  | 'failedHint'
  | 'behind'
  | 'private'
  | 'seats'
> {
  readonly titleWith: (turns: number) => string;
  readonly withFriendsHint: (game: string) => string;
  readonly quickHint: (game: string) => string;
  readonly sitDownHint: (game: string, names: string) => string;
  readonly invites: (host: string) => string;
  readonly toTableHint: (game: string, names: string) => string;
  /** The deadline of a turn; `when` is already formatted. */
  readonly until: (when: string) => string;
  readonly free: (seats: number) => string;
  readonly invited: (name: string) => string;
  /** An option with a value other than the default. */
}
