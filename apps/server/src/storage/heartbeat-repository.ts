import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './connect.ts';
import type { Schema } from './schema.ts';
import { MAX_UNCONFIRMED_MS } from './service-clock.ts';

const ROW = 1;
/** More than fits on a page of SQLite, so that storing it needs room on the disk. */
const PADDING = 'x'.repeat(4096);

/** The clock of PostgreSQL in milliseconds, as it is when the statement runs. */
const DATABASE_NOW = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/** The service clock as all processes share it, and the write that proves that writing works. */
export class HeartbeatRepository {
  readonly #db: Database;
  readonly #isShared: boolean;

  /** `isShared`: several processes use the database, which is PostgreSQL then. */
  constructor(db: Database, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /** Until when any process has served; `initial` at the first start. */
  async load(initial: number): Promise<number> {
    await this.#db
      .insertInto('service_clock')
      .values({ id: ROW, served_until: initial })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return this.beat(await this.#findLastRaceTime());
  }

  /**
   * The newest time of a running race. A process that was killed has not stored its last seconds of service, and its moves must
   * not be in the future: jobs would wait until the clock has caught up, which is never if the process is killed again and again.
   */
  async #findLastRaceTime(): Promise<number> {
    const { started, moved, changed } = await this.#db
      .selectFrom('tables')
      .where('phase', '=', 'running')
      .select((table) => [
        table.fn.max('clock_started_at').as('started'),
        table.fn
          .max(
            table
              .selectFrom('entries')
              .select('entries.at')
              .whereRef('entries.table_id', '=', 'tables.id')
              .orderBy('entries.number', 'desc')
              .limit(1),
          )
          .as('moved'),
        table.fn
          .max(
            table
              .selectFrom('notes')
              .select('notes.at')
              .whereRef('notes.table_id', '=', 'tables.id')
              .orderBy('notes.number', 'desc')
              .limit(1),
          )
          .as('changed'),
      ])
      .executeTakeFirstOrThrow();
    return Math.max(started ?? 0, moved ?? 0, changed ?? 0);
  }

  /** This process has served until `time`. Returns the latest such time of any process. */
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
    // Adds the time since it was written: otherwise processes would be seconds apart.
    const age = sql<number>`(${DATABASE_NOW} - written_at)`;
    const known = this.#isShared
      ? sql<number>`(served_until + case when ${age} between 0 and ${sql.lit(MAX_UNCONFIRMED_MS)} then ${age} else 0 end)`
      : sql<number>`served_until`;
    const { served_until } = await db
      .updateTable('service_clock')
      .set({
        served_until: sql<number>`case when ${known} < ${mine} then ${mine} else ${known} end`,
        ...(this.#isShared ? { written_at: DATABASE_NOW } : {}),
      })
      .where('id', '=', ROW)
      .returning('served_until')
      .executeTakeFirstOrThrow();
    return served_until;
  }
}
