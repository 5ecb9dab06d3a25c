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
 * Locks a folder for this process, whose memory would be wrong if another one wrote there. The lock is an open transaction of
 * SQLite, so that it ends with the process in any case. Returns how to unlock it.
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
