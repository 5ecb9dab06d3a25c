import type { TextMap } from '../../base/texts/types.ts';
import type { RatingFilter } from '../table-filters.ts';

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
  | 'running'
  | 'watch'
  | 'featured'
  | 'closest'
  | 'quickAny'
  | 'quickAnyHint'
  | 'emptySlowHint'
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
  | 'seatsWithChances'
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
  /** The name of a tab with the number of its tables. */
  readonly countedTab: (name: string, count: number) => string;
  /** A driver's chance in a race that is under way, in whole per cent. */
  readonly chance: (percent: number) => string;
  readonly meanPoints: (points: number) => string;
  readonly filters: TextMap<'game' | 'clock' | 'rating' | 'language' | 'any' | 'none' | 'reset'> & {
    readonly ratings: Readonly<Record<RatingFilter, string>>;
  };
  readonly correspondence: TextMap<'title' | 'text' | 'open'>;
}
