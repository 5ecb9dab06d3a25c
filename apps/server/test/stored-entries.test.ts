import { CHANCE, type Entry } from '@paddock/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TableCleanupRepository } from '../src/lobby/table-cleanup-repository.ts';
import { type AppendRequest, EntryRepository } from '../src/race/entry-repository.ts';
import { connect, connectAlongsideServer, type Database } from '../src/storage/connect.ts';
import { type Kept, STORAGES } from './storages.ts';

/** Records, archives, audits and exports are made by whoever has a connection, not only by the process that plays the race. */
describe.each(STORAGES)('stored entries on %s', (_name, open) => {
  let opened: Kept;
  let db: Database;
  let other: Database;

  beforeEach(async () => {
    opened = await open();
    db = await connect(opened.storage);
    other = connectAlongsideServer(opened.storage);
  });
  afterEach(async () => {
    await other.destroy();
    await db.destroy();
    await opened.close();
  });

  function request(from: number, length: number): AppendRequest {
    const entries = Array.from({ length }, (_, i): Entry => [0, { number: from + i }]);
    return { table: 'a', from, entries, at: 0, key: `key ${from}` };
  }

  async function listNumbers(from: Database): Promise<unknown[]> {
    const stored = await new EntryRepository(from).list('a', 0);
    return stored.map(({ entry }) => (entry[1] as unknown as { number: number }).number);
  }

  it('are the same for every connection, one after the other as they are appended', async () => {
    const repository = new EntryRepository(db);
    for (const from of [0, 2, 4]) {
      expect(await repository.append([request(from, 2)])).toEqual([true]);
      const numbers = Array.from({ length: from + 2 }, (_, i) => i);
      expect([await listNumbers(db), await listNumbers(other)]).toEqual([numbers, numbers]);
      expect(await new EntryRepository(other).filterAdvanced([['a', from]])).toEqual(['a']);
    }
    expect(await new EntryRepository(other).append([request(4, 1)])).toEqual([false]);
  });

  it('of a move and the chance outcomes after it are one row', async () => {
    const entries: Entry[] = [
      [1, { card: 'R4' }],
      [CHANCE, 17],
      [CHANCE, 3],
    ];
    await new EntryRepository(db).append([{ table: 'a', from: 0, entries, at: 5, key: 'move' }]);
    expect(await db.selectFrom('entries').select('number').execute()).toEqual([{ number: 0 }]);
    expect(await new EntryRepository(other).list('a', 0)).toEqual(
      entries.map((entry, i) => ({ entry, at: 5, key: i === 0 ? 'move' : null })),
    );
  });

  it('are read from the rows of earlier versions, which had one for each entry', async () => {
    const row = { table_id: 'a', at: 5, key: null, following: null };
    const rows = [
      { ...row, number: 0, actor: 1, body: '{"card":"R4"}' },
      { ...row, number: 1, actor: CHANCE, body: '17' },
    ];
    await db.insertInto('entries').values(rows).execute();
    await new EntryRepository(db).append([{ table: 'a', from: 2, entries: [[0, {}]], at: 6, key: null }]);
    const stored = await new EntryRepository(other).list('a', 0);
    expect(stored.map(({ entry }) => entry)).toEqual([
      [1, { card: 'R4' }],
      [CHANCE, 17],
      [0, {}],
    ]);
  });

  it('are the same in the archive that another connection makes', async () => {
    const repository = new EntryRepository(db);
    for (const from of [0, 1, 2]) await repository.append([request(from, 1)]);
    await insertFinishedTable();
    expect(await new TableCleanupRepository(other).prune('a', 1)).toBe(true);
    expect([await listNumbers(db), await listNumbers(other)]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    const left = await db.selectFrom('entries').select('number').execute();
    expect(left).toEqual([]);
  });

  async function insertFinishedTable(): Promise<void> {
    const texts = { options: '{}', time: '{"kind":"none"}', seed: '', seed_hash: '' };
    const numbers = { rules_version: 1, listed: 0, chat: 0, created_at: 0, ended_at: 0 };
    await db
      .insertInto('tables')
      .values({ id: 'a', game: 'formula', host: 'h', phase: 'over', rematch_of: null, ...texts, ...numbers })
      .execute();
  }
});
