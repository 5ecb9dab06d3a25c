import type { AdminActionName, TokenScope, Unrated } from '@paddock/protocol';
import type { Generated } from 'kysely';

/**
 * The tables of the database, the same for SQLite and PostgreSQL: text, whole numbers and JSON as text, so that one
 * schema and one set of queries serve both. Times are milliseconds since 1970; those that players' clocks and due work follow
 * from (entries, notes, wakes, reminders) are in the time of the service clock.
 */
export interface Schema {
  secrets: SecretRow;
  service_clock: ServiceClockRow;
  storage_probe: StorageProbeRow;
  people: PeopleRow;
  passkeys: PasskeyRow;
  tokens: TokenRow;
  sessions: SessionRow;
  sign_in_failures: SignInFailureRow;
  tables: TableRow & TableListing;
  table_data: TableDataRow;
  archives: ArchiveRow;
  seats: SeatRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  wakes: WakeRow;
  presence: PresenceRow;
  messages: MessageRow;
  notes: NoteRow;
  mutes: MuteRow;
  blocks: BlockRow;
  reports: ReportRow;
  records: RecordRow;
  results: ResultRow;
  ratings: RatingRow;
  plans: PlanRow;
  subscriptions: SubscriptionRow;
  reminders: ReminderRow;
  notices: NoticeRow;
  removals: RemovalRow;
  last_seen: LastSeenRow;
  bans: BanRow;
  admin_actions: AdminActionRow;
}

/** What all processes share and nobody else knows, such as the key of the cookies. */
export interface SecretRow {
  name: string;
  value: string;
}

/** One row: until when somebody has served, in the time of the service clock. */
export interface ServiceClockRow {
  id: number;
  served_until: number;
  /** When this was stored, by the clock of a database that several processes share. */
  written_at: Generated<number>;
}

/** Rows that come and go to prove that there is room for them. */
export interface StorageProbeRow {
  id: string;
  padding: string;
}

export interface PeopleRow {
  id: string;
  nickname: string;
  /** The nickname as it is compared (`foldName`). */
  folded: string;
  /** The same, once the nickname is claimed: no two people share one. */
  claimed: string | null;
  /** The nickname they had until the server gave them another one, as long as they have not been told. */
  renamed_from: string | null;
  /** Whether the admin has given them that other one, and not a claim of somebody else. */
  renamed_by_admin: Generated<number>;
  password: string | null;
  /** 1: shut out by whoever runs the server; 2: they wanted to be forgotten, and nobody brings them back. */
  banned: Generated<number>;
  created_at: number;
  /** When they got their first session row. Cookies from before that hold only until then. */
  sessions_since: number | null;
}

/** A signed-in browser. The cookie has a secret of which only the digest is kept, so that nobody can use what they read here. */
export interface SessionRow {
  digest: string;
  /** What the owner ends it by. */
  id: string;
  person: string;
  /** Browser and system, in words. */
  device: string;
  created_at: number;
  used_at: number;
  /** From where it was last used: an IPv4 address, or the /64 of an IPv6 one. Removed after 30 days. */
  address: string | null;
}

/** Wrong passwords for an account since its last right one, per source: a known device, a known address, or all others. */
export interface SignInFailureRow {
  person: string;
  source: string;
  failures: number;
  last_at: number;
}

export interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
}

/** An API token is kept as its digest: whoever reads the database cannot use it. */
export interface TokenRow {
  digest: string;
  person: string;
  label: string;
  /** What the program may do with it: `read`, or `play`, which includes reading. */
  scope: Generated<TokenScope>;
  created_at: number;
}

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
  seed: string;
  seed_hash: string;
  /** What the dice follow from besides the seed (`DiceBinding` as JSON); `null` before the race, and of races from before there was one. */
  binding: string | null;
  /** Until when people may reveal their nonces, in the time of the service clock; `null` while the table waits, and from the start on. */
  reveal_until: number | null;
  /** The table whose people race again here; there is one rematch of a table at most. */
  rematch_of: string | null;
  /** Best first, ties together (JSON); when it is over. */
  ranking: string | null;
  created_at: number;
  started_at: number | null;
  /** The same in the time of the service clock; not known of races that began before there was one. */
  clock_started_at?: number | null | undefined;
  ended_at: number | null;
  /** When the admin closed it. A race that was under way then has no ranking. */
  closed_at?: number | null | undefined;
}

/** What lists of tables filter by and carry: it follows from the other columns, the seats and who is present. */
export interface TableListing {
  /** The options with large values replaced by name and content hash (JSON). */
  summary: Generated<string>;
  /** Time for a turn, or for all of them; `null` without a clock. Known of waiting tables. */
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
  /** The level of the bot that sits here, or drives on for a person who has gone. */
  bot: string | null;
  /** A bot drives for the person. */
  autopilot: Generated<number>;
  /** This seat wants no talk. */
  quiet: Generated<number>;
  /** For whom an invited seat is kept; `null`: for whoever has the nickname. */
  kept_for: string | null;
  /** SHA-256 of the nonce that the person will reveal when the race begins; until then only. */
  commitment: string | null;
  nonce: string | null;
}

export interface EntryRow {
  table_id: string;
  number: number;
  actor: number;
  body: string;
  at: number;
  /** The client's own id of the move: sent twice, it is done once. Only what people do by hand has one. */
  key: string | null;
}

/** How a race stood after so many entries: not the truth, which is the entries, but quicker to read. */
export interface SnapshotRow {
  table_id: string;
  number: number;
  /** What states of this game are made of; what another version of the program has stored is not read. */
  make: string;
  state: string;
  /** How the clocks stood (JSON). */
  hands: string;
}

/** Something to be done at a table at a time: a bot's move, a planned one, a flag that falls. Taken by one process under a lease. */
export interface WakeRow {
  table_id: string;
  due_at: number;
  leased_until: Generated<number>;
}

/** Who looks at which table in which process; what is not said again in time is not true any more. */
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
  /** The client's own id of the message: sent twice, it is said once. */
  key: string;
}

/** Who drives a seat from this entry on; the last word counts where nobody moved in between. */
export interface NoteRow {
  table_id: string;
  number: number;
  seat: number;
  /** As records have it: `person:NAME`, `bot:LEVEL`. */
  driver: string;
  at: number;
}

export interface MuteRow {
  person: string;
  muted: string;
}

export interface BlockRow {
  person: string;
  blocked: string;
}

export interface ReportRow {
  id: string;
  reporter: string;
  table_id: string;
  message: number | null;
  reason: string;
  at: number;
  /** What the admin wrote to the reporter. */
  answer: string | null;
  answered_at: number | null;
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
  unrated: Unrated | 'bot' | null;
}

export interface RatingRow {
  game: string;
  person: string;
  mu: number;
  sigma: number;
  games: number;
  /** What people see of mu and sigma, and what the best are found by. */
  points: number;
}

/** What a seat's person has chosen in advance. Nobody else ever learns of it. */
export interface PlanRow {
  table_id: string;
  seat: number;
  /** What is left of it, the next one first (JSON). */
  moves: string;
  /** It has ended because a move was not legal any more: kept until its owner moves or plans again, who may have been away. */
  dropped: Generated<number>;
}

/** A browser that wants to be told when it is its owner's turn. */
export interface SubscriptionRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  language: string;
  /** Where the browser found us: push services want to know who sends. */
  site: string;
  created_at: number;
}

/** The latest turn of a person at a table for which a reminder was due: there is one for each turn at most. */
export interface ReminderRow {
  table_id: string;
  person: string;
  /** How many entries there were when their last choice was in: another one means another turn. */
  made: number;
  /** `null` when somebody has taken care of it. */
  due_at: number | null;
}

/** What whoever runs the server wants everybody to know. */
export interface NoticeRow {
  name: string;
  text: string;
}

/** Somebody whom the host has removed from a table: they sit down there again only if a seat is kept for them. */
export interface RemovalRow {
  table_id: string;
  person: string;
}

/** When somebody who sits at a table stopped looking at it. */
export interface LastSeenRow {
  table_id: string;
  person: string;
  at: number;
}

/** Who may not play, chat or sign in: a person with the browsers they used, or an address range (then `person` may say whose). */
export interface BanRow {
  id: string;
  person: string | null;
  /** `203.0.113.7/32`, `203.0.113.0/24` or `2001:db8::/64`; `null` for a ban of a person. */
  range: string | null;
  /** `null`: for good. */
  until: number | null;
  reason: string;
  created_at: number;
}

/** What the admin did. It names nobody: nicknames are looked up when the list is read. */
export interface AdminActionRow {
  id: string;
  at: number;
  action: AdminActionName;
  person: string | null;
  table_id: string | null;
  range: string | null;
}
