import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';

const ROW = 1;
/** More than fits on a page of SQLite: storing it needs room on the disk, which updating a row may not. */
const PADDING = 'x'.repeat(4096);

/** The service clock as all processes share it, and the write that proves that writing works. */
export class HeartbeatRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Until when somebody has served; `initial` where nobody ever has. */
  async load(initial: number): Promise<number> {
    await this.#db
      .insertInto('service_clock')
      .values({ id: ROW, served_until: initial })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const { served_until } = await this.#db
      .selectFrom('service_clock')
      .select('served_until')
      .where('id', '=', ROW)
      .executeTakeFirstOrThrow();
    return served_until;
  }

  /** This process has served until `time`. Answers the latest such time of any process. */
  beat(time: number): Promise<number> {
    return this.#advance(this.#db, time);
  }

  /** A heartbeat that also proves that there is room to store something. */
  probe(time: number): Promise<number> {
    return this.#db.transaction().execute(async (transaction) => {
      const id = randomUUID();
      await transaction.insertInto('storage_probe').values({ id, padding: PADDING }).execute();
      await transaction.deleteFrom('storage_probe').where('id', '=', id).execute();
      return this.#advance(transaction, time);
    });
  }

  async #advance(db: Kysely<Schema>, time: number): Promise<number> {
    const mine = sql<number>`cast(${time} as bigint)`;
    const { served_until } = await db
      .updateTable('service_clock')
      .set({ served_until: sql<number>`case when served_until < ${mine} then ${mine} else served_until end` })
      .where('id', '=', ROW)
      .returning('served_until')
      .executeTakeFirstOrThrow();
    return served_until;
  }
}
