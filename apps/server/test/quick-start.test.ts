import { ratingWindowAfter, type Person, type Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { polls, served, TEST_INTERVALS } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';
import { connectAlongsideServer } from '../src/storage/connect.ts';

const MAX_WAIT_MS = 20_000;

describe('the ratings that a quick match brings together', () => {
  it('may differ more after every few seconds, and at last as much as they like', () => {
    expect([0, 3999, 4000, 8000, 11_999, 12_000].map(ratingWindowAfter)).toEqual([150, 150, 300, 450, 450, null]);
  });
});

describe.each(LOGIC_STORAGES)('a quick match for which too few people come (%s)', (_name, openStorage) => {
  let time = Date.now();
  const server = served(openStorage, {
    intervals: { ...TEST_INTERVALS, quickMatchMs: MAX_WAIT_MS },
    now: () => time,
  });

  const quickMatch = async (client: Client): Promise<Table> =>
    (await client.call<Table>('POST', '/api/quick-match/pole-position')).body;
  const find = async (client: Client, id: string): Promise<Table> =>
    (await client.call<Table>('GET', `/api/tables/${id}`)).body;

  /** Comes to a table and returns once the server knows it. */
  async function visit(client: Client, id: string): Promise<() => void> {
    const leave = client.subscribeTable(id, () => {});
    await expect.poll(async () => (await find(client, id)).seats.some(({ present }) => present)).toBe(true);
    return leave;
  }

  async function pass(ms: number): Promise<void> {
    time += ms;
    await polls(server.app, 'jobs');
  }

  it('begins with bots after a while, and says when', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { id, startsBy } = await quickMatch(ann);
    expect(startsBy).toBe(time + MAX_WAIT_MS);
    const leave = await visit(ann, id);
    expect((await quickMatch(bob)).id).toBe(id);
    await pass(MAX_WAIT_MS - 1);
    expect((await find(ann, id)).phase).toBe('open');
    await pass(1);
    await expect.poll(async () => (await find(ann, id)).phase).toBe('running');
    const { seats, startsBy: after } = await find(ann, id);
    expect(seats.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'bot', 'person', 'person']);
    expect(after).toBeUndefined();
    leave();
  });

  it('waits for people if the host wants to', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { id } = await quickMatch(ann);
    const leave = await visit(ann, id);
    expect((await bob.call('PATCH', `/api/tables/${id}`, { startsBy: null })).status).toBe(403);
    expect((await ann.call('PATCH', `/api/tables/${id}`, { startsBy: 5 })).status).toBe(400);
    const { body } = await ann.call<Table>('PATCH', `/api/tables/${id}`, { startsBy: null });
    expect(body.startsBy).toBeUndefined();
    await pass(MAX_WAIT_MS);
    expect((await find(ann, id)).phase).toBe('open');
    leave();
    await ann.call('POST', `/api/tables/${id}/leave`);
  });

  it('does not begin while nobody is there', async () => {
    const ann = await server.person('Ann');
    const { id, startsBy } = await quickMatch(ann);
    await pass(MAX_WAIT_MS);
    await expect.poll(async () => (await find(ann, id)).startsBy).toBeGreaterThan(startsBy!);
    expect((await find(ann, id)).phase).toBe('open');
    const leave = await visit(ann, id);
    await pass(MAX_WAIT_MS);
    await expect.poll(async () => (await find(ann, id)).phase).toBe('running');
    leave();
  });

  it('is not with somebody who went away', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { id, startsBy } = await quickMatch(ann);
    await pass(MAX_WAIT_MS);
    await expect.poll(async () => (await find(ann, id)).startsBy).toBeGreaterThan(startsBy!);
    // A table is shown for a minute after somebody was there.
    await pass(60_000 - MAX_WAIT_MS);
    expect((await quickMatch(bob)).id).not.toBe(id);
    const { body: open } = await bob.call<Table[]>('GET', '/api/tables');
    expect(open.map((table) => table.id)).not.toContain(id);
  });
});

describe.each(LOGIC_STORAGES)('a quick match of people with different ratings (%s)', (_name, openStorage) => {
  let time = Date.now();
  const server = served(openStorage, {
    intervals: { ...TEST_INTERVALS, quickMatchMs: MAX_WAIT_MS },
    now: () => time,
  });

  /** Somebody with a rating in Pole Position. */
  async function rated(nickname: string, points: number): Promise<Client & Person> {
    const person = await server.person(nickname);
    const db = connectAlongsideServer(server.storage);
    const row = { game: 'pole-position', person: person.id, mu: 25, sigma: 8, games: 9, points };
    await db.insertInto('ratings').values(row).execute();
    await db.destroy();
    return person;
  }

  const quickMatch = async (client: Client, game = 'pole-position'): Promise<Table> =>
    (await client.call<Table>('POST', `/api/quick-match/${game}`)).body;
  const widen = async (client: Client, id: string, anyGame = false): Promise<string> =>
    (await client.call<Table>('POST', `/api/tables/${id}/widen`, { anyGame })).body.id;
  const leave = (client: Client, id: string) => client.call('POST', `/api/tables/${id}/leave`);

  it('begins near, and brings them together after a while', async () => {
    const [ann, bob, cat] = [await rated('Ann', 1000), await rated('Bob', 1300), await rated('Cat', 1100)];
    const anns = (await quickMatch(ann)).id;
    time += 10;
    const bobs = (await quickMatch(bob)).id;
    expect(bobs).not.toBe(anns);
    // Cat is near to both, and comes to who has waited longer.
    expect((await quickMatch(cat)).id).toBe(anns);
    await leave(cat, anns);
    expect(await widen(bob, bobs)).toBe(bobs);
    time += 4000;
    // The younger table gives way: nobody changes places with the other.
    expect(await widen(ann, anns)).toBe(anns);
    expect(await widen(bob, bobs)).toBe(anns);
    const { body: left } = await bob.call<Table>('GET', `/api/tables/${bobs}`);
    expect(left).toMatchObject({ listed: false, phase: 'open' });
    // In company, and shortly before the start, everybody stays.
    expect(await widen(bob, anns)).toBe(anns);
    for (const one of [ann, bob]) await leave(one, anns);
  });

  it('finds a table of any game', async () => {
    const [ann, bob, cat] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cat')];
    const anns = await quickMatch(ann, 'formula');
    expect((await quickMatch(bob, 'any')).id).toBe(anns.id);
    await leave(bob, anns.id);
    await leave(ann, anns.id);
    const cats = await quickMatch(cat, 'any');
    expect(cats.seats.filter(({ person }) => person !== null)).toHaveLength(1);
    // Who comes later waits in another game, until one of them takes any.
    time -= 1000;
    const bobs = await quickMatch(bob, cats.game === 'formula' ? 'formel-fun' : 'formula');
    time += 1000;
    expect(await widen(cat, cats.id)).toBe(cats.id);
    expect(await widen(cat, cats.id, true)).toBe(bobs.id);
  });

  it('is refused to nobody, and never leaves a race or a table with others', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { id } = await ann.createTable({ game: 'formula', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
    expect(await widen(ann, id)).toBe(id);
    expect(await widen(bob, id)).toBe(id);
    expect((await server.stranger().call('POST', `/api/tables/${id}/widen`)).status).toBe(401);
    expect((await ann.call('POST', '/api/tables/AAAAAAAAAAAA/widen')).status).toBe(404);
    expect((await ann.call('POST', '/api/quick-match/chess')).status).toBe(404);
  });
});
