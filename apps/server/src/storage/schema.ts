import type { Generated } from 'kysely';
import type {
  ArenaRaceRow,
  ArenaWaitingRow,
  ChampionshipEventRow,
  ChampionshipPersonRow,
  ChampionshipRow,
  DesignRow,
  GalleryItemRow,
  GalleryRatingRow,
} from './schema/community.ts';
import type {
  AdminActionRow,
  AnnouncementRow,
  BanRow,
  BlockRow,
  ContactMessageRow,
  ContactRow,
  FollowRow,
  MuteRow,
  PasskeyRow,
  PeopleRow,
  RecoveryCodeRow,
  ReminderRow,
  ReportRow,
  SessionRow,
  SignInFailureRow,
  SubscriptionRow,
  TokenRow,
  VacationRow,
} from './schema/people.ts';
import type {
  ArchiveRow,
  CheckpointRow,
  DebriefRow,
  DebriefSeatRow,
  DriverRow,
  EntryRow,
  JobRow,
  LastSeenRow,
  MessageRow,
  PremoveRow,
  PresenceRow,
  RatingRow,
  RecordRow,
  RemovalRow,
  ResultRow,
  SeatRow,
  SkillRow,
  TableDataRow,
  TableListing,
  TableRow,
} from './schema/races.ts';

export type * from './schema/community.ts';
export type * from './schema/people.ts';
export type * from './schema/races.ts';

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
