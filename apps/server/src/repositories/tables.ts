import type { Database } from '../database/connect.ts';
import type { Schema, SeatRow, TableRow } from '../database/schema.ts';
import type { Selectable } from 'kysely';

export type StoredSeat = Selectable<SeatRow>;
export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly StoredSeat[];
}

/** Who sits on a seat; what they take along when chance gives them another one. */
export type Sitter = Pick<StoredSeat, 'kind' | 'person' | 'name' | 'bot' | 'quiet'>;

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
        .values(table)
        .onConflict((conflict) => conflict.column('rematch_of').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) {
        const made = transaction.selectFrom('tables').select('id').where('rematch_of', '=', table.rematch_of);
        return (await made.executeTakeFirstOrThrow()).id;
      }
      const rows = seats.map((sitter, seat) => ({ ...sitter, table_id: table.id, seat }));
      await transaction.insertInto('seats').values(rows).execute();
      return table.id;
    });
  }

  async find(id: string): Promise<StoredTable | null> {
    const table = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (table === undefined) return null;
    return { table, seats: await this.#seatsOf([id]) };
  }

  /** Tables that anybody may join, the newest first. */
  async listed(most: number): Promise<StoredTable[]> {
    const tables = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('phase', '=', 'open')
      .where('listed', '=', 1)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return this.#withSeats(tables);
  }

  /** The tables at which a person sits, the newest first. */
  async of(person: string, most: number): Promise<StoredTable[]> {
    const tables = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', (seats) => seats.selectFrom('seats').select('table_id').where('person', '=', person))
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return this.#withSeats(tables);
  }

  /** Sits down where the seat is still as it was when it was looked at; says whether it was. */
  async sit(id: string, seat: number, from: StoredSeat['kind'], sitter: Sitter): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('seats')
      .set(sitter)
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('kind', '=', from)
      .where('table_id', 'in', (tables) => tables.selectFrom('tables').select('id').where('phase', '=', 'open'))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** The race begins with everybody on the seat that chance gave them. False if it has begun already. */
  async start(id: string, at: number, sitters: readonly Sitter[]): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ phase: 'running', started_at: at })
        .where('id', '=', id)
        .where('phase', '=', 'open')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      for (const [seat, sitter] of sitters.entries()) {
        await transaction
          .updateTable('seats')
          .set(sitter)
          .where('table_id', '=', id)
          .where('seat', '=', seat)
          .execute();
      }
      const notes = sitters.map((sitter, seat) => ({ table_id: id, number: 0, seat, driver: driverOf(sitter), at }));
      await transaction.insertInto('notes').values(notes).execute();
      // Whoever starts it may die before the first entry: then somebody else goes on.
      await transaction.insertInto('wakes').values({ table_id: id, due_at: at }).execute();
      return true;
    });
  }

  /** A seat wants no talk, or wants it again. */
  async setQuiet(id: string, seat: number, quiet: boolean): Promise<void> {
    const set = { quiet: quiet ? 1 : 0 };
    await this.#db.updateTable('seats').set(set).where('table_id', '=', id).where('seat', '=', seat).execute();
  }

  async #withSeats(tables: readonly TableRow[]): Promise<StoredTable[]> {
    if (tables.length === 0) return [];
    const seats = await this.#seatsOf(tables.map(({ id }) => id));
    return tables.map((table) => ({ table, seats: seats.filter(({ table_id }) => table_id === table.id) }));
  }

  #seatsOf(ids: readonly string[]): Promise<Selectable<Schema['seats']>[]> {
    return this.#db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
  }
}

/** As records name who drives. */
function driverOf({ kind, name, bot }: Sitter): string {
  return kind === 'bot' ? `bot:${bot}` : `person:${name}`;
}
