import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lock } from '../src/storage/lock.ts';
import { LogCheckpoints } from '../src/storage/log-checkpoints.ts';

const MAX_PAGES = 20;

describe('the write-ahead log of SQLite', () => {
  let folder: string;
  let file: string;
  let database: DatabaseSync;
  let lock: Lock;
  let checkpoints: LogCheckpoints;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'paddock-log-'));
    file = join(folder, 'database');
    database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE rows (value TEXT)');
    lock = new Lock();
    checkpoints = new LogCheckpoints(file, lock, MAX_PAGES);
  });
  afterEach(async () => {
    await checkpoints.close();
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function write(rows: number): void {
    const insert = database.prepare('INSERT INTO rows VALUES (?)');
    for (let i = 0; i < rows; i++) insert.run('x'.repeat(1000));
  }

  const sizeOf = (suffix: string): number => statSync(file + suffix).size;

  it('is copied into the file, and then written from its beginning again', async () => {
    write(MAX_PAGES * 2);
    const [before, logBefore] = [sizeOf(''), sizeOf('-wal')];
    await checkpoints.copyLog();
    expect(sizeOf('')).toBeGreaterThan(before);
    write(MAX_PAGES);
    expect(sizeOf('-wal')).toBe(logBefore);
  });

  it('makes others wait only if it is large', async () => {
    const acquired = vi.spyOn(lock, 'acquire');
    write(2);
    await checkpoints.copyLog();
    expect(acquired).not.toHaveBeenCalled();
    write(MAX_PAGES * 2);
    await checkpoints.copyLog();
    expect(acquired).toHaveBeenCalledOnce();
    // It was given back.
    await lock.acquire();
  });
});
