import type { Transaction as Open } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema, TableRow } from '../database/schema.ts';
import { isSitting, type Sitter, type StoredSeat, type StoredTable } from './tables.ts';

type Transaction = Open<Schema>;

/** What can still change before the race. */
export type Settings = Pick<TableRow, 'options' | 'listed' | 'host' | 'time' | 'chat'>;

/** What a table shall be like; what is left out stays. */
export interface Change {
  readonly settings?: Partial<Settings>;
  readonly sitters?: readonly Sitter[];
  /** The race begins with these sitters, at this time. */
  readonly beginsAt?: number;
}

/** Tables before the race. */
export class WaitingRepository {
  readonly #db: Database;
  readonly #serviceNow: () => number;

  /** `serviceNow` is the time of the service clock, which players' clocks follow. */
  constructor(db: Database, serviceNow: () => number) {
    this.#db = db;
    this.#serviceNow = serviceNow;
  }

  /**
   * Changes a table that waits for its race, by how it is: nobody else changes it meanwhile. What `decide` throws leaves
   * everything as it was. False if there is no such table or its race has begun.
   */
  async change(id: string, decide: (stored: StoredTable) => Change): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      // Written as it is, and so locked: in both databases alike.
      const table = await transaction
        .updateTable('tables')
        .set({ phase: 'open' })
        .where('id', '=', id)
        .where('phase', '=', 'open')
        .returningAll()
        .executeTakeFirst();
      if (table === undefined) return false;
      const seats = await transaction
        .selectFrom('seats')
        .selectAll()
        .where('table_id', '=', id)
        .orderBy('seat')
        .execute();
      const { settings = {}, sitters = seats, beginsAt } = decide({ table, seats });
      if (Object.keys(settings).length > 0) {
        await transaction.updateTable('tables').set(settings).where('id', '=', id).execute();
      }
      await place(transaction, id, seats, sitters);
      if (beginsAt !== undefined) await begin(transaction, id, beginsAt, this.#serviceNow(), sitters);
      return true;
    });
  }
}

/** Everybody sits where they shall; there may be more seats then, or fewer. */
async function place(
  transaction: Transaction,
  id: string,
  before: readonly StoredSeat[],
  sitters: readonly Sitter[],
): Promise<void> {
  for (const [seat, { kind, person, name, bot, quiet }] of sitters.entries()) {
    const sitter = { kind, person, name, bot, quiet };
    const there = before[seat];
    if (there === undefined) {
      await transaction
        .insertInto('seats')
        .values({ ...sitter, table_id: id, seat })
        .execute();
    } else if (!isSitting(there, sitter)) {
      await transaction.updateTable('seats').set(sitter).where('table_id', '=', id).where('seat', '=', seat).execute();
    }
  }
  if (sitters.length < before.length) {
    await transaction.deleteFrom('seats').where('table_id', '=', id).where('seat', '>=', sitters.length).execute();
  }
}

async function begin(
  transaction: Transaction,
  id: string,
  startedAt: number,
  at: number,
  sitters: readonly Sitter[],
): Promise<void> {
  await transaction
    .updateTable('tables')
    .set({ phase: 'running', started_at: startedAt, clock_started_at: at })
    .where('id', '=', id)
    .execute();
  const notes = sitters.map((sitter, seat) => ({ table_id: id, number: 0, seat, driver: driverOf(sitter), at }));
  await transaction.insertInto('notes').values(notes).execute();
  // Whoever starts it may die before the first entry: then somebody else goes on.
  await transaction.insertInto('wakes').values({ table_id: id, due_at: at }).execute();
}

/** As records name who drives. */
function driverOf({ kind, name, bot }: Sitter): string {
  return kind === 'bot' ? `bot:${bot}` : `person:${name}`;
}
