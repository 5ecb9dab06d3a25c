import type { Database } from '../storage/connect.ts';
import type { PasskeyRow } from '../storage/schema.ts';
import { changeNames, claimName } from './name-repository.ts';

export class PasskeyRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  findById(id: string): Promise<PasskeyRow | undefined> {
    return this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  }

  listFor(person: string): Promise<PasskeyRow[]> {
    return this.#db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created_at').execute();
  }

  async add(passkey: PasskeyRow): Promise<void> {
    await this.#db.insertInto('passkeys').values(passkey).execute();
  }

  /**
   * Claims the nickname together with its first passkey, so that nobody has a claimed nickname without a way to sign in.
   * Returns the tables where names change; `null` if somebody else has claimed a name that looks alike.
   */
  async addWithClaim(passkey: PasskeyRow, nickname: string): Promise<readonly string[] | null> {
    return changeNames(this.#db, async (transaction) => {
      const tables = await claimName(transaction, passkey.person, nickname);
      if (tables !== null) await transaction.insertInto('passkeys').values(passkey).execute();
      return tables;
    });
  }

  /** False if the counter has changed meanwhile: of two passkeys with the same counter, one is a copy. */
  async updateCounter(id: string, before: number, after: number): Promise<boolean> {
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
