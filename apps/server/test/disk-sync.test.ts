import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '../src/storage/connect.ts';
import { Lock } from '../src/storage/lock.ts';

describe('a SQLite database in a file', () => {
  let folder: string;
  let db: Database;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'paddock-disk-'));
    db = await connect({ folder });
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  async function addSecret(name: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('secrets').values({ name, value: '' }).execute();
    });
  }

  async function listSecrets(): Promise<string[]> {
    const rows = await db.selectFrom('secrets').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  }

  it('lets the next user go on while a commit is on its way to the disk', async () => {
    let isStored = false;
    const first = addSecret('first').then(() => (isStored = true));
    // Read in the turn after the first transaction, which is committed by then, but not on disk.
    expect([await listSecrets(), isStored]).toEqual([['first'], false]);
    await first;
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

  it('runs raw statements', async () => {
    const { rows } = await db.executeQuery<{ synchronous: number }>(CompiledQuery.raw('pragma synchronous'));
    expect(rows).toEqual([{ synchronous: 1 }]);
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
