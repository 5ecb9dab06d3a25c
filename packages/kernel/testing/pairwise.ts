/**
 * Chooses few of the given rows so that every pair of values that occurs in any of them occurs in a chosen one. Most faults
 * need one or two settings to show. A row has one number for each factor. The choice is greedy and always the same.
 */
export function chooseCoveringRows<Row extends readonly number[]>(rows: readonly Row[]): Row[] {
  const pairs = rows.map(pairsOf);
  const missing = new Set(pairs.flat());
  const chosen: Row[] = [];
  while (missing.size > 0) {
    let best = 0;
    let most = 0;
    for (const [i, own] of pairs.entries()) {
      const count = own.reduce((sum, pair) => sum + (missing.has(pair) ? 1 : 0), 0);
      if (count > most) [best, most] = [i, count];
    }
    for (const pair of pairs[best]!) missing.delete(pair);
    chosen.push(rows[best]!);
  }
  return chosen;
}

/** Every pair of values of a row, as text. A row of one factor has the value itself. */
function pairsOf(row: readonly number[]): string[] {
  if (row.length === 1) return [`0=${row[0]}`];
  return row.flatMap((a, i) => row.slice(i + 1).map((b, j) => `${i}=${a},${i + 1 + j}=${b}`));
}

/** Every combination of one number below each size, in order. */
export function combinations(sizes: readonly number[]): number[][] {
  let rows: number[][] = [[]];
  for (const size of sizes) {
    rows = rows.flatMap((row) => Array.from({ length: size }, (_, value) => [...row, value]));
  }
  return rows;
}
