import { ordinal, rate, rating } from 'openskill';
import type { RatingRow } from '../database/schema.ts';
import type { StoredSeat } from '../repositories/tables.ts';

/** Points as people know them from chess: newcomers have 1000, and their estimate may be off by 200. */
const SCALE = { alpha: 24, target: 1000 };

/** The place of every seat, from 1. Those who tie share the better one, and as many places are left out after it. */
export function placesOf(ranking: readonly (readonly number[])[]): number[] {
  const places: number[] = [];
  let before = 0;
  for (const tied of ranking) {
    for (const seat of tied) places[seat] = before + 1;
    before += tied.length;
  }
  return places;
}

/**
 * Whose rating a race changes, with their places: people, whoever drove for them at the end, or leaving would save what
 * is as good as lost. Bots are left out: they race at any hour with anybody, so that one could climb by them alone, and
 * how strong they are against people nobody has measured. Hence a race with one person is not rated.
 */
export function ratedOf(seats: readonly StoredSeat[], places: readonly number[]): Map<string, number> {
  const people = seats.flatMap(({ person, seat }) => (person === null ? [] : [[person, places[seat]!] as const]));
  return new Map(people.length > 1 ? people : []);
}

export function newcomer(game: string, person: string): RatingRow {
  return withPoints({ game, person, ...rating(), games: 0 });
}

/** The ratings after a race, from those before it. */
export function rated(before: readonly RatingRow[], places: ReadonlyMap<string, number>): RatingRow[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  const after = rate(teams, { rank: before.map(({ person }) => places.get(person)!) });
  return before.map((row, i) => withPoints({ ...row, ...after[i]![0]!, games: row.games + 1 }));
}

/** How far the estimate may be off, on the scale of the points. */
export function uncertaintyOf({ sigma }: RatingRow): number {
  return Math.round(SCALE.alpha * sigma);
}

function withPoints(row: Omit<RatingRow, 'points'>): RatingRow {
  return { ...row, points: Math.round(ordinal(row, SCALE)) };
}
