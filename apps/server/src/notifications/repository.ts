import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../storage/connect.ts';
import type { ReminderRow, Schema, SubscriptionRow } from '../storage/schema.ts';

/** The turn of a person that a reminder is about. */
export type Turn = Pick<ReminderRow, 'table_id' | 'person' | 'made'>;

/** Browsers that want to be told, and what they have been told of. */
export class NotificationRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A browser has one owner, and an owner some browsers: those that were added longest ago make room. */
  async addSubscription(subscription: SubscriptionRow, most: number): Promise<void> {
    const { endpoint, person, ...rest } = subscription;
    const latest = (subscriptions: ExpressionBuilder<Schema, 'subscriptions'>) =>
      subscriptions
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('person', '=', person)
        .orderBy('created_at', 'desc')
        .limit(most);
    await this.#db
      .insertInto('subscriptions')
      .values(subscription)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person, ...rest }))
      .execute();
    await this.#db
      .deleteFrom('subscriptions')
      .where('person', '=', person)
      .where('endpoint', '!=', endpoint)
      .where('endpoint', 'not in', latest)
      .execute();
  }

  /** Of a person, or whosever it is. */
  async removeSubscription(endpoint: string, person: string | null = null): Promise<void> {
    await this.#db
      .deleteFrom('subscriptions')
      .where('endpoint', '=', endpoint)
      .$if(person !== null, (all) => all.where('person', '=', person))
      .execute();
  }

  listSubscriptions(person: string): Promise<SubscriptionRow[]> {
    return this.#db.selectFrom('subscriptions').selectAll().where('person', '=', person).execute();
  }

  /** Whether anybody wants to be told. */
  async hasSubscriptions(): Promise<boolean> {
    const row = await this.#db.selectFrom('subscriptions').select('endpoint').limit(1).executeTakeFirst();
    return row !== undefined;
  }

  /** Somebody is to be reminded at that time, once for this turn, if they want to be. */
  async scheduleReminder({ table_id, person, made }: Turn, dueAt: number): Promise<void> {
    await this.#db
      .insertInto('reminders')
      .columns(['table_id', 'person', 'made', 'due_at'])
      .expression((rows) =>
        rows
          .selectFrom('subscriptions')
          .select([
            sql<string>`${table_id}`.as('table_id'),
            'person',
            sql<number>`cast(${made} as integer)`.as('made'),
            sql<number>`cast(${dueAt} as bigint)`.as('due_at'),
          ])
          .where('person', '=', person)
          .limit(1),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'person'])
          .doUpdateSet({ made, due_at: dueAt })
          .where('reminders.made', '<', made),
      )
      .execute();
  }

  listDueReminders(now: number, most: number): Promise<Turn[]> {
    return this.#db
      .selectFrom('reminders')
      .select(['table_id', 'person', 'made'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(most)
      .execute();
  }

  /** Takes care of a reminder: whoever is told that it is theirs is the only one. */
  async takeReminder({ table_id, person, made }: Turn): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('reminders')
      .set({ due_at: null })
      .where('table_id', '=', table_id)
      .where('person', '=', person)
      .where('made', '=', made)
      .where('due_at', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
