import type { Table } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '../src/storage/connect.ts';
import { HeartbeatRepository } from '../src/storage/heartbeat-repository.ts';
import { createServer } from '../src/server.ts';
import { MAX_UNCONFIRMED_MS, ServiceClock } from '../src/storage/service-clock.ts';
import { StorageMonitor } from '../src/storage/storage-monitor.ts';
import type { Client } from './client.ts';
import { loadPosition, OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { answerAt, bareSite, meet } from './served.ts';
import { createDatabase } from './postgres.ts';
import { type Kept, openSqlite } from './storages.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Shorter than an outage. */
const STEP = MAX_UNCONFIRMED_MS - SECOND;

const SILENT = { error: () => {}, warn: () => {} };

describe('the service clock', () => {
  let db: Database;
  let monotonic = 0;
  let wall = 1_000_000;

  beforeEach(async () => {
    db = await connect({ folder: ':memory:' });
  });
  afterEach(() => db.destroy());

  interface Peer {
    readonly clock: ServiceClock;
    readonly monitor: StorageMonitor;
  }

  async function startPeer(): Promise<Peer> {
    const repository = new HeartbeatRepository(db, false);
    const clock = new ServiceClock(
      await repository.load(wall),
      () => monotonic,
      () => wall,
    );
    return { clock, monitor: new StorageMonitor(repository, clock, () => monotonic, SILENT) };
  }

  /** Advances the time while these processes serve. */
  async function serve(ms: number, ...peers: Peer[]): Promise<void> {
    for (let left = ms; left > 0; left -= STEP) {
      monotonic += Math.min(STEP, left);
      wall += Math.min(STEP, left);
      for (const { monitor } of peers) await monitor.beat();
    }
  }

  it('starts at wall time and runs while writes are confirmed', async () => {
    const one = await startPeer();
    const before = one.clock.now();
    expect(before).toBe(wall);
    await serve(HOUR, one);
    expect(one.clock.now()).toBe(before + HOUR);
  });

  it.each([
    ['forward', 5 * HOUR],
    ['backward', -5 * HOUR],
  ])('does not follow steps of the wall clock %s', async (_name, step) => {
    const one = await startPeer();
    const before = one.clock.now();
    wall += step;
    await serve(MINUTE, one);
    expect(one.clock.now()).toBe(before + MINUTE);
    // Nor for the next process that starts.
    const two = await startPeer();
    expect(two.clock.now()).toBe(before + MINUTE);
  });

  it('does not count an outage between two starts', async () => {
    const one = await startPeer();
    await serve(MINUTE, one);
    const before = one.clock.now();
    monotonic += 10 * MINUTE;
    wall += 10 * MINUTE;
    expect((await startPeer()).clock.now()).toBe(before);
  });

  it('does not count the time in which nothing could be stored, and counts short interruptions', async () => {
    const one = await startPeer();
    await serve(MINUTE, one);
    const before = one.clock.now();
    monotonic += 10 * MINUTE;
    expect(one.clock.now()).toBe(before);
    await one.monitor.beat();
    expect(one.clock.now()).toBe(before);
    monotonic += STEP;
    expect(one.clock.now()).toBe(before + STEP);
    await one.monitor.beat();
    expect(one.clock.now()).toBe(before + STEP);
  });

  it('runs for all processes while one of them serves', async () => {
    const [one, two] = [await startPeer(), await startPeer()];
    const before = one.clock.now();
    // The second one is stalled for ten minutes.
    await serve(10 * MINUTE, one);
    await two.monitor.beat();
    expect(two.clock.now()).toBe(before + 10 * MINUTE);
    // No process serves for ten minutes.
    monotonic += 10 * MINUTE;
    for (const { monitor } of [two, one]) await monitor.beat();
    expect([one.clock.now(), two.clock.now()]).toEqual([before + 10 * MINUTE, before + 10 * MINUTE]);
  });

  it('is not pushed ahead by writes that overlap', () => {
    const clock = new ServiceClock(
      0,
      () => monotonic,
      () => wall,
    );
    const first = clock.report();
    monotonic += 100;
    const second = clock.report();
    second.confirm(second.time);
    first.confirm(second.time);
    expect(clock.now()).toBe(100);
  });

  it('converts due times to wall time', async () => {
    const one = await startPeer();
    monotonic += HOUR;
    wall += HOUR;
    const { clock } = await startPeer();
    expect(one.clock.now()).toBe(clock.now());
    expect(clock.toWallTime(clock.now() + MINUTE)).toBe(Math.round((wall + MINUTE) / SECOND) * SECOND);
  });
});

describe('the service clock of processes that share a database', () => {
  let opened: Kept;
  let db: Database;
  beforeAll(async () => {
    opened = await createDatabase({ isMigrated: true });
    db = await connect(opened.storage);
  }, 60_000);
  afterAll(async () => {
    await db.destroy();
    await opened.close();
  }, 60_000);

  it('includes the time since it was stored, unless that is too long', async () => {
    const [one, two] = [new HeartbeatRepository(db, true), new HeartbeatRepository(db, true)];
    await one.load(0);
    const stored = await one.beat(1_000_000);
    await sql`update service_clock set written_at = written_at - 3000`.execute(db);
    expect(await two.load(0)).toBeGreaterThanOrEqual(stored + 3000);
    const before = await one.beat(2_000_000);
    await sql`update service_clock set written_at = written_at - ${sql.lit(HOUR)}`.execute(db);
    expect(await two.load(0)).toBe(before);
    // The clock of the database was set back.
    await sql`update service_clock set written_at = written_at + ${sql.lit(HOUR)}`.execute(db);
    expect(await one.beat(0)).toBe(before);
  });
});

describe('clocks of a race', () => {
  const site = bareSite();
  let opened: Kept;
  let app: FastifyInstance;
  let wall: number;
  let monotonic: number;

  beforeEach(async () => {
    opened = await openSqlite();
    [wall, monotonic] = [Date.now(), 0];
    await start();
  });
  afterEach(async () => {
    await app.close();
    await opened.close();
  });

  async function start(...people: Client[]): Promise<void> {
    app = await createServer(site, opened.storage, {
      now: () => wall,
      monotonic: () => monotonic,
    });
    const base = await answerAt(app);
    for (const client of people) client.switchServer(base);
  }

  async function startRace(time: object): Promise<{ ann: Client; bob: Client; id: string }> {
    const base = `http://127.0.0.1:${(app.server.address() as { port: number }).port}`;
    const [ann, bob] = [await meet(base, 'Ann'), await meet(base, 'Bob')];
    const { id } = await ann.createTable({ game: 'formula-de', seats: [OWN_SEAT, OPEN_SEAT], time });
    await joinTable(bob, id);
    return { ann, bob, id };
  }

  /** Advances the time while the server confirms writes every few seconds. */
  async function serve(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP) {
      monotonic += Math.min(left, STEP);
      wall += Math.min(left, STEP);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    }
  }

  async function loadClocks(client: Client, id: string): Promise<readonly (number | null)[]> {
    const received = await client.followTable(id, ({ event }) => event === 'snapshot');
    const [snapshot] = received.flatMap((one) => (one.event === 'snapshot' ? [one.data] : []));
    return snapshot!.clocks;
  }

  async function listAutopilots(client: Client, id: string): Promise<boolean[]> {
    const { body } = await client.call<Table>('GET', `/api/tables/${id}`);
    return body.seats.map(({ autopilot }) => autopilot);
  }

  it.each([
    ['of seconds', { kind: 'move', seconds: 60 }],
    ['of days', { kind: 'move', seconds: 86_400 }],
  ])('%s stop while no server runs', async (_name, time) => {
    const { ann, bob, id } = await startRace(time);
    await serve(20 * SECOND);
    const before = await loadClocks(ann, id);
    expect(Math.min(...before.map((left) => left!))).toBe(time.seconds * SECOND - 20 * SECOND);
    await app.close();
    wall += 48 * HOUR;
    monotonic += 48 * HOUR;
    await start(ann, bob);
    expect(await loadClocks(ann, id)).toEqual(before);
    await serve(30 * SECOND);
    expect(await listAutopilots(ann, id)).toEqual([false, false]);
  });

  it.each([
    ['forward', HOUR],
    ['backward', -HOUR],
  ])('do not expire when the wall clock steps %s, but when time has passed', async (_name, step) => {
    const { ann, id } = await startRace({ kind: 'move', seconds: 60 });
    wall += step;
    await serve(50 * SECOND);
    expect(await listAutopilots(ann, id)).toEqual([false, false]);
    await serve(20 * SECOND);
    await expect.poll(() => listAutopilots(ann, id)).toContain(true);
  });

  it('are not behind the last move after a process was killed', async () => {
    const { ann, bob, id } = await startRace({ kind: 'move', seconds: 60 });
    monotonic += 1500;
    for (const client of [ann, bob]) {
      const { viewer, n, legal } = await loadPosition(client, id);
      if (legal.length > 0) expect((await client.sendMove(id, viewer!, n, legal[0]!)).status).toBe(200);
    }
    await app.close();
    const edit = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
      const db = await connect(opened.storage);
      return work(db).finally(() => db.destroy());
    };
    // A killed process has not stored the last seconds in which it served.
    await edit((db) => sql`update service_clock set served_until = served_until - 1500`.execute(db));
    await start(ann, bob);
    await app.close();
    const { servedUntil, movedAt } = await edit(async (db) => ({
      servedUntil: (await db.selectFrom('service_clock').select('served_until').executeTakeFirstOrThrow()).served_until,
      movedAt: (await db.selectFrom('entries').select('at').orderBy('at', 'desc').executeTakeFirstOrThrow()).at,
    }));
    expect(servedUntil).toBeGreaterThanOrEqual(movedAt);
    await start(ann, bob);
  });

  it('are sent as wall times', async () => {
    const { ann, bob, id } = await startRace({ kind: 'move', seconds: 600 });
    wall += HOUR;
    const due = [];
    for (const client of [ann, bob]) {
      const { body } = await client.call<{ id: string; dueAt: number | null }[]>('GET', '/api/me/tables');
      due.push(...body.flatMap(({ id: table, dueAt }) => (table === id && dueAt !== null ? [dueAt] : [])));
    }
    expect(due).toEqual([Math.round((wall + 600 * SECOND) / SECOND) * SECOND]);
    expect((await loadPosition(ann, id)).n).toBeGreaterThanOrEqual(0);
  });
});
