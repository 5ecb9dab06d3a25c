import type { DiceBinding } from '@paddock/kernel';
import type { Transaction as Open } from 'kysely';
import type { Database } from '../storage/connect.ts';
import type { Schema, TableRow } from '../storage/schema.ts';
import { listingOf, storeSummary } from '../tables/listing-columns.ts';
import { isOccupiedBy, type Occupant, occupantOf, type StoredSeat, type StoredTable } from '../tables/repository.ts';

type Transaction = Open<Schema>;

/** What can still change before the race. */
type TableSettings = Pick<
  TableRow,
  'options' | 'listed' | 'host' | 'time' | 'chat' | 'hints' | 'spectator_delay' | 'starts_by'
>;

/** How a table changes. What is left out stays. */
export interface TableUpdate {
  readonly settings?: Partial<TableSettings>;
  readonly occupants?: readonly Occupant[];
  /** The race begins with these occupants, at this time. */
  readonly beginsAt?: number;
  /** What the dice of that race are derived from. */
  readonly binding?: DiceBinding;
  /** Before it begins, people have until then to reveal their nonces (service clock); `checkAt` is when to look who is there. */
  readonly reveal?: { readonly until: number; readonly checkAt: number };
  /** Somebody who may not sit down here again unless a seat is reserved for them. */
  readonly removed?: string;
}

/** A person who joins, with their current nickname. */
export interface Joiner {
  readonly id: string;
  readonly nickname: string;
  readonly isRemoved: boolean;
}

interface CurrentTimes {
  readonly service: number;
  readonly wall: number;
}

/** Tables before the race. */
export class WaitingTableRepository {
  readonly #db: Database;
  readonly #serviceNow: () => number;
  readonly #now: () => number;

  /** `serviceNow` is the time of the service clock, which players' clocks follow. `now` is that of the wall clock. */
  constructor(db: Database, serviceNow: () => number, now = serviceNow) {
    this.#db = db;
    this.#serviceNow = serviceNow;
    this.#now = now;
  }

  /**
   * Changes a waiting table while it is locked. If `decide` throws, nothing changes. False if there is no such table or its
   * race has begun.
   */
  change(id: string, decide: (stored: StoredTable) => TableUpdate): Promise<boolean> {
    return this.#db
      .transaction()
      .execute((transaction) => change(transaction, id, this.#times(), (stored) => Promise.resolve(decide(stored))));
  }

  /** The same for a person who joins, whose nickname is locked as well. */
  join(id: string, person: string, decide: (stored: StoredTable, joiner: Joiner) => TableUpdate): Promise<boolean> {
    return this.#db
      .transaction()
      .execute((transaction) =>
        change(transaction, id, this.#times(), async (stored) =>
          decide(stored, await joinerOf(transaction, id, person)),
        ),
      );
  }

  /** Until when people reveal their nonces at a table, or when bots take its free seats; `null` where nothing is due. */
  async findDueAt(id: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('tables')
      .select(['reveal_until', 'starts_by'])
      .where('id', '=', id)
      .where('phase', '=', 'open')
      .executeTakeFirst();
    return row?.reveal_until ?? row?.starts_by ?? null;
  }

  #times(): CurrentTimes {
    return { service: this.#serviceNow(), wall: this.#now() };
  }
}

async function change(
  transaction: Transaction,
  id: string,
  now: CurrentTimes,
  decide: (stored: StoredTable) => Promise<TableUpdate>,
): Promise<boolean> {
  // Written unchanged to lock it, in both databases alike.
  const table = await transaction
    .updateTable('tables')
    .set({ phase: 'open' })
    .where('id', '=', id)
    .where('phase', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  if (table === undefined) return false;
  const seats = await transaction.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  const { settings = {}, occupants = seats, beginsAt, binding, reveal, removed } = await decide({ table, seats });
  const listing = listingOf({ ...table, ...settings }, occupants, now.wall);
  await transaction
    .updateTable('tables')
    .set({ ...settings, ...listing, ...(reveal === undefined ? {} : { reveal_until: reveal.until }) })
    .where('id', '=', id)
    .execute();
  if (settings.options !== undefined && settings.options !== table.options) {
    await storeSummary(transaction, id, settings.options);
  }
  await storeOccupants(transaction, id, seats, occupants);
  if (removed !== undefined) {
    await transaction
      .insertInto('removals')
      .values({ table_id: id, person: removed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (typeof settings.starts_by === 'number') await scheduleJob(transaction, id, settings.starts_by);
  if (reveal !== undefined) await scheduleJob(transaction, id, reveal.checkAt);
  if (beginsAt !== undefined) await storeRaceStart(transaction, id, beginsAt, now.service, occupants, binding ?? null);
  return true;
}

/** Written unchanged to lock them: a claim of their nickname waits, and then renames them where they sit. */
async function joinerOf(transaction: Transaction, table: string, person: string): Promise<Joiner> {
  const { nickname } = await transaction
    .updateTable('people')
    .set((people) => ({ nickname: people.ref('nickname') }))
    .where('id', '=', person)
    .returning('nickname')
    .executeTakeFirstOrThrow();
  const removal = await transaction
    .selectFrom('removals')
    .select('person')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst();
  return { id: person, nickname, isRemoved: removal !== undefined };
}

/** Writes the occupants of all seats, and adds or removes seats. */
async function storeOccupants(
  transaction: Transaction,
  id: string,
  before: readonly StoredSeat[],
  occupants: readonly Occupant[],
): Promise<void> {
  for (const [seat, wanted] of occupants.entries()) {
    const occupant = occupantOf(wanted);
    const current = before[seat];
    if (current === undefined) {
      await transaction
        .insertInto('seats')
        .values({ ...occupant, table_id: id, seat })
        .execute();
    } else if (!isOccupiedBy(current, occupant)) {
      await transaction
        .updateTable('seats')
        .set(occupant)
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute();
    }
  }
  if (occupants.length < before.length) {
    await transaction.deleteFrom('seats').where('table_id', '=', id).where('seat', '>=', occupants.length).execute();
  }
}

async function storeRaceStart(
  transaction: Transaction,
  id: string,
  startedAt: number,
  at: number,
  occupants: readonly Occupant[],
  binding: DiceBinding | null,
): Promise<void> {
  await transaction
    .updateTable('tables')
    .set({
      phase: 'running',
      started_at: startedAt,
      clock_started_at: at,
      binding: binding === null ? null : JSON.stringify(binding),
      reveal_until: null,
      starts_by: null,
      shown_until: null,
      expires_at: null,
    })
    .where('id', '=', id)
    .execute();
  const notes = occupants.map((occupant, seat) => ({ table_id: id, number: 0, seat, driver: driverOf(occupant), at }));
  await transaction.insertInto('notes').values(notes).execute();
  // This process may die before the first entry: then another one continues.
  await scheduleJob(transaction, id, at);
}

/** Stores the next job of a table, and ends a lease on the one before. */
async function scheduleJob(transaction: Transaction, id: string, dueAt: number): Promise<void> {
  const due = { due_at: dueAt, leased_until: 0 };
  await transaction
    .insertInto('wakes')
    .values({ table_id: id, ...due })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(due))
    .execute();
}

/** The driver of a seat, as records name it. */
function driverOf({ kind, name, bot }: Occupant): string {
  return kind === 'bot' ? `bot:${bot}` : `person:${name}`;
}
