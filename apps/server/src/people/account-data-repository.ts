import type { AccountExport } from '@paddock/protocol';
import type { Transaction as Open } from 'kysely';
import type { Database } from '../storage/connect.ts';
import type { Schema } from '../storage/schema.ts';
import { foldName } from '../nicknames/fold-name.ts';
import { DELETED } from './repository.ts';
import { selectOwnReports } from '../chat/repository.ts';
import { loadGalleryData, removeGalleryData } from './gallery-data-repository.ts';

type StoredData = Omit<AccountExport, 'person' | 'sessions' | 'tokens' | 'passkeys' | 'bots'>;

/** Everything that is stored about a person, in all tables. */
export class AccountDataRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Everything besides sessions, tokens, passkeys and BOT accounts. */
  async load(person: string): Promise<StoredData> {
    const { created_at } = await this.#db
      .selectFrom('people')
      .select('created_at')
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const plans = await this.#db
      .selectFrom('plans')
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'plans.table_id').onRef('seats.seat', '=', 'plans.seat'),
      )
      .select(['plans.table_id as table', 'plans.seat', 'plans.moves'])
      .where('seats.person', '=', person)
      .execute();
    const mutes = await this.#db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
    const blocks = await this.#db.selectFrom('blocks').select('blocked').where('person', '=', person).execute();
    const follows = await this.#db.selectFrom('follows').select('followed').where('person', '=', person).execute();
    const codes = await this.#db.selectFrom('recovery_codes').select('digest').where('person', '=', person).execute();
    const contacts = await this.#db
      .selectFrom('contacts')
      .select(['kind', 'address', 'confirmed_at', 'switched_off_at', 'turns', 'news'])
      .where('person', '=', person)
      .execute();
    const removals = await this.#db.selectFrom('removals').select('table_id').where('person', '=', person).execute();
    return {
      createdAt: created_at,
      recoveryCodes: codes.length,
      removedFrom: removals.map(({ table_id }) => table_id),
      lastSeen: await this.#db
        .selectFrom('last_seen')
        .select(['table_id as table', 'at'])
        .where('person', '=', person)
        .execute(),
      seats: await this.#db
        .selectFrom('seats')
        .select(['table_id as table', 'seat', 'name'])
        .where('person', '=', person)
        .execute(),
      premoves: plans.map((plan) => ({ ...plan, moves: JSON.parse(plan.moves) as object[] })),
      notifications: await this.#db
        .selectFrom('subscriptions')
        .select(['endpoint', 'language', 'created_at as createdAt'])
        .where('person', '=', person)
        .execute(),
      messages: await this.#db
        .selectFrom('messages')
        .select(['table_id as table', 'text', 'at'])
        .where('person', '=', person)
        .orderBy('at')
        .execute(),
      ratings: await this.#db
        .selectFrom('ratings')
        .select(['game', 'mu', 'sigma', 'games'])
        .where('person', '=', person)
        .execute(),
      skills: await this.#db
        .selectFrom('skills')
        .select([
          'game',
          'evaluator',
          'races',
          'total',
          'squares',
          'plain_total as plainTotal',
          'plain_squares as plainSquares',
        ])
        .where('person', '=', person)
        .execute(),
      muted: mutes.map(({ muted }) => muted),
      blocked: blocks.map(({ blocked }) => blocked),
      following: follows.map(({ followed }) => followed),
      championships: await this.#db
        .selectFrom('championship_people')
        .innerJoin('championships', 'championships.id', 'championship_people.championship_id')
        .select(['championships.id as championship', 'championships.name', 'championship_people.role'])
        .where('championship_people.person', '=', person)
        .execute(),
      vacations: await this.#db
        .selectFrom('vacations')
        .select(['from_at as from', 'until_at as until'])
        .where('person', '=', person)
        .execute(),
      contacts: contacts.map(({ confirmed_at, switched_off_at, turns, news, ...contact }) => ({
        ...contact,
        confirmed: confirmed_at !== null,
        switchedOff: switched_off_at !== null,
        turns: turns === 1,
        news: news === 1,
      })),
      gallery: await loadGalleryData(this.#db, person),
      reports: await selectOwnReports(this.#db, person).orderBy('at').execute(),
    };
  }

  /** The tables of a person that are not over. */
  async listActiveTables(person: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('seats.person', '=', person)
      .where('tables.phase', '!=', 'over')
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Deletes a person. Their races stay for those who raced against them, and so does a row without a name, to which nobody can
   * sign in (`banned`).
   */
  async deletePerson(person: string, name: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('notes')
        .set({ driver: `person:${name}` })
        .where('driver', 'like', 'person:%')
        .where((notes) =>
          notes.exists(
            notes
              .selectFrom('seats')
              .select('seats.seat')
              .where('seats.person', '=', person)
              .whereRef('seats.table_id', '=', 'notes.table_id')
              .whereRef('seats.seat', '=', 'notes.seat'),
          ),
        )
        .execute();
      await removeReports(transaction, person);
      await removeInvitations(transaction, person, name);
      await removeGalleryData(transaction, person);
      // Bans stay, for the browsers and addresses they are about.
      await transaction.updateTable('bans').set({ reason: '' }).where('person', '=', person).execute();
      // Records have the old name in them, and are built again without it.
      await transaction
        .deleteFrom('records')
        .where('table_id', 'in', (seats) => seats.selectFrom('seats').select('table_id').where('person', '=', person))
        .execute();
      await transaction.updateTable('seats').set({ name }).where('person', '=', person).execute();
      await transaction.deleteFrom('sessions').where('person', '=', person).execute();
      await transaction.deleteFrom('sign_in_failures').where('person', '=', person).execute();
      await transaction.deleteFrom('tokens').where('person', '=', person).execute();
      await transaction.deleteFrom('passkeys').where('person', '=', person).execute();
      await transaction.deleteFrom('recovery_codes').where('person', '=', person).execute();
      await transaction.deleteFrom('subscriptions').where('person', '=', person).execute();
      await transaction.deleteFrom('reminders').where('person', '=', person).execute();
      await transaction.deleteFrom('removals').where('person', '=', person).execute();
      await transaction.deleteFrom('contacts').where('person', '=', person).execute();
      await transaction.deleteFrom('contact_messages').where('person', '=', person).execute();
      await transaction.deleteFrom('arena_waiting').where('person', '=', person).execute();
      await transaction.deleteFrom('last_seen').where('person', '=', person).execute();
      await transaction.deleteFrom('messages').where('person', '=', person).execute();
      await transaction.deleteFrom('championship_people').where('person', '=', person).execute();
      await transaction.deleteFrom('vacations').where('person', '=', person).execute();
      await transaction.deleteFrom('ratings').where('person', '=', person).execute();
      await transaction.deleteFrom('skills').where('person', '=', person).execute();
      await transaction
        .deleteFrom('mutes')
        .where((mutes) => mutes.or([mutes('person', '=', person), mutes('muted', '=', person)]))
        .execute();
      await transaction
        .deleteFrom('follows')
        .where((follows) => follows.or([follows('person', '=', person), follows('followed', '=', person)]))
        .execute();
      await transaction
        .deleteFrom('blocks')
        .where((blocks) => blocks.or([blocks('person', '=', person), blocks('blocked', '=', person)]))
        .execute();
      await transaction
        .updateTable('people')
        .set({
          nickname: name,
          folded: foldName(name),
          claimed: null,
          renamed_from: null,
          renamed_by_admin: 0,
          password: null,
          banned: DELETED,
        })
        .where('id', '=', person)
        .execute();
    });
  }
}

type Transaction = Open<Schema>;

/** Removes what a person reported, what was reported about their messages, and reports at their tables that name them. */
async function removeReports(transaction: Transaction, person: string): Promise<void> {
  await transaction
    .deleteFrom('reports')
    .where((reports) =>
      reports.or([
        reports('reporter', '=', person),
        reports.exists(
          reports
            .selectFrom('messages')
            .select('messages.number')
            .where('messages.person', '=', person)
            .whereRef('messages.table_id', '=', 'reports.table_id')
            .whereRef('messages.number', '=', 'reports.message'),
        ),
      ]),
    )
    .execute();
  const names = await transaction
    .selectFrom('seats')
    .select(['table_id', 'name'])
    .where('person', '=', person)
    .execute();
  const { nickname } = await nameOf(transaction, person);
  for (const { table_id, name } of names) {
    const reports = await transaction
      .selectFrom('reports')
      .select(['id', 'reason', 'answer'])
      .where('table_id', '=', table_id)
      .execute();
    const naming = reports.filter(({ reason, answer }) =>
      [name, nickname].some((one) => mentions(reason, one) || mentions(answer ?? '', one)),
    );
    for (const { id } of naming) await transaction.deleteFrom('reports').where('id', '=', id).execute();
  }
}

function mentions(text: string, name: string): boolean {
  return text.toLowerCase().includes(name.toLowerCase());
}

/** Replaces the name on seats that were reserved for a person; by nickname alone only where nobody else has it. */
async function removeInvitations(transaction: Transaction, person: string, name: string): Promise<void> {
  await transaction.updateTable('seats').set({ kept_for: null, name }).where('kept_for', '=', person).execute();
  const { nickname } = await nameOf(transaction, person);
  const namesake = await transaction
    .selectFrom('people')
    .select('id')
    .where('nickname', '=', nickname)
    .where('id', '!=', person)
    .executeTakeFirst();
  if (namesake !== undefined) return;
  await transaction
    .updateTable('seats')
    .set({ name })
    .where('kind', '=', 'invited')
    .where('kept_for', 'is', null)
    .where('name', '=', nickname)
    .execute();
}

function nameOf(transaction: Transaction, person: string): Promise<{ readonly nickname: string }> {
  return transaction.selectFrom('people').select('nickname').where('id', '=', person).executeTakeFirstOrThrow();
}
