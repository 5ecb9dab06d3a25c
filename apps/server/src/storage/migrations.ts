import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import * as tables from './migrations/001-tables.ts';
import * as company from './migrations/002-company.ts';
import * as namesAndSeats from './migrations/003-names-and-seats.ts';
import * as serviceClock from './migrations/004-service-clock.ts';
import * as sessions from './migrations/005-sessions.ts';
import * as records from './migrations/006-records.ts';
import * as tableSummaries from './migrations/007-table-summaries.ts';
import * as bans from './migrations/008-bans.ts';
import * as jointSeed from './migrations/009-joint-seed.ts';
import * as hints from './migrations/010-hints.ts';
import * as debriefs from './migrations/011-debriefs.ts';
import * as follows from './migrations/012-follows.ts';
import * as startsBy from './migrations/013-starts-by.ts';
import * as coach from './migrations/014-coach.ts';
import * as championships from './migrations/015-championships.ts';
import * as raceHistory from './migrations/016-race-history.ts';
import * as languageAndVacations from './migrations/017-language-and-vacations.ts';
import * as spectators from './migrations/018-spectators.ts';
import * as botAccounts from './migrations/019-bot-accounts.ts';
import * as arena from './migrations/020-arena.ts';
import * as contacts from './migrations/021-contacts.ts';
import * as gallery from './migrations/022-gallery.ts';
import * as galleryBalance from './migrations/023-gallery-balance.ts';
import * as followingEntries from './migrations/024-following-entries.ts';
import type { Schema } from './schema.ts';

/** All migrations in order. A released migration is never edited: a new one follows it. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': tables,
  '002-company': company,
  '003-names-and-seats': namesAndSeats,
  '004-service-clock': serviceClock,
  '005-sessions': sessions,
  '006-records': records,
  '007-table-summaries': tableSummaries,
  '008-bans': bans,
  '009-joint-seed': jointSeed,
  '010-hints': hints,
  '011-debriefs': debriefs,
  '012-follows': follows,
  '013-starts-by': startsBy,
  '014-coach': coach,
  '015-championships': championships,
  '016-race-history': raceHistory,
  '017-language-and-vacations': languageAndVacations,
  '018-spectators': spectators,
  '019-bot-accounts': botAccounts,
  '020-arena': arena,
  '021-contacts': contacts,
  '022-gallery': gallery,
  '023-gallery-balance': galleryBalance,
  '024-following-entries': followingEntries,
};

/** The database has migrations of a newer version of the program. */
export class NewerDatabaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `this data was written by a newer Paddock (${unknown.join(', ')}); use that version, or go back with a backup from before the update`,
    );
  }
}

/** Migrates the database to the latest or to an earlier version. Of several processes at the same time, one does it. */
export async function migrate(db: Kysely<Schema>, until?: string): Promise<void> {
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const migrator = new Migrator({ db, provider });
  await refuseNewer(db);
  const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (error !== undefined) throw error;
}

async function refuseNewer(db: Kysely<Schema>): Promise<void> {
  const existing = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!existing.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
}
