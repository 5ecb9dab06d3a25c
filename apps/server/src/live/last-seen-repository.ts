import type { Database } from '../storage/connect.ts';
import type { Attendance } from './presence-repository.ts';

/** When people who sit at tables stopped looking at them. */
export class LastSeenRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Records people who left a table, but not spectators. */
  async record(left: readonly Attendance[], at: number): Promise<void> {
    for (const [table, person] of left) {
      await this.#db
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
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ at }))
        .execute();
    }
  }

  /** When people were last seen at these tables. Where a process died, its people count as seen until its rows expire. */
  async findLastSeen(tables: readonly string[]): Promise<[table: string, person: string, at: number][]> {
    if (tables.length === 0) return [];
    const left = await this.#db
      .selectFrom('last_seen')
      .select(['table_id', 'person', 'at'])
      .where('table_id', 'in', tables)
      .execute();
    const looked = await this.#db
      .selectFrom('presence')
      .select(['table_id', 'person', 'until as at'])
      .where('table_id', 'in', tables)
      .execute();
    return [...left, ...looked].map(({ table_id, person, at }) => [table_id, person, at]);
  }
}
