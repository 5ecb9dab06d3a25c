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
  /** The label of the link to the lobby, with the number of tables where it is the person's turn. */
  readonly turnsAt: (turns: number) => string;
  readonly withFriendsHint: (game: string) => string;
  readonly quickHint: (game: string) => string;
  readonly sitDownHint: (game: string, names: string) => string;
  readonly invites: (host: string) => string;
  readonly toTableHint: (game: string, names: string) => string;
  /** The deadline of a turn; `when` is already formatted. */
  readonly until: (when: string) => string;
  readonly free: (seats: number) => string;
  readonly invited: (name: string) => string;
  readonly bot: (level: string) => string;
  /** A place out of all: “2nd of 4”. */
  readonly placeOf: (place: number, seats: number) => string;
  /** An option with a value other than the default. */
  readonly option: (title: string, value: string) => string;
  /** Durations are already formatted. */
  readonly timePerMove: (duration: string) => string;
  readonly timeBank: (duration: string) => string;
  readonly timeBankWithIncrement: (duration: string, increment: string) => string;
}
