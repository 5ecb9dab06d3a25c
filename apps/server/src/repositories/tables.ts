import type { RaceRating } from '@paddock/protocol';
import type { Selectable } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema, SeatRow, TableListing, TableRow } from '../database/schema.ts';
import { findContent } from '../tables/option-summary.ts';
import { hasOpenSeat, listingOf, storeSummary } from './table-listing.ts';

export type StoredSeat = Selectable<SeatRow>;
export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly StoredSeat[];
}

/** A table of a list: without what would make lists large or must not be told. */
export interface SummarizedTable {
  readonly table: Omit<TableRow, 'options' | 'seed' | 'binding' | 'clock_started_at'> &
    Pick<Selectable<TableListing>, 'summary'>;
  readonly seats: readonly StoredSeat[];
}

const SUMMARY_COLUMNS = [
  'tables.id',
  'tables.game',
  'tables.rules_version',
  'tables.summary',
  'tables.listed',
  'tables.phase',
  'tables.host',
  'tables.time',
  'tables.chat',
  'tables.seed_hash',
  'tables.reveal_until',
  'tables.rematch_of',
  'tables.ranking',
  'tables.created_at',
  'tables.started_at',
  'tables.ended_at',
  'tables.closed_at',
] as const;

/** Who sits on a seat; what they take along when chance gives them another one. */
export type Sitter = Pick<StoredSeat, (typeof SITTER_COLUMNS)[number]>;

export class TableRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Answers the id of the table that is there then: another one if somebody has made the same rematch before. */
  async add(table: TableRow, seats: readonly Sitter[]): Promise<string> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('tables')
        .values({ ...table, ...listingOf(table, seats, table.created_at) })
        .onConflict((conflict) => conflict.column('rematch_of').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) {
        const made = transaction.selectFrom('tables').select('id').where('rematch_of', '=', table.rematch_of);
        return (await made.executeTakeFirstOrThrow()).id;
      }
      const rows = seats.map((sitter, seat) => ({ ...sitter, table_id: table.id, seat }));
      await transaction.insertInto('seats').values(rows).execute();
      await storeSummary(transaction, table.id, table.options);
      return table.id;
    });
  }

  async find(id: string): Promise<StoredTable | null> {
    const table = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (table === undefined) return null;
    return { table, seats: await this.#seatsOf([id]) };
  }

  /** The content of a large option value, as canonical JSON, or `null`. */
  async data(hash: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('table_data')
      .innerJoin('tables', 'tables.id', 'table_data.table_id')
      .select('tables.options')
      .where('table_data.hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : findContent(row.options, hash);
  }

  /** Tables that anybody may join now, the newest first: a seat is open there, and not only kept for somebody. */
  async listed(now: number, limit: number): Promise<SummarizedTable[]> {
    const tables = await this.#db
      .selectFrom('tables')
      .select(SUMMARY_COLUMNS)
      .where('phase', '=', 'open')
      .where('listed', '=', 1)
      .where('shown_until', '>', now)
      .where(hasOpenSeat)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return this.#withSeats(tables);
  }

  /** The tables at which a person sits: those that are not over first, then the newest. */
  async of(person: string, most: number): Promise<SummarizedTable[]> {
    const tables = await this.#db
      .selectFrom('tables')
      .select(SUMMARY_COLUMNS)
      .where('id', 'in', (seats) => seats.selectFrom('seats').select('table_id').where('person', '=', person))
      // What was closed before its race is nothing to come back to.
      .where((table) => table.or([table('closed_at', 'is', null), table('started_at', 'is not', null)]))
      .orderBy((table) => table.case().when('phase', '=', 'over').then(1).else(0).end())
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return this.#withSeats(tables);
  }

  /**
   * The tables that wait with a seat for this person or their nickname, the newest first. Anybody may take a nickname that is not
   * claimed, and learn by it of tables that are private: those are shown only to who has sat at a table with the host before.
   * Nothing is shown of a host whom this person has blocked.
   */
  async invitationsOf(person: string, most: number): Promise<SummarizedTable[]> {
    const tables = await this.#db
      .selectFrom('tables')
      .innerJoin('people', (join) => join.on('people.id', '=', person))
      .select(SUMMARY_COLUMNS)
      .where('tables.phase', '=', 'open')
      .where('tables.id', 'in', (seats) =>
        seats
          .selectFrom('seats')
          .innerJoin('people', (join) => join.on('people.id', '=', person))
          .select('seats.table_id')
          .where('seats.kind', '=', 'invited')
          .where((seat) =>
            seat.or([
              seat('seats.kept_for', '=', person),
              seat.and([seat('seats.kept_for', 'is', null), seat('seats.name', '=', seat.ref('people.nickname'))]),
            ]),
          ),
      )
      .where('tables.id', 'not in', (seats) =>
        seats.selectFrom('seats').select('table_id').where('person', '=', person),
      )
      .where('tables.host', 'not in', (blocks) =>
        blocks.selectFrom('blocks').select('blocked').where('person', '=', person),
      )
      .where((table) =>
        table.or([
          table('tables.listed', '=', 1),
          table('people.claimed', 'is not', null),
          table.exists(
            table
              .selectFrom('seats as own')
              .innerJoin('seats as others', 'others.table_id', 'own.table_id')
              .select('own.table_id')
              .where('own.person', '=', person)
              .whereRef('others.person', '=', 'tables.host'),
          ),
        ]),
      )
      .orderBy('tables.created_at', 'desc')
      .limit(most)
      .execute();
    return this.#withSeats(tables);
  }

  /** The tables where those of other tables race again: of each that has one. */
  async rematches(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'rematch_of'])
      .where('rematch_of', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, rematch_of }) => [rematch_of!, id]));
  }

  /** What these people have claimed, of those who have claimed a nickname. */
  async claimsOf(people: readonly string[]): Promise<Map<string, string>> {
    if (people.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('people')
      .select(['id', 'claimed'])
      .where('id', 'in', [...new Set(people)])
      .where('claimed', 'is not', null)
      .execute();
    return new Map(rows.map(({ id, claimed }) => [id, claimed!]));
  }

  async nicknameOf(person: string): Promise<string> {
    const row = await this.#db.selectFrom('people').select('nickname').where('id', '=', person).executeTakeFirst();
    return row?.nickname ?? '';
  }

  /** Whether races count for the ratings, of those whose results are stored. */
  async ratings(ids: readonly string[]): Promise<Map<string, RaceRating>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('results')
      .select(['table_id', 'unrated'])
      .where('table_id', 'in', ids)
      .execute();
    const ratings = new Map<string, RaceRating>();
    for (const [id, seats] of Map.groupBy(rows, ({ table_id }) => table_id)) {
      const reasons = seats.map(({ unrated }) => unrated).filter((unrated) => unrated !== 'bot');
      const rated = reasons.includes(null);
      ratings.set(id, { rated, reason: rated ? null : (reasons[0] ?? 'one-person') });
    }
    return ratings;
  }

  /** Ends a table for good, before its race or in it; nothing is due there any more. False if it is over, or there is none. */
  async close(id: string, at: number): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ phase: 'over', ended_at: at, closed_at: at, chat: 0 })
        .where('id', '=', id)
        .where('phase', '!=', 'over')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      for (const due of ['wakes', 'plans', 'reminders'] as const) {
        await transaction.deleteFrom(due).where('table_id', '=', id).execute();
      }
      return true;
    });
  }

  /** The people whom hosts have removed from a table. */
  async removedFrom(id: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('removals').select('person').where('table_id', '=', id).execute();
    return rows.map(({ person }) => person);
  }

  /** A seat wants no talk, or wants it again. */
  async setQuiet(id: string, seat: number, quiet: boolean): Promise<void> {
    const set = { quiet: quiet ? 1 : 0 };
    await this.#db.updateTable('seats').set(set).where('table_id', '=', id).where('seat', '=', seat).execute();
  }

  async #withSeats(tables: readonly SummarizedTable['table'][]): Promise<SummarizedTable[]> {
    if (tables.length === 0) return [];
    const seats = Map.groupBy(await this.#seatsOf(tables.map(({ id }) => id)), ({ table_id }) => table_id);
    return tables.map((table) => ({ table, seats: seats.get(table.id) ?? [] }));
  }

  #seatsOf(ids: readonly string[]): Promise<Selectable<Schema['seats']>[]> {
    return this.#db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
  }
}

const SITTER_COLUMNS = ['kind', 'person', 'name', 'bot', 'quiet', 'kept_for', 'commitment', 'nonce'] as const;

/** Only who sits there, without the seat. */
export function sitterAt({ kind, person, name, bot, quiet, kept_for, commitment, nonce }: Sitter): Sitter {
  return { kind, person, name, bot, quiet, kept_for, commitment, nonce };
}

export function isSitting(seat: StoredSeat, sitter: Sitter): boolean {
  return SITTER_COLUMNS.every((column) => seat[column] === sitter[column]);
}
