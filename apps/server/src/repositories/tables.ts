import type { Database } from '../database/connect.ts';
import type { Schema, SeatRow, TableRow } from '../database/schema.ts';
import type { Selectable } from 'kysely';

export type StoredSeat = Selectable<SeatRow>;
export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly StoredSeat[];
}

/** Who may not sit down twice. */
export type Sitter = Pick<StoredSeat, 'kind' | 'person' | 'name' | 'bot'>;

export class TableRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(table: TableRow, seats: readonly Sitter[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('tables').values(table).execute();
      const rows = seats.map((sitter, seat) => ({ ...sitter, table_id: table.id, seat }));
      await transaction.insertInto('seats').values(rows).execute();
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
      return true;
    });
  }

  async setAutopilot(id: string, seat: number, on: boolean, bot: string | null): Promise<void> {
    const set = on ? { autopilot: 1, bot } : { autopilot: 0 };
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
