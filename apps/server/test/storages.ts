import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Storage } from '../src/storage/connect.ts';
import { createDatabase } from './postgres.ts';

/** A place to keep things for the length of a test file. */
export interface Kept {
  readonly storage: Storage;
  /** Leaves nothing behind. */
  close(): Promise<void>;
}

type Storages = readonly (readonly [name: string, open: () => Promise<Kept>])[];

/** Both of the storages that the server knows: a suite that passes with one must pass with the other. */
export const STORAGES: Storages = [
  ['SQLite', openSqlite],
  ['PostgreSQL', () => createDatabase({ isMigrated: true })],
];

/**
 * For suites about what happens above the storage: the statements they cause are also tested by other suites with both storages.
 * `npm test` runs them with SQLite, which takes the least time, and a proof with both.
 */
export const LOGIC_STORAGES: Storages = process.env['PROOF'] === undefined ? STORAGES.slice(0, 1) : STORAGES;

/**
 * For suites whose statements the browser tests run on SQLite as well. `npm test` runs them with PostgreSQL, and a proof with both.
 */
export const DATABASE_STORAGES: Storages = process.env['PROOF'] === undefined ? STORAGES.slice(1) : STORAGES;

/** The same without any table, for tests of the migrations. */
export const EMPTY_STORAGES: Storages = [
  ['SQLite', openSqlite],
  ['PostgreSQL', () => createDatabase({ isMigrated: false })],
];

export function openSqlite(): Promise<Kept> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-sqlite-'));
  return Promise.resolve({
    storage: { folder },
    close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
}

const UNLIMITED_PAGES = 1_073_741_823;

/** What it is to have a full disk: the file of an SQLite database may not grow any more. Or may, again. */
export async function setDiskFull(db: Database, isFull: boolean): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const pages = isFull ? rows[0]!.page_count : UNLIMITED_PAGES;
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
}
