import { HINT_LIMITS, LANGUAGES, LEVELS } from '@paddock/kernel';
import { type Static, Type } from 'typebox';
import { Commitment } from './joint-seed.ts';
import { SPECTATOR_DELAYS } from './limits.ts';
import { oneOf } from './one-of.ts';
import { Nickname } from './people.ts';
import { RaceRating } from './rating.ts';
import { TABLE_ID_PATTERN } from './table-id.ts';

export const Level = oneOf(LEVELS);
export type Level = Static<typeof Level>;

/** How many hints each person may ask for. Only the page counts them. */
export const HintLimit = oneOf(HINT_LIMITS);

export const TableId = Type.String({ pattern: TABLE_ID_PATTERN });

/** The path parameters of a seat. */
export const TableSeatParams = Type.Object({ id: TableId, seat: Type.String({ pattern: '^\\d$' }) });

/** From a few seconds up to days, for correspondence games. */
const Seconds = Type.Integer({ minimum: 5, maximum: 14 * 86_400 });

export const TimeControl = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('move'), seconds: Seconds }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('bank'), seconds: Seconds, increment: Type.Integer({ minimum: 0, maximum: 86_400 }) },
    { additionalProperties: false },
  ),
]);
export type TimeControl = Static<typeof TimeControl>;

const TableLanguage = oneOf(LANGUAGES);

export const SpectatorDelay = Type.Unsafe<(typeof SPECTATOR_DELAYS)[number]>(
  Type.Union(SPECTATOR_DELAYS.map((seconds) => Type.Literal(seconds))),
);
export type SpectatorDelay = Static<typeof SpectatorDelay>;

/** Who is to sit on a seat: the host, anybody, a person by nickname, or a bot. */
export const SeatRequest = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('open') }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('invited'), nickname: Nickname }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('bot'), level: Level }, { additionalProperties: false }),
]);
export type SeatRequest = Static<typeof SeatRequest>;

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Array(SeatRequest, { minItems: 1, maxItems: 10 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
    listed: Type.Optional(Type.Boolean()),
    time: Type.Optional(TimeControl),
    chat: Type.Optional(Type.Boolean()),
    hints: Type.Optional(HintLimit),
    coach: Type.Optional(Type.Boolean()),
    /** What the host speaks, for those who look for a table. */
    language: Type.Optional(TableLanguage),
    spectatorDelay: Type.Optional(SpectatorDelay),
    /** For the host's seat. */
    commitment: Type.Optional(Commitment),
  },
  { additionalProperties: false },
);
export type NewTable = Static<typeof NewTable>;

/** What the host may change before the race. Seats are added open at the end, and free seats are removed from the end. */
export const TableSettings = Type.Object(
  {
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
    listed: Type.Optional(Type.Boolean()),
    time: Type.Optional(TimeControl),
    chat: Type.Optional(Type.Boolean()),
    hints: Type.Optional(HintLimit),
    coach: Type.Optional(Type.Boolean()),
    spectatorDelay: Type.Optional(SpectatorDelay),
    /** Waits for people, not for bots. */
    startsBy: Type.Optional(Type.Null()),
  },
  { additionalProperties: false },
);
export type TableSettings = Static<typeof TableSettings>;

/** Who is to sit on a seat without a person: anybody, a person by nickname, or a bot. */
export const SeatUpdate = Type.Union(SeatRequest.anyOf.slice(1));
export type SeatUpdate = Exclude<SeatRequest, { kind: 'me' }>;

/** Starts with bots on the free seats, and on reserved ones only with `includeReserved`. */
export const StartRequest = Type.Object(
  { level: Type.Optional(Level), includeReserved: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
export type StartRequest = Static<typeof StartRequest>;

export const TableSeat = Type.Object({
  kind: Type.Union([Type.Literal('open'), Type.Literal('invited'), Type.Literal('person'), Type.Literal('bot')]),
  /** The name of the occupant at this table: no two look alike. */
  name: Type.String(),
  /** Whether the occupant, or the person the seat is reserved for, has claimed the name. */
  claimed: Type.Boolean(),
  /** True if the occupant, or the one the seat is reserved for, is a BOT account; left out for people. */
  botAccount: Type.Optional(Type.Boolean()),
  /** The person's id, for links to their page. */
  person: Type.Union([Type.String(), Type.Null()]),
  /** The person an invited seat is reserved for; `null`: anybody who has the nickname. */
  reservedFor: Type.Union([Type.String(), Type.Null()]),
  /** The level of the bot that sits here or drives for an absent person. */
  bot: Type.Union([Level, Type.Null()]),
  autopilot: Type.Boolean(),
  /** Whether the person has the table open. */
  present: Type.Boolean(),
  /** Since when the person has been away from a race without a clock; otherwise `null`. */
  awaySince: Type.Union([Type.Integer(), Type.Null()]),
  /** The SHA-256 of the person's nonce, while the table waits. */
  commitment: Type.Union([Type.String(), Type.Null()]),
  /** Until when the person is on vacation and their clock stands still; only in correspondence races. */
  vacationUntil: Type.Optional(Type.Integer()),
});
export type TableSeat = Static<typeof TableSeat>;

/** Before, during and after the race. */
export const TablePhase = Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]);

/** A table as everybody may see it. */
export const Table = Type.Object({
  id: TableId,
  game: Type.String(),
  /** In lists, large values are replaced by a `DataSummary`. */
  options: Type.Unknown(),
  listed: Type.Boolean(),
  phase: TablePhase,
  /** Every seat is taken, and people reveal their nonces before the race begins: nothing else can change. */
  revealing: Type.Boolean(),
  host: Type.String(),
  seats: Type.Array(TableSeat),
  time: TimeControl,
  chat: Type.Boolean(),
  /** What the host chose; otherwise it depends on whether several people sit there. */
  hints: HintLimit,
  /** Whether everybody sees the chances of all and may ask for advice; each page computes it from what its viewer may know. Such a race is not rated. */
  coach: Type.Boolean(),
  /** The commitment to the dice; the seed is revealed at the end. */
  seedHash: Type.String(),
  rematchOf: Type.Union([Type.String(), Type.Null()]),
  /** The rematch, once somebody has asked for it. */
  rematch: Type.Union([Type.String(), Type.Null()]),
  ranking: Type.Union([Type.Array(Type.Array(Type.Integer())), Type.Null()]),
  /** Whether the race counts for the ratings; `null` until it is over and this is known. */
  rating: Type.Union([RaceRating, Type.Null()]),
  createdAt: Type.Integer(),
  startedAt: Type.Union([Type.Integer(), Type.Null()]),
  endedAt: Type.Union([Type.Integer(), Type.Null()]),
  /** When bots take the free seats and the race begins; left out where the table waits for people. */
  startsBy: Type.Optional(Type.Integer()),
  /** What the host speaks, where it is known. */
  language: Type.Optional(TableLanguage),
  /** By how many seconds spectators are behind while the race goes on; left out where they are not. */
  spectatorDelay: Type.Optional(SpectatorDelay),
  /** How many people watch a race that is under way, without a seat. */
  spectators: Type.Optional(Type.Integer()),
  /** In lists of open and running tables: the mean rating of the people there. */
  points: Type.Optional(Type.Integer()),
  /** In the list of running tables, once they are known: the probability of winning of every seat, from what spectators may know. */
  chances: Type.Optional(Type.Array(Type.Number())),
  /** The championship that the race counts for, and its round, counted from 0; left out for all other tables. */
  championship: Type.Optional(Type.Object({ id: Type.String(), round: Type.Integer() })),
  /** Whether the admin has closed it. A race that was running then has no ranking. */
  closed: Type.Optional(Type.Boolean()),
});
export type Table = Static<typeof Table>;

/** The address of a table for people nearby. */
export const Invitation = Type.Object({
  /** The server's address on the local network, for a person who opened the site as localhost; otherwise `null`. */
  networkUrl: Type.Union([Type.String(), Type.Null()]),
});
export type Invitation = Static<typeof Invitation>;
