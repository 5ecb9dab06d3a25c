import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '../src/storage/connect.ts';
import { storageFailureOf } from '../src/storage/failures.ts';
import { createServer } from '../src/server.ts';
import type { Client } from './client.ts';
import { ME, OPEN, sitDown } from './player.ts';
import { answerAt, bareSite, meet } from './served.ts';
import { type Kept, setDiskFull, openSqlite } from './storages.ts';

describe('a full disk', () => {
  const site = bareSite();
  let kept: Kept;
  let db: Database;
  let app: FastifyInstance;
  let base: string;
  let ann: Client;
  let lines: string[];
  let monotonic = 0;

  beforeEach(async () => {
    kept = await openSqlite();
    db = await connect(kept.storage);
    lines = [];
    const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
    app = await createServer(site, kept.storage, { database: db, log, now: Date.now, monotonic: () => monotonic });
    base = await answerAt(app);
    ann = await meet(base, 'Ann');
  });
  afterEach(async () => {
    await app.close();
    await kept.close();
  });

  /** Makes tables until that fails. */
  async function fillDisk(): Promise<{ status: number; body: unknown }> {
    await setDiskFull(db, true);
    for (let i = 0; i < 1000; i++) {
      const answer = await ann.call('POST', '/api/tables', { game: 'formula-de', seats: [ME, OPEN] });
      if (answer.status !== 201) return answer;
    }
    throw new Error('the disk is never full');
  }

  it('is told to clients, to the log and by /healthz, until there is room again', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const failed = await fillDisk();
    expect(failed).toEqual({
      status: 503,
      body: { error: 'unavailable', message: expect.stringContaining('disk is full') as string },
    });
    const health = await app.inject('/healthz');
    expect([health.statusCode, health.headers['retry-after']]).toEqual([503, '30']);
    expect(health.json<{ message: string }>().message).toContain('disk is full');
    // Reading goes on.
    expect((await ann.call('GET', '/api/me')).status).toBe(200);
    // Said once, however much fails.
    await fillDisk();
    expect(lines.filter((line) => line.includes('the disk is full'))).toHaveLength(1);

    await setDiskFull(db, false);
    await expect.poll(async () => (await app.inject('/healthz')).statusCode).toBe(200);
    expect((await ann.call('POST', '/api/tables', { game: 'formula-de', seats: [ME, OPEN] })).status).toBe(201);
    expect(lines.some((line) => line.includes('there is room on the disk again'))).toBe(true);
  });

  it('stops the clocks, which go on when there is room', async () => {
    const bob = await meet(base, 'Bob');
    const { id } = await ann.table({ game: 'formula-de', seats: [ME, OPEN], time: { kind: 'move', seconds: 60 } });
    await sitDown(bob, id);
    await fillDisk();
    for (let i = 0; i < 30; i++) {
      monotonic += 4000;
      expect((await app.inject('/healthz')).statusCode).toBe(503);
    }
    await setDiskFull(db, false);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const told = await ann.listen(id, ({ event }) => event === 'snapshot');
    const clocks = told.flatMap((one) => (one.event === 'snapshot' ? one.data.clocks : []));
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
  ])('are told from bugs: %s', (_name, error, failure) => {
    expect(storageFailureOf(error)).toBe(failure);
  });
});
