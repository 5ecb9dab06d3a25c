/** An error that the user can fix: shown in one line, exit code 2. */
export class UserError extends Error {}

/** A requested check has failed: exit code 1. */
export class CheckFailedError extends Error {}

const FILE_ERROR_TEXTS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'there is a file of that name already',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** Turns a file system error into a `UserError`; returns any other error unchanged, as it is a bug. */
export function toFileError(doing: string, path: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  const text = code === undefined ? undefined : FILE_ERROR_TEXTS[code];
  return text === undefined ? error : new UserError(`cannot ${doing} ${path}: ${text}`);
}
