import type { TokenScope } from '@paddock/protocol';
import { type Selectable, sql } from 'kysely';
import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';
import type { PeopleRow, TokenRow as StoredToken } from '../storage/schema.ts';
import { foldName } from '../nicknames/fold-name.ts';
import { changeNames, claimName, isClaimedByOther, renameEverywhere } from './name-repository.ts';

export type PersonRow = Pick<PeopleRow, 'id' | 'nickname' | 'claimed' | 'password' | 'renamed_from'> & {
  readonly banned: number;
  readonly bot_owner: string | null;
  readonly renamed_by_admin: number;
};

type TokenRow = Selectable<StoredToken>;

const COLUMNS = [
  'id',
  'nickname',
  'claimed',
  'password',
  'banned',
  'renamed_from',
  'renamed_by_admin',
  'bot_owner',
] as const;
/** How many people are tried when somebody signs in with a nickname they had before. */
const MAX_FORMER_NAME_MATCHES = 5;

/** Values of the column `banned`: banned by the admin, or deleted by the person themselves. */
export const BANNED = 1;
export const DELETED = 2;

export class PeopleRepository {
  readonly #db: Database;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database) {
    this.#db = db;
  }

  /** False if somebody has claimed a nickname that looks like this one. */
  async add(person: { id: string; nickname: string; created_at: number }): Promise<boolean> {
    const row = {
      ...person,
      folded: foldName(person.nickname),
      claimed: null,
      password: null,
      renamed_from: null,
      sessions_since: null,
    };
    return changeNames(this.#db, async (transaction) => {
      if (await isClaimedByOther(transaction, person.nickname, null)) return false;
      await transaction.insertInto('people').values(row).execute();
      return true;
    });
  }

  async findById(id: string): Promise<PersonRow | undefined> {
    const query = this.#compiled.get('person', [id], () =>
      this.#db.selectFrom('people').select(COLUMNS).where('id', '=', id),
    );
    return (await this.#db.executeQuery(query)).rows[0];
  }

  findByClaimedName(claimed: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').select(COLUMNS).where('claimed', '=', claimed).executeTakeFirst();
  }

  /** People whose claimed name begins with these letters, in the order of their names, but not those who are blocked, in either direction. */
  searchByClaimedName(start: string, seeker: string, limit: number): Promise<PersonRow[]> {
    return this.#db
      .selectFrom('people')
      .select(COLUMNS)
      .where(sql<boolean>`claimed like ${`${start.replaceAll(/[%_!]/g, '!$&')}%`} escape '!'`)
      .where('banned', '=', 0)
      .where('id', 'not in', (blocks) => blocks.selectFrom('blocks').select('blocked').where('person', '=', seeker))
      .where('id', 'not in', (blocks) => blocks.selectFrom('blocks').select('person').where('blocked', '=', seeker))
      .orderBy('claimed')
      .limit(limit)
      .execute();
  }

  /** Those who had a claimed nickname, in this spelling, until the server gave them another one. */
  findByFormerName(nickname: string): Promise<PersonRow[]> {
    return this.#db
      .selectFrom('people')
      .select(COLUMNS)
      .where('renamed_from', '=', nickname)
      .where('claimed', 'is not', null)
      .limit(MAX_FORMER_NAME_MATCHES)
      .execute();
  }

  /** Whether somebody who is not banned has this nickname, claimed or not. */
  async isNicknameInUse(nickname: string): Promise<boolean> {
    const query = this.#db.selectFrom('people').select('id').where('nickname', '=', nickname).where('banned', '=', 0);
    return (await query.limit(1).executeTakeFirst()) !== undefined;
  }

  /** Who of these people has one of these nicknames. */
  async filterByNickname(nicknames: readonly string[], among: readonly string[]): Promise<string[]> {
    const query = this.#db.selectFrom('people').select('id').where('nickname', 'in', nicknames);
    return (await query.where('id', 'in', among).execute()).map(({ id }) => id);
  }

  /** False if somebody else has claimed a nickname that looks like this one. */
  async rename(id: string, nickname: string): Promise<boolean> {
    return changeNames(this.#db, async (transaction) => {
      if (await isClaimedByOther(transaction, nickname, id)) return false;
      const set = { nickname, folded: foldName(nickname), renamed_from: null, renamed_by_admin: 0 };
      await transaction.updateTable('people').set(set).where('id', '=', id).execute();
      return true;
    });
  }

  /**
   * Gives a person another nickname, here and at all their tables; a claimed one stays claimed. Returns the tables that are
   * not over where names look different then.
   */
  async renameByAdmin(id: string, nickname: string): Promise<readonly string[] | 'unknown' | 'taken'> {
    return changeNames(this.#db, async (transaction) => {
      const row = await transaction
        .selectFrom('people')
        .select(['nickname', 'claimed'])
        .where('id', '=', id)
        .where('banned', '!=', DELETED)
        .executeTakeFirst();
      if (row === undefined) return 'unknown';
      if (await isClaimedByOther(transaction, nickname, id)) return 'taken';
      const folded = foldName(nickname);
      const others = transaction.selectFrom('people').select('id').where('folded', '=', folded).where('id', '!=', id);
      // A claim would rename the others who have it.
      if (row.claimed !== null && (await others.executeTakeFirst()) !== undefined) return 'taken';
      const changedTables = row.nickname === nickname ? {} : { renamed_from: row.nickname, renamed_by_admin: 1 };
      const claimed = row.claimed === null ? null : folded;
      return renameEverywhere(transaction, id, { nickname, folded, claimed, ...changedTables });
    });
  }

  /** Returns the tables where names change; `null` if somebody else has claimed a name that looks alike. */
  async claim(id: string, nickname: string, password: string): Promise<readonly string[] | null> {
    return changeNames(this.#db, async (transaction) => {
      const tables = await claimName(transaction, id, nickname);
      if (tables !== null) await transaction.updateTable('people').set({ password }).where('id', '=', id).execute();
      return tables;
    });
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.#db.updateTable('people').set({ password }).where('id', '=', id).execute();
  }

  async addToken(token: TokenRow): Promise<void> {
    await this.#db.insertInto('tokens').values(token).execute();
  }

  listTokens(person: string): Promise<Pick<TokenRow, 'label' | 'scope' | 'created_at'>[]> {
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

  /** A BOT account is banned with the person it belongs to. */
  findByTokenDigest(
    digest: string,
  ): Promise<(Pick<PersonRow, 'id' | 'banned' | 'bot_owner'> & { scope: TokenScope }) | undefined> {
    return this.#db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .leftJoin('people as owners', 'owners.id', 'people.bot_owner')
      .select(['people.id', 'people.bot_owner', 'tokens.scope'])
      .select(sql<number>`people.banned + coalesce(owners.banned, 0)`.as('banned'))
      .where('tokens.digest', '=', digest)
      .executeTakeFirst();
  }
}
