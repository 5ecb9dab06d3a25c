import type { Database } from '../storage/connect.ts';
import type { SignInFailureRow } from '../storage/schema.ts';

type Failures = Pick<SignInFailureRow, 'failures' | 'last_at'>;

/** Wrong passwords per account and source. */
export class SignInFailureRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  find(person: string, source: string): Promise<Failures | undefined> {
    return this.#db
      .selectFrom('sign_in_failures')
      .select(['failures', 'last_at'])
      .where('person', '=', person)
      .where('source', '=', source)
      .executeTakeFirst();
  }

  /** Counts one more failure, unless somebody else has counted one since `before` was read: then false. */
  async count(person: string, source: string, before: Failures | undefined, at: number): Promise<boolean> {
    if (before === undefined) {
      const { numInsertedOrUpdatedRows } = await this.#db
        .insertInto('sign_in_failures')
        .values({ person, source, failures: 1, last_at: at })
        .onConflict((conflict) => conflict.columns(['person', 'source']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    }
    const { numUpdatedRows } = await this.#db
      .updateTable('sign_in_failures')
      .set({ failures: before.failures + 1, last_at: at })
      .where('person', '=', person)
      .where('source', '=', source)
      .where('failures', '=', before.failures)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async clear(person: string, source: string): Promise<void> {
    await this.#db.deleteFrom('sign_in_failures').where('person', '=', person).where('source', '=', source).execute();
  }

  async removeOlderThan(at: number): Promise<void> {
    await this.#db.deleteFrom('sign_in_failures').where('last_at', '<', at).execute();
  }
}
