import type { TableStreamEvents, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { LOGIC_BUSES } from './buses.ts';
import type { Client, ReceivedEvent } from './client.ts';
import { playMove, createDuel, loadPosition, OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { served, servedByTwo } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

const MINUTE = 60_000;

type Answer = { readonly status: number; readonly body: Table & { readonly error?: string } };

const request = (client: Client, method: string, path: string, body?: unknown): Promise<Answer> =>
  client.call<Answer['body']>(method, path, body);

const removePerson = (host: Client, id: string, person: string): Promise<Answer> =>
  request(host, 'DELETE', `/api/tables/${id}/people/${person}`);

const startAutopilot = (client: Client, id: string, seat: number): Promise<Answer> =>
  request(client, 'POST', `/api/tables/${id}/seats/${seat}/autopilot`);

const codeOf = ({ status, body }: Answer): [number, string | undefined] => [status, body?.error];

async function loadTable(client: Client, id: string): Promise<Table> {
  return (await client.call<Table>('GET', `/api/tables/${id}`)).body;
}

/** Follows a table until `close`, and keeps the latest of each event. */
function watchTable(
  client: Client,
  id: string,
): { readonly received: Partial<TableStreamEvents>; readonly close: () => void } {
  const received: Partial<TableStreamEvents> = {};
  const close = client.subscribeTable(id, ({ event, data }: ReceivedEvent) =>
    Object.assign(received, { [event]: data }),
  );
  return { received, close };
}

describe.each(DATABASE_STORAGES)('on %s', (_name, openStorage) => {
  let now = Date.now();
  const server = served(openStorage, { now: () => now });

  it('lists public races that are under way, and no others', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const seats = [OWN_SEAT, OPEN_SEAT];
    const [listed, hidden, waiting] = [
      await ann.createTable({ game: 'pole-position', seats, listed: true }),
      await ann.createTable({ game: 'pole-position', seats }),
      await ann.createTable({ game: 'pole-position', seats, listed: true }),
    ];
    for (const { id } of [listed, hidden]) expect((await joinTable(bob, id)).phase).toBe('running');
    // The list is renewed every few seconds.
    now += 60_000;
    const { body } = await server.stranger().call<Table[]>('GET', '/api/tables/running');
    const ids = body.map(({ id }) => id);
    expect(ids).toContain(listed.id);
    expect(ids).not.toContain(hidden.id);
    expect(ids).not.toContain(waiting.id);
  });

  describe('a reserved seat', () => {
    it('is neither offered to others nor taken by them', async () => {
      const [ann, bob, cid] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cid')];
      const seats = [OWN_SEAT, OPEN_SEAT, { kind: 'invited', nickname: 'Bob' }];
      const { id } = await ann.createTable({ game: 'pole-position', seats, listed: true });
      const offered = async (): Promise<boolean> => {
        const { body } = await server.stranger().call<Table[]>('GET', '/api/tables');
        return body.some((table) => table.id === id);
      };
      expect(await offered()).toBe(true);
      expect((await joinTable(cid, id)).seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'invited']);
      expect(await offered()).toBe(false);
      const dora = await server.person('Dora');
      expect(codeOf(await request(dora, 'POST', `/api/tables/${id}/join`))).toEqual([409, 'seat-taken']);
      expect((await bob.call<Table[]>('GET', '/api/me/invitations')).body.map((table) => table.id)).toContain(id);
      expect((await joinTable(bob, id)).phase).toBe('running');
    });

    it('is removed last when the host removes seats', async () => {
      const [ann] = [await server.person('Ann'), await server.person('Bob')];
      const bot = { kind: 'bot', level: 'pro' };
      const { id } = await ann.createTable({
        game: 'formula',
        seats: [OWN_SEAT, OPEN_SEAT, bot, { kind: 'invited', nickname: 'Bob' }, OPEN_SEAT],
      });
      const kinds = async (seats: number): Promise<string[]> =>
        (await request(ann, 'PATCH', `/api/tables/${id}`, { seats })).body.seats.map(({ kind }) => kind);
      expect(await kinds(4)).toEqual(['person', 'open', 'bot', 'invited']);
      expect(await kinds(3)).toEqual(['person', 'open', 'invited']);
      expect(await kinds(2)).toEqual(['person', 'invited']);
    });

    it('is given to a bot only if the host asks for it', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.createTable({
        game: 'pole-position',
        seats: [OWN_SEAT, OPEN_SEAT, { kind: 'invited', nickname: 'Bob' }],
      });
      const start = (who: Client, body: object): Promise<Answer> =>
        request(who, 'POST', `/api/tables/${id}/start`, body);
      expect(codeOf(await start(ann, { level: 'pro' }))).toEqual([409, 'seat-reserved']);
      expect(codeOf(await start(bob, { includeReserved: true }))).toEqual([403, 'forbidden']);
      expect(codeOf(await start(ann, { includeReserved: 'yes' }))).toEqual([400, 'bad-request']);
      expect((await loadTable(ann, id)).seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'invited']);
      expect((await start(ann, { level: 'pro', includeReserved: true })).body).toMatchObject({ phase: 'running' });
      // Without one nothing is sent.
      const other = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
      expect((await request(ann, 'POST', `/api/tables/${other.id}/start`, {})).body.phase).toBe('running');
    });

    it('is reserved in a rematch for those who raced, under any name', async () => {
      const [ann, namesake] = [await server.person('Ann'), await server.person('ann')];
      const { id } = await createDuel(ann, namesake, { game: 'formula' });
      for (const client of [ann, namesake]) await client.call('POST', `/api/tables/${id}/leave`);
      await expect.poll(async () => (await loadTable(ann, id)).phase).toBe('over');
      const { body: again } = await request(ann, 'POST', `/api/tables/${id}/rematch`);
      expect(again.seats.find(({ kind }) => kind === 'invited')).toMatchObject({
        name: 'ann·2',
        reservedFor: namesake.id,
      });
      const third = await server.person('ann');
      expect(codeOf(await request(third, 'POST', `/api/tables/${again.id}/join`))).toEqual([409, 'seat-taken']);
      expect((await namesake.call<Table[]>('GET', '/api/me/invitations')).body.map((one) => one.id)).toContain(
        again.id,
      );
      expect((await joinTable(namesake, again.id)).phase).toBe('running');
    }, 40_000);
  });

  describe('the host removes somebody before the race', () => {
    it('who is notified, and cannot join again without an invitation', async () => {
      const [ann, bob, cid] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cid')];
      const { id } = await ann.createTable({
        game: 'formula',
        seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT],
        listed: true,
      });
      await joinTable(bob, id);
      await joinTable(cid, id);
      const [bobWatcher, cidWatcher, strangers] = [
        watchTable(bob, id),
        watchTable(cid, id),
        watchTable(server.stranger(), id),
      ];
      await expect
        .poll(() => [bobWatcher, cidWatcher, strangers].every(({ received }) => received.table !== undefined))
        .toBe(true);
      const removed = await removePerson(ann, id, bob.id);
      expect(removed.status).toBe(200);
      expect(removed.body.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'person', 'open']);
      await expect.poll(() => bobWatcher.received.removed).toEqual({ removed: true });
      expect(codeOf(await request(bob, 'POST', `/api/tables/${id}/join`))).toEqual([403, 'removed']);
      // After a reload he gets it again; others do not.
      bobWatcher.close();
      const again = watchTable(bob, id);
      await expect.poll(() => again.received.removed).toEqual({ removed: true });
      expect([cidWatcher.received.removed, strangers.received.removed]).toEqual([undefined, undefined]);
      // Chat is only for people who sit there.
      expect((await bob.call('GET', `/api/tables/${id}/messages?after=0`)).status).toBe(403);
      await request(ann, 'PUT', `/api/tables/${id}/seats/1`, { kind: 'invited', nickname: 'Bob' });
      await expect.poll(() => again.received.removed).toEqual({ removed: false });
      expect((await joinTable(bob, id)).seats[1]).toMatchObject({ kind: 'person', person: bob.id });
      for (const { close } of [again, cidWatcher, strangers]) close();
    });

    it('and only the host can, only before the race, and only once', async () => {
      const [ann, bob, cid] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cid')];
      const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
      await joinTable(bob, id);
      for (const [answer, wanted] of [
        [removePerson(bob, id, ann.id), [403, 'forbidden']],
        [removePerson(cid, id, bob.id), [403, 'forbidden']],
        [removePerson(server.stranger(), id, bob.id), [401, 'unauthenticated']],
        [removePerson(ann, id, ann.id), [400, 'bad-request']],
        [removePerson(ann, id, cid.id), [404, 'not-found']],
        [removePerson(ann, id, 'bob'), [400, 'bad-request']],
        [removePerson(ann, 'AAAAAAAAAAAA', bob.id), [404, 'not-found']],
      ] as const) {
        expect(codeOf(await answer)).toEqual(wanted);
      }
      // One of two requests does it.
      const twice = await Promise.all([removePerson(ann, id, bob.id), removePerson(ann, id, bob.id)]);
      expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      await joinTable(cid, id);
      await request(ann, 'POST', `/api/tables/${id}/start`, {});
      expect(codeOf(await removePerson(ann, id, cid.id))).toEqual([409, 'not-open']);
    });

    it('who is not added again by a quick match', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { body: table } = await request(ann, 'POST', '/api/quick-match/formel-fun');
      expect((await request(bob, 'POST', '/api/quick-match/formel-fun')).body.id).toBe(table.id);
      await removePerson(ann, table.id, bob.id);
      expect((await request(bob, 'POST', '/api/quick-match/formel-fun')).body.id).not.toBe(table.id);
    });
  });

  describe('an absent person', () => {
    it('cannot block a quick match, which has a clock', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const untimed = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT], listed: true });
      const { body } = await request(bob, 'POST', '/api/quick-match/formula');
      expect(body.id).not.toBe(untimed.id);
      expect(body.time).toEqual({ kind: 'move', seconds: 60 });
    });

    it('gets an autopilot when another player asks after two minutes', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id, first, other } = await createDuel(ann, bob, { game: 'formula' });
      const { viewer: seat } = await loadPosition(first, id);
      const [firsts, others] = [watchTable(first, id), watchTable(other, id)];
      await expect.poll(() => others.received.table?.seats[seat!]!.present).toBe(true);
      now += 10 * MINUTE;
      expect(codeOf(await startAutopilot(other, id, seat!))).toEqual([409, 'not-away']);
      firsts.close();
      await expect.poll(() => others.received.table?.seats[seat!]!.awaySince).toBe(now);
      now += 2 * MINUTE - 1;
      expect(codeOf(await startAutopilot(other, id, seat!))).toEqual([409, 'not-away']);
      now += 1;
      const spectator = await server.person('Eve');
      for (const [answer, wanted] of [
        [startAutopilot(spectator, id, seat!), [403, 'forbidden']],
        [startAutopilot(server.stranger(), id, seat!), [401, 'unauthenticated']],
        [startAutopilot(other, id, 9), [404, 'not-found']],
        [startAutopilot(first, id, seat!), [400, 'bad-request']],
      ] as const) {
        expect(codeOf(await answer)).toEqual(wanted);
      }
      const both = await Promise.all([startAutopilot(other, id, seat!), startAutopilot(other, id, seat!)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both[0].body.seats[seat!]).toMatchObject({ autopilot: true, awaySince: null });
      // The bot plays on. On return the autopilot is taken back as usual.
      await expect.poll(async () => (await loadPosition(other, id)).legal.length).toBeGreaterThan(0);
      expect((await request(first, 'DELETE', `/api/tables/${id}/autopilot`)).body.seats[seat!]!.autopilot).toBe(false);
      await playMove(other, id);
      others.close();
    }, 30_000);

    it('counts as absent only since the restart of the server', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id, first, other } = await createDuel(ann, bob, { game: 'formula' });
      const { viewer: seat } = await loadPosition(first, id);
      await server.app.close();
      now += 60 * MINUTE;
      await server.start();
      expect((await loadTable(other, id)).seats[seat!]!.awaySince).toBe(now);
      expect(codeOf(await startAutopilot(other, id, seat!))).toEqual([409, 'not-away']);
      now += 2 * MINUTE;
      expect((await startAutopilot(other, id, seat!)).status).toBe(200);
    });

    it('gets no autopilot at a table with a clock', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id, first, other } = await createDuel(ann, bob, {
        game: 'formula',
        time: { kind: 'move', seconds: 86_400 },
      });
      const { viewer: seat } = await loadPosition(first, id);
      now += 10 * MINUTE;
      expect((await loadTable(other, id)).seats[seat!]!.awaySince).toBe(null);
      expect(codeOf(await startAutopilot(other, id, seat!))).toEqual([403, 'forbidden']);
    });
  });
});

describe.each(LOGIC_BUSES)('at two processes, with %s as the bus', (_name, openBus) => {
  const server = servedByTwo(openBus);

  it('a person who is removed at one is notified at the other, and cannot join at either', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
    await joinTable(bob, id);
    const bobWatcher = watchTable(bob, id);
    await expect.poll(() => bobWatcher.received.table).toBeDefined();
    // Whichever comes first, he does not sit there in the end.
    await Promise.all([removePerson(ann, id, bob.id), joinTable(bob, id), joinTable(bob, id)]);
    await expect.poll(() => bobWatcher.received.removed).toEqual({ removed: true });
    for (const base of server.bases) {
      bob.switchServer(base);
      expect(codeOf(await request(bob, 'POST', `/api/tables/${id}/join`))).toEqual([403, 'removed']);
    }
    bobWatcher.close();
  });

  it('a person who is present at the other is not absent', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const { id } = await createDuel(ann, bob, { game: 'formula' });
    const [annWatcher, bobWatcher] = [watchTable(ann, id), watchTable(bob, id)];
    const seatOf = (table: Table): Table['seats'][number] => table.seats.find(({ person }) => person === bob.id)!;
    await expect
      .poll(() => annWatcher.received.table !== undefined && seatOf(annWatcher.received.table).present)
      .toBe(true);
    expect(seatOf(await loadTable(ann, id)).awaySince).toBe(null);
    const closedAt = Date.now();
    bobWatcher.close();
    await expect.poll(() => seatOf(annWatcher.received.table!).awaySince).toBeGreaterThanOrEqual(closedAt);
    annWatcher.close();
  });
});
