const BATCH_SIZE = 50;

/** Splits rows for statements of a bounded size: databases have limits, and each size is a prepared statement. */
export function splitIntoBatches<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, i) => rows.slice(i * BATCH_SIZE, (i + 1) * BATCH_SIZE));
}
