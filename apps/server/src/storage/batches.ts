const AT_ONCE = 50;

/** Statements of a bounded size: databases have limits, and every size is a statement that is kept. */
export function portions<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / AT_ONCE);
  return Array.from({ length: count }, (_, i) => rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
}
