import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../storage/connect.ts';
import type { ReminderRow, Schema, SubscriptionRow } from '../storage/schema.ts';

/** The turn of a person that a reminder is about. */
export type ReminderTurn = Pick<ReminderRow, 'table_id' | 'person' | 'made'>;

/** Push subscriptions of browsers, and the reminders of turns. */
export class NotificationRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds or replaces the subscription of a browser, and removes its person's oldest ones beyond `most`. */
  async addSubscription(subscription: SubscriptionRow, limit: number): Promise<void> {
    const { endpoint, person, ...rest } = subscription;
    const latest = (subscriptions: ExpressionBuilder<Schema, 'subscriptions'>) =>
      subscriptions
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('person', '=', person)
        .orderBy('created_at', 'desc')
        .limit(limit);
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

  /** Removes a subscription, if it is this person's or for `null` anybody's. */
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

  /** Whether anybody is to be reminded, by push or at an address of theirs. */
  async hasSubscriptions(): Promise<boolean> {
    const row = await this.#db.selectFrom('subscriptions').select('endpoint').limit(1).executeTakeFirst();
    if (row !== undefined) return true;
    const contacts = this.#db.selectFrom('contacts').select('person').where('confirmed_at', 'is not', null);
    return (await contacts.limit(1).executeTakeFirst()) !== undefined;
  }

  /** Schedules a reminder for a person with a subscription or a confirmed address, once per turn. */
  async scheduleReminder({ table_id, person, made }: ReminderTurn, dueAt: number): Promise<void> {
    await this.#db
      .insertInto('reminders')
      .columns(['table_id', 'person', 'made', 'due_at'])
      .expression((rows) =>
        rows
          .selectFrom('people')
          .select([
            sql<string>`${table_id}`.as('table_id'),
            'people.id as person',
            sql<number>`cast(${made} as integer)`.as('made'),
            sql<number>`cast(${dueAt} as bigint)`.as('due_at'),
          ])
          .where('people.id', '=', person)
          .where((people) =>
            people.or([
              people.exists(
                people.selectFrom('subscriptions').select('endpoint').where('subscriptions.person', '=', person),
              ),
              people.exists(
                people
                  .selectFrom('contacts')
                  .select('kind')
                  .where('contacts.person', '=', person)
                  .where('contacts.turns', '=', 1)
                  .where('contacts.confirmed_at', 'is not', null)
                  .where('contacts.switched_off_at', 'is', null),
              ),
            ]),
          ),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'person'])
          .doUpdateSet({ made, due_at: dueAt })
          .where('reminders.made', '<', made),
      )
      .execute();
  }

  listDueReminders(now: number, limit: number): Promise<ReminderTurn[]> {
    return this.#db
      .selectFrom('reminders')
      .select(['table_id', 'person', 'made'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
  }

  /** Claims a reminder; true for one process only. */
  async claimReminder({ table_id, person, made }: ReminderTurn): Promise<boolean> {
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
