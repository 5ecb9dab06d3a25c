import type { AccountExport } from '@paddock/protocol';
import type { Transaction } from 'kysely';
import type { Database } from '../storage/connect.ts';
import { countRatings } from '../storage/gallery-ratings.ts';
import type { Schema } from '../storage/schema.ts';

type GalleryData = AccountExport['gallery'];

/** What somebody has in the gallery, and their designs. */
export async function loadGalleryData(db: Database, person: string): Promise<GalleryData> {
  const items = await db
    .selectFrom('gallery_items')
    .select(['id', 'name', 'published_at', 'withdrawn_at', 'value'])
    .where('author', '=', person)
    .orderBy('published_at')
    .execute();
  const ratings = await db
    .selectFrom('gallery_ratings')
    .select(['item', 'stars', 'at'])
    .where('person', '=', person)
    .execute();
  const designs = await db.selectFrom('designs').selectAll().where('person', '=', person).execute();
  return {
    items: items.map(({ id, name, published_at, withdrawn_at, value }) => ({
      id,
      name,
      publishedAt: published_at,
      withdrawn: withdrawn_at !== null,
      value: value === null ? null : (JSON.parse(value) as unknown),
    })),
    ratings,
    designs: designs.map(({ person: _person, updated_at, design, ...row }) => ({
      ...row,
      updatedAt: updated_at,
      design: JSON.parse(design) as object,
    })),
  };
}

/**
 * Removes what somebody has in the gallery. Of items from which others have made their own an empty row stays, without name and value,
 * so that those still say that they were made from something.
 */
export async function removeGalleryData(transaction: Transaction<Schema>, person: string): Promise<void> {
  const rated = await transaction.selectFrom('gallery_ratings').select('item').where('person', '=', person).execute();
  // Always in the same order, so that two processes never deadlock.
  for (const item of rated.map((row) => row.item).sort()) {
    await countRatings(transaction, item, () =>
      transaction.deleteFrom('gallery_ratings').where('item', '=', item).where('person', '=', person).execute(),
    );
  }
  await transaction.deleteFrom('designs').where('person', '=', person).execute();
  const own = await transaction.selectFrom('gallery_items').select('id').where('author', '=', person).execute();
  for (const { id } of own) {
    await transaction.deleteFrom('reports').where('item', '=', id).execute();
    await transaction.deleteFrom('gallery_ratings').where('item', '=', id).execute();
    const fork = await transaction
      .selectFrom('gallery_items')
      .select('id')
      .where('forked_from', '=', id)
      .where('author', '!=', person)
      .executeTakeFirst();
    if (fork === undefined) await transaction.deleteFrom('gallery_items').where('id', '=', id).execute();
    else {
      await transaction
        .updateTable('gallery_items')
        .set({
          name: '',
          search_name: '',
          description: '{}',
          value: null,
          design: null,
          withdrawn_at: 0,
          forked_from: null,
        })
        .where('id', '=', id)
        .execute();
    }
  }
}
