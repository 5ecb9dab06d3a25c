import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import * as tables from './migrations/001-tables.ts';
import * as company from './migrations/002-company.ts';
import * as namesAndSeats from './migrations/003-names-and-seats.ts';
import * as sessions from './migrations/020-sessions.ts';
import * as records from './migrations/021-records.ts';
import type { Schema } from './schema.ts';

/** What changed the database, in order. A migration that has been released is never edited: a new one follows it. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': tables,
  '002-company': company,
  '003-names-and-seats': namesAndSeats,
  '020-sessions': sessions,
  '021-records': records,
};

/** Brings the database up to date, or to how it once was; several processes may do so at the same time, one of them does it. */
export async function migrate(db: Kysely<Schema>, until?: string): Promise<void> {
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const migrator = new Migrator({ db, provider });
  const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (error !== undefined) throw error;
}
