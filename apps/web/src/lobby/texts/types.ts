import type { TextMap } from '../../texts/types.ts';

export interface LobbyTexts extends TextMap<
  | 'title'
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
  | 'allResults'
  | 'look'
  | 'loading'
  | 'failed'
  | 'failedHint'
  | 'behind'
  | 'private'
  | 'seats'
  | 'noClock'
> {
  readonly titleWith: (turns: number) => string;
  /** The link to the lobby, where it is one's turn at some tables. */
  readonly turnsAt: (turns: number) => string;
  readonly withFriendsHint: (game: string) => string;
  readonly quickHint: (game: string) => string;
  readonly sitDownHint: (game: string, names: string) => string;
  readonly invites: (host: string) => string;
  readonly toTableHint: (game: string, names: string) => string;
  /** When one's time is out, ready-made. */
  readonly until: (when: string) => string;
  readonly free: (seats: number) => string;
  readonly invited: (name: string) => string;
  readonly bot: (level: string) => string;
  /** A place with what belongs to it: “2nd of 4”. */
  readonly placeOf: (place: number, seats: number) => string;
  /** An option that is not the usual one. */
  readonly option: (title: string, value: string) => string;
  /** Durations come ready-made. */
  readonly aMove: (duration: string) => string;
  readonly bank: (duration: string) => string;
  readonly bankWith: (duration: string, increment: string) => string;
}
