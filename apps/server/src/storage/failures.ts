/** Why a correct statement could not be run: the disk is full, or the database cannot be reached. */
export type StorageFailure = 'full' | 'unreachable';

/** How a failure is described in logs and to clients. */
export const FAILURE_TEXTS: Readonly<Record<StorageFailure, string>> = {
  full: 'the disk is full: nothing can be stored',
  unreachable: 'the database cannot be reached',
};

const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Network errors, and what PostgreSQL says while it stops, starts, fails over or is out of connections; or when a retry helps. */
const UNREACHABLE_CODES = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'
    .split(' ')
    .concat('57P01 57P02 57P03 57P05 53200 53300 53400 58000 58030 25006 25P03 40001 40P01 55P03'.split(' ')),
);

/** What the PostgreSQL client says without a code. */
const UNREACHABLE_MESSAGE =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|query read timeout/i;

/** Primary result codes of SQLite: BUSY, READONLY, IOERR, CANTOPEN. */
const SQLITE_UNREACHABLE = new Set([5, 8, 10, 14]);
const SQLITE_FULL = 13;

/** Classifies an error as a failure of the storage; `null` for a bug. */
export function storageFailureOf(error: unknown): StorageFailure | null {
  if (!(error instanceof Error)) return null;
  const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message: string };
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    // The upper bits are details of the same failure.
    const primary = errcode & 0xff;
    if (primary === SQLITE_FULL) return 'full';
    return SQLITE_UNREACHABLE.has(primary) ? 'unreachable' : null;
  }
  if (typeof code === 'string') {
    if (FULL_CODES.has(code)) return 'full';
    return UNREACHABLE_CODES.has(code) || code.startsWith('08') ? 'unreachable' : null;
  }
  return UNREACHABLE_MESSAGE.test(message) ? 'unreachable' : null;
}
