import type { Database } from '../database/connect.ts';
import type { PasskeyRow } from '../database/schema.ts';
import type { Claim } from './people.ts';

export class PasskeyRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  byId(id: string): Promise<PasskeyRow | undefined> {
    return this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  }

  of(person: string): Promise<PasskeyRow[]> {
    return this.#db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created_at').execute();
  }

  /** Together with the claim, if there is one: nobody has a nickname and no way back to it. */
  async add(passkey: PasskeyRow, claim: Claim | null): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      if (claim !== null) {
        await transaction.updateTable('people').set(claim).where('id', '=', passkey.person).execute();
      }
      await transaction.insertInto('passkeys').values(passkey).execute();
    });
  }

  /** False if it was used meanwhile: of two that show the same count, one is a copy. */
  async count(id: string, before: number, after: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('passkeys')
      .set({ counter: after })
      .where('id', '=', id)
      .where('counter', '=', before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('id', '=', id).execute();
  }
}
