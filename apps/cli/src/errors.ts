/** Something the user can put right: told in one line, exit code 2. */
export class UserError extends Error {}

/** A check that was asked for has failed: exit code 1. */
export class CheckFailed extends Error {}

const ADVICE: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'there is a file of that name already',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** Turns an error of the file system into one for the user; anything else is a defect and stays as it is. */
export function fileError(doing: string, path: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  const advice = code === undefined ? undefined : ADVICE[code];
  return advice === undefined ? error : new UserError(`cannot ${doing} ${path}: ${advice}`);
}
