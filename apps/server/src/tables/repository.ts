import type { RaceRating } from '@paddock/protocol';
import type { CompiledQuery, Selectable } from 'kysely';
import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';
import type { Schema, SeatRow, TableListing, TableRow } from '../storage/schema.ts';
import { findContent, summarizeOptions } from './option-summary.ts';
import { hasOpenSeat, insertOptionData, listingOf } from './listing-columns.ts';

export type StoredSeat = Selectable<SeatRow>;
export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly StoredSeat[];
}

/** A table in a list, without large options and without secrets. */
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
  'tables.hints',
  'tables.coach',
  'tables.language',
  'tables.spectator_delay',
  'tables.seed_hash',
  'tables.reveal_until',
  'tables.rematch_of',
  'tables.ranking',
  'tables.created_at',
  'tables.started_at',
  'tables.ended_at',
  'tables.closed_at',
  'tables.championship',
  'tables.championship_round',
] as const;

/** A claimed nickname, folded, and whether it is of a BOT account. */
export interface ClaimedName {
  readonly name: string;
  readonly isBotAccount: boolean;
}

/** Who sits on a seat, and what moves with them when the seats are drawn. */
export type Occupant = Pick<StoredSeat, (typeof OCCUPANT_COLUMNS)[number]>;

export class TableRepository {
  readonly #db: Database;
  readonly #compiled = new CompiledQueries();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds a table unless it exists. Returns its id, or that of the rematch which somebody has made before. */
  async add(table: TableRow, seats: readonly Occupant[]): Promise<string> {
    const { summary, hashes } = summarizeOptions(table.options);
    const row = { ...table, ...listingOf(table, seats, table.created_at), summary };
    return this.#db.transaction().execute(async (transaction) => {
      const insert = this.#compiled.get(`add ${Object.keys(row).join(' ')}`, Object.values(row), () =>
        this.#db
          .insertInto('tables')
          .values(row)
          .onConflict((conflict) => conflict.doNothing()),
      );
      const { numAffectedRows } = await transaction.executeQuery(insert);
      if (numAffectedRows === 0n && table.rematch_of === null) return table.id;
      if (numAffectedRows === 0n) {
        const made = transaction.selectFrom('tables').select('id').where('rematch_of', '=', table.rematch_of);
        return (await made.executeTakeFirstOrThrow()).id;
      }
      await transaction.executeQuery(this.#insertSeats(table.id, seats));
      await insertOptionData(transaction, table.id, hashes);
      return table.id;
    });
  }

  #insertSeats(id: string, seats: readonly Occupant[]): CompiledQuery {
    const rows = seats.map((occupant, seat) => ({ ...occupantOf(occupant), table_id: id, seat }));
    const values = rows.flatMap((row) => Object.values(row));
    return this.#compiled.get(`add seats ${rows.length}`, values, () => this.#db.insertInto('seats').values(rows));
  }

  async find(id: string): Promise<StoredTable | null> {
    const query = this.#compiled.get('table', [id], () =>
      this.#db.selectFrom('tables').selectAll().where('id', '=', id),
    );
    const [table] = (await this.#db.executeQuery(query)).rows;
    if (table === undefined) return null;
    return { table, seats: await this.#seatsOf([id]) };
  }

  /** The running tables of a person with more time for a turn than this. */
  async listSlowRaces(person: string, minTurnSeconds: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('seats.person', '=', person)
      .where('tables.phase', '=', 'running')
      .where('tables.turn_seconds', '>', minTurnSeconds)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Those of these tables that everybody may see, by id. */
  async findListed(ids: readonly string[]): Promise<Map<string, Pick<TableRow, 'id' | 'game' | 'phase'>>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'game', 'phase'])
      .where('id', 'in', ids)
      .where('listed', '=', 1)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The content of a large option value, as canonical JSON, or `null`. */
  async findOptionData(hash: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('table_data')
      .innerJoin('tables', 'tables.id', 'table_data.table_id')
      .select('tables.options')
      .where('table_data.hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : findContent(row.options, hash);
  }

  /** Tables with an open seat that anybody may take, the newest first. */
  async listOpen(now: number, limit: number): Promise<SummarizedTable[]> {
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

  /** Listed tables whose race is under way, the newest first. Those of the arena have a page of their own. */
  async listRunning(limit: number): Promise<SummarizedTable[]> {
    const tables = await this.#db
      .selectFrom('tables')
      .select(SUMMARY_COLUMNS)
      .where('phase', '=', 'running')
      .where('listed', '=', 1)
      .where('closed_at', 'is', null)
      .where((table) =>
        table.not(
          table.exists(
            table.selectFrom('arena_races').select('table_id').whereRef('arena_races.table_id', '=', 'tables.id'),
          ),
        ),
      )
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return this.#withSeats(tables);
  }

  /** The tables at which a person sits: those that are not over first, then the newest. */
  async listFor(person: string, limit: number): Promise<SummarizedTable[]> {
    const tables = await this.#db
      .selectFrom('tables')
      .select(SUMMARY_COLUMNS)
      .where('id', 'in', (seats) => seats.selectFrom('seats').select('table_id').where('person', '=', person))
      // Nobody comes back to a table that was closed before its race.
      .where((table) => table.or([table('closed_at', 'is', null), table('started_at', 'is not', null)]))
      .orderBy((table) => table.case().when('phase', '=', 'over').then(1).else(0).end())
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return this.#withSeats(tables);
  }

  /**
   * Waiting tables with a seat reserved for this person or their nickname, the newest first. Anybody may take a nickname that is
   * not claimed, so private tables are listed only for people who sat at a table with the host before. Tables where somebody
   * sits whom this person must not meet are left out.
   */
  async listInvitations(person: string, limit: number): Promise<SummarizedTable[]> {
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
      .where('tables.id', 'not in', (seats) =>
        seats
          .selectFrom('seats')
          .innerJoin('blocks', (join) =>
            join.on((block) =>
              block.or([
                block.and([
                  block('blocks.person', '=', person),
                  block('blocks.blocked', '=', block.ref('seats.person')),
                ]),
                block.and([
                  block('blocks.blocked', '=', person),
                  block('blocks.person', '=', block.ref('seats.person')),
                ]),
              ]),
            ),
          )
          .select('seats.table_id'),
      )
      .where('tables.host', 'not in', (blocks) =>
        blocks.selectFrom('blocks').select('blocked').where('person', '=', person),
      )
      .where((table) =>
        table.or([
          table('tables.listed', '=', 1),
          table('people.claimed', 'is not', null),
          // Whoever has a seat there has entered the championship.
          table('tables.championship', 'is not', null),
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
      .limit(limit)
      .execute();
    return this.#withSeats(tables);
  }

  /** The rematch of each of these tables that has one. */
  async findRematches(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const query = this.#compiled.get(`rematches ${ids.length}`, ids, () =>
      this.#db.selectFrom('tables').select(['id', 'rematch_of']).where('rematch_of', 'in', ids),
    );
    const { rows } = await this.#db.executeQuery(query);
    return new Map(rows.map(({ id, rematch_of }) => [rematch_of!, id]));
  }

  /** The claimed nicknames, folded, of those of these people who have one. BOT accounts always have. */
  async findClaimedNames(people: readonly string[]): Promise<Map<string, ClaimedName>> {
    if (people.length === 0) return new Map();
    const ids = [...new Set(people)];
    const query = this.#compiled.get(`claimed names ${ids.length}`, ids, () =>
      this.#db
        .selectFrom('people')
        .select(['id', 'claimed', 'bot_owner'])
        .where('id', 'in', ids)
        .where('claimed', 'is not', null),
    );
    const { rows } = await this.#db.executeQuery(query);
    return new Map(rows.map((row) => [row.id, { name: row.claimed!, isBotAccount: row.bot_owner !== null }]));
  }

  /** The ratings of these people in each game, as `GAME PERSON` and points. */
  async findPoints(people: readonly string[]): Promise<Map<string, number>> {
    if (people.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('ratings')
      .select(['game', 'person', 'points'])
      .where('person', 'in', [...new Set(people)])
      .execute();
    return new Map(rows.map(({ game, person, points }) => [`${game} ${person}`, points]));
  }

  async findNickname(person: string): Promise<string> {
    const row = await this.#db.selectFrom('people').select('nickname').where('id', '=', person).executeTakeFirst();
    return row?.nickname ?? '';
  }

  /** Whether these races were rated, for those whose results are stored. */
  async findRatings(ids: readonly string[]): Promise<Map<string, RaceRating>> {
    if (ids.length === 0) return new Map();
    const query = this.#compiled.get(`ratings ${ids.length}`, ids, () =>
      this.#db.selectFrom('results').select(['table_id', 'unrated']).where('table_id', 'in', ids),
    );
    const { rows } = await this.#db.executeQuery(query);
    const ratings = new Map<string, RaceRating>();
    for (const [id, seats] of Map.groupBy(rows, ({ table_id }) => table_id)) {
      const reasons = seats.map(({ unrated }) => unrated).filter((unrated) => unrated !== 'bot');
      const rated = reasons.includes(null);
      ratings.set(id, { rated, reason: rated ? null : (reasons[0] ?? 'one-person') });
    }
    return ratings;
  }

  /** Closes a table before or during its race, with its jobs and premoves. False if it is over or does not exist. */
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

  /** The people whom the host has removed from a table. */
  async listRemoved(id: string): Promise<string[]> {
    const query = this.#compiled.get('removed', [id], () =>
      this.#db.selectFrom('removals').select('person').where('table_id', '=', id),
    );
    return (await this.#db.executeQuery(query)).rows.map(({ person }) => person);
  }

  /** Turns chat off or on for a seat. */
  async setQuiet(id: string, seat: number, quiet: boolean): Promise<void> {
    const set = { quiet: quiet ? 1 : 0 };
    await this.#db.updateTable('seats').set(set).where('table_id', '=', id).where('seat', '=', seat).execute();
  }

  async #withSeats(tables: readonly SummarizedTable['table'][]): Promise<SummarizedTable[]> {
    if (tables.length === 0) return [];
    const seats = Map.groupBy(await this.#seatsOf(tables.map(({ id }) => id)), ({ table_id }) => table_id);
    return tables.map((table) => ({ table, seats: seats.get(table.id) ?? [] }));
  }

  async #seatsOf(ids: readonly string[]): Promise<Selectable<Schema['seats']>[]> {
    const query = this.#compiled.get(`seats ${ids.length}`, ids, () =>
      this.#db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat'),
    );
    return (await this.#db.executeQuery(query)).rows;
  }
}

const OCCUPANT_COLUMNS = ['kind', 'person', 'name', 'bot', 'quiet', 'kept_for', 'commitment', 'nonce'] as const;

/** The occupant without the other columns of the seat. */
export function occupantOf({ kind, person, name, bot, quiet, kept_for, commitment, nonce }: Occupant): Occupant {
  return { kind, person, name, bot, quiet, kept_for, commitment, nonce };
}

export function isOccupiedBy(seat: StoredSeat, occupant: Occupant): boolean {
  return OCCUPANT_COLUMNS.every((column) => seat[column] === occupant[column]);
}
