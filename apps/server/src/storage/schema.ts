import type { HintLimit, Language } from '@paddock/kernel';
import type { AdminActionName, ChampionshipRole, ContactKind, TokenScope, UnratedReason } from '@paddock/protocol';
import type { Generated } from 'kysely';

/**
 * The tables of the database, the same for SQLite and PostgreSQL: text, whole numbers and JSON as text, so that one
 * schema and one set of queries serve both. Times are milliseconds since 1970; those of entries, notes, wakes and reminders
 * are in the time of the service clock. Names of tables and columns are older than the names in the code: notes are driver
 * changes, snapshots checkpoints, wakes jobs, plans premoves, notices the announcement.
 */
export interface Schema {
  secrets: SecretRow;
  service_clock: ServiceClockRow;
  storage_probe: StorageProbeRow;
  people: PeopleRow;
  passkeys: PasskeyRow;
  recovery_codes: RecoveryCodeRow;
  tokens: TokenRow;
  sessions: SessionRow;
  sign_in_failures: SignInFailureRow;
  tables: TableRow & TableListing;
  table_data: TableDataRow;
  archives: ArchiveRow;
  seats: SeatRow;
  entries: EntryRow;
  snapshots: CheckpointRow;
  wakes: JobRow;
  presence: PresenceRow;
  messages: MessageRow;
  notes: DriverRow;
  mutes: MuteRow;
  blocks: BlockRow;
  follows: FollowRow;
  vacations: VacationRow;
  reports: ReportRow;
  records: RecordRow;
  results: ResultRow;
  ratings: RatingRow;
  debriefs: DebriefRow;
  debrief_seats: DebriefSeatRow;
  skills: SkillRow;
  plans: PremoveRow;
  subscriptions: SubscriptionRow;
  reminders: ReminderRow;
  notices: AnnouncementRow;
  removals: RemovalRow;
  last_seen: LastSeenRow;
  bans: BanRow;
  admin_actions: AdminActionRow;
  championships: ChampionshipRow;
  championship_events: ChampionshipEventRow;
  championship_people: ChampionshipPersonRow;
  arena_waiting: ArenaWaitingRow;
  arena_races: ArenaRaceRow;
  contacts: ContactRow;
  contact_messages: ContactMessageRow;
  gallery_items: GalleryItemRow;
  gallery_ratings: GalleryRatingRow;
  designs: DesignRow;
}

/** A version of something that somebody has published: a value of a `data` option of a game. */
export interface GalleryItemRow {
  /** The hash of the value. */
  id: string;
  /** The id of its first version. */
  entry: string;
  version: number;
  /** 1 for the latest version, which lists show. */
  is_latest: Generated<number>;
  game: string;
  option: string;
  name: string;
  /** The name without case and accents. */
  search_name: string;
  author: string;
  published_at: number;
  withdrawn_at: Generated<number | null>;
  /** 1 if the admin has hidden it. */
  hidden: Generated<number>;
  forked_from: string | null;
  /** What lists show of it (JSON). */
  description: string;
  /** Canonical JSON; `null` after the author's account was deleted. */
  value: string | null;
  design: string | null;
  rating_count: Generated<number>;
  rating_total: Generated<number>;
  /** The mean rating that few ratings hardly change, in thousandths of a star. */
  score: number;
  races: Generated<number>;
}

interface GalleryRatingRow {
  item: string;
  person: string;
  stars: number;
  at: number;
}

/** A design that only its person sees. */
export interface DesignRow {
  person: string;
  id: string;
  game: string;
  option: string;
  name: string;
  version: number;
  updated_at: number;
  design: string;
}

/** An address of a person outside of the site: one of each kind. */
export interface ContactRow {
  person: string;
  kind: ContactKind;
  address: string;
  /** The language of the messages. */
  language: string;
  /** What they are about: 1 if the person wants it. */
  turns: Generated<number>;
  news: Generated<number>;
  created_at: number;
  /** When the link that was sent there was opened; nothing else is sent before. */
  confirmed_at: Generated<number | null>;
  /** How many messages in a row could not be delivered. */
  failures: Generated<number>;
  switched_off_at: Generated<number | null>;
  last_news_at: Generated<number | null>;
}

/** A message that is to be sent, or to be tried again. */
export interface ContactMessageRow {
  id: string;
  person: string;
  kind: ContactKind;
  purpose: 'confirm' | 'turns' | 'news';
  subject: string;
  text: string;
  attempts: Generated<number>;
  due_at: number;
  expires_at: number;
}

/** A BOT account that waits for a race in the arena. */
interface ArenaWaitingRow {
  game: string;
  person: string;
  since: number;
  expires_at: number;
}

/** Which tables are races of the arena. */
interface ArenaRaceRow {
  table_id: string;
  game: string;
  started_at: number;
}

/** Secrets that all processes share, such as the key of the cookies. */
interface SecretRow {
  name: string;
  value: string;
}

/** One row: until when any process has served, in the time of the service clock. */
interface ServiceClockRow {
  id: number;
  served_until: number;
  /** When this was stored, by the clock of a database that several processes share. */
  written_at: Generated<number>;
}

/** Rows that are added and removed to prove that there is room on the disk. */
interface StorageProbeRow {
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
  /** The nickname before the server gave them another one, until they have seen that. */
  renamed_from: string | null;
  /** Whether the admin renamed them, and not somebody else's claim. */
  renamed_by_admin: Generated<number>;
  /** 1 if others may follow this person. */
  allows_followers: Generated<number>;
  password: string | null;
  /** 1: banned by the admin; 2: the account was deleted. */
  banned: Generated<number>;
  created_at: number;
  /** Of a BOT account: the person it belongs to. It never changes, so that an account is always a person's or always a program's. */
  bot_owner: Generated<string | null>;
  /** When they got their first session row. Cookies from before that are valid only until then. */
  sessions_since: number | null;
}

/** A signed-in browser. Only the digest of the cookie's secret is stored. */
export interface SessionRow {
  digest: string;
  /** The id by which the owner ends it. */
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

/** A code to recover an account, of which only the digest is stored. It is removed when it is used. */
export interface RecoveryCodeRow {
  digest: string;
  person: string;
  created_at: number;
}

/** An API token, of which only the digest is stored. */
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
interface TableDataRow {
  hash: string;
  table_id: string;
}

/** All entries of a pruned race in one row (JSON). */
interface ArchiveRow {
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

export interface EntryRow {
  table_id: string;
  number: number;
  actor: number;
  body: string;
  at: number;
  /** The client's id of a person's move, so that a move sent twice is played once. */
  key: string | null;
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
interface JobRow {
  /** The id of the table; `championship/ID` for a championship. */
  table_id: string;
  due_at: number;
  leased_until: Generated<number>;
}

/** Who looks at which table in which process. Rows expire unless the process renews them. */
interface PresenceRow {
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

interface MuteRow {
  person: string;
  muted: string;
}

interface BlockRow {
  person: string;
  blocked: string;
}

export interface FollowRow {
  person: string;
  followed: string;
  created_at: number;
}

/** When a person is on vacation: their clocks in correspondence races stand still. In the time of the service clock. */
export interface VacationRow {
  person: string;
  from_at: number;
  until_at: number;
}

export interface ReportRow {
  id: string;
  reporter: string;
  table_id: string;
  message: number | null;
  /** The item of the gallery that it is about; then `table_id` is empty. */
  item: Generated<string | null>;
  reason: string;
  at: number;
  /** What the admin wrote to the reporter. */
  answer: string | null;
  answered_at: number | null;
}

/** The record of a finished race, built when it is first asked for. */
interface RecordRow {
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

/** A browser that gets push messages when it is its owner's turn. */
export interface SubscriptionRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  language: string;
  /** The host name of this server as the browser knows it. */
  site: string;
  created_at: number;
}

/** The reminder for the latest turn of a person at a table, one per turn. */
export interface ReminderRow {
  table_id: string;
  person: string;
  /** The turn id: the number of entries after the person's last move. */
  made: number;
  /** `null` once a process has taken it. */
  due_at: number | null;
}

/** The announcement that everybody is shown. */
interface AnnouncementRow {
  name: string;
  text: string;
}

/** A person whom the host removed from a table. They can join again only if a seat is reserved for them. */
interface RemovalRow {
  table_id: string;
  person: string;
}

/** When a person with a seat stopped looking at a table. */
interface LastSeenRow {
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

/** What the admin did. Nicknames are looked up when the list is read. */
export interface AdminActionRow {
  id: string;
  at: number;
  action: AdminActionName;
  person: string | null;
  table_id: string | null;
  range: string | null;
}

/** A championship. Everything that happens in it is in its events. */
export interface ChampionshipRow {
  id: string;
  name: string;
  organiser: string;
  listed: number;
  /** `ChampionshipSettings` as JSON. */
  settings: string;
  phase: 'entry' | 'running' | 'over' | 'cancelled';
  /** The number of its events. Who adds some changes it, so that no two processes add the same. */
  length: number;
  created_at: number;
}

interface ChampionshipEventRow {
  championship_id: string;
  number: number;
  /** `ChampionshipEvent` as JSON. */
  body: string;
}

/** Who organises a championship, takes part in it or is invited to it, derived from its events. */
export interface ChampionshipPersonRow {
  championship_id: string;
  person: string;
  role: ChampionshipRole;
}
