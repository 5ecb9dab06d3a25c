import { setImmediate } from 'node:timers/promises';
import type { Table } from '@paddock/protocol';
import { expect, it } from 'vitest';
import { DomainEvents } from '../src/events.ts';
import type { Hub } from '../src/live/hub.ts';
import type { Presence } from '../src/live/presence.ts';
import type { StoredTable, TableRepository } from '../src/tables/repository.ts';
import { Tables } from '../src/tables/tables.ts';

const PEOPLE = ['ann', 'bob'];
const TIME = JSON.stringify({ kind: 'none' });
const STORED = {
  table: { id: 'T', game: 'formula', options: '{}', listed: 0, phase: 'running', time: TIME, chat: 1, ranking: 'null' },
  seats: PEOPLE.map((person, seat) => ({
    seat,
    kind: 'person',
    person,
    name: person,
    nickname: person,
    kept_for: null,
  })),
} as unknown as StoredTable;

it('a slow send of a table does not overtake a newer one', async () => {
  const present = new Set(['bob']);
  const delays = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let reads = 0;
  const presence = {
    // What is read is known at once, but it arrives later.
    findPresent: async () => {
      const found = new Map([['T', new Set(present)]]);
      await delays[reads++]?.promise;
      return found;
    },
    findAwaySince: () => Promise.resolve(new Map()),
  } as unknown as Presence;
  const repository = {
    find: () => Promise.resolve(STORED),
    findRematches: () => Promise.resolve(new Map()),
    findRatings: () => Promise.resolve(new Map()),
    findClaimedNames: () => Promise.resolve(new Map()),
  } as unknown as TableRepository;
  const sent: string[][] = [];
  const hub = {
    broadcast: (_id: string, { data }: { data: Table }) =>
      sent.push(data.seats.flatMap(({ present: isPresent, person }) => (isPresent ? [person!] : []))),
    hasSubscribers: () => true,
    sendTo: () => {},
  } as unknown as Hub;
  const tables = new Tables(repository, presence, hub, new DomainEvents(() => {}), () => 0);

  const slow = tables.sendToSubscribers('T');
  await setImmediate();
  expect(reads).toBe(1);
  present.add('ann');
  const newer = tables.sendToSubscribers('T');
  delays[1]!.resolve();
  await setImmediate();
  delays[0]!.resolve();
  await Promise.all([slow, newer]);
  expect(sent).toHaveLength(2);
  expect(sent.at(-1)).toEqual(['ann', 'bob']);
});
