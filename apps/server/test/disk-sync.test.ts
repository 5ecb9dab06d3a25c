import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Database } from '../src/storage/connect.ts';
import { DiskSync, DiskSyncError } from '../src/storage/disk-sync.ts';
import { Lock } from '../src/storage/lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-disk-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a SQLite database in a file', () => {
  let db: Database;

  beforeEach(async () => {
    db = await connect({ folder });
  });
  afterEach(async () => {
    await db.destroy();
  });

  async function addSecret(name: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('secrets').values({ name, value: '' }).execute();
    });
  }

  async function listSecrets(from: Pick<Database, 'selectFrom'> = db): Promise<string[]> {
    const rows = await from.selectFrom('secrets').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  }

  it('lets the next user go on while a commit is on its way to the disk', async () => {
    const order: string[] = [];
    const first = addSecret('first').then(() => order.push('first is on disk'));
    const second = db.transaction().execute(async (transaction) => {
      order.push(`second sees ${String(await listSecrets(transaction))}`);
    });
    await Promise.all([first, second]);
    expect(order).toEqual(['second sees first', 'first is on disk']);
  });

  it('does not return what was read before it is on disk', async () => {
    const order: string[] = [];
    const stored = addSecret('first').then(() => order.push('stored'));
    const read = listSecrets().then((names) => order.push(`read ${String(names)}`));
    await Promise.all([stored, read]);
    expect(order).toEqual(['stored', 'read first']);
  });

  it('stores what many write at the same time, each in a transaction of its own', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `name ${String(i).padStart(2, '0')}`);
    await Promise.all(names.map(addSecret));
    expect(await listSecrets()).toEqual(names);
  });

  it('rolls back only the transaction that failed', async () => {
    const failed = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('secrets').values({ name: 'lost', value: '' }).execute();
      throw new Error('no');
    });
    const stored = addSecret('kept');
    await expect(failed).rejects.toThrow('no');
    await stored;
    expect(await listSecrets()).toEqual(['kept']);
  });

  it('keeps a reserved connection usable after a statement that is on disk', async () => {
    await db.connection().execute(async (reserved) => {
      await reserved.insertInto('secrets').values({ name: 'a', value: '' }).execute();
      await reserved.insertInto('secrets').values({ name: 'b', value: '' }).execute();
    });
    expect(await listSecrets()).toEqual(['a', 'b']);
  });

  it('leaves syncing to the server', async () => {
    const { rows } = await db.executeQuery<{ synchronous: number }>(CompiledQuery.raw('pragma synchronous'));
    expect(rows).toEqual([{ synchronous: 1 }]);
  });
});

describe('bringing the log to the disk', () => {
  type Callback = (error: NodeJS.ErrnoException | null) => void;
  let running: Callback[];
  let descriptors: number[];
  let disk: DiskSync;
  let order: string[];

  beforeEach(() => {
    const file = join(folder, 'database');
    writeFileSync(`${file}-wal`, '');
    running = [];
    descriptors = [];
    order = [];
    disk = new DiskSync(file, (descriptor, callback) => {
      descriptors.push(descriptor);
      running.push(callback);
    });
  });

  async function commit(name: string): Promise<void> {
    disk.noteCommit();
    await disk.sync();
    order.push(name);
  }

  /** Ends the sync that began first. */
  async function end(error: NodeJS.ErrnoException | null = null): Promise<void> {
    running.shift()!(error);
    await new Promise(setImmediate);
  }

  it('runs at most two syncs at once, each for all commits before it begins', async () => {
    void commit('a');
    void commit('b');
    void commit('c');
    void commit('d');
    expect(running).toHaveLength(2);
    await end();
    expect([order, running.length]).toEqual([['a'], 2]);
    await end();
    expect([order, running.length]).toEqual([['a', 'b'], 1]);
    await end();
    expect([order, running]).toEqual([['a', 'b', 'c', 'd'], []]);
  });

  it('gives each sync a descriptor of its own, so that each is told of an error', () => {
    void commit('a');
    void commit('b');
    expect(new Set(descriptors).size).toBe(2);
  });

  it('makes readers wait for the last sync, and not for one that began before', async () => {
    void commit('a');
    void commit('b');
    void disk.sync().then(() => order.push('read'));
    const first = running.shift()!;
    await end();
    expect(order).toEqual(['b', 'read']);
    await disk.sync();
    running.push(first);
    await end();
    expect(order).toEqual(['b', 'read', 'a']);
  });

  it('makes readers wait for what they may have seen, and nobody if all is on disk', async () => {
    await disk.sync();
    void commit('a');
    void disk.sync().then(() => order.push('read'));
    await new Promise(setImmediate);
    expect(order).toEqual([]);
    await end();
    expect([order, running]).toEqual([['a', 'read'], []]);
    await disk.sync();
    expect(running).toEqual([]);
  });

  it('acknowledges nothing if it fails, and says why', async () => {
    void commit('a');
    void commit('b');
    const failure = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });
    expect(() => running.shift()!(failure)).toThrow(DiskSyncError);
    // The second one succeeds, but what the first lost was before it.
    await end();
    void commit('c');
    expect([order, running]).toEqual([[], []]);
    expect(new DiskSyncError(failure).message).toContain('EIO');
  });

  it('waits for the disk before it is closed', async () => {
    const onClosed = vi.fn<() => void>();
    void commit('a');
    const closing = disk.close().then(onClosed);
    await new Promise(setImmediate);
    expect(onClosed).not.toHaveBeenCalled();
    await end();
    await closing;
    expect(order).toEqual(['a']);
  });
});

describe('a lock', () => {
  it('is given to one after the other in the order of asking', async () => {
    const lock = new Lock();
    const order: string[] = [];
    const use = async (name: string): Promise<void> => {
      await lock.acquire();
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      lock.release();
    };
    await Promise.all([use('a'), use('b'), use('c')]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });
});
