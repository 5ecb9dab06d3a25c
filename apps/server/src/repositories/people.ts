import type { Database } from '../database/connect.ts';
import type { PeopleRow } from '../database/schema.ts';

export type PersonRow = Pick<PeopleRow, 'id' | 'nickname' | 'claimed' | 'password'> & { readonly banned: number };

const COLUMNS = ['id', 'nickname', 'claimed', 'password', 'banned'] as const;

export class PeopleRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(person: { id: string; nickname: string; created_at: number }): Promise<void> {
    await this.#db
      .insertInto('people')
      .values({ ...person, claimed: null, password: null })
      .execute();
  }

  byId(id: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  byClaim(claimed: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').select(COLUMNS).where('claimed', '=', claimed).executeTakeFirst();
  }

  async rename(id: string, nickname: string): Promise<void> {
    await this.#db.updateTable('people').set({ nickname }).where('id', '=', id).execute();
  }

  /** Fails on the unique claim when somebody else has it. */
  async claim(id: string, nickname: string, claimed: string, password: string): Promise<void> {
    await this.#db.updateTable('people').set({ nickname, claimed, password }).where('id', '=', id).execute();
  }

  async addToken(token: { digest: string; person: string; label: string; created_at: number }): Promise<void> {
    await this.#db.insertInto('tokens').values(token).execute();
  }

  async byToken(digest: string): Promise<PersonRow | undefined> {
    return this.#db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(COLUMNS.map((column) => `people.${column}` as const))
      .where('tokens.digest', '=', digest)
      .executeTakeFirst();
  }
}
