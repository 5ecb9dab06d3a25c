/** What a link to a table says where it is posted. All four games are "games": one of them is no race. */
interface TablePreviewTexts {
  readonly invitation: (host: string, game: string) => string;
  readonly invitationByNobody: (game: string) => string;
  readonly freeSeats: (count: number) => string;
  readonly noFreeSeat: string;
  readonly howToJoin: string;
  readonly running: (game: string) => string;
  readonly runningHint: string;
  readonly over: (game: string) => string;
  readonly wonBy: (winner: string, game: string) => string;
  readonly overHint: string;
  /** Short forms for the picture. */
  readonly invites: (host: string) => string;
  readonly invited: string;
  readonly live: string;
  readonly finished: string;
}

/** What people are told about their championships, which they know as seasons. Rounds are counted from 1. */
interface SeasonTexts {
  readonly soon: (round: number, game: string) => string;
  readonly takeYourSeat: (round: number, game: string) => string;
  /** A round by correspondence; `until` is a date with time in UTC. */
  readonly openUntil: (round: number, game: string, until: string) => string;
  readonly invitation: (organiser: string) => string;
  /** The entries of a calendar file. */
  readonly calendarRound: (name: string, round: number, game: string) => string;
  readonly calendarDeadline: (name: string, round: number, game: string) => string;
  /** What a link to the page says. */
  readonly enter: (organiser: string) => string;
  readonly howToEnter: string;
  readonly running: (round: number, rounds: number) => string;
  readonly champion: (name: string) => string;
  readonly cancelled: string;
  readonly entrants: (count: number) => string;
}

/** Everything that the server itself says to people. Each language is one object of this type. */
export interface ServerTexts {
  /** As the Open Graph protocol writes it. */
  readonly locale: string;
  /** The text of a reminder; `others` are the names of the other people, or empty. */
  readonly yourTurn: (others: string) => string;
  readonly tablePreview: TablePreviewTexts;
  readonly season: SeasonTexts;
  /** What a link to an item of the gallery says. */
  readonly gallery: {
    readonly by: (author: string) => string;
    readonly raceOnIt: string;
    readonly withdrawn: string;
  };
  /** Messages by e-mail and webhook. */
  readonly contact: {
    readonly turnSubject: (game: string) => string;
    readonly confirmSubject: string;
    readonly confirm: (url: string) => string;
    readonly inviteSubject: (game: string) => string;
    readonly invite: (host: string, game: string) => string;
    /** At the end of every message. */
    readonly stop: (url: string) => string;
  };
}
