import type { Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { polls, served, TEST_INTERVALS } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

const MAX_WAIT_MS = 20_000;

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
});
