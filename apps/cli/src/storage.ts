import { BackupRefused } from '@paddock/server/backup';
import { BadSetting, configFrom } from '@paddock/server/config';
import { fileError, UserError } from './errors.ts';

type Storage = ReturnType<typeof configFrom>['storage'];

/** Where the server that is configured here keeps its data, or the folder that was named. */
export function dataStorage(named: string | undefined): Storage {
  if (named !== undefined) return { folder: named };
  try {
    return configFrom(process.env, false).storage;
  } catch (error) {
    throw error instanceof BadSetting ? new UserError(error.message) : error;
  }
}

/** The same where it must be a folder. */
export function dataFolder(named: string | undefined): string {
  const storage = dataStorage(named);
  if ('folder' in storage) return storage.folder;
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
