import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../storage/connect.ts';
import type { PremoveRow, Schema } from '../../storage/schema.ts';
import type { AppendRequest } from '../entry-repository.ts';
import { splitIntoBatches } from '../../storage/batches.ts';
import { CompiledQueries } from '../../storage/compiled-queries.ts';

export interface StoredPremoves extends Pick<PremoveRow, 'table_id' | 'seat' | 'moves'> {
  readonly dropped: number;
}

/** How no premoves are stored. */
export const NO_PREMOVES_JSON = '[]';

/** What entries do to the premoves of their table. */
export interface PremoveChange {
  /** The seat whose person moved themselves: its premoves are removed. */
  readonly movedSeat: number | null;
  /** The seat whose premove was played: its premoves before that, and those that remain. */
  readonly played: { readonly seat: number; readonly before: string; readonly remaining: string } | null;
  /** Seats whose people have to choose then: a premove of theirs is due at once. */
  readonly awaitedSeats: readonly number[];
}

/** The owner changed their premoves while one of them was played. */
export class PremovesChangedError extends Error {}

type RequestWithPremoves = AppendRequest & { readonly premoves: PremoveChange };

/** The premoves of each seat. */
export class PremoveRepository {
  readonly #db: Database;
  readonly #compiled = new CompiledQueries();

  /** Where this process alone writes premoves, the tables that may have some, so that others need no query. */
  #tablesWithPremoves: Promise<Set<string>> | null = null;
  readonly #isShared: boolean;

  /** `isShared`: other processes use the database as well. */
  constructor(db: Database, isShared: boolean) {
    this.#db = db;
    this.#isShared = isShared;
  }

  /** Whether one of these tables may have premoves. */
  async mayHavePremoves(tables: readonly string[]): Promise<boolean> {
    if (this.#isShared) return true;
    const known = await this.#loadTables();
    return tables.some((table) => known.has(table));
  }

  #loadTables(): Promise<Set<string>> {
    return (this.#tablesWithPremoves ??= this.#readTables().catch((error: unknown) => {
      this.#tablesWithPremoves = null;
      throw error;
    }));
  }

  async #readTables(): Promise<Set<string>> {
    const rows = await this.#db.selectFrom('plans').select('table_id').distinct().execute();
    return new Set(rows.map(({ table_id }) => table_id));
  }

  async list(table: string): Promise<readonly StoredPremoves[]> {
    const query = this.#compiled.get('list', [table], () =>
      this.#db.selectFrom('plans').selectAll().where('table_id', '=', table),
    );
    return (await this.#db.executeQuery(query)).rows;
  }

  /** Stores premoves and a job that looks at them. Jobs are written first everywhere, so that two writers never deadlock. */
  async store(table: string, seat: number, moves: string, wakeAt: number): Promise<void> {
    if (!this.#isShared) (await this.#loadTables()).add(table);
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('wakes')
        .values({ table_id: table, due_at: wakeAt })
        .onConflict((conflict) =>
          conflict.column('table_id').doUpdateSet({
            due_at: sql`case when wakes.due_at < ${wakeAt} then wakes.due_at else ${wakeAt} end`,
            leased_until: 0,
          }),
        )
        .execute();
      await transaction
        .insertInto('plans')
        .values({ table_id: table, seat, moves })
        .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ moves, dropped: 0 }))
        .execute();
    });
  }

  /** Drops premoves that are not legal any more. False if their owner has changed them meanwhile. */
  async drop({ table_id, seat, moves }: StoredPremoves): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('plans')
      .set({ moves: NO_PREMOVES_JSON, dropped: 1 })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .where('moves', '=', moves)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(table: string, seat: number): Promise<void> {
    await this.#db.deleteFrom('plans').where('table_id', '=', table).where('seat', '=', seat).execute();
  }

  /** Applies what the entries in the same transaction do to premoves. Returns the tables at which a premove is due now. */
  async applyEntries(transaction: Transaction<Schema>, all: readonly AppendRequest[]): Promise<string[]> {
    const requests = all.filter((one): one is RequestWithPremoves => one.premoves !== undefined);
    const rows = await this.#listAt(
      transaction,
      requests.map(({ table }) => table),
    );
    const due: string[] = [];
    for (const { table, premoves } of requests) {
      const here = rows.filter(({ table_id }) => table_id === table);
      await applyChange(transaction, table, here, premoves);
      const { movedSeat, played, awaitedSeats } = premoves;
      const isDue = ({ seat, moves }: StoredPremoves): boolean =>
        awaitedSeats.includes(seat) &&
        seat !== movedSeat &&
        (seat === played?.seat ? played.remaining : moves) !== NO_PREMOVES_JSON;
      if (here.some(isDue)) due.push(table);
    }
    return due;
  }

  async #listAt(transaction: Transaction<Schema>, tables: readonly string[]): Promise<readonly StoredPremoves[]> {
    const rows: StoredPremoves[] = [];
    for (const some of splitIntoBatches(tables)) {
      const query = this.#compiled.get(String(some.length), some, () =>
        transaction.selectFrom('plans').selectAll().where('table_id', 'in', some),
      );
      rows.push(...(await transaction.executeQuery(query)).rows);
    }
    return rows;
  }
}

async function applyChange(
  transaction: Transaction<Schema>,
  table: string,
  here: readonly StoredPremoves[],
  { movedSeat, played }: PremoveChange,
): Promise<void> {
  const finishedSeat = played?.remaining === NO_PREMOVES_JSON ? played.seat : movedSeat;
  if (played !== null) {
    const { numUpdatedRows } = await transaction
      .updateTable('plans')
      .set({ moves: played.remaining })
      .where('table_id', '=', table)
      .where('seat', '=', played.seat)
      .where('moves', '=', played.before)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new PremovesChangedError();
  }
  if (here.some(({ seat }) => seat === finishedSeat)) {
    await transaction.deleteFrom('plans').where('table_id', '=', table).where('seat', '=', finishedSeat).execute();
  }
}
