import { LEVELS } from '@paddock/kernel';
import { type Static, Type } from 'typebox';
import { Commitment } from './joint-seed.ts';
import { oneOf } from './one-of.ts';
import { Nickname } from './people.ts';
import { RaceRating } from './rating.ts';

export const Level = oneOf(LEVELS);
export type Level = Static<typeof Level>;

export const TABLE_ID_PATTERN = '^[A-Za-z0-9]{12}$';
export const TableId = Type.String({ pattern: TABLE_ID_PATTERN });

/** One seat of a table, as addresses name it. */
export const TableSeatParams = Type.Object({ id: TableId, seat: Type.String({ pattern: '^\\d$' }) });

/** Days, for correspondence; at least long enough to look at the board. */
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

/** Who shall sit on a seat: whoever makes the table, anybody, somebody by nickname, a bot. */
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
    /** For the seat of who makes the table. */
    commitment: Type.Optional(Commitment),
  },
  { additionalProperties: false },
);
export type NewTable = Static<typeof NewTable>;

/** What whoever made a table may still change before the race. Seats are added open at the end, and taken away there where nobody sits. */
export const TableSettings = Type.Object(
  {
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())),
    listed: Type.Optional(Type.Boolean()),
    time: Type.Optional(TimeControl),
    chat: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type TableSettings = Static<typeof TableSettings>;

/** Who shall sit on one seat before the race, where no person does: anybody, somebody by nickname, a bot. */
export const SeatUpdate = Type.Union(SeatRequest.anyOf.slice(1));
export type SeatUpdate = Exclude<SeatRequest, { kind: 'me' }>;

/** Begins with bots on the seats that are left. Seats that are kept for somebody are given away only if this is said. */
export const StartRequest = Type.Object(
  { level: Type.Optional(Level), includeReserved: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
export type StartRequest = Static<typeof StartRequest>;

export const TableSeat = Type.Object({
  kind: Type.Union([Type.Literal('open'), Type.Literal('invited'), Type.Literal('person'), Type.Literal('bot')]),
  /** What whoever sits here is called at this table: no two people have names that look alike. */
  name: Type.String(),
  /** Whether the name is claimed by who sits here, or by whom the seat is kept for. */
  claimed: Type.Boolean(),
  /** The person's id, for links to their page. */
  person: Type.Union([Type.String(), Type.Null()]),
  /** For whom an invited seat is kept; `null`: for whoever has the nickname. */
  reservedFor: Type.Union([Type.String(), Type.Null()]),
  /** The bot that sits here, or drives on for a person who has gone. */
  bot: Type.Union([Level, Type.Null()]),
  autopilot: Type.Boolean(),
  /** Whether the person looks at the table now, somewhere. */
  present: Type.Boolean(),
  /** Since when the person who sits here has been away from a race without a clock; `null` where it does not matter. */
  awaySince: Type.Union([Type.Integer(), Type.Null()]),
  /** What the person has committed to add to the dice, while the table waits: the SHA-256 of their nonce. */
  commitment: Type.Union([Type.String(), Type.Null()]),
});
export type TableSeat = Static<typeof TableSeat>;

/** A table as everybody may see it. */
export const Table = Type.Object({
  id: TableId,
  game: Type.String(),
  /** In lists, large values are replaced by a `DataSummary`. */
  options: Type.Unknown(),
  listed: Type.Boolean(),
  phase: Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over')]),
  /** Every seat is taken, and people reveal their nonces before the race begins: nothing else can change. */
  revealing: Type.Boolean(),
  host: Type.String(),
  seats: Type.Array(TableSeat),
  time: TimeControl,
  chat: Type.Boolean(),
  /** The commitment to the dice, from the start; what it commits to is told at the end. */
  seedHash: Type.String(),
  rematchOf: Type.Union([Type.String(), Type.Null()]),
  /** The table where its people race again, once one of them has asked for it. */
  rematch: Type.Union([Type.String(), Type.Null()]),
  ranking: Type.Union([Type.Array(Type.Array(Type.Integer())), Type.Null()]),
  /** Whether the race counts for the ratings; `null` until it is over and this is known. */
  rating: Type.Union([RaceRating, Type.Null()]),
  createdAt: Type.Integer(),
  startedAt: Type.Union([Type.Integer(), Type.Null()]),
  endedAt: Type.Union([Type.Integer(), Type.Null()]),
  /** True where the admin has closed it: before its race, or during it, which then has no ranking. */
  closed: Type.Optional(Type.Boolean()),
});
export type Table = Static<typeof Table>;

/** How friends find a table. */
export const Invitation = Type.Object({
  /** The server's address on the local network, for whoever opened it as localhost; `null` where there is none to tell. */
  networkUrl: Type.Union([Type.String(), Type.Null()]),
});
export type Invitation = Static<typeof Invitation>;
