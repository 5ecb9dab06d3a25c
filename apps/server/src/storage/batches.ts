import { type Kysely, SqliteAdapter } from 'kysely';

const BATCH_SIZE = 50;

/** Splits rows for statements of a bounded size: databases have limits, and each size is a prepared statement. */
export function splitIntoBatches<T>(rows: readonly T[], size = BATCH_SIZE): T[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, i) => rows.slice(i * size, (i + 1) * size));
}

/**
 * How many rows to insert with one statement. For PostgreSQL each statement is a message. SQLite is quickest with one row: before
 * it inserts several, it copies the pages that it would have to restore if one of them is refused.
 */
export function insertSizeOf(db: Pick<Kysely<unknown>, 'getExecutor'>): number {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 1 : BATCH_SIZE;
}
