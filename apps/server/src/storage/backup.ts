import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup as copyInto, DatabaseSync } from 'node:sqlite';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { DATABASE_FILE } from './sqlite.ts';

/** A backup cannot be made or used. The message says why. */
export class BackupError extends Error {}

/** Readable by the owner only: it has seeds of races and password hashes in it. */
const FILE_MODE = 0o600;

/** Copies the database of a folder at one moment, while a server may go on writing. Returns the size in bytes. */
export function backUp(folder: string, file: string, force: boolean): number {
  const from = join(folder, DATABASE_FILE);
  if (!existsSync(from)) throw new BackupError(`there is no database in ${folder}`);
  if (existsSync(file) && !force) throw new BackupError(`${file} exists already; --force replaces it`);
  // Under another name first, so that the file is whole or not there.
  const temporaryFile = `${file}.${process.pid}.draft`;
  const made = openSync(temporaryFile, 'wx', FILE_MODE);
  try {
    const source = new DatabaseSync(from, { readOnly: true });
    try {
      source.prepare('VACUUM INTO ?').run(temporaryFile);
    } finally {
      source.close();
    }
    fsyncSync(made);
    renameSync(temporaryFile, file);
  } catch (error) {
    rmSync(temporaryFile, { force: true });
    throw error;
  } finally {
    closeSync(made);
  }
  return statSync(file).size;
}

/** Restores a backup into a folder that no server is using. An existing database is replaced only with `force`. */
export async function restore(file: string, folder: string, force: boolean): Promise<void> {
  const source = openBackup(file);
  try {
    const unlock = lockUnused(folder);
    try {
      const to = join(folder, DATABASE_FILE);
      if (existsSync(to) && !force) throw new BackupError(`there is a database in ${folder}; --force replaces it`);
      await copyInto(source, to);
    } finally {
      unlock();
    }
  } finally {
    source.close();
  }
}

function lockUnused(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new BackupError(`a server is using ${folder}; stop it first`);
  }
}

function openBackup(file: string): DatabaseSync {
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`);
  const database = new DatabaseSync(file, { readOnly: true });
  if (isIntact(database)) return database;
  database.close();
  throw new BackupError(`${file} is not a backup of Paddock, or it is damaged`);
}

function isIntact(database: DatabaseSync): boolean {
  try {
    const [checked] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    const names = database.prepare("SELECT name FROM sqlite_schema WHERE name IN ('tables', 'entries')").all();
    return checked === 'ok' && names.length === 2;
  } catch {
    return false;
  }
}
