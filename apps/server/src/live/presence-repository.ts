import type { Database } from '../storage/connect.ts';
import { splitIntoBatches } from '../storage/batches.ts';

export type Attendance = readonly [table: string, person: string];

/** Who looks at which table in the processes at this database. Each of them writes its own rows, and again before they expire. */
export class PresenceRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(process: string, who: readonly Attendance[], until: number): Promise<void> {
    for (const some of splitIntoBatches(who)) {
      await this.#db
        .insertInto('presence')
        .values(some.map(([table_id, person]) => ({ table_id, person, process, until })))
        .onConflict((conflict) => conflict.columns(['table_id', 'person', 'process']).doUpdateSet({ until }))
        .execute();
    }
  }

  async remove(process: string, who: readonly Attendance[]): Promise<void> {
    if (who.length === 0) return;
    await this.#db
      .deleteFrom('presence')
      .where('process', '=', process)
      .where((row) => row.or(who.map(([table_id, person]) => row.and({ table_id, person }))))
      .execute();
  }

  /** Removes all rows of a process that stops. */
  async removeProcess(process: string): Promise<void> {
    await this.#db.deleteFrom('presence').where('process', '=', process).execute();
  }

  /** Removes expired rows of dead processes. Returns who they were of, and until when. */
  async removeExpired(now: number): Promise<{ readonly who: Attendance; readonly until: number }[]> {
    const rows = await this.#db
      .deleteFrom('presence')
      .where('until', '<=', now)
      .returning(['table_id', 'person', 'until'])
      .execute();
    return rows.map(({ table_id, person, until }) => ({ who: [table_id, person], until }));
  }

  /** Where these people are. */
  async listOf(people: readonly string[], now: number): Promise<Attendance[]> {
    if (people.length === 0) return [];
    const rows = await this.#db
      .selectFrom('presence')
      .select(['table_id', 'person'])
      .where('person', 'in', people)
      .where('until', '>', now)
      .execute();
    return rows.map(({ table_id, person }) => [table_id, person] as const);
  }

  async list(tables: readonly string[], now: number): Promise<Attendance[]> {
    if (tables.length === 0) return [];
    const rows = await this.#db
      .selectFrom('presence')
      .select(['table_id', 'person'])
      .where('table_id', 'in', tables)
      .where('until', '>', now)
      .execute();
    return rows.map(({ table_id, person }) => [table_id, person] as const);
  }
}
