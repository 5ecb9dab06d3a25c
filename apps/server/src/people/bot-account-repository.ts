import type { BotAccount } from '@paddock/protocol';
import { foldName } from '../nicknames/fold-name.ts';
import type { Database } from '../storage/connect.ts';
import { changeNames } from './name-repository.ts';

/** BOT accounts: rows of people with an owner. They have tokens and no other way to sign in. */
export class BotAccountRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds an account with a claimed nickname. Refuses a nickname that anybody uses, claimed or not, and more than `max` accounts. */
  async add(owner: string, bot: BotAccount, max: number): Promise<'added' | 'taken' | 'too-many'> {
    const folded = foldName(bot.nickname);
    return changeNames(this.#db, async (transaction) => {
      const owned = await transaction
        .selectFrom('people')
        .select('id')
        .where('bot_owner', '=', owner)
        .where('banned', '=', 0)
        .execute();
      if (owned.length >= max) return 'too-many';
      const namesake = await transaction
        .selectFrom('people')
        .select('id')
        .where('folded', '=', folded)
        .executeTakeFirst();
      if (namesake !== undefined) return 'taken';
      await transaction
        .insertInto('people')
        .values({
          id: bot.id,
          nickname: bot.nickname,
          folded,
          claimed: folded,
          password: null,
          renamed_from: null,
          sessions_since: null,
          bot_owner: owner,
          created_at: bot.createdAt,
        })
        .execute();
      return 'added';
    });
  }

  list(owner: string): Promise<BotAccount[]> {
    return this.#db
      .selectFrom('people')
      .select(['id', 'nickname', 'created_at as createdAt'])
      .where('bot_owner', '=', owner)
      .where('banned', '=', 0)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async isOwnedBy(bot: string, owner: string): Promise<boolean> {
    return (await this.list(owner)).some(({ id }) => id === bot);
  }
}
