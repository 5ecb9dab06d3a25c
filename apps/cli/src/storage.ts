import { BackupError } from '@paddock/server/backup';
import { ConfigError, readConfig } from '@paddock/server/config';
import { toFileError, UserError } from './errors.ts';

type Storage = ReturnType<typeof readConfig>['storage'];

/** The given folder, or the storage of the server as configured by the environment. */
export function resolveStorage(named: string | undefined): Storage {
  if (named !== undefined) return { folder: named };
  try {
    return readConfig(process.env, false).storage;
  } catch (error) {
    throw error instanceof ConfigError ? new UserError(error.message) : error;
  }
}

/** The same for commands that need a folder. */
export function resolveDataFolder(named: string | undefined): string {
  const storage = resolveStorage(named);
  if ('folder' in storage) return storage.folder;
  throw new UserError('the data is in PostgreSQL (DATABASE_URL): use pg_dump and pg_restore');
}

/** Turns errors of a backup that the user can fix into a `UserError`. */
export function toBackupError(doing: string, path: string, error: unknown): unknown {
  if (error instanceof BackupError) return new UserError(error.message);
  const { code, message } = error as NodeJS.ErrnoException;
  // SQLite's message, such as: the disk is full, the file cannot be opened, the database is locked.
  if (code === 'ERR_SQLITE_ERROR') return new UserError(`cannot ${doing} ${path}: ${message}`);
  return toFileError(doing, path, error);
}
