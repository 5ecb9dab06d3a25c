import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import pg from 'pg';
import { freePort } from './postgres.ts';

/** What carries news between processes, for the length of a test file. */
export interface OpenBus {
  /** For the server; `null`: the database itself. */
  readonly address: string | null;
  /** Cuts the connections of all who listen, and answers how many there were. */
  cut(): Promise<number>;
  close(): Promise<void>;
}

type Open = (database: string) => Promise<OpenBus>;

const REDIS = 'redis-server';
export const isRedisInstalled = spawnSync(REDIS, ['--version']).status === 0;

/** Real ones. A Redis is no package of npm: `npm test` takes one from the system's; where there is none, it is left out. */
export const BUSES: readonly (readonly [name: string, open: Open])[] = [
  ['PostgreSQL', openPostgres],
  ...(isRedisInstalled ? [['Redis', openRedis] as const] : []),
];

/**
 * For suites about what processes tell each other, whatever carries it; `two-processes.test.ts` tests every bus. `npm test` runs
 * them with Redis, or with PostgreSQL where there is none, and a proof with both.
 */
export const LOGIC_BUSES = process.env['PROOF'] === undefined ? BUSES.slice(-1) : BUSES;

function openPostgres(database: string): Promise<OpenBus> {
  return Promise.resolve({
    address: null,
    cut: async () => {
      const admin = new pg.Client({ connectionString: database });
      await admin.connect();
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and datname = current_database()
            and (query like 'listen%' or query like 'select pg_notify%')`,
      );
      await admin.end();
      return rowCount ?? 0;
    },
    close: () => Promise.resolve(),
  });
}

/** A Redis that can be stopped and started again on the same port. It keeps nothing. */
export interface RedisServer extends OpenBus {
  readonly address: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function openRedis(): Promise<RedisServer> {
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  // Not when it says that it is ready: it says so in words that change from version to version.
  const admin = new Redis({
    port,
    host: '127.0.0.1',
    protocol: 2,
    lazyConnect: true,
    retryStrategy: () => 50,
    maxRetriesPerRequest: null,
  });
  admin.on('error', () => {});
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn(REDIS, words, { stdio: 'ignore' });
    await admin.ping();
  };
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  // Whoever opened it may end at once.
  const end = (): void => void server.kill();
  process.once('exit', end);
  await start();
  return {
    address: `redis://127.0.0.1:${port}`,
    cut: async () => Number(await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub')),
    stop,
    start,
    close: async () => {
      process.off('exit', end);
      admin.disconnect();
      await stop();
    },
  };
}
