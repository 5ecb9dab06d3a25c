import type { DiceBinding } from '@paddock/kernel';
import type { Transaction as Open } from 'kysely';
import { scheduleJob } from '../race/job-repository.ts';
import { CompiledQueries } from '../storage/compiled-queries.ts';
import type { Database } from '../storage/connect.ts';
import type { Schema, TableRow } from '../storage/schema.ts';
import { listingOf, storeSummary } from '../tables/listing-columns.ts';
import { isOccupiedBy, type Occupant, occupantOf, type StoredSeat, type StoredTable } from '../tables/repository.ts';

/** A transaction, and the queries that every join of a table runs. */
interface Transaction {
  readonly open: Open<Schema>;
  readonly compiled: CompiledQueries;
}

/** What can still change before the race. */
type TableSettings = Pick<
  TableRow,
  'options' | 'listed' | 'host' | 'time' | 'chat' | 'hints' | 'coach' | 'spectator_delay' | 'starts_by'
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
  /** Nobody is there, so the table is neither shown nor kept for longer than it was. */
  readonly isUnattended?: boolean;
}

/** A person who joins, with their current nickname. */
export interface Joiner {
  readonly id: string;
  readonly nickname: string;
  readonly isRemoved: boolean;
  /** False for a BOT account at a table of people, which needs a seat that is reserved for it. */
  readonly mayTakeOpenSeats: boolean;
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
  readonly #compiled = new CompiledQueries();

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
    return this.#transact((transaction) =>
      change(transaction, id, this.#times(), (stored) => Promise.resolve(decide(stored))),
    );
  }

  /** The same for a person who joins, whose nickname is locked as well. */
  join(id: string, person: string, decide: (stored: StoredTable, joiner: Joiner) => TableUpdate): Promise<boolean> {
    return this.#transact((transaction) =>
      change(transaction, id, this.#times(), async (stored) => decide(stored, await joinerOf(transaction, id, person))),
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

  #transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute((open) => work({ open, compiled: this.#compiled }));
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
  const { open, compiled } = transaction;
  // Written unchanged to lock it, in both databases alike.
  const lock = compiled.get('lock', ['open', id, 'open'], () =>
    open.updateTable('tables').set({ phase: 'open' }).where('id', '=', id).where('phase', '=', 'open').returningAll(),
  );
  const [table] = (await open.executeQuery(lock)).rows;
  if (table === undefined) return false;
  const allSeats = compiled.get('seats', [id], () =>
    open.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat'),
  );
  const seats = (await open.executeQuery(allSeats)).rows;
  const update = await decide({ table, seats });
  const { settings = {}, occupants = seats, beginsAt, binding, reveal, removed } = update;
  const listing = update.isUnattended === true ? {} : listingOf({ ...table, ...settings }, occupants, now.wall);
  const values = { ...settings, ...listing, ...(reveal === undefined ? {} : { reveal_until: reveal.until }) };
  const store = compiled.get(`update ${Object.keys(values).join(' ')}`, [...Object.values(values), id], () =>
    open.updateTable('tables').set(values).where('id', '=', id),
  );
  await open.executeQuery(store);
  if (settings.options !== undefined && settings.options !== table.options) {
    await storeSummary(open, id, settings.options);
  }
  await storeOccupants(transaction, id, seats, occupants);
  if (removed !== undefined) {
    await open
      .insertInto('removals')
      .values({ table_id: id, person: removed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (typeof settings.starts_by === 'number') await scheduleJob(transaction.open, id, settings.starts_by);
  if (reveal !== undefined) await scheduleJob(transaction.open, id, reveal.checkAt);
  if (beginsAt !== undefined) await storeRaceStart(transaction, id, beginsAt, now.service, occupants, binding ?? null);
  return true;
}

/** Written unchanged to lock them: a claim of their nickname waits, and then renames them where they sit. */
async function joinerOf({ open, compiled }: Transaction, table: string, person: string): Promise<Joiner> {
  const lock = compiled.get('lock person', [person], () =>
    open
      .updateTable('people')
      .set((people) => ({ nickname: people.ref('nickname') }))
      .where('id', '=', person)
      .returning(['nickname', 'bot_owner']),
  );
  const [row] = (await open.executeQuery(lock)).rows;
  if (row === undefined) throw new Error(`there is no person ${person}`);
  const removal = compiled.get('removal', [table, person], () =>
    open.selectFrom('removals').select('person').where('table_id', '=', table).where('person', '=', person),
  );
  const { rows } = await open.executeQuery(removal);
  const mayTakeOpenSeats = row.bot_owner === null || (await isHostedFor(open, table, row.bot_owner));
  return { id: person, nickname: row.nickname, isRemoved: rows.length > 0, mayTakeOpenSeats };
}

/** Whether a table is hosted by another BOT account, or by the owner of this one. */
async function isHostedFor(transaction: Open<Schema>, table: string, botOwner: string): Promise<boolean> {
  const { id, bot_owner } = await transaction
    .selectFrom('tables')
    .innerJoin('people', 'people.id', 'tables.host')
    .select(['people.id', 'people.bot_owner'])
    .where('tables.id', '=', table)
    .executeTakeFirstOrThrow();
  return bot_owner !== null || id === botOwner;
}

/** Writes the occupants of all seats, and adds or removes seats. */
async function storeOccupants(
  { open, compiled }: Transaction,
  id: string,
  before: readonly StoredSeat[],
  occupants: readonly Occupant[],
): Promise<void> {
  for (const [seat, wanted] of occupants.entries()) {
    const occupant = occupantOf(wanted);
    const current = before[seat];
    if (current === undefined) {
      await open
        .insertInto('seats')
        .values({ ...occupant, table_id: id, seat })
        .execute();
    } else if (!isOccupiedBy(current, occupant)) {
      const update = compiled.get('seat', [...Object.values(occupant), id, seat], () =>
        open.updateTable('seats').set(occupant).where('table_id', '=', id).where('seat', '=', seat),
      );
      await open.executeQuery(update);
    }
  }
  if (occupants.length < before.length) {
    await open.deleteFrom('seats').where('table_id', '=', id).where('seat', '>=', occupants.length).execute();
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
  const { open, compiled } = transaction;
  const started = {
    phase: 'running',
    started_at: startedAt,
    clock_started_at: at,
    binding: binding === null ? null : JSON.stringify(binding),
    reveal_until: null,
    starts_by: null,
    shown_until: null,
    expires_at: null,
  } as const;
  const update = compiled.get('start', [...Object.values(started), id], () =>
    open.updateTable('tables').set(started).where('id', '=', id),
  );
  await open.executeQuery(update);
  const notes = occupants.map((occupant, seat) => ({ table_id: id, number: 0, seat, driver: driverOf(occupant), at }));
  const insert = compiled.get(
    `drivers ${notes.length}`,
    notes.flatMap((note) => Object.values(note)),
    () => open.insertInto('notes').values(notes),
  );
  await open.executeQuery(insert);
  // This process may die before the first entry: then another one continues.
  await scheduleJob(transaction.open, id, at);
}

/** The driver of a seat, as records name it. */
function driverOf({ kind, name, bot }: Occupant): string {
  return kind === 'bot' ? `bot:${bot}` : `person:${name}`;
}
