/** What a number of games came to. Tallies of parts add up to the tally of the whole, in any order. */
export interface Tally {
  games: number;
  /** Decisions of seats; chance is not counted. */
  moves: number;
  /** Wins, a shared first place being split. */
  winsBySeat: number[];
  winsByBot: Record<string, number>;
  /** How many games took so many moves. */
  lengths: Record<number, number>;
}

export function emptyTally(seats: number): Tally {
  return { games: 0, moves: 0, winsBySeat: new Array<number>(seats).fill(0), winsByBot: {}, lengths: {} };
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.moves += part.moves;
  for (const [seat, wins] of part.winsBySeat.entries()) sum.winsBySeat[seat]! += wins;
  addCounts(sum.winsByBot, part.winsByBot);
  addCounts(sum.lengths, part.lengths);
}

/** Adds the counts of a part to a sum. */
export function addCounts(sum: Record<string, number>, part: Record<string, number>): void {
  for (const [key, count] of Object.entries(part)) sum[key] = (sum[key] ?? 0) + count;
}

/** The 95 % confidence interval of a share (Wilson's, which behaves well near 0 and 1). */
export function interval(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const p = wins / games;
  const centre = p + (z * z) / (2 * games);
  const reach = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (centre - reach) / whole), Math.min(1, (centre + reach) / whole)];
}

/** Lengths gathered into at most `bins` bins of equal width. */
export function lengthBins(
  lengths: Record<number, number>,
  bins: number,
): { from: number; to: number; counts: number[] } {
  const values = Object.keys(lengths).map(Number);
  const from = Math.min(...values);
  const to = Math.max(...values);
  const width = Math.max(1, Math.ceil((to - from + 1) / bins));
  const counts = new Array<number>(Math.ceil((to - from + 1) / width)).fill(0);
  for (const value of values) counts[Math.floor((value - from) / width)]! += lengths[value]!;
  return { from, to, counts };
}

/** The length that this share of the games does not exceed. */
export function lengthQuantile(lengths: Record<number, number>, share: number): number {
  const values = Object.keys(lengths)
    .map(Number)
    .sort((a, b) => a - b);
  const games = values.reduce((sum, value) => sum + lengths[value]!, 0);
  let seen = 0;
  for (const value of values) {
    seen += lengths[value]!;
    if (seen >= share * games) return value;
  }
  return 0;
}
