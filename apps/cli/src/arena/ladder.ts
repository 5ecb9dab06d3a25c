import type { BotTally } from './tally.ts';

/** A line of a server's leaderboard of BOT accounts. */
export interface RankedBot {
  readonly person: { readonly nickname: string };
  readonly points: number;
  readonly uncertainty: number;
  readonly games: number;
}

export interface LadderEntry {
  readonly name: string;
  /** `null` before the first rated race. */
  readonly points: number | null;
  readonly uncertainty: number | null;
  /** Counted since the command was started. */
  readonly races: number;
  readonly wins: number;
  readonly meanPlace: number | null;
}

/** Our bots in the order of the leaderboard. */
export function createLadder(ranked: readonly RankedBot[], bots: ReadonlyMap<string, BotTally>): LadderEntry[] {
  const places = new Map(ranked.map((entry, place) => [entry.person.nickname, { ...entry, place }]));
  const placeOf = (name: string): number => places.get(name)?.place ?? ranked.length;
  return [...bots]
    .map(([name, { races, wins, placeSum }]) => ({
      name,
      points: places.get(name)?.points ?? null,
      uncertainty: places.get(name)?.uncertainty ?? null,
      races,
      wins,
      meanPlace: races === 0 ? null : Math.round((100 * placeSum) / races) / 100,
    }))
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
}

export function formatLadder(ladder: readonly LadderEntry[]): string {
  const rows = ladder.map(({ name, points, uncertainty, races, wins, meanPlace }, i) => [
    `${i + 1}.`,
    name,
    points === null ? '–' : `${points} ± ${uncertainty}`,
    String(races),
    String(wins),
    meanPlace === null ? '–' : meanPlace.toFixed(2),
  ]);
  const table = [['', 'bot', 'points', 'races', 'wins', 'mean place'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, i) => (i === 1 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
