import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's own code for a file that somebody else has locked. */
const SQLITE_BUSY = 5;

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`another server is using ${folder}; end it, or choose another folder: PADDOCK_DATA=…`);
  }
}

/**
 * Keeps a folder for this process alone: what is in memory would be wrong if another one wrote there. The lock is a
 * transaction of SQLite that never ends, so that it vanishes with the process however that ends. Answers how to give it back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? new FolderInUseError(folder) : error;
  }
  return () => lock.close();
}
