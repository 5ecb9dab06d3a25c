import type { Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { connectAlongsideServer, type Database } from '../src/storage/connect.ts';
import { LastSeenRepository } from '../src/live/last-seen-repository.ts';
import { EntryRepository } from '../src/race/entry-repository.ts';
import { RatingRepository } from '../src/race/results/rating-repository.ts';
import { DomainEvents } from '../src/events.ts';
import { RecordRepository } from '../src/race/results/record-repository.ts';
import { ResultRepository } from '../src/race/results/repository.ts';
import { TableCleanupRepository } from '../src/lobby/table-cleanup-repository.ts';
import { TableRepository } from '../src/tables/repository.ts';
import { Hub } from '../src/live/hub.ts';
import { Presence } from '../src/live/presence.ts';
import { createSigningKey, RecordSigner } from '../src/race/results/record-signer.ts';
import { Results } from '../src/race/results/service.ts';
import { TableCleanup } from '../src/lobby/table-cleanup.ts';
import { loadSecret } from '../src/storage/secret-repository.ts';
import { Tables } from '../src/tables/tables.ts';
import type { Client } from './client.ts';
import { OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { served } from './served.ts';
import { STORAGES } from './storages.ts';
import { LobbyVisitor } from './visitor.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LIVE = {
  game: 'formula',
  seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT],
  listed: true,
  time: { kind: 'move', seconds: 60 },
};
const SLOW = { ...LIVE, time: { kind: 'move', seconds: 86_400 } };
const BOTS = { kind: 'bot', level: 'rookie' };

function throwError(error: unknown): never {
  throw error;
}

/** The clean-up of another process with the same data. */
async function createCleanup(
  db: Database,
  now: () => number,
  pruneAfterDays: number | null = null,
): Promise<TableCleanup> {
  const hub = new Hub();
  const events = new DomainEvents(throwError);
  const repository = new TableRepository(db);
  const lastSeen = new LastSeenRepository(db);
  const presence = new Presence({ hub, shared: null, lastSeen, events, now, log: throwError, settleMs: 0 });
  const results = new Results({
    results: new ResultRepository(db),
    ratings: new RatingRepository(db),
    records: new RecordRepository(db),
    tables: repository,
    entries: new EntryRepository(db),
    signer: new RecordSigner(await loadSecret(db, 'records', createSigningKey)),
    events,
    log: throwError,
    hasDebrief: () => false,
  });
  const tables = new Tables(repository, presence, hub, events, now);
  return new TableCleanup({
    repository: new TableCleanupRepository(db),
    tables,
    presence,
    results,
    now,
    pruneAfterDays,
    log: throwError,
  });
}

describe.each(STORAGES)('tables on %s', (_name, openStorage) => {
  let now = Date.now();
  const server = served(openStorage, { now: () => now });

  async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = connectAlongsideServer(server.storage);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  const listed = async (): Promise<string[]> =>
    (await server.stranger().call<Table[]>('GET', '/api/tables')).body.map(({ id }) => id);
  const status = async (client: Client, id: string): Promise<number> =>
    (await client.call('GET', `/api/tables/${id}`)).status;

  it('leave the lobby without people, except for correspondence tables', async () => {
    const ann = await server.person('Ann');
    const [live, slow, attended] = [
      await ann.createTable(LIVE),
      await ann.createTable(SLOW),
      await ann.createTable(LIVE),
    ];
    expect(await listed()).toEqual(expect.arrayContaining([live.id, slow.id, attended.id]));
    now += 50_000;
    const leave = ann.subscribeTable(attended.id, () => {});
    await expect.poll(() => withDatabase((db) => shownUntil(db, attended.id))).toBe(now + MINUTE_MS);
    now += 50_000;
    const shown = await listed();
    expect(shown).toEqual(expect.arrayContaining([slow.id, attended.id]));
    expect(shown).not.toContain(live.id);
    leave();
    await expect.poll(() => withDatabase((db) => shownUntil(db, attended.id))).toBe(now + 10_000);
    // A person who returns makes it visible in the lobby again.
    const visitor = new LobbyVisitor(server.stranger());
    await expect.poll(() => visitor.seen.open).toBeDefined();
    expect(visitor.open(live.id)).toBeUndefined();
    const leaveAgain = ann.subscribeTable(live.id, () => {});
    await expect.poll(() => visitor.open(live.id)).toBeDefined();
    leaveAgain();
    visitor.leave();
  });

  async function shownUntil(db: Database, id: string): Promise<number | null> {
    return (await db.selectFrom('tables').select('shown_until').where('id', '=', id).executeTakeFirstOrThrow())
      .shown_until;
  }

  it('are matched although many stale ones wait', async () => {
    const host = await server.person('Ann');
    for (let i = 0; i < 60; i++) await host.createTable({ ...LIVE, game: 'pole-position' });
    now += 2 * MINUTE_MS;
    const [bob, cid] = [await server.person('Bob'), await server.person('Cid')];
    const made = (await bob.call<Table>('POST', '/api/quick-match/pole-position')).body;
    expect(made.seats[0]).toMatchObject({ person: bob.id });
    expect(made.host).toBe(bob.id);
    const found = (await cid.call<Table>('POST', '/api/quick-match/pole-position')).body;
    expect(found.id).toBe(made.id);
  });

  it('expire: live ones after minutes, invitations after a day, correspondence after days; one process removes each', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const live = await ann.createTable({ ...LIVE, listed: false });
    const opened = await ann.createTable({ ...LIVE, seats: [OWN_SEAT, { kind: 'invited', nickname: bob.nickname }] });
    const slow = await ann.createTable(SLOW);
    const running = await ann.createTable({ ...LIVE, seats: [OWN_SEAT, OPEN_SEAT] });
    await joinTable(bob, running.id);
    const clean = (): Promise<void> =>
      withDatabase(async (db) => {
        const cleanups = [await createCleanup(db, () => now), await createCleanup(db, () => now)];
        await Promise.all(cleanups.map((cleanup) => cleanup.run()));
      });
    const states = (): Promise<number[]> => Promise.all([live, opened, slow, running].map(({ id }) => status(ann, id)));
    now += 20 * MINUTE_MS;
    await clean();
    expect(await states()).toEqual([200, 200, 200, 200]);
    now += 11 * MINUTE_MS;
    await clean();
    expect(await states()).toEqual([404, 200, 200, 200]);
    now += DAY_MS;
    await clean();
    expect(await states()).toEqual([404, 404, 200, 200]);
    now += 7 * DAY_MS;
    await clean();
    expect(await states()).toEqual([404, 404, 404, 200]);
    await withDatabase(async (db) => {
      const seats = await db.selectFrom('seats').select('table_id').where('table_id', '=', live.id).execute();
      expect(seats).toEqual([]);
    });
  });

  it('are pruned if configured: the record, the result and the race stay', async () => {
    const ann = await server.person('Ann');
    const { id } = await ann.createTable({ game: 'formula', seats: [BOTS, BOTS], options: { rounds: 1 } });
    const phase = async (): Promise<string> => (await ann.call<Table>('GET', `/api/tables/${id}`)).body.phase;
    await expect.poll(phase).toBe('over');
    await expect
      .poll(() => withDatabase((db) => db.selectFrom('results').select('seat').where('table_id', '=', id).execute()))
      .toHaveLength(2);
    const last = (await ann.followTable(id, ({ event }) => event === 'snapshot')).at(-1)!;
    const count = (table: 'entries' | 'archives' | 'records'): Promise<number> =>
      withDatabase(
        async (db) => (await db.selectFrom(table).select('table_id').where('table_id', '=', id).execute()).length,
      );
    expect(await count('records')).toBe(0);
    now += 3 * DAY_MS;
    await withDatabase(async (db) => (await createCleanup(db, () => now)).run());
    expect(await count('entries')).toBeGreaterThan(0);
    await withDatabase(async (db) => (await createCleanup(db, () => now, 4)).run());
    expect(await count('entries')).toBeGreaterThan(0);
    await withDatabase(async (db) => (await createCleanup(db, () => now, 2)).run());
    expect([await count('entries'), await count('archives'), await count('records')]).toEqual([0, 1, 1]);
    const record = await ann.call('GET', `/api/tables/${id}/record`);
    expect(record.status).toBe(200);
    // After an account in it is deleted, the record is built again from the archive.
    await withDatabase((db) => db.deleteFrom('records').where('table_id', '=', id).execute());
    await server.restart();
    expect(await ann.call('GET', `/api/tables/${id}/record`)).toEqual(record);
    const again = (await ann.followTable(id, ({ event }) => event === 'snapshot')).at(-1)!;
    expect(again.data).toEqual(last.data);
  }, 60_000);
});
