import type { TokenScope } from '@paddock/protocol';
import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { PeopleRow, TokenRow as StoredToken } from '../database/schema.ts';

export type PersonRow = Pick<PeopleRow, 'id' | 'nickname' | 'claimed' | 'password'> & { readonly banned: number };

type TokenRow = Selectable<StoredToken>;

const COLUMNS = ['id', 'nickname', 'claimed', 'password', 'banned'] as const;

/** What `banned` says of people: shut out by whoever runs the server, or gone for good as they wished. */
export const SHUT_OUT = 1;
export const FORGOTTEN = 2;

/** A nickname that is kept for somebody from now on. */
export type Claim = Pick<PeopleRow, 'nickname'> & { readonly claimed: string };

export class PeopleRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(person: { id: string; nickname: string; created_at: number }): Promise<void> {
    await this.#db
      .insertInto('people')
      .values({ ...person, claimed: null, password: null, sessions_since: null })
      .execute();
  }

  byId(id: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  byClaim(claimed: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').select(COLUMNS).where('claimed', '=', claimed).executeTakeFirst();
  }

  /** Whether somebody who may come has this nickname, claimed or not. */
  async isKnown(nickname: string): Promise<boolean> {
    const query = this.#db.selectFrom('people').select('id').where('nickname', '=', nickname).where('banned', '=', 0);
    return (await query.limit(1).executeTakeFirst()) !== undefined;
  }

  /** Who of these people has one of these nicknames. */
  async named(nicknames: readonly string[], among: readonly string[]): Promise<string[]> {
    const query = this.#db.selectFrom('people').select('id').where('nickname', 'in', nicknames);
    return (await query.where('id', 'in', among).execute()).map(({ id }) => id);
  }

  async rename(id: string, nickname: string): Promise<void> {
    await this.#db.updateTable('people').set({ nickname }).where('id', '=', id).execute();
  }

  /** Fails on the unique claim when somebody else has it. */
  async claim(id: string, claim: Claim, password: string): Promise<void> {
    await this.#db
      .updateTable('people')
      .set({ ...claim, password })
      .where('id', '=', id)
      .execute();
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.#db.updateTable('people').set({ password }).where('id', '=', id).execute();
  }

  async addToken(token: TokenRow): Promise<void> {
    await this.#db.insertInto('tokens').values(token).execute();
  }

  tokensOf(person: string): Promise<Pick<TokenRow, 'label' | 'scope' | 'created_at'>[]> {
    return this.#db
      .selectFrom('tokens')
      .select(['label', 'scope', 'created_at'])
      .where('person', '=', person)
      .orderBy('created_at')
      .execute();
  }

  async removeTokens(person: string, label: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('tokens')
      .where('person', '=', person)
      .where('label', '=', label)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  byToken(digest: string): Promise<(Pick<PersonRow, 'id' | 'banned'> & { scope: TokenScope }) | undefined> {
    return this.#db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['people.id', 'people.banned', 'tokens.scope'])
      .where('tokens.digest', '=', digest)
      .executeTakeFirst();
  }
}
