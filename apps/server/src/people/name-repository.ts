import { type Transaction as Open, sql, SqliteAdapter } from 'kysely';
import type { Database } from '../storage/connect.ts';
import type { PeopleRow, Phase, Schema } from '../storage/schema.ts';
import { foldName } from '../nicknames/fold-name.ts';
import { uniqueName } from '../nicknames/unique-name.ts';

type Transaction = Open<Schema>;

/** The key of an advisory lock, the same in all processes. */
const NAMES_LOCK = 7_203;

/** Changes nicknames in a transaction, one after the other in all processes. */
export function changeNames<T>(db: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    // SQLite has one writer at a time anyway.
    if (!(transaction.getExecutor().adapter instanceof SqliteAdapter)) {
      await sql`select pg_advisory_xact_lock(${NAMES_LOCK})`.execute(transaction);
    }
    return work(transaction);
  });
}

/** Whether somebody else has claimed a nickname that looks like this one. */
export async function isClaimedByOther(
  transaction: Transaction,
  nickname: string,
  person: string | null,
): Promise<boolean> {
  const owner = await transaction
    .selectFrom('people')
    .select('id')
    .where('claimed', '=', foldName(nickname))
    .executeTakeFirst();
  return owner !== undefined && owner.id !== person;
}

/**
 * Claims a nickname for a person, and renames everybody who has one that looks alike. Returns the tables where names change;
 * `null` if somebody else has claimed it. To be called within `changeNames`.
 */
export async function claimName(
  transaction: Transaction,
  person: string,
  nickname: string,
): Promise<readonly string[] | null> {
  if (await isClaimedByOther(transaction, nickname, person)) return null;
  const folded = foldName(nickname);
  const own = await transaction.selectFrom('people').select('claimed').where('id', '=', person).executeTakeFirst();
  // Claimed another one at the same moment, in another tab.
  if (own === undefined || (own.claimed !== null && own.claimed !== folded)) return null;
  const others = await transaction
    .selectFrom('people')
    .select(['id', 'nickname'])
    .where('folded', '=', folded)
    .where('claimed', 'is', null)
    .where('id', '!=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = others.map(({ id }) => id);
  // Tables are locked before people, as when somebody joins a table, so that the two never deadlock.
  await lockOpenTables(transaction, ids);
  await transaction
    .updateTable('people')
    .set({ nickname, folded, claimed: folded, renamed_from: null, renamed_by_admin: 0 })
    .where('id', '=', person)
    .execute();
  const taken = await findSimilarFolds(transaction, folded);
  for (const { id, nickname: before } of others) {
    const name = uniqueName(before, taken);
    taken.add(foldName(name));
    await transaction
      .updateTable('people')
      .set({ nickname: name, folded: foldName(name), renamed_from: before, renamed_by_admin: 0 })
      .where('id', '=', id)
      .execute();
    await renameSeats(transaction, id, name);
  }
  return listTablesOf(transaction, [person, ...ids]);
}

/** The folded names that begin like one: it, and it with numbers. */
async function findSimilarFolds(transaction: Transaction, folded: string): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('people')
    .select('folded')
    .where(sql<boolean>`folded like ${`${folded.replaceAll(/[!%_]/g, '!$&')}·%`} escape '!'`)
    .execute();
  return new Set([folded, ...rows.map((row) => row.folded)]);
}

async function lockOpenTables(transaction: Transaction, people: readonly string[]): Promise<void> {
  for (const id of (await listTablesOf(transaction, people, ['open'])).toSorted()) {
    await transaction
      .updateTable('tables')
      .set({ phase: 'open' })
      .where('id', '=', id)
      .where('phase', '=', 'open')
      .execute();
  }
}

/** The new name of a person and what goes with it. */
type NewName = Pick<PeopleRow, 'nickname' | 'folded' | 'claimed'> & Partial<Pick<PeopleRow, 'renamed_from'>>;

/**
 * Renames a person at all their tables, in what they wrote and in records, for the admin. Returns the tables that are not over.
 * To be called within `changeNames`.
 */
export async function renameEverywhere(
  transaction: Transaction,
  person: string,
  name: NewName & { readonly renamed_by_admin?: number },
): Promise<readonly string[]> {
  await lockOpenTables(transaction, [person]);
  await transaction.updateTable('people').set(name).where('id', '=', person).execute();
  await renameSeats(transaction, person, name.nickname, ['open', 'running', 'over']);
  await transaction.updateTable('messages').set({ name: name.nickname }).where('person', '=', person).execute();
  await transaction.updateTable('seats').set({ name: name.nickname }).where('kept_for', '=', person).execute();
  const ownSeats = transaction.selectFrom('seats').select(['table_id', 'seat', 'name']).where('person', '=', person);
  for (const { table_id, seat, name: seatName } of await ownSeats.execute()) {
    await transaction
      .updateTable('notes')
      .set({ driver: `person:${seatName}` })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .where('driver', 'like', 'person:%')
      .execute();
    // The record has the old name in it, and is built again.
    await transaction.deleteFrom('records').where('table_id', '=', table_id).execute();
  }
  return listTablesOf(transaction, [person]);
}

/** Where a race has begun, names stay as they are in its record, unless the admin changes them. */
async function renameSeats(
  transaction: Transaction,
  person: string,
  nickname: string,
  phases: readonly Phase[] = ['open'],
): Promise<void> {
  for (const table of await listTablesOf(transaction, [person], phases)) {
    const seats = await transaction
      .selectFrom('seats')
      .select(['person', 'name', 'kind'])
      .where('table_id', '=', table)
      .execute();
    const others = seats.filter((seat) => seat.kind === 'person' && seat.person !== person);
    const name = uniqueName(nickname, new Set(others.map((seat) => foldName(seat.name))));
    await transaction
      .updateTable('seats')
      .set({ name })
      .where('table_id', '=', table)
      .where('person', '=', person)
      .execute();
  }
}

/** The tables at which one of these people sits; usually those that are not over. */
async function listTablesOf(
  transaction: Transaction,
  people: readonly string[],
  phases: readonly Phase[] = ['open', 'running'],
): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await transaction
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .distinct()
    .where('seats.person', 'in', people)
    .where('tables.phase', 'in', phases)
    .execute();
  return rows.map(({ id }) => id);
}
