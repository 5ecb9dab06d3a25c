import type { Database } from '../storage/connect.ts';
import type { RecoveryCodeRow } from '../storage/schema.ts';

/** The unused recovery codes of people, as digests. */
export class RecoveryCodeRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Replaces all codes of a person. */
  async replace(person: string, codes: readonly RecoveryCodeRow[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('recovery_codes').where('person', '=', person).execute();
      await transaction.insertInto('recovery_codes').values(codes).execute();
    });
  }

  /** Removes a code. False if there is none, or another request has just used it. */
  async use(person: string, digest: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('recovery_codes')
      .where('digest', '=', digest)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  listFor(person: string): Promise<Pick<RecoveryCodeRow, 'created_at'>[]> {
    return this.#db.selectFrom('recovery_codes').select('created_at').where('person', '=', person).execute();
  }
}
