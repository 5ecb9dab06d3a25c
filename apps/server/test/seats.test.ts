import type { TableStreamEvents, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { BUSES } from './buses.ts';
import type { Client, ReceivedEvent } from './client.ts';
import { choose, duelOf, look, ME, OPEN, sitDown } from './player.ts';
import { served, servedByTwo } from './served.ts';
import { STORAGES } from './storages.ts';

const MINUTE = 60_000;

type Answer = { readonly status: number; readonly body: Table & { readonly error?: string } };

const ask = (client: Client, method: string, path: string, body?: unknown): Promise<Answer> =>
  client.call<Answer['body']>(method, path, body);

const remove = (host: Client, id: string, person: string): Promise<Answer> =>
  ask(host, 'DELETE', `/api/tables/${id}/people/${person}`);

const relieve = (client: Client, id: string, seat: number): Promise<Answer> =>
  ask(client, 'POST', `/api/tables/${id}/seats/${seat}/autopilot`);

const codeOf = ({ status, body }: Answer): [number, string | undefined] => [status, body?.error];

async function find(client: Client, id: string): Promise<Table> {
  return (await client.call<Table>('GET', `/api/tables/${id}`)).body;
}

/** Somebody who looks at a table until they close the page: the latest of each event. */
function watch(client: Client, id: string): { readonly told: Partial<TableStreamEvents>; readonly close: () => void } {
  const told: Partial<TableStreamEvents> = {};
  const close = client.attend(id, ({ event, data }: ReceivedEvent) => Object.assign(told, { [event]: data }));
  return { told, close };
}

describe.each(STORAGES)('on %s', (_name, openStorage) => {
  let now = Date.now();
  const server = served(openStorage, { now: () => now });

  describe('a kept seat', () => {
    it('is not offered to others, nor taken by them', async () => {
      const [ann, bob, cid] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cid')];
      const seats = [ME, OPEN, { kind: 'invited', nickname: 'Bob' }];
      const { id } = await ann.table({ game: 'pole-position', seats, listed: true });
      const offered = async (): Promise<boolean> => {
        const { body } = await server.stranger().call<Table[]>('GET', '/api/tables');
        return body.some((table) => table.id === id);
      };
      expect(await offered()).toBe(true);
      expect((await sitDown(cid, id)).seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'invited']);
      expect(await offered()).toBe(false);
      const dora = await server.person('Dora');
      expect(codeOf(await ask(dora, 'POST', `/api/tables/${id}/join`))).toEqual([409, 'seat-taken']);
      expect((await bob.call<Table[]>('GET', '/api/me/invitations')).body.map((table) => table.id)).toContain(id);
      expect((await sitDown(bob, id)).phase).toBe('running');
    });

    it('goes last when the host takes seats away', async () => {
      const [ann] = [await server.person('Ann'), await server.person('Bob')];
      const bot = { kind: 'bot', level: 'pro' };
      const { id } = await ann.table({
        game: 'formula',
        seats: [ME, OPEN, bot, { kind: 'invited', nickname: 'Bob' }, OPEN],
      });
      const kinds = async (seats: number): Promise<string[]> =>
        (await ask(ann, 'PATCH', `/api/tables/${id}`, { seats })).body.seats.map(({ kind }) => kind);
      expect(await kinds(4)).toEqual(['person', 'open', 'bot', 'invited']);
      expect(await kinds(3)).toEqual(['person', 'open', 'invited']);
      expect(await kinds(2)).toEqual(['person', 'invited']);
    });

    it('is given to a bot only if the host says so', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.table({
        game: 'pole-position',
        seats: [ME, OPEN, { kind: 'invited', nickname: 'Bob' }],
      });
      const start = (who: Client, body: object): Promise<Answer> => ask(who, 'POST', `/api/tables/${id}/start`, body);
      expect(codeOf(await start(ann, { level: 'pro' }))).toEqual([409, 'seat-reserved']);
      expect(codeOf(await start(bob, { includeReserved: true }))).toEqual([403, 'forbidden']);
      expect(codeOf(await start(ann, { includeReserved: 'yes' }))).toEqual([400, 'bad-request']);
      expect((await find(ann, id)).seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'invited']);
      expect((await start(ann, { level: 'pro', includeReserved: true })).body).toMatchObject({ phase: 'running' });
      // Without one nothing has to be said.
      const other = await ann.table({ game: 'pole-position', seats: [ME, OPEN] });
      expect((await ask(ann, 'POST', `/api/tables/${other.id}/start`, {})).body.phase).toBe('running');
    });

    it('is kept in a rematch for those who raced, by whatever name', async () => {
      const [ann, namesake] = [await server.person('Ann'), await server.person('ann')];
      const { id } = await duelOf(ann, namesake, { game: 'formula' });
      for (const client of [ann, namesake]) await client.call('POST', `/api/tables/${id}/leave`);
      await expect.poll(async () => (await find(ann, id)).phase).toBe('over');
      const { body: again } = await ask(ann, 'POST', `/api/tables/${id}/rematch`);
      expect(again.seats.find(({ kind }) => kind === 'invited')).toMatchObject({
        name: 'ann·2',
        reservedFor: namesake.id,
      });
      const third = await server.person('ann');
      expect(codeOf(await ask(third, 'POST', `/api/tables/${again.id}/join`))).toEqual([409, 'seat-taken']);
      expect((await namesake.call<Table[]>('GET', '/api/me/invitations')).body.map((one) => one.id)).toContain(
        again.id,
      );
      expect((await sitDown(namesake, again.id)).phase).toBe('running');
    }, 40_000);
  });

  describe('the host removes somebody before the race', () => {
    it('who is told, and cannot sit down again unless they are invited', async () => {
      const [ann, bob, cid] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cid')];
      const { id } = await ann.table({ game: 'formula', seats: [ME, OPEN, OPEN, OPEN], listed: true });
      await sitDown(bob, id);
      await sitDown(cid, id);
      const [bobs, cids, strangers] = [watch(bob, id), watch(cid, id), watch(server.stranger(), id)];
      await expect.poll(() => [bobs, cids, strangers].every(({ told }) => told.table !== undefined)).toBe(true);
      const removed = await remove(ann, id, bob.id);
      expect(removed.status).toBe(200);
      expect(removed.body.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'person', 'open']);
      await expect.poll(() => bobs.told.removed).toEqual({ removed: true });
      expect(codeOf(await ask(bob, 'POST', `/api/tables/${id}/join`))).toEqual([403, 'removed']);
      // After a reload he is told again; nobody else is.
      bobs.close();
      const again = watch(bob, id);
      await expect.poll(() => again.told.removed).toEqual({ removed: true });
      expect([cids.told.removed, strangers.told.removed]).toEqual([undefined, undefined]);
      // Talk is for those who sit there.
      expect((await bob.call('GET', `/api/tables/${id}/messages?after=0`)).status).toBe(403);
      await ask(ann, 'PUT', `/api/tables/${id}/seats/1`, { kind: 'invited', nickname: 'Bob' });
      await expect.poll(() => again.told.removed).toEqual({ removed: false });
      expect((await sitDown(bob, id)).seats[1]).toMatchObject({ kind: 'person', person: bob.id });
      for (const { close } of [again, cids, strangers]) close();
    });

    it('and nobody else can, at no other time, and not twice', async () => {
      const [ann, bob, cid] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cid')];
      const { id } = await ann.table({ game: 'formula', seats: [ME, OPEN, OPEN] });
      await sitDown(bob, id);
      for (const [answer, wanted] of [
        [remove(bob, id, ann.id), [403, 'forbidden']],
        [remove(cid, id, bob.id), [403, 'forbidden']],
        [remove(server.stranger(), id, bob.id), [401, 'unauthenticated']],
        [remove(ann, id, ann.id), [400, 'bad-request']],
        [remove(ann, id, cid.id), [404, 'not-found']],
        [remove(ann, id, 'bob'), [400, 'bad-request']],
        [remove(ann, 'AAAAAAAAAAAA', bob.id), [404, 'not-found']],
      ] as const) {
        expect(codeOf(await answer)).toEqual(wanted);
      }
      // Of two tabs one does it.
      const twice = await Promise.all([remove(ann, id, bob.id), remove(ann, id, bob.id)]);
      expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      await sitDown(cid, id);
      await ask(ann, 'POST', `/api/tables/${id}/start`, {});
      expect(codeOf(await remove(ann, id, cid.id))).toEqual([409, 'not-open']);
    });

    it('who is not taken back by a quick match', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { body: table } = await ask(ann, 'POST', '/api/quick-match/formel-fun');
      expect((await ask(bob, 'POST', '/api/quick-match/formel-fun')).body.id).toBe(table.id);
      await remove(ann, table.id, bob.id);
      expect((await ask(bob, 'POST', '/api/quick-match/formel-fun')).body.id).not.toBe(table.id);
    });
  });

  describe('somebody who is away', () => {
    it('does not hold up a quick match: it has a clock', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const untimed = await ann.table({ game: 'formula', seats: [ME, OPEN], listed: true });
      const { body } = await ask(bob, 'POST', '/api/quick-match/formula');
      expect(body.id).not.toBe(untimed.id);
      expect(body.time).toEqual({ kind: 'move', seconds: 60 });
    });

    it('is driven for by a bot when somebody at the table asks after two minutes', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id, first, other } = await duelOf(ann, bob, { game: 'formula' });
      const { viewer: seat } = await look(first, id);
      const [firsts, others] = [watch(first, id), watch(other, id)];
      await expect.poll(() => others.told.table?.seats[seat!]!.present).toBe(true);
      now += 10 * MINUTE;
      expect(codeOf(await relieve(other, id, seat!))).toEqual([409, 'not-away']);
      firsts.close();
      await expect.poll(() => others.told.table?.seats[seat!]!.awaySince).toBe(now);
      now += 2 * MINUTE - 1;
      expect(codeOf(await relieve(other, id, seat!))).toEqual([409, 'not-away']);
      now += 1;
      const spectator = await server.person('Eve');
      for (const [answer, wanted] of [
        [relieve(spectator, id, seat!), [403, 'forbidden']],
        [relieve(server.stranger(), id, seat!), [401, 'unauthenticated']],
        [relieve(other, id, 9), [404, 'not-found']],
        [relieve(first, id, seat!), [400, 'bad-request']],
      ] as const) {
        expect(codeOf(await answer)).toEqual(wanted);
      }
      const both = await Promise.all([relieve(other, id, seat!), relieve(other, id, seat!)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both[0].body.seats[seat!]).toMatchObject({ autopilot: true, awaySince: null });
      // The bot moves on; on return the wheel is taken back as always.
      await expect.poll(async () => (await look(other, id)).legal.length).toBeGreaterThan(0);
      expect((await ask(first, 'DELETE', `/api/tables/${id}/autopilot`)).body.seats[seat!]!.autopilot).toBe(false);
      await choose(other, id);
      others.close();
    }, 30_000);

    it('has as long as anybody to come back after the server was gone', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id, first, other } = await duelOf(ann, bob, { game: 'formula' });
      const { viewer: seat } = await look(first, id);
      await server.app.close();
      now += 60 * MINUTE;
      await server.start();
      expect((await find(other, id)).seats[seat!]!.awaySince).toBe(now);
      expect(codeOf(await relieve(other, id, seat!))).toEqual([409, 'not-away']);
      now += 2 * MINUTE;
      expect((await relieve(other, id, seat!)).status).toBe(200);
    });

    it('is left to the clock where there is one', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id, first, other } = await duelOf(ann, bob, { game: 'formula', time: { kind: 'move', seconds: 86_400 } });
      const { viewer: seat } = await look(first, id);
      now += 10 * MINUTE;
      expect((await find(other, id)).seats[seat!]!.awaySince).toBe(null);
      expect(codeOf(await relieve(other, id, seat!))).toEqual([403, 'forbidden']);
    });
  });
});

describe.each(BUSES)('at two processes, with news by %s', (_name, openBus) => {
  const server = servedByTwo(openBus);

  it('who is removed at one is told at the other, and sits down at neither', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const { id } = await ann.table({ game: 'formula', seats: [ME, OPEN, OPEN] });
    await sitDown(bob, id);
    const bobs = watch(bob, id);
    await expect.poll(() => bobs.told.table).toBeDefined();
    // Whichever comes first, he does not sit there in the end.
    await Promise.all([remove(ann, id, bob.id), sitDown(bob, id), sitDown(bob, id)]);
    await expect.poll(() => bobs.told.removed).toEqual({ removed: true });
    for (const base of server.bases) {
      bob.moveTo(base);
      expect(codeOf(await ask(bob, 'POST', `/api/tables/${id}/join`))).toEqual([403, 'removed']);
    }
    bobs.close();
  });

  it('who looks at the table at the other is not away', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const { id } = await duelOf(ann, bob, { game: 'formula' });
    const [anns, bobs] = [watch(ann, id), watch(bob, id)];
    const seatOf = (table: Table): Table['seats'][number] => table.seats.find(({ person }) => person === bob.id)!;
    await expect.poll(() => anns.told.table !== undefined && seatOf(anns.told.table).present).toBe(true);
    expect(seatOf(await find(ann, id)).awaySince).toBe(null);
    const closedAt = Date.now();
    bobs.close();
    await expect.poll(() => seatOf(anns.told.table!).awaySince).toBeGreaterThanOrEqual(closedAt);
    anns.close();
  });
});
