import type { CompiledQuery, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../storage/connect.ts';
import type { PlanRow, Schema } from '../../storage/schema.ts';
import type { AppendRequest } from '../entry-repository.ts';
import { inBatches } from '../../storage/batches.ts';

export interface StoredPremoves extends Pick<PlanRow, 'table_id' | 'seat' | 'moves'> {
  readonly dropped: number;
}

/** What is stored of a plan without moves. */
export const NO_MOVES = '[]';

/** What entries do to the plans of their table. */
export interface PremoveChange {
  /** The seat that has moved by hand: what it had planned is past. */
  readonly byHand: number | null;
  /** The plan that was followed: as it was, and what is left of it. */
  readonly followed: { readonly seat: number; readonly was: string; readonly left: string } | null;
  /** Seats whose people are to choose then: where one has planned it, it is done at once. */
  readonly awaits: readonly number[];
}

/** Its owner has changed a plan while it was followed. */
export class PremovesChangedError extends Error {}

type Planned = AppendRequest & { readonly plans: PremoveChange };

/** What people have chosen in advance, by their seats. */
export class PremoveRepository {
  readonly #db: Database;
  /** Statements that look at so many tables: they are asked with every move. */
  readonly #looks = new Map<number, CompiledQuery<StoredPremoves>>();

  constructor(db: Database) {
    this.#db = db;
  }

  of(table: string): Promise<StoredPremoves[]> {
    return this.#db.selectFrom('plans').selectAll().where('table_id', '=', table).execute();
  }

  /** Stores a plan, and that somebody looks at the table by then. Wakes first, everywhere: two never wait for each other. */
  async keep(table: string, seat: number, moves: string, wakeAt: number): Promise<void> {
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

  /** It does not fit any more. False if its owner has changed it meanwhile. */
  async drop({ table_id, seat, moves }: StoredPremoves): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('plans')
      .set({ moves: NO_MOVES, dropped: 1 })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .where('moves', '=', moves)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(table: string, seat: number): Promise<void> {
    await this.#db.deleteFrom('plans').where('table_id', '=', table).where('seat', '=', seat).execute();
  }

  /** Does to plans what the entries do that are stored with it. Answers the tables at which a planned move is due now. */
  async settle(transaction: Transaction<Schema>, all: readonly AppendRequest[]): Promise<string[]> {
    const planned = all.filter((one): one is Planned => one.plans !== undefined);
    const rows = await this.#at(
      transaction,
      planned.map(({ table }) => table),
    );
    const due: string[] = [];
    for (const { table, plans } of planned) {
      const here = rows.filter(({ table_id }) => table_id === table);
      await change(transaction, table, here, plans);
      const waits = ({ seat, moves }: StoredPremoves): boolean =>
        plans.awaits.includes(seat) &&
        seat !== plans.byHand &&
        (seat === plans.followed?.seat ? plans.followed.left : moves) !== NO_MOVES;
      if (here.some(waits)) due.push(table);
    }
    return due;
  }

  async #at(transaction: Transaction<Schema>, tables: readonly string[]): Promise<readonly StoredPremoves[]> {
    const rows: StoredPremoves[] = [];
    for (const some of inBatches(tables)) {
      let look = this.#looks.get(some.length);
      if (look === undefined) {
        look = transaction.selectFrom('plans').selectAll().where('table_id', 'in', some).compile();
        this.#looks.set(some.length, look);
      }
      rows.push(...(await transaction.executeQuery<StoredPremoves>({ ...look, parameters: some })).rows);
    }
    return rows;
  }
}

async function change(
  transaction: Transaction<Schema>,
  table: string,
  here: readonly StoredPremoves[],
  { byHand, followed }: PremoveChange,
): Promise<void> {
  const past = followed?.left === NO_MOVES ? followed.seat : byHand;
  if (followed !== null) {
    const { numUpdatedRows } = await transaction
      .updateTable('plans')
      .set({ moves: followed.left })
      .where('table_id', '=', table)
      .where('seat', '=', followed.seat)
      .where('moves', '=', followed.was)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new PremovesChangedError();
  }
  if (here.some(({ seat }) => seat === past)) {
    await transaction.deleteFrom('plans').where('table_id', '=', table).where('seat', '=', past).execute();
  }
}
