import type { HintLimit, Language } from '@paddock/kernel';
import type { UnratedReason } from '@paddock/protocol';
import type { Generated } from 'kysely';

/** Rows of the database: tables, races and their results. */

export type Phase = 'open' | 'running' | 'over';

export interface TableRow {
  id: string;
  game: string;
  rules_version: number;
  options: string;
  listed: number;
  phase: Phase;
  host: string;
  /** How time is kept (JSON). */
  time: string;
  chat: number;
  /** How many hints are allowed; `null` if the host has not chosen. */
  hints?: HintLimit | null | undefined;
  /** 1 if the coach is open to all. */
  coach?: number | undefined;
  /** What the host speaks, where it is known. */
  language?: Language | null | undefined;
  /** By how many seconds spectators are behind while the race goes on. */
  spectator_delay?: number | undefined;
  seed: string;
  seed_hash: string;
  /** What the dice follow from besides the seed (`DiceBinding` as JSON); `null` before the race, and of races from before there was one. */
  binding: string | null;
  /** Until when people may reveal their nonces, in the time of the service clock; `null` while the table waits, and from the start on. */
  reveal_until: number | null;
  /** The table that this is the rematch of; each table has one rematch at most. */
  rematch_of: string | null;
  /** Best first, ties together (JSON); when it is over. */
  ranking: string | null;
  created_at: number;
  started_at: number | null;
  /** When bots take the free seats, in the time of the service clock; `null` where the table waits for people. */
  starts_by?: number | null | undefined;
  /** The same in the time of the service clock; unknown for races from before it existed. */
  clock_started_at?: number | null | undefined;
  ended_at: number | null;
  /** When the admin closed it. A race that was under way then has no ranking. */
  closed_at?: number | null | undefined;
  /** The championship that the race counts for, and its round; `null` for all other tables. */
  championship?: string | null | undefined;
  championship_round?: number | null | undefined;
}

/** Columns for lists of tables, derived from the other columns, the seats and who is present. */
export interface TableListing {
  /** The options with large values replaced by name and content hash (JSON). */
  summary: Generated<string>;
  /** Time for a turn, or for all of them; `null` without a clock. */
  turn_seconds: Generated<number | null>;
  /** Until when a waiting table is shown in the lobby. */
  shown_until: Generated<number | null>;
  /** When a waiting table is removed unless somebody comes to it. */
  expires_at: Generated<number | null>;
  /** When the entries of a finished race were moved to its archive. */
  pruned_at: Generated<number | null>;
}

/** Which tables have a large option value, by the hash of its canonical JSON. */
export interface TableDataRow {
  hash: string;
  table_id: string;
}

/** All entries of a pruned race in one row (JSON). */
export interface ArchiveRow {
  table_id: string;
  entries: string;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'open' | 'invited' | 'person' | 'bot';
  person: string | null;
  name: string;
  /** The level of the bot that sits here, or drives for an absent person. */
  bot: string | null;
  /** A bot drives for the person. */
  autopilot: Generated<number>;
  /** The seat has turned chat off. */
  quiet: Generated<number>;
  /** The person an invited seat is reserved for; `null`: anybody who has the nickname. */
  kept_for: string | null;
  /** SHA-256 of the nonce that the person will reveal when the race begins; until then only. */
  commitment: string | null;
  nonce: string | null;
}

/** One entry, and those that were stored with it: a move with its chance outcomes is one row. */
export interface EntryRow {
  table_id: string;
  /** Of the first entry. */
  number: number;
  actor: number;
  body: string;
  at: number;
  /** The client's id of a person's move, so that a move sent twice is played once. */
  key: string | null;
  /** The entries that follow at once (JSON), with the same time and without a key; `null` if there are none. */
  following: string | null;
}

/** The state of a race after a number of entries, which is quicker to read than the entries. */
export interface CheckpointRow {
  table_id: string;
  number: number;
  /** Identifies the format of the state; one of another version of the program is not read. */
  make: string;
  state: string;
  /** The clocks at that point (JSON). */
  hands: string;
}

/** The next job of a table (a bot's move, a premove, a clock that runs out, the start of a race) or of a championship. One process leases it. */
export interface JobRow {
  /** The id of the table; `championship/ID` for a championship. */
  table_id: string;
  due_at: number;
  leased_until: Generated<number>;
}

/** Who looks at which table in which process. Rows expire unless the process renews them. */
export interface PresenceRow {
  table_id: string;
  person: string;
  process: string;
  until: number;
}

export interface MessageRow {
  table_id: string;
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
  /** The client's id of the message, so that a message sent twice is stored once. */
  key: string;
  /** 0: for those who sit at the table; 1: for spectators, and when the race is over for all. */
  audience: Generated<number>;
}

/** Who drives a seat from this entry on. The last row counts if nobody moved in between. */
export interface DriverRow {
  table_id: string;
  number: number;
  seat: number;
  /** As records have it: `person:NAME`, `bot:LEVEL`. */
  driver: string;
  at: number;
}

/** The record of a finished race, built when it is first asked for. */
export interface RecordRow {
  table_id: string;
  text: string;
}

export interface ResultRow {
  table_id: string;
  seat: number;
  /** `null` for a bot. */
  person: string | null;
  game: string;
  place: number;
  seats: number;
  ended_at: number;
  /** Why the race did not change this seat's rating; `null` when it did. */
  unrated: UnratedReason | 'bot' | null;
  /** The rating after the race; `null` if it was not rated, or was rated before this was stored. */
  points?: number | null | undefined;
}

export interface RatingRow {
  game: string;
  person: string;
  mu: number;
  sigma: number;
  games: number;
  /** The points that people see, computed from mu and sigma. Leaderboards sort by them. */
  points: number;
}

/** The debrief of a race; `packed` and `evaluator` are `null` until it is computed. */
export interface DebriefRow {
  table_id: string;
  /** The newest requests are served first. */
  requested_at: number;
  leased_until: Generated<number>;
  /** How often it was begun. */
  attempts: Generated<number>;
  evaluator: string | null;
  /** The JSON of the debrief, compressed with gzip, in Base64. */
  packed: string | null;
}

/** What a debrief says of one seat, in probabilities of winning. */
export interface DebriefSeatRow {
  table_id: string;
  seat: number;
  evaluator: string;
  /** Before the race. */
  expected: number;
  /** The share of the win. */
  result: number;
  luck: number;
  /** Decisions with a choice, how many of them were errors, and what these cost together. */
  choices: number;
  errors: number;
  error_total: number;
}

/** How a person drives a game apart from luck, over all rated races with a debrief of one evaluator. */
export interface SkillRow {
  game: string;
  evaluator: string;
  person: string;
  races: number;
  /** Sum and sum of squares of the results without luck, compared with what was expected before each race. */
  total: number;
  squares: number;
  /** The same with luck. */
  plain_total: number;
  plain_squares: number;
  /** Leaderboards sort by it: the lower end of the interval of the mean. */
  lower_bound: number;
}

/** The premoves of a seat, which only its person may see. */
export interface PremoveRow {
  table_id: string;
  seat: number;
  /** The moves that are left, the next one first (JSON). */
  moves: string;
  /** The premoves were dropped because one was not legal any more. Kept until the owner moves or chooses premoves again. */
  dropped: Generated<number>;
}

/** A person whom the host removed from a table. They can join again only if a seat is reserved for them. */
export interface RemovalRow {
  table_id: string;
  person: string;
}

/** When a person with a seat stopped looking at a table. */
export interface LastSeenRow {
  table_id: string;
  person: string;
  at: number;
}
