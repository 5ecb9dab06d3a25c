import type { ActiveBan } from '@paddock/protocol';
import type { Database } from '../storage/connect.ts';
import type { BanRow } from '../storage/schema.ts';
import { BANNED } from '../people/repository.ts';

/** Who may not play here, and until when. `people.banned` follows the bans of people. */
export class BanRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  listRows(): Promise<BanRow[]> {
    return this.#db.selectFrom('bans').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  }

  /** The same with who is meant. */
  async list(): Promise<ActiveBan[]> {
    const rows = await this.#db
      .selectFrom('bans')
      .leftJoin('people', 'people.id', 'bans.person')
      .select(['bans.id', 'bans.range', 'bans.until', 'bans.reason', 'bans.created_at'])
      .select(['people.id as person', 'people.nickname', 'people.claimed'])
      .orderBy('bans.created_at', 'desc')
      .orderBy('bans.id')
      .execute();
    return rows.map(({ id, range, until, reason, created_at, person, nickname, claimed }) => ({
      id,
      person: person === null ? null : { id: person, nickname: nickname!, claimed: claimed !== null },
      range,
      until,
      reason,
      createdAt: created_at,
    }));
  }

  /** Replaces the bans of a person by these. False if there is no such person, or they have deleted their account. */
  async banPerson(person: string, bans: readonly BanRow[]): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('people')
        .set({ banned: bans.length > 0 ? BANNED : 0 })
        .where('id', '=', person)
        .where('banned', 'in', [0, BANNED])
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await transaction.deleteFrom('bans').where('person', '=', person).execute();
      if (bans.length > 0) await transaction.insertInto('bans').values(bans).execute();
      return true;
    });
  }

  async add(ban: BanRow): Promise<void> {
    await this.#db.insertInto('bans').values(ban).execute();
  }

  /** Removes a ban; a person whose own ban it was may come in again. Returns what was removed. */
  async remove(id: string): Promise<BanRow | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const removed = await transaction.deleteFrom('bans').where('id', '=', id).returningAll().executeTakeFirst();
      if (removed !== undefined && removed.person !== null && removed.range === null) {
        await transaction
          .updateTable('people')
          .set({ banned: 0 })
          .where('id', '=', removed.person)
          .where('banned', '=', BANNED)
          .execute();
      }
      return removed;
    });
  }

  /** The addresses from which a person's sessions were last used. */
  async addressesOf(person: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select('address')
      .distinct()
      .where('person', '=', person)
      .where('address', 'is not', null)
      .execute();
    return rows.map(({ address }) => address!);
  }
}
