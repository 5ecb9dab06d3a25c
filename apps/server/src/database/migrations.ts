import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import * as tables from './migrations/001-tables.ts';
import type { Schema } from './schema.ts';

/** What changed the database, in order. A migration that has been released is never edited: a new one follows it. */
const MIGRATIONS: Readonly<Record<string, Migration>> = { '001-tables': tables };

/** Brings the database up to date; several processes may do so at the same time, one of them does it. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
