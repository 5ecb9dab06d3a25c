import { type Kysely, sql } from 'kysely';

/**
 * Entries of SQLite as they arrive, one after the other, which is much cheaper than in the order of their key. They are moved to
 * `entries` many at a time. `all_entries` reads both. PostgreSQL has the table as well, and leaves it empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql`text`;
  const big = sql`bigint`;
  await db.schema
    .createTable('new_entries')
    .addColumn('table_id', text, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('actor', 'integer', (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('at', big, (column) => column.notNull())
    .addColumn('key', text)
    .execute();
  const columns = sql`table_id, number, actor, body, at, key`;
  await sql`create view all_entries as select ${columns} from entries union all select ${columns} from new_entries`.execute(
    db,
  );
}
