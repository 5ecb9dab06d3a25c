import type { Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { countSpectators } from '../src/live/presence.ts';
import { compareFeatured } from '../src/tables/tables.ts';
import type { Client } from './client.ts';
import { createDuel } from './player.ts';
import { served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

describe('spectators', () => {
  it('are counted without those who sit at the table, and with those who are not signed in', () => {
    const present = new Set(['ann', 'eve', 'anonymous:3:one', 'anonymous:2:two']);
    expect(countSpectators(present, [{ person: 'ann' }, { person: null }])).toBe(6);
    expect(countSpectators(new Set(), [{ person: 'ann' }])).toBe(0);
  });
});

describe('races to watch', () => {
  const race = (people: number, points: number, spectators: number, startedAt: number) =>
    ({
      ...{ points, spectators, startedAt },
      seats: Array.from({ length: 2 }, (_, i) => ({ person: i < people ? `${i}` : null })),
    }) as unknown as Table;

  it('are those of several people, with high ratings, spectators, and the newest', () => {
    const [alone, weak, strong] = [race(1, 1500, 9, 9), race(2, 1000, 5, 5), race(2, 1200, 0, 1)];
    const [watched, newer] = [race(2, 1000, 6, 4), race(2, 1000, 5, 6)];
    expect([alone, weak, strong, watched, newer].toSorted(compareFeatured)).toEqual([
      ...[strong, watched, newer, weak, alone],
    ]);
  });
});

describe.each(LOGIC_STORAGES)('the spectators of a race (%s)', (_name, openStorage) => {
  const server = served(openStorage);

  const watch = (client: Client, id: string): { counts: number[]; close: () => void } => {
    const counts: number[] = [];
    const close = client.subscribeTable(id, ({ event, data }) => {
      if (event === 'spectators') counts.push(data.count);
      else if (event === 'table') counts.push(data.spectators ?? -1);
    });
    return { counts, close };
  };

  it('are counted live, and in lists', async () => {
    const [ann, bob, eve] = [await server.person('Ann'), await server.person('Bob'), await server.person('Eve')];
    const { id } = await createDuel(ann, bob, { game: 'formula', listed: true });
    const player = watch(ann, id);
    await expect.poll(() => player.counts.at(-1)).toBe(0);
    const watching = [watch(eve, id), watch(server.stranger(), id), watch(server.stranger(), id)];
    await expect.poll(() => player.counts.at(-1)).toBe(3);
    const { body } = await server.stranger().call<Table[]>('GET', '/api/tables/running');
    expect(body.find((table) => table.id === id)).toMatchObject({ spectators: 3, points: 1000 });
    watching[1]!.close();
    await expect.poll(() => player.counts.at(-1)).toBe(2);
    for (const { close } of [player, ...watching]) close();
  });
});
