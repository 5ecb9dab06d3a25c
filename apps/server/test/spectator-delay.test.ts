import { CHANCE } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import { countReleased } from '../src/race/delayed-spectators.ts';
import type { StoredEntry } from '../src/race/entry-repository.ts';
import type { Client } from './client.ts';
import { createDuel, loadPosition, playMove, positionIn } from './player.ts';
import { served } from './served.ts';
import { SocketClient } from './socket-client.ts';
import { LOGIC_STORAGES } from './storages.ts';

const MINUTE_MS = 60_000;
const DELAYED = { game: 'formula', listed: true, spectatorDelay: 60 };

describe('the entries that spectators may know', () => {
  const entry = (actor: number, at: number): StoredEntry => ({
    entry: [actor, 0] as StoredEntry['entry'],
    at,
    key: null,
  });

  it('are old enough, in their order', () => {
    const entries = [entry(0, 10), entry(1, 20), entry(0, 15)];
    expect([9, 10, 19, 20].map((until) => countReleased(entries, 5, until))).toEqual([0, 1, 1, 3]);
  });

  it('include the chance of a move that was resolved later, and the chance before the first move', () => {
    const entries = [entry(0, 10), entry(CHANCE, 30), entry(1, 40)];
    expect(countReleased(entries, 5, 10)).toBe(2);
    const first = [entry(CHANCE, 10), entry(CHANCE, 10), entry(0, 20)];
    expect(countReleased(first, 0, 0)).toBe(2);
    // Chance alone, without the move that it belongs to, waits.
    expect(countReleased([entry(CHANCE, 10)], 5, 0)).toBe(0);
  });
});

describe.each(LOGIC_STORAGES)('a race with a delay for spectators (%s)', (_name, openStorage) => {
  let time = Date.now();
  const server = served(openStorage, { now: () => time });

  async function createRace() {
    const [ann, bob, eve] = [await server.person('Ann'), await server.person('Bob'), await server.person('Eve')];
    return { ...(await createDuel(ann, bob, DELAYED)), eve };
  }

  /** Plays some moves of whoever has to. */
  async function play(id: string, people: readonly Client[], moves: number): Promise<number> {
    for (let i = 0; i < moves; i++) {
      const positions = await Promise.all(people.map((one) => loadPosition(one, id)));
      await playMove(people[positions.findIndex(({ legal }) => legal.length > 0)]!, id);
    }
    return (await loadPosition(people[0]!, id)).n;
  }

  /** Keeps the positions that a stream is sent. */
  function watch(client: Client, id: string): { positions: Position[]; clocks: unknown[]; close: () => void } {
    const [positions, clocks]: [Position[], unknown[]] = [[], []];
    const close = client.subscribeTable(id, (received) => {
      const position = positionIn(received);
      if (position === null) return;
      positions.push(position);
      clocks.push((received.data as { clocks: unknown }).clocks);
    });
    return { positions, clocks, close };
  }

  it('holds back every step from those without a seat, signed in or not, on every way', async () => {
    const { id, first, other, eve } = await createRace();
    const start = (await loadPosition(eve, id)).n;
    const watching = [watch(eve, id), watch(server.stranger(), id)];
    await expect.poll(() => watching.map(({ positions }) => positions.at(-1)?.n)).toEqual([start, start]);
    const now = await play(id, [first, other], 2);
    expect(now).toBeGreaterThan(start);
    // Who comes later, reconnects, or asks for a single step gets no more.
    expect((await loadPosition(server.stranger(), id)).n).toBe(start);
    expect(start).toBeGreaterThan(0);
    const again = await eve.followTable(id, ({ event }) => event === 'step', undefined, 0);
    expect(
      again
        .map(positionIn)
        .filter((one) => one !== null)
        .map(({ n }) => n),
    ).toEqual([start]);
    const stepStatus = async (client: Client, n: number) =>
      (await client.call('GET', `/api/tables/${id}/steps/${n}`)).status;
    expect(await stepStatus(eve, start)).toBe(200);
    for (const stranger of [eve, server.stranger()]) expect(await stepStatus(stranger, now)).toBe(404);
    expect(await stepStatus(first, now)).toBe(200);
    expect((await eve.call('GET', `/api/tables/${id}/record`)).status).toBe(409);
    expect((await eve.call('GET', `/api/tables/${id}/debrief`)).status).toBe(409);
    const socket = await SocketClient.open(eve);
    socket.watch(id);
    await socket.next('event', ({ name }) => name === 'snapshot');
    expect(socket.position!.n).toBe(start);
    const { body } = await eve.call<Table>('GET', `/api/tables/${id}`);
    expect(body).toMatchObject({ spectatorDelay: 60, ranking: null });
    expect(watching.map(({ positions }) => positions.at(-1)!.n)).toEqual([start, start]);

    time += MINUTE_MS;
    // The next entry reminds the feed of the time; timers would as well, but they do not follow the clock of a test.
    await play(id, [first, other], 1);
    await expect.poll(() => watching.map(({ positions }) => positions.at(-1)!.n)).toEqual([now, now]);
    await socket.until(() => socket.position!.n === now);
    expect(watching[0]!.positions.at(-1)).toEqual(await loadPosition(eve, id));
    // Clocks would tell whose turn it is by now.
    expect(watching.flatMap(({ clocks }) => clocks.flat()).every((left) => left === null)).toBe(true);
    for (const { close } of watching) close();
    socket.close();
  });

  it('takes over those who watched the table before the start, and lets the players see everything', async () => {
    const [ann, bob, eve] = [await server.person('Ann'), await server.person('Bob'), await server.person('Eve')];
    const { id } = await ann.createTable({ ...DELAYED, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const [spectator, player] = [watch(eve, id), watch(ann, id)];
    await bob.call('POST', `/api/tables/${id}/join`);
    // The first position may be that before the cards are dealt.
    const isDealt = ({ positions }: { positions: Position[] }): boolean => positions.at(-1)?.awaiting.kind === 'moves';
    await expect.poll(() => [spectator, player].every(isDealt)).toBe(true);
    const start = spectator.positions.at(-1)!.n;
    const now = await play(id, [ann, bob], 2);
    await expect.poll(() => player.positions.at(-1)!.n).toBe(now);
    expect(now).toBeGreaterThan(start);
    expect(spectator.positions.at(-1)!.n).toBe(start);
    for (const { close } of [spectator, player]) close();
  });

  it('ends with the race: then everything is sent at once', async () => {
    const { id, first, other, eve } = await createRace();
    const spectator = watch(eve, id);
    await expect.poll(() => spectator.positions.length).toBe(1);
    for (const one of [first, other]) await one.call('POST', `/api/tables/${id}/leave`);
    await expect.poll(() => spectator.positions.at(-1)!.awaiting.kind, { timeout: 20_000 }).toBe('over');
    expect((await eve.call('GET', `/api/tables/${id}/record`)).status).toBe(200);
    spectator.close();
  });

  it('is an option that the host changes before the race', async () => {
    const ann = await server.person('Ann');
    const { id } = await ann.createTable({ game: 'formula', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const change = async (spectatorDelay: number) =>
      (await ann.call<Table>('PATCH', `/api/tables/${id}`, { spectatorDelay })).body.spectatorDelay;
    expect(await change(300)).toBe(300);
    expect(await change(0)).toBeUndefined();
    expect((await ann.call('PATCH', `/api/tables/${id}`, { spectatorDelay: 7 })).status).toBe(400);
  });
});
