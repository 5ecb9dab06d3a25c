import { BackupRefused } from '@paddock/server/backup';
import { BadSetting, configFrom } from '@paddock/server/config';
import { fileError, UserError } from './errors.ts';

/** The folder with the data of the server that is configured here, or the one that was named. */
export function dataFolder(named: string | undefined): string {
  if (named !== undefined) return named;
  try {
    const { storage } = configFrom(process.env, false);
    if ('folder' in storage) return storage.folder;
  } catch (error) {
    throw error instanceof BadSetting ? new UserError(error.message) : error;
  }
  throw new UserError('the data is in PostgreSQL (DATABASE_URL): pg_dump and pg_restore are made for it');
}

/** What a user can put right about a backup, as one line. */
export function backupError(doing: string, path: string, error: unknown): unknown {
  if (error instanceof BackupRefused) return new UserError(error.message);
  const { code, message } = error as NodeJS.ErrnoException;
  // SQLite's own words: the disk is full, the file cannot be opened, a server holds it.
  if (code === 'ERR_SQLITE_ERROR') return new UserError(`cannot ${doing} ${path}: ${message}`);
  return fileError(doing, path, error);
}
