import type { AdminAction } from '@paddock/protocol';
import type { Database } from '../storage/connect.ts';
import type { AdminActionRow } from '../storage/schema.ts';

/** What the admin did, the latest of it. */
export class ActionLogRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds an action and removes the oldest beyond `limit`. */
  async add(action: AdminActionRow, limit: number): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('admin_actions').values(action).execute();
      const kept = transaction
        .selectFrom('admin_actions')
        .select('id')
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit);
      await transaction.deleteFrom('admin_actions').where('id', 'not in', kept).execute();
    });
  }

  /** The latest first. */
  async list(limit: number): Promise<AdminAction[]> {
    const rows = await this.#db
      .selectFrom('admin_actions')
      .leftJoin('people', 'people.id', 'admin_actions.person')
      .select(['admin_actions.id', 'admin_actions.at', 'admin_actions.action', 'admin_actions.table_id'])
      .select(['admin_actions.range', 'people.id as person', 'people.nickname', 'people.claimed'])
      .orderBy('admin_actions.at', 'desc')
      .orderBy('admin_actions.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, at, action, table_id, range, person, nickname, claimed }) => ({
      id,
      at,
      action,
      person: person === null ? null : { id: person, nickname: nickname!, claimed: claimed !== null },
      table: table_id,
      range,
    }));
  }
}
