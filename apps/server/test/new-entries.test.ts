import type { Entry } from '@paddock/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppendRequest, EntryRepository } from '../src/race/entry-repository.ts';
import { connect, type Database } from '../src/storage/connect.ts';
import type { EntryTarget } from '../src/storage/new-entries.ts';
import { type Kept, STORAGES } from './storages.ts';

describe.each(STORAGES)('new entries on %s', (name, open) => {
  let opened: Kept;
  let db: Database;
  let repository: EntryRepository;

  beforeEach(async () => {
    opened = await open();
    db = await connect(opened.storage);
    repository = new EntryRepository(db);
  });
  afterEach(async () => {
    await db.destroy();
    await opened.close();
  });

  function request(table: string, from: number, length = 1): AppendRequest {
    const entries = Array.from({ length }, (_, i): Entry => [0, { number: from + i }]);
    return { table, from, entries, at: 0, key: `key ${from}` };
  }

  async function count(target: EntryTarget): Promise<number> {
    const { rows } = await db
      .selectFrom(target)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  }

  async function listNumbers(table: string, from = 0): Promise<unknown[]> {
    return (await repository.list(table, from)).map(({ entry }) => (entry[1] as unknown as { number: number }).number);
  }

  it('are read together with those before them, in the order of their numbers', async () => {
    for (const from of [0, 1, 2, 3]) expect(await repository.append([request('a', from)])).toEqual([true]);
    expect(await count('new_entries')).toBe(name === 'SQLite' ? 3 : 0);
    expect(await listNumbers('a')).toEqual([0, 1, 2, 3]);
    expect(await listNumbers('a', 2)).toEqual([2, 3]);
    expect(await repository.filterAdvanced([['a', 3]])).toEqual(['a']);
    expect(await repository.filterAdvanced([['a', 4]])).toEqual([]);
  });

  it('are refused where there is an entry already, whoever stores them', async () => {
    await repository.append([request('a', 0, 2)]);
    await repository.append([request('a', 2, 2)]);
    const other = new EntryRepository(db);
    for (const from of [0, 1, 2, 3])
      expect(await other.append([request('a', from), request(`b ${from}`, 0)])).toEqual([false, true]);
    expect(await other.append([request('a', 4)])).toEqual([true]);
    expect(await listNumbers('a')).toEqual([0, 1, 2, 3, 4]);
  });

  it('are in their place when the database is opened again', async () => {
    for (const from of [0, 1, 2]) await repository.append([request('a', from), request('b', from)]);
    await db.destroy();
    db = await connect(opened.storage);
    repository = new EntryRepository(db);
    expect([await count('entries'), await count('new_entries')]).toEqual([6, 0]);
    expect(await repository.append([request('a', 2)])).toEqual([false]);
    expect(await repository.append([request('a', 3)])).toEqual([true]);
    expect(await listNumbers('a')).toEqual([0, 1, 2, 3]);
  });

  it('are moved to their place when there are many', async () => {
    await repository.append([request('a', 0)]);
    for (let from = 1; from < 4001; from += 400) await repository.append([request('a', from, 400)]);
    await expect.poll(() => count('new_entries')).toBeLessThan(2000);
    expect((await listNumbers('a')).length).toBe(4001);
    expect(await repository.append([request('a', 4001)])).toEqual([true]);
  });
});
