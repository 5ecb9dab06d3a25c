import type { GalleryOrder } from '@paddock/protocol';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../storage/connect.ts';
import { countRatings } from '../storage/gallery-ratings.ts';
import type { GalleryItemRow } from '../storage/schema.ts';

/** The columns that lists show. */
const LIST_COLUMNS = [
  'items.id',
  'items.entry',
  'items.version',
  'items.is_latest',
  'items.game',
  'items.option',
  'items.name',
  'items.author',
  'items.published_at',
  'items.withdrawn_at',
  'items.hidden',
  'items.forked_from',
  'items.description',
  'items.balance',
  'items.balance_turns',
  'items.rating_count',
  'items.rating_total',
  'items.score',
  'items.races',
  'people.nickname',
  'people.claimed',
  'people.banned',
] as const;

type ListedColumn =
  | 'id'
  | 'entry'
  | 'version'
  | 'is_latest'
  | 'game'
  | 'option'
  | 'name'
  | 'author'
  | 'published_at'
  | 'withdrawn_at'
  | 'hidden'
  | 'forked_from'
  | 'description'
  | 'balance'
  | 'balance_turns'
  | 'rating_count'
  | 'rating_total'
  | 'score'
  | 'races';

/** An item with its author, without value and design. */
export interface ListedItem extends Pick<Selectable<GalleryItemRow>, ListedColumn> {
  readonly nickname: string;
  readonly claimed: string | null;
  readonly banned: number;
}

/** What to list: the key and the id of the last item of the page before are `after`. */
export interface ItemFilter {
  readonly game: string | null;
  readonly name: string | null;
  readonly author: string | null;
  readonly order: GalleryOrder;
  readonly after: readonly [key: number, id: string] | null;
  /** Items of people who have blocked the viewer, or whom the viewer has blocked, are left out. */
  readonly viewer: string | null;
}

interface ItemOrder {
  readonly column: 'published_at' | 'score' | 'races' | 'balance_turns';
  readonly direction: 'asc' | 'desc';
}

export const ITEM_ORDERS: Readonly<Record<GalleryOrder, ItemOrder>> = {
  newest: { column: 'published_at', direction: 'desc' },
  best: { column: 'score', direction: 'desc' },
  raced: { column: 'races', direction: 'desc' },
  shortest: { column: 'balance_turns', direction: 'asc' },
  longest: { column: 'balance_turns', direction: 'desc' },
};

export class GalleryRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds an item. A version after the first replaces the latest one. False if its id or its version is taken. */
  async add(item: Insertable<GalleryItemRow>): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('gallery_items')
        .values(item)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return false;
      await transaction
        .updateTable('gallery_items')
        .set({ is_latest: 0 })
        .where('entry', '=', item.entry)
        .where('version', '<', item.version)
        .execute();
      return true;
    });
  }

  async find(id: string): Promise<ListedItem | null> {
    return (await this.findAll([id])).get(id) ?? null;
  }

  async findAll(ids: readonly string[]): Promise<Map<string, ListedItem>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#selectListed().where('items.id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  async findContent(id: string): Promise<Pick<Selectable<GalleryItemRow>, 'value' | 'design'> | null> {
    const row = await this.#db
      .selectFrom('gallery_items')
      .select(['value', 'design'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  list({ game, name, author, order, after, viewer }: ItemFilter, limit: number): Promise<ListedItem[]> {
    const { column, direction } = ITEM_ORDERS[order];
    const key = `items.${column}` as const;
    let query = this.#selectListed()
      .where('items.is_latest', '=', 1)
      .where('items.withdrawn_at', 'is', null)
      .where('items.hidden', '=', 0)
      .where('people.banned', '=', 0)
      .orderBy(key, direction)
      .orderBy('items.id', direction)
      .limit(limit);
    // Items are in these orders once they are measured.
    if (column === 'balance_turns') query = query.where(key, 'is not', null);
    if (game !== null) query = query.where('items.game', '=', game);
    if (author !== null) query = query.where('items.author', '=', author);
    if (name !== null) query = query.where('items.search_name', 'like', `%${name}%`);
    if (after !== null) {
      const [last, id] = after;
      const past = direction === 'asc' ? '>' : '<';
      query = query.where((item) =>
        item.or([item(key, past, last), item.and([item(key, '=', last), item('items.id', past, id)])]),
      );
    }
    if (viewer !== null) {
      query = query
        .where('items.author', 'not in', (blocks) =>
          blocks.selectFrom('blocks').select('blocked').where('person', '=', viewer),
        )
        .where('items.author', 'not in', (blocks) =>
          blocks.selectFrom('blocks').select('blocks.person').where('blocked', '=', viewer),
        );
    }
    return query.execute();
  }

  /** All versions of an item, the latest first. */
  listVersions(entry: string): Promise<ListedItem[]> {
    return this.#selectListed().where('items.entry', '=', entry).orderBy('items.version', 'desc').execute();
  }

  async countForks(id: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('gallery_items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('forked_from', '=', id)
      .where('is_latest', '=', 1)
      .where('withdrawn_at', 'is', null)
      .where('hidden', '=', 0)
      .executeTakeFirstOrThrow();
    return count;
  }

  async countBy(author: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('gallery_items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('author', '=', author)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Withdraws all versions of an item, or shows them again (`null`). */
  async setWithdrawn(entry: string, at: number | null): Promise<void> {
    await this.#db.updateTable('gallery_items').set({ withdrawn_at: at }).where('entry', '=', entry).execute();
  }

  /** Hides all versions of an item, or shows them again. */
  async setHidden(entry: string, hidden: boolean): Promise<void> {
    await this.#db
      .updateTable('gallery_items')
      .set({ hidden: hidden ? 1 : 0 })
      .where('entry', '=', entry)
      .execute();
  }

  /** What the admin has hidden, the latest first. */
  listHidden(limit: number): Promise<ListedItem[]> {
    return this.#selectListed()
      .where('items.hidden', '=', 1)
      .where('items.is_latest', '=', 1)
      .orderBy('items.published_at', 'desc')
      .limit(limit)
      .execute();
  }

  async findStars(item: string, person: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('gallery_ratings')
      .select('stars')
      .where('item', '=', item)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.stars ?? null;
  }

  /** Sets what a person thinks of an item, or removes it (`null`). */
  async rate(item: string, person: string, stars: number | null, at: number): Promise<void> {
    await this.#db.transaction().execute((transaction) =>
      countRatings(transaction, item, () =>
        stars === null
          ? transaction.deleteFrom('gallery_ratings').where('item', '=', item).where('person', '=', person).execute()
          : transaction
              .insertInto('gallery_ratings')
              .values({ item, person, stars, at })
              .onConflict((conflict) => conflict.columns(['item', 'person']).doUpdateSet({ stars, at }))
              .execute(),
      ),
    );
  }

  /** Counts a finished race for the items that its options contain, if a person took part in it. */
  async countRace(table: string): Promise<void> {
    await this.#db
      .updateTable('gallery_items')
      .set((row) => ({ races: row('races', '+', 1) }))
      .where('id', 'in', (data) => data.selectFrom('table_data').select('hash').where('table_id', '=', table))
      .where((item) =>
        item.exists(
          item
            .selectFrom('results')
            .select('results.seat')
            .where('results.table_id', '=', table)
            .where('results.person', 'is not', null),
        ),
      )
      .execute();
  }

  #selectListed() {
    return this.#db
      .selectFrom('gallery_items as items')
      .innerJoin('people', 'people.id', 'items.author')
      .select(LIST_COLUMNS);
  }
}
