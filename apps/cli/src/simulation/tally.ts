/** The summed results of some games. Tallies of chunks can be added in any order. */
export interface SimulationTally {
  games: number;
  /** Decisions of seats, without chance. */
  moves: number;
  /** Wins; a shared first place is split. */
  winsBySeat: number[];
  winsByBot: Record<string, number>;
  /** By number of moves: how many games took that many. */
  lengths: Record<number, number>;
}

export function createTally(seats: number): SimulationTally {
  return { games: 0, moves: 0, winsBySeat: new Array<number>(seats).fill(0), winsByBot: {}, lengths: {} };
}

export function addTally(sum: SimulationTally, part: SimulationTally): void {
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

/** Counts lengths in at most `bins` bins of equal width. */
export function binLengths(
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
