import { findGame } from '@paddock/games';
import { parseRecord, verifyRecord } from '@paddock/kernel';
import type { TableStreamEvents, Table, TimeControl } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { connect } from '../src/storage/connect.ts';
import type { Client } from './client.ts';
import { createDuel, OWN_SEAT, ROOKIE_SEAT } from './player.ts';
import { polls, served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

type Snapshot = TableStreamEvents['snapshot'];

/** The requests that switch the autopilot of one's own seat on and off. */
const LEAVE_AND_RETURN = [
  ['POST', 'leave'],
  ['DELETE', 'autopilot'],
] as const;
const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

describe.each(LOGIC_STORAGES)('on %s', (_name, openStorage) => {
  /** The time, which only tests advance. */
  let time = Date.now();
  const server = served(openStorage, { now: () => time });

  /** Two people at a running table: who is to choose first, and the other. */
  async function startDuel(control: TimeControl): Promise<{ first: Client; other: Client; seat: number; id: string }> {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const race = await createDuel(ann, bob, { game: 'formula', time: control });
    const { viewer } = (await loadSnapshot(race.first, race.id)).position;
    return { ...race, seat: viewer! };
  }

  async function loadSnapshot(client: Client, id: string): Promise<Snapshot> {
    const received = (await client.followTable(id, ({ event }) => event === 'snapshot')).at(-1)!;
    if (received.event !== 'snapshot') throw new Error('no snapshot');
    return received.data;
  }

  function loadTable(client: Client, id: string): Promise<Table> {
    return client.call<Table>('GET', `/api/tables/${id}`).then(({ body }) => body);
  }

  /** Polls until the result fits. */
  async function waitFor<T>(see: () => Promise<T>, fits: (seen: T) => boolean): Promise<T> {
    for (;;) {
      const seen = await see();
      if (fits(seen)) return seen;
      await polls(server.app, 'jobs');
    }
  }

  async function playLegalMove(client: Client, id: string): Promise<{ status: number; error: string | undefined }> {
    const { position } = await loadSnapshot(client, id);
    const { n, viewer, legal } = position;
    const { status, body } = await client.sendMove(id, viewer!, n, legal[0] ?? {});
    return { status, error: (body as { error?: string }).error };
  }

  async function stopAutopilot(client: Client, id: string): Promise<Table> {
    const { status, body } = await client.call<Table>('DELETE', `/api/tables/${id}/autopilot`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  /** Waits until the bot has moved. */
  function waitForAutopilot(client: Client, id: string, seat: number): Promise<Snapshot> {
    return waitFor(
      () => loadSnapshot(client, id),
      ({ position: { awaiting } }) => awaiting.kind !== 'moves' || !awaiting.seats.includes(seat),
    );
  }

  it('starts when the time of a person runs out, until they stop it', async () => {
    const { first, other, seat, id } = await startDuel({ kind: 'move', seconds: 30 });
    const received = other.followTable(id, ({ event, data }) => event === 'table' && data.seats[seat]!.autopilot);
    await loadSnapshot(other, id);
    time += 29 * SECOND;
    expect((await loadSnapshot(first, id)).clocks[seat]).toBe(SECOND);
    time += SECOND;
    await received;
    expect((await loadTable(first, id)).seats[seat]).toMatchObject({ kind: 'person', bot: 'amateur', autopilot: true });
    const { position, clocks } = await waitForAutopilot(first, id, seat);
    expect(clocks[seat]).toBe(null);
    expect(await playLegalMove(first, id)).toEqual({ status: 409, error: 'on-autopilot' });
    const { seats } = await stopAutopilot(first, id);
    expect(seats[seat]).toMatchObject({ bot: null, autopilot: false });
    expect((await loadSnapshot(first, id)).clocks[seat]).toBe(30 * SECOND);
    expect(await playLegalMove(other, id)).toMatchObject({ status: 200 });
    const mine = (await loadSnapshot(first, id)).position;
    if (mine.legal.length > 0) expect(await playLegalMove(first, id)).toMatchObject({ status: 200 });
    expect((await loadSnapshot(first, id)).position.n).toBeGreaterThan(position.n);
  });

  it('starts at a deadline days away, after a restart and without subscribers', async () => {
    const { first, seat, id } = await startDuel({ kind: 'move', seconds: (2 * DAY) / SECOND });
    time += DAY;
    await server.app.close();
    time += DAY - SECOND;
    await server.start();
    const { clocks } = await loadSnapshot(first, id);
    expect(clocks[seat]).toBe(SECOND);
    await server.app.close();
    time += 2 * SECOND;
    await server.start();
    const { seats } = await waitFor(
      () => loadTable(first, id),
      (table) => table.seats[seat]!.autopilot,
    );
    expect(seats.filter(({ autopilot }) => autopilot)).toHaveLength(1);
  });

  it('leaves the clocks the same after a restart', async () => {
    const { first, other, seat, id } = await startDuel({ kind: 'bank', seconds: 60, increment: 2 });
    time += 10 * SECOND;
    await playLegalMove(first, id);
    time += 61 * SECOND;
    await waitForAutopilot(first, id, 1 - seat);
    await stopAutopilot(other, id);
    time += 3 * SECOND;
    expect((await loadSnapshot(other, id)).clocks[1 - seat]).toBe(15 * SECOND);
    await first.call('POST', `/api/tables/${id}/leave`);
    await waitForAutopilot(other, id, seat);
    time += SECOND;
    const before = await loadSnapshot(other, id);
    expect(before.clocks[seat]).toBe(null);
    expect(before.clocks[1 - seat]).toBe(14 * SECOND);
    await server.restart();
    expect(await loadSnapshot(other, id)).toEqual(before);
  });

  it('starts when a person leaves, and stops at once when they return', async () => {
    const { first, other, seat, id } = await startDuel({ kind: 'none' });
    const { status, body } = await first.call<Table>('POST', `/api/tables/${id}/leave`);
    expect(status).toBe(200);
    expect(body.seats[seat]!.autopilot).toBe(true);
    await stopAutopilot(first, id);
    const { position } = await loadSnapshot(first, id);
    // A bot that was thinking would have moved by now.
    await polls(server.app, 'jobs');
    expect((await loadSnapshot(first, id)).position).toEqual(position);
    const driver = position.legal.length > 0 ? first : other;
    expect(await playLegalMove(driver, id)).toMatchObject({ status: 200 });
  });

  it('plays the race to the end when everybody has left, and the record contains the drivers', async () => {
    const { first, other, seat, id } = await startDuel({ kind: 'none' });
    await playLegalMove(first, id);
    for (const client of [first, other]) await client.call('POST', `/api/tables/${id}/leave`);
    await waitFor(
      () => loadTable(first, id),
      ({ phase }) => phase === 'over',
    );
    const { body } = await first.call('GET', `/api/tables/${id}/record`);
    const record = parseRecord(JSON.stringify(body));
    if (!record.ok) throw new Error(record.error);
    expect(verifyRecord(findGame('formula')!, record.value)).toMatchObject({ ok: true });
    const notes = record.value.drivers!.filter(([, whose]) => whose === seat);
    expect(notes.map(([, , driver]) => driver.replace(/:(?:Ann|Bob)$/, ''))).toEqual(['person', 'bot:amateur']);
    for (const [method, path] of LEAVE_AND_RETURN) {
      const { status, body: refused } = await first.call(method, `/api/tables/${id}/${path}`);
      expect([status, refused]).toMatchObject([409, { error: 'over' }]);
    }
  }, 30_000);

  it('can be stopped only by the person on the seat', async () => {
    const { first, id, seat } = await startDuel({ kind: 'none' });
    const stranger = await server.person('Stranger');
    for (const [method, path] of LEAVE_AND_RETURN) {
      const { status } = await stranger.call(method, `/api/tables/${id}/${path}`);
      expect(status).toBe(403);
      expect((await server.stranger().call(method, `/api/tables/${id}/${path}`)).status).toBe(401);
      expect((await first.call(method, `/api/tables/AAAAAAAAAAAA/${path}`)).status).toBe(404);
    }
    expect((await loadTable(first, id)).seats[seat]!.autopilot).toBe(false);
    expect((await stopAutopilot(first, id)).seats[seat]!.autopilot).toBe(false);
  });

  it('has no job without a clock', async () => {
    const ann = await server.person('Ann');
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, ROOKIE_SEAT] });
    await waitFor(
      () => loadSnapshot(ann, id),
      ({ position: { legal } }) => legal.length > 0,
    );
    await server.app.close();
    const db = await connect(server.storage);
    expect(await db.selectFrom('wakes').selectAll().where('table_id', '=', id).execute()).toEqual([]);
    await db.destroy();
    await server.start();
  });
});
