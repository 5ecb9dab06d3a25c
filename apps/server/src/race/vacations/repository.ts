import type { Database } from '../../storage/connect.ts';
import type { VacationRow } from '../../storage/schema.ts';

/** When people were and are on vacation, in the time of the service clock. */
export class VacationRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The vacations of these people that end after a time, the earliest first. */
  async list(people: readonly string[], endingAfter: number): Promise<VacationRow[]> {
    if (people.length === 0) return [];
    return this.#db
      .selectFrom('vacations')
      .selectAll()
      .where('person', 'in', people)
      .where('until_at', '>', endingAfter)
      .orderBy('from_at')
      .execute();
  }

  async add(vacation: VacationRow): Promise<void> {
    await this.#db.insertInto('vacations').values(vacation).execute();
  }

  /** Ends the vacation of a person now. */
  async end(person: string, now: number): Promise<void> {
    await this.#db
      .updateTable('vacations')
      .set({ until_at: now })
      .where('person', '=', person)
      .where('until_at', '>', now)
      .execute();
  }
}
