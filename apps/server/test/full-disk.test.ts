import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '../src/storage/connect.ts';
import { storageFailureOf } from '../src/storage/failures.ts';
import { createServer } from '../src/server.ts';
import type { Client } from './client.ts';
import { OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { answerAt, bareSite, meet } from './served.ts';
import { type Kept, setDiskFull, openSqlite } from './storages.ts';

describe('a full disk', () => {
  const site = bareSite();
  let opened: Kept;
  let db: Database;
  let app: FastifyInstance;
  let base: string;
  let ann: Client;
  let lines: string[];
  let monotonic = 0;

  beforeEach(async () => {
    opened = await openSqlite();
    db = await connect(opened.storage);
    lines = [];
    const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
    app = await createServer(site, opened.storage, { database: db, log, now: Date.now, monotonic: () => monotonic });
    base = await answerAt(app);
    ann = await meet(base, 'Ann');
  });
  afterEach(async () => {
    await app.close();
    await opened.close();
  });

  /** Creates tables until the disk is full. */
  async function fillDisk(): Promise<{ status: number; body: unknown }> {
    await setDiskFull(db, true);
    for (let i = 0; i < 1000; i++) {
      const answer = await ann.call('POST', '/api/tables', { game: 'formula-de', seats: [OWN_SEAT, OPEN_SEAT] });
      if (answer.status !== 201) return answer;
    }
    throw new Error('the disk is never full');
  }

  it('is reported to clients, in the log and by /healthz, until there is space again', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const failed = await fillDisk();
    expect(failed).toEqual({
      status: 503,
      body: { error: 'unavailable', message: expect.stringContaining('disk is full') as string },
    });
    const health = await app.inject('/healthz');
    expect([health.statusCode, health.headers['retry-after']]).toEqual([503, '30']);
    expect(health.json<{ message: string }>().message).toContain('disk is full');
    // Reading still works.
    expect((await ann.call('GET', '/api/me')).status).toBe(200);
    // Logged once.
    await fillDisk();
    expect(lines.filter((line) => line.includes('the disk is full'))).toHaveLength(1);

    await setDiskFull(db, false);
    await expect.poll(async () => (await app.inject('/healthz')).statusCode).toBe(200);
    expect((await ann.call('POST', '/api/tables', { game: 'formula-de', seats: [OWN_SEAT, OPEN_SEAT] })).status).toBe(
      201,
    );
    expect(lines.some((line) => line.includes('there is room on the disk again'))).toBe(true);
  });

  it('stops the clocks until there is space again', async () => {
    const bob = await meet(base, 'Bob');
    const { id } = await ann.createTable({
      game: 'formula-de',
      seats: [OWN_SEAT, OPEN_SEAT],
      time: { kind: 'move', seconds: 60 },
    });
    await joinTable(bob, id);
    await fillDisk();
    for (let i = 0; i < 30; i++) {
      monotonic += 4000;
      expect((await app.inject('/healthz')).statusCode).toBe(503);
    }
    await setDiskFull(db, false);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const received = await ann.followTable(id, ({ event }) => event === 'snapshot');
    const clocks = received.flatMap((one) => (one.event === 'snapshot' ? one.data.clocks : []));
    expect(clocks).toEqual([60_000, 60_000]);
  });
});

describe('failures of the storage', () => {
  const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

  it.each([
    ['PostgreSQL: disk full', withCode('53100'), 'full'],
    ['PostgreSQL: shutting down', withCode('57P01'), 'unreachable'],
    ['PostgreSQL: connection failure', withCode('08006'), 'unreachable'],
    ['no space', withCode('ENOSPC'), 'full'],
    ['connection refused', withCode('ECONNREFUSED'), 'unreachable'],
    ['connection lost', new Error('Connection terminated unexpectedly'), 'unreachable'],
    ['SQLite: full', Object.assign(withCode('ERR_SQLITE_ERROR'), { errcode: 13 }), 'full'],
    ['SQLite: write failed', Object.assign(withCode('ERR_SQLITE_ERROR'), { errcode: 778 }), 'unreachable'],
    ['SQLite: constraint', Object.assign(withCode('ERR_SQLITE_ERROR'), { errcode: 1555 }), null],
    ['PostgreSQL: unique violation', withCode('23505'), null],
    ['a bug', new TypeError('x is not a function'), null],
  ])('are distinguished from bugs: %s', (_name, error, failure) => {
    expect(storageFailureOf(error)).toBe(failure);
  });
});
