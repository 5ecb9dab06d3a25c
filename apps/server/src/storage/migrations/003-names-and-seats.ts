import { type Kysely, sql } from 'kysely';
import { foldName } from '../../nicknames/fold-name.ts';
import { uniqueName } from '../../nicknames/unique-name.ts';

interface People {
  people: {
    id: string;
    nickname: string;
    claimed: string | null;
    folded: string;
    renamed_from: string | null;
    created_at: number;
  };
}

/** Folded nicknames, seats kept for one person, people removed from tables, when people were last seen, and why races are not rated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const big = sql`bigint`;
  await db.schema
    .alterTable('people')
    .addColumn('folded', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('people').addColumn('renamed_from', text).execute();
  await db.schema.createIndex('people_folded').on('people').column('folded').execute();
  await foldNames(db);
  await db.schema.alterTable('seats').addColumn('kept_for', text).execute();
  await db.schema
    .createIndex('seats_kept_for')
    .on('seats')
    .column('kept_for')
    .where(sql.ref('kept_for'), 'is not', null)
    .execute();
  await db.schema
    .createTable('removals')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('removals_key', ['table_id', 'person'])
    .execute();
  await db.schema
    .createTable('last_seen')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('person', text, (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addPrimaryKeyConstraint('last_seen_key', ['table_id', 'person'])
    .execute();
  await db.schema.alterTable('results').addColumn('unrated', text).execute();
  // Until now every race with two people was rated.
  await sql`update results set unrated = case
    when person is null then 'bot'
    when (select count(*) from results as others where others.table_id = results.table_id and others.person is not null) < 2 then 'one-person'
  end`.execute(db);
}

/**
 * Folds all nicknames. Of claimed ones that look alike the older keeps its name: the others, and whoever has not claimed
 * the name, get a number behind theirs. They stay claimed, and their owners can still come back with the name they had.
 */
async function foldNames(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<People>;
  const people = await db
    .selectFrom('people')
    .select(['id', 'nickname', 'claimed'])
    .orderBy(sql`case when claimed is null then 1 else 0 end`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  // Old and new keys must not meet on the unique column while they are exchanged.
  await db
    .updateTable('people')
    .set({ claimed: sql`'#' || id` })
    .where('claimed', 'is not', null)
    .execute();
  const taken = new Set<string>();
  for (const { id, nickname, claimed } of people) {
    const name = uniqueName(nickname, taken);
    const folded = foldName(name);
    // Only claimed names are out of reach for others; numbers are given once.
    if (claimed !== null || name !== nickname) taken.add(folded);
    await db
      .updateTable('people')
      .set({
        nickname: name,
        folded,
        claimed: claimed === null ? null : folded,
        renamed_from: name === nickname ? null : nickname,
      })
      .where('id', '=', id)
      .execute();
  }
}
