import type { ContactKind, RacePace, ResultFilter, TokenScope } from '@paddock/protocol';
import type { TextMap } from '../../base/texts/types.ts';

/** Error codes with texts of their own; all others use `other`. */
export type TranslatedError =
  | 'offline'
  | 'name-taken'
  | 'name-reserved'
  | 'removed'
  | 'bad-request'
  | 'rate-limited'
  | 'forbidden'
  | 'not-found'
  | 'unauthenticated'
  | 'not-open'
  | 'seat-taken'
  | 'other';

export interface PeopleTexts {
  readonly errors: Readonly<Record<TranslatedError, string>>;
  readonly loading: string;
  readonly tryAgain: string;
  readonly name: TextMap<'label' | 'hint' | 'cancel' | 'isMine' | 'invalid'>;
  /** For a person whose nickname was claimed by somebody else, or changed by the admin. */
  readonly renamed: TextMap<'fine' | 'other'> &
    Readonly<Record<'why' | 'byAdmin', (before: string, now: string) => string>>;
  /** For a banned person; `until` is `null` for a permanent ban. */
  readonly banned: (until: number | null, reason: string) => string;
  readonly reports: TextMap<'title' | 'text' | 'waiting'> & {
    readonly reported: (day: string) => string;
    readonly answer: (text: string) => string;
  };
  readonly signIn: TextMap<'title' | 'lead' | 'first' | 'firstText' | 'submit'>;
  readonly returning: TextMap<'title' | 'text' | 'submit' | 'passkey' | 'or' | 'wrong' | 'wrongPasskey'>;
  readonly me: TextMap<
    | 'title'
    | 'here'
    | 'kept'
    | 'profile'
    | 'best'
    | 'leave'
    | 'leaveHint'
    | 'leaveSure'
    | 'stay'
    | 'renameTitle'
    | 'rename'
    | 'renamed'
  >;
  readonly claim: TextMap<
    'title' | 'text' | 'password' | 'passwordHint' | 'submit' | 'passkey' | 'passkeyHint' | 'noPasskeys'
  >;
  readonly password: TextMap<'title' | 'text' | 'current' | 'currentHint' | 'next' | 'change' | 'changed' | 'wrong'>;
  readonly passkeys: TextMap<
    'title' | 'text' | 'none' | 'add' | 'added' | 'remove' | 'last' | 'cancelled' | 'known'
  > & {
    readonly one: (day: string) => string;
  };
  readonly sessions: TextMap<'title' | 'text' | 'current' | 'end' | 'endOthers'> & {
    readonly lastUsed: (day: string) => string;
  };
  readonly tokens: TextMap<
    | 'title'
    | 'text'
    | 'label'
    | 'placeholder'
    | 'scope'
    | 'make'
    | 'once'
    | 'copy'
    | 'copied'
    | 'remove'
    | 'none'
    | 'docs'
  > & { readonly scopes: Readonly<Record<TokenScope, string>>; readonly since: (day: string) => string };
  readonly contacts: TextMap<
    | 'title'
    | 'text'
    | 'add'
    | 'remove'
    | 'unconfirmed'
    | 'confirmed'
    | 'switchedOff'
    | 'isConfirmed'
    | 'isConfirmedText'
    | 'isStopped'
    | 'isStoppedText'
    | 'invalid'
    | 'invalidText'
    | 'toAccount'
  > & {
    readonly kinds: Readonly<Record<ContactKind, string>>;
    readonly labels: Readonly<Record<ContactKind, string>>;
    readonly hints: Readonly<Record<ContactKind, string>>;
    readonly wishes: Readonly<Record<'turns' | 'news', string>>;
  };
  readonly bots: TextMap<'title' | 'text' | 'label' | 'create' | 'renew' | 'remove' | 'arena' | 'docs'> & {
    readonly full: (max: number) => string;
    /** The second press on the button that deletes. */
    readonly sure: (nickname: string) => string;
  };
  /** A place out of all: “2nd of 4”. */
  readonly placeOf: (place: number, seats: number) => string;
  readonly account: TextMap<
    'title' | 'text' | 'download' | 'erase' | 'eraseText' | 'sure' | 'submit' | 'keep' | 'gone' | 'goneText' | 'home'
  > & { readonly type: (nickname: string) => string };
  readonly profile: TextMap<
    | 'unclaimed'
    | 'avoid'
    | 'ratings'
    | 'meaning'
    | 'points'
    | 'none'
    | 'unrated'
    | 'history'
    | 'noRaces'
    | 'private'
    | 'missing'
    | 'missingText'
    | 'watch'
    | 'you'
  > & {
    readonly races: (n: number) => string;
    readonly about: (points: number) => string;
  };
  readonly results: TextMap<'title' | 'places' | 'circuits'> & {
    readonly wins: (n: number) => string;
    readonly podiums: (n: number) => string;
    /** How often somebody had a place. */
    readonly timesAt: (place: number, times: number) => string;
    /** Describes the rating curve to those who do not see it. */
    readonly curve: (first: number, last: number, lowest: number, highest: number) => string;
  };
  readonly opponents: TextMap<'title' | 'text' | 'together'> & {
    readonly you: (nickname: string) => string;
    /** How often the reader was ahead, behind and level. */
    readonly compared: (ahead: number, behind: number, level: number) => string;
    readonly last: (day: string) => string;
  };
  readonly history: TextMap<
    | 'game'
    | 'anyGame'
    | 'result'
    | 'anyResult'
    | 'pace'
    | 'anyPace'
    | 'companion'
    | 'anybody'
    | 'with'
    | 'more'
    | 'noneFits'
    | 'replay'
    | 'replayAndDebrief'
    | 'again'
  > & {
    readonly results: Readonly<Record<ResultFilter, string>>;
    readonly paces: Readonly<Record<RacePace, string>>;
  };
  readonly vacation: TextMap<'title' | 'text' | 'days' | 'start' | 'end'> & {
    readonly left: (days: number) => string;
    readonly until: (day: string) => string;
  };
  readonly recovery: TextMap<
    | 'title'
    | 'text'
    | 'none'
    | 'create'
    | 'createHint'
    | 'once'
    | 'download'
    | 'lost'
    | 'code'
    | 'codeHint'
    | 'recover'
    | 'wrong'
  > & {
    readonly left: (n: number, day: string) => string;
  };
  readonly follow: TextMap<
    | 'title'
    | 'none'
    | 'follow'
    | 'unfollow'
    | 'hint'
    | 'followed'
    | 'online'
    | 'offline'
    | 'watch'
    | 'race'
    | 'raceWithHint'
    | 'find'
    | 'findSubmit'
    | 'noneFound'
    | 'followersTitle'
    | 'followersText'
    | 'allow'
  > & {
    readonly refused: (name: string) => string;
    readonly at: (game: string) => string;
    readonly raceWith: (name: string) => string;
    readonly raceAgainWith: (names: string) => string;
    readonly followers: (n: number) => string;
  };
  readonly skill: TextMap<
    'title' | 'meaning' | 'skill' | 'luck' | 'errors' | 'from' | 'circuit' | 'skillLine' | 'luckLine'
  > & {
    /** Describes the chart to those who do not see it. */
    readonly chart: (skill: string, luck: string) => string;
  };
  readonly leaderboard: TextMap<
    | 'title'
    | 'lead'
    | 'empty'
    | 'emptyText'
    | 'rank'
    | 'name'
    | 'points'
    | 'sure'
    | 'races'
    | 'play'
    // Without luck.
    | 'kinds'
    | 'rated'
    | 'skilled'
    | 'skillLead'
    | 'skillEmptyText'
    | 'skill'
    | 'plain'
  > & {
    readonly of: (game: string) => string;
  };
}
