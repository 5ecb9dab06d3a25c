import type { AccountExport, OwnTable, Table, Vacation } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { daysOf } from '../src/race/vacations/service.ts';
import { RaceClock } from '../src/race/clock.ts';
import type { Client } from './client.ts';
import { createDuel } from './player.ts';
import { polls, served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

const DAY_MS = 24 * 3600_000;
const SLOW = { game: 'formula', time: { kind: 'move', seconds: 86_400 }, listed: true };

describe('a clock with a pause', () => {
  const time = { kind: 'bank', seconds: 100, increment: 0 } as const;
  const SECOND = 1000;
  const pauses = new Map([
    [
      0,
      [
        { from: 20 * SECOND, until: 50 * SECOND },
        { from: 110 * SECOND, until: 120 * SECOND },
      ],
    ],
  ]);

  it('stands still meanwhile', () => {
    const clock = RaceClock.create(time, [false, false], pauses);
    clock.start([0, 1], 0);
    expect(clock.timesLeft(40 * SECOND)).toEqual([80 * SECOND, 60 * SECOND]);
    expect(clock.timesLeft(60 * SECOND)).toEqual([70 * SECOND, 40 * SECOND]);
    // The second pause begins before the clock has run out.
    expect([clock.expiresAt(0), clock.expiresAt(1)]).toEqual([140 * SECOND, 100 * SECOND]);
    expect([clock.hasExpired(0, 139 * SECOND), clock.hasExpired(0, 140 * SECOND)]).toEqual([false, true]);
  });

  it('counts the time of a turn that begins or ends in it', () => {
    const clock = RaceClock.create(time, [false, false], pauses);
    clock.start([0], 30 * SECOND);
    expect(clock.expiresAt(0)).toBe(160 * SECOND);
    clock.stop(0, 60 * SECOND);
    expect(clock.timesLeft(60 * SECOND)[0]).toBe(90 * SECOND);
    expect(clock.clone().timesLeft(60 * SECOND)[0]).toBe(90 * SECOND);
  });
});

it('a vacation costs at least a day, and every day that was begun', () => {
  expect(daysOf([])).toBe(0);
  expect(daysOf([{ from_at: 0, until_at: 5 }])).toBe(1);
  expect(daysOf([{ from_at: 0, until_at: 2 * DAY_MS }])).toBe(2);
  expect(
    daysOf([
      { from_at: 0, until_at: DAY_MS + 1 },
      { from_at: 9, until_at: 9 },
    ]),
  ).toBe(3);
});

describe.each(LOGIC_STORAGES)('a vacation (%s)', (_name, openStorage) => {
  let time = Date.now();
  const server = served(openStorage, { now: () => time });

  const start = (client: Client, days: number) => client.call<Vacation>('POST', '/api/me/vacation', { days });
  const end = (client: Client) => client.call<Vacation>('DELETE', '/api/me/vacation');
  const find = async (id: string): Promise<Table> =>
    (await server.stranger().call<Table>('GET', `/api/tables/${id}`)).body;
  const dueAt = async (client: Client, id: string) =>
    (await client.call<OwnTable[]>('GET', '/api/me/tables')).body.find((table) => table.id === id)?.dueAt ?? null;

  async function pass(ms: number): Promise<void> {
    time += ms;
    await polls(server.app, 'jobs');
  }

  it('stops the clocks of a correspondence race, and the others see it', async () => {
    const { id, first } = await createDuel(await server.person('Ann'), await server.person('Bob'), SLOW);
    const before = (await dueAt(first, id))!;
    const { body } = await start(first, 3);
    expect(body).toEqual({ until: time + 3 * DAY_MS, daysLeft: 27 });
    expect(await dueAt(first, id)).toBe(before + 3 * DAY_MS);
    const seen = (await find(id)).seats.map(({ vacationUntil }) => vacationUntil ?? null);
    expect(new Set(seen)).toEqual(new Set([null, time + 3 * DAY_MS]));
    await pass(3 * DAY_MS + 3600_000);
    expect((await find(id)).seats.some(({ autopilot }) => autopilot)).toBe(false);
    expect((await find(id)).seats.every(({ vacationUntil }) => vacationUntil === undefined)).toBe(true);
    // From then on the clock runs as before.
    await pass(DAY_MS);
    await expect.poll(async () => (await find(id)).seats.some(({ autopilot }) => autopilot)).toBe(true);
  });

  it('can be ended early, and then the clock runs out earlier', async () => {
    const { id, first } = await createDuel(await server.person('Cat'), await server.person('Dan'), SLOW);
    await start(first, 20);
    await pass(DAY_MS / 2);
    expect((await end(first)).body).toEqual({ until: null, daysLeft: 29 });
    await pass(DAY_MS + 1);
    await expect.poll(async () => (await find(id)).seats.some(({ autopilot }) => autopilot)).toBe(true);
  });

  it('does not stop the clocks of a live race', async () => {
    const wanted = { ...SLOW, time: { kind: 'move', seconds: 600 } };
    const { id, first } = await createDuel(await server.person('Eva'), await server.person('Fay'), wanted);
    const before = await dueAt(first, id);
    await start(first, 1);
    expect(await dueAt(first, id)).toBe(before);
    expect((await find(id)).seats.every(({ vacationUntil }) => vacationUntil === undefined)).toBe(true);
  });

  it('is limited in a year and at once', async () => {
    const gus = await server.person('Gus');
    expect((await start(gus, 22)).status).toBe(400);
    expect((await start(gus, 21)).body.daysLeft).toBe(9);
    expect((await start(gus, 1)).status).toBe(403);
    time += 31 * DAY_MS;
    expect((await start(gus, 10)).status).toBe(403);
    // Ended at once it costs a day all the same.
    expect((await start(gus, 9)).status).toBe(200);
    expect((await end(gus)).body).toEqual({ until: null, daysLeft: 8 });
    time += 360 * DAY_MS;
    expect((await gus.call<Vacation>('GET', '/api/me/vacation')).body.daysLeft).toBe(29);
    expect((await gus.call<AccountExport>('GET', '/api/me/data')).body.vacations).toHaveLength(2);
    expect((await server.stranger().call('GET', '/api/me/vacation')).status).toBe(401);
  });
});
