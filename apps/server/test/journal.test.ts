import type { Person, Table } from '@paddock/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppendRequest, EntryRepository } from '../src/race/entry-repository.ts';
import { Journal } from '../src/race/journal.ts';
import { type Kept, setDiskFull, openSqlite } from './storages.ts';
import { anyMove, type Process, startProcess } from './process.ts';
import type { SubmittedMove } from '../src/race/service.ts';

describe('the journal', () => {
  let opened: Kept;
  let server: Process;
  let ann: Person;

  beforeEach(async () => {
    opened = await openSqlite();
    server = await startProcess(opened.storage);
    ann = await server.people.signIn(null, 'Ann');
  });

  afterEach(async () => {
    await server.stop();
    await opened.close();
  });

  /** Two people at a running table. */
  async function createRace(): Promise<Table> {
    const bob = await server.people.signIn(null, 'Bob');
    const { id } = await server.lobby.create(ann, { game: 'formula-de', seats: [{ kind: 'me' }, { kind: 'open' }] });
    return server.lobby.join(id, bob);
  }

  async function prepareMove({ id }: Table, key: string): Promise<() => Promise<SubmittedMove>> {
    const { match, seats } = (await server.raceCache.find(id))!;
    const next = anyMove(match)!;
    return () => server.races.submit(id, seats[next.seat]!.person!, { id: key, ...next });
  }

  async function countStoredEntries(table: Table): Promise<number> {
    return (await new EntryRepository(server.db).list(table.id, 0)).length;
  }

  it('acknowledges only stored moves, and continues when there is space again', async () => {
    const tables = [await createRace(), await createRace(), await createRace()];
    const before = await Promise.all(tables.map(countStoredEntries));
    await setDiskFull(server.db, true);
    // It works until the existing pages are full.
    let failed: unknown = null;
    const sent = new Map<string, number>(tables.map(({ id }, i) => [id, before[i]!]));
    for (let round = 0; failed === null && round < 2000; round++) {
      const moves = await Promise.all(tables.map((table) => prepareMove(table, `round-${round}-${table.id}`)));
      const answers = await Promise.allSettled(moves.map((send) => send()));
      for (const [i, answer] of answers.entries()) {
        if (answer.status === 'fulfilled') sent.set(tables[i]!.id, answer.value.n);
        else failed = answer.reason;
      }
    }
    expect(String(failed)).toContain('full');
    for (const table of tables) {
      expect(await countStoredEntries(table)).toBe(sent.get(table.id));
      expect((await server.races.loadCurrent(table.id)).match.entries).toHaveLength(sent.get(table.id)!);
    }
    await setDiskFull(server.db, false);
    for (const table of tables) {
      const { n: again } = await (await prepareMove(table, `again-${table.id}`))();
      expect(again).toBeGreaterThan(sent.get(table.id)!);
      expect(await countStoredEntries(table)).toBe(again);
    }
  });

  it('stores valid requests and refuses stale ones of the same batch', async () => {
    const [one, two] = [await createRace(), await createRace()];
    const journal = new Journal(new EntryRepository(server.db));
    const n = await countStoredEntries(one);
    const base = { entries: [[0, { any: 1 }]] as const, at: 0, key: null };
    const answers = await Promise.all([
      journal.append({ ...base, table: one.id, from: 0 }),
      journal.append({ ...base, table: two.id, from: await countStoredEntries(two) }),
    ]);
    expect(answers).toEqual([false, true]);
    expect(await countStoredEntries(one)).toBe(n);
  });

  it('stores a second batch while the disk is busy with the first, and the rest together after one of them', async () => {
    const batches: { readonly tables: string[]; readonly end: () => void }[] = [];
    class SlowEntries extends EntryRepository {
      override append(all: readonly AppendRequest[]): Promise<boolean[]> {
        return new Promise((resolve) => {
          batches.push({ tables: all.map(({ table }) => table), end: () => resolve(all.map(() => true)) });
        });
      }
    }
    const journal = new Journal(new SlowEntries(server.db));
    const stored: string[] = [];
    const append = async (table: string): Promise<void> => {
      void journal.append({ table, from: 0, entries: [], at: 0, key: null }).then(() => stored.push(table));
      await new Promise(setImmediate);
    };
    for (const table of ['a', 'b', 'c', 'd']) await append(table);
    expect(batches.map(({ tables }) => tables)).toEqual([['a'], ['b']]);
    batches[1]!.end();
    await vi.waitFor(() => expect(batches).toHaveLength(3));
    expect([stored, batches[2]!.tables]).toEqual([['b'], ['c', 'd']]);
    for (const { end } of batches) end();
    await journal.flush();
    expect(stored.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stores more entries at once than fit into one statement', async () => {
    const journal = new Journal(new EntryRepository(server.db));
    const many = Array.from({ length: 300 }, (_, i) =>
      journal.append({ table: `table ${i}`, from: 0, entries: [[0, {}]], at: 0, key: null, nextJobAt: i }),
    );
    expect((await Promise.all(many)).every(Boolean)).toBe(true);
    const { count } = await server.db
      .selectFrom('entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(300);
  });
});
