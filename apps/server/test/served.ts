import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { connect, type Database, type Storage } from '../src/storage/connect.ts';
import type { Intervals } from '../src/intervals.ts';
import { createServer, type ServerOptions } from '../src/server.ts';
import type { OpenBus } from './buses.ts';
import { Client } from './client.ts';
import { createDatabase } from './postgres.ts';
import type { Kept } from './storages.ts';

/** Background work that tests wait for is done soon. */
export const TEST_INTERVALS: Intervals = {
  pollMs: 100,
  presenceMs: 40,
  lobbyMs: 20,
  quickMatchMs: 3600_000,
  debriefMs: 40,
  championshipBreakMs: 0,
  championshipGraceMs: 3600_000,
  arenaGatherMs: 4000,
};

/** A server that answers, and what it keeps. */
export interface Served {
  readonly app: FastifyInstance;
  /** Where it answers; another address after every start, which everybody whom it has let in learns. */
  readonly base: string;
  readonly storage: Storage;
  /** Starts it again, on what it has kept, with other options if there are any. */
  start(others?: ServerOptions): Promise<void>;
  /** Ends it and starts it again. */
  restart(): Promise<void>;
  /** Works on the database while the server is stopped, as after a crash, and starts it again. */
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** One more, at the same storage, which does not listen yet. */
  another(): Promise<FastifyInstance>;
  /** Somebody who has given a nickname. */
  person(nickname: string): Promise<Client & Person>;
  /** Somebody who has given none. */
  stranger(): Client;
}

/** Where nothing has to be kept for longer than the server runs. */
export const IN_MEMORY = (): Promise<Kept> =>
  Promise.resolve({ storage: { folder: ':memory:' }, close: () => Promise.resolve() });

/** The smallest site there is, for the length of the suite in which it is called. */
export function bareSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'paddock-site-'));
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  afterAll(() => rmSync(site, { recursive: true }));
  return site;
}

export function answerAt(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

export async function meet(base: string, nickname: string): Promise<Client & Person> {
  const client = new Client(base);
  return Object.assign(client, await client.signIn(nickname));
}

/** What servers of tests have unless a test says otherwise. Every thread for bots loads all games. */
export const TEST_OPTIONS: ServerOptions = {
  intervals: TEST_INTERVALS,
  botThreads: 1,
  // Tests of debriefs switch them on.
  debriefs: false,
};

/** The options may have getters, which are kept. */
function withTestOptions(options: ServerOptions): ServerOptions {
  return Object.defineProperties({ ...TEST_OPTIONS }, Object.getOwnPropertyDescriptors(options));
}

/** The value of a metric without labels, or of one with these. */
async function readMetric(app: FastifyInstance, name: string): Promise<number> {
  const { body } = await app.inject('/metrics');
  const line = body.split('\n').find((one) => one.startsWith(`paddock_${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** Resolves once the server has noticed that all streams were closed. Whoever had one counts as present until then. */
export async function allStreamsClosed(app: FastifyInstance): Promise<void> {
  await expect.poll(() => readMetric(app, 'live_listeners')).toBe(0);
}

/** Resolves once due work has been looked for three times from now on: whatever was due has been found. */
export async function polls(app: FastifyInstance, work: 'jobs' | 'reminders'): Promise<void> {
  const count = (): Promise<number> => readMetric(app, `polls_total{work="${work}"}`);
  const before = await count();
  await expect.poll(count).toBeGreaterThanOrEqual(before + 3);
}

/** Serves for the length of the suite in which it is called. */
export function served(openStorage: () => Promise<Kept>, options: ServerOptions = {}, site = bareSite()): Served {
  const letIn: Client[] = [];
  let kept: Kept;
  let app: FastifyInstance;
  let base: string;
  const another = (others = options): Promise<FastifyInstance> =>
    createServer(site, kept.storage, withTestOptions(others));
  const start = async (others?: ServerOptions): Promise<void> => {
    app = await another(others);
    base = await answerAt(app);
    for (const client of letIn) client.switchServer(base);
  };
  const known = <Who extends Client>(client: Who): Who => {
    letIn.push(client);
    return client;
  };
  beforeAll(async () => {
    kept = await openStorage();
    await start();
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await kept.close();
  }, 60_000);
  return {
    get app() {
      return app;
    },
    get base() {
      return base;
    },
    get storage() {
      return kept.storage;
    },
    start,
    restart: async () => {
      await app.close();
      await start();
    },
    withDatabase: async (work) => {
      await app.close();
      const db = await connect(kept.storage);
      try {
        return await work(db);
      } finally {
        await db.destroy();
        await start();
      }
    },
    another: () => another(),
    person: async (nickname) => known(await meet(base, nickname)),
    stranger: () => known(new Client(base)),
  };
}

/** Two processes at one database, and what carries news between them. */
interface ServedByTwo {
  readonly apps: readonly FastifyInstance[];
  readonly bases: readonly string[];
  readonly bus: OpenBus;
  /** One more, which does not listen yet. */
  another(options?: ServerOptions): Promise<FastifyInstance>;
  /** Somebody at one of them who is known to both. */
  person(nickname: string, at: 0 | 1): Promise<Client & Person>;
}

/** Serves with two processes for the length of the suite in which it is called. */
export function servedByTwo(openBus: (database: string) => Promise<OpenBus>, common: ServerOptions = {}): ServedByTwo {
  const site = bareSite();
  const apps: FastifyInstance[] = [];
  const bases: string[] = [];
  let kept: Kept;
  let bus: OpenBus;
  const another = (options: ServerOptions = {}): Promise<FastifyInstance> =>
    createServer(site, kept.storage, { ...TEST_OPTIONS, ...common, ...options, bus: bus.address });
  beforeAll(async () => {
    kept = await createDatabase({ isMigrated: true });
    bus = await openBus((kept.storage as { url: string }).url);
    for (let i = 0; i < 2; i++) {
      apps.push(await another());
      bases.push(await answerAt(apps[i]!));
    }
  }, 60_000);
  afterAll(async () => {
    for (const app of apps) await app.close();
    await bus.close();
    await kept.close();
  }, 60_000);
  return {
    apps,
    bases,
    get bus() {
      return bus;
    },
    another,
    person: (nickname, at) => meet(bases[at]!, nickname),
  };
}
