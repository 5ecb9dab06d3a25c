import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The score is a Bayesian mean: as if so many people had given so many stars before anybody rated, so that one rating of five stars
 * does not put an item before all others.
 */
const PRIOR_RATINGS = 5;
const PRIOR_STARS = 3;
const THOUSANDTHS = 1000;

/** The score of an item in thousandths of a star. */
export function computeScore(count: number, total: number): number {
  return Math.round((THOUSANDTHS * (PRIOR_RATINGS * PRIOR_STARS + total)) / (PRIOR_RATINGS + count));
}

/** Counts the ratings of an item again. Its row is locked first, so that of two changes at the same time both are counted. */
export async function countRatings(
  transaction: Transaction<Schema>,
  item: string,
  change: () => Promise<unknown>,
): Promise<void> {
  await transaction
    .updateTable('gallery_items')
    .set((row) => ({ rating_count: row.ref('rating_count') }))
    .where('id', '=', item)
    .execute();
  await change();
  const ratings = await transaction.selectFrom('gallery_ratings').select('stars').where('item', '=', item).execute();
  const total = ratings.reduce((sum, { stars }) => sum + stars, 0);
  await transaction
    .updateTable('gallery_items')
    .set({ rating_count: ratings.length, rating_total: total, score: computeScore(ratings.length, total) })
    .where('id', '=', item)
    .execute();
}
