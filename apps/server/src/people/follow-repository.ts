import type { Selectable } from 'kysely';
import type { Database } from '../storage/connect.ts';
import type { PeopleRow } from '../storage/schema.ts';

/** Who follows whom, and who allows it. */
export class FollowRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async allowsFollowers(person: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('people')
      .select('allows_followers')
      .where('id', '=', person)
      .executeTakeFirst();
    return row?.allows_followers === 1;
  }

  /** Somebody who allows no followers loses those they have. */
  async setAllowsFollowers(person: string, allowed: boolean): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('people')
        .set({ allows_followers: allowed ? 1 : 0 })
        .where('id', '=', person)
        .execute();
      if (!allowed) await transaction.deleteFrom('follows').where('followed', '=', person).execute();
    });
  }

  async follow(person: string, followed: string, now: number): Promise<void> {
    await this.#db
      .insertInto('follows')
      .values({ person, followed, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unfollow(person: string, followed: string): Promise<void> {
    await this.#db.deleteFrom('follows').where('person', '=', person).where('followed', '=', followed).execute();
  }

  /** Whom a person follows, the latest first. Those who are banned or deleted are left out. */
  listFollowed(person: string): Promise<Selectable<Pick<PeopleRow, 'id' | 'nickname' | 'claimed' | 'bot_owner'>>[]> {
    return this.#db
      .selectFrom('follows')
      .innerJoin('people', 'people.id', 'follows.followed')
      .select(['people.id', 'people.nickname', 'people.claimed', 'people.bot_owner'])
      .where('follows.person', '=', person)
      .where('people.banned', '=', 0)
      .orderBy('follows.created_at', 'desc')
      .execute();
  }

  async countFollowers(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('follows')
      .select((row) => row.fn.countAll<number | bigint | string>().as('count'))
      .where('followed', '=', person)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
