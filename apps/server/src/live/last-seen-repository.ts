import type { CompiledQuery } from 'kysely';
import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';
import { executeTogether } from '../storage/sqlite.ts';
import type { Attendance } from './presence-repository.ts';

interface LastSeenRow {
  readonly table_id: string;
  readonly person: string;
  readonly at: number;
}

/** When people who sit at tables stopped looking at them. */
export class LastSeenRepository {
  readonly #db: Database;
  readonly #isShared: boolean;
  readonly #compiled = new CompiledQueries();

  /** `isShared`: other processes use the database as well, and write there who looks at which table. */
  constructor(db: Database, isShared = true) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /** Records people who left a table, but not spectators. */
  async record(left: readonly Attendance[], at: number): Promise<void> {
    const queries = left.map(([table, person]) => this.#recordOne(table, person, at));
    if (queries.length === 0 || (await executeTogether(this.#db, queries))) return;
    for (const query of queries) await this.#db.executeQuery(query);
  }

  #recordOne(table: string, person: string, at: number): CompiledQuery {
    return this.#compiled.get('record', [person, at, table, person, 1, at], () =>
      this.#db
        .insertInto('last_seen')
        .columns(['table_id', 'person', 'at'])
        .expression((seats) =>
          seats
            .selectFrom('seats')
            .select((seat) => ['seats.table_id', seat.val(person).as('person'), seat.val(at).as('at')])
            .where('seats.table_id', '=', table)
            .where('seats.person', '=', person)
            .limit(1),
        )
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ at })),
    );
  }

  /** When people were last seen at these tables. Where a process died, its people count as seen until its rows expire. */
  async findLastSeen(tables: readonly string[]): Promise<[table: string, person: string, at: number][]> {
    if (tables.length === 0) return [];
    const query = this.#compiled.get(String(tables.length), tables, () =>
      this.#db.selectFrom('last_seen').select(['table_id', 'person', 'at']).where('table_id', 'in', tables),
    );
    const left = (await this.#db.executeQuery(query)).rows;
    const looked = this.#isShared ? await this.#listPresent(tables) : [];
    return [...left, ...looked].map(({ table_id, person, at }) => [table_id, person, at]);
  }

  #listPresent(tables: readonly string[]): Promise<readonly LastSeenRow[]> {
    return this.#db
      .selectFrom('presence')
      .select(['table_id', 'person', 'until as at'])
      .where('table_id', 'in', tables)
      .execute();
  }
}
