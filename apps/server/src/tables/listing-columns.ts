import { type TimeControl, turnSecondsOf } from '@paddock/protocol';
import { type ExpressionBuilder, type Insertable, type SqlBool, type Expression, type Transaction } from 'kysely';
import type { Schema, TableListing, TableRow } from '../storage/schema.ts';
import { renewedLifetime } from './lifetime.ts';
import { summarizeOptions } from './option-summary.ts';

type Listing = Pick<Insertable<TableListing>, 'turn_seconds' | 'shown_until' | 'expires_at'>;

/** The columns that lists filter by, for a table that was just made or changed. */
export function listingOf(
  { time, phase }: Pick<TableRow, 'time' | 'phase'>,
  sitters: readonly { readonly kind: string }[],
  now: number,
): Listing {
  const turnSeconds = turnSecondsOf(JSON.parse(time) as TimeControl);
  const lifetime =
    phase === 'open' ? renewedLifetime({ turnSeconds, sitters }, now) : { shown_until: null, expires_at: null };
  return { turn_seconds: turnSeconds, ...lifetime };
}

/** Replaces the summary of a table's options, and by which hashes their large values are found. */
export async function storeSummary(transaction: Transaction<Schema>, id: string, options: string): Promise<void> {
  const { summary, hashes } = summarizeOptions(options);
  await transaction.updateTable('tables').set({ summary }).where('id', '=', id).execute();
  await transaction.deleteFrom('table_data').where('table_id', '=', id).execute();
  await insertOptionData(transaction, id, hashes);
}

/** Stores by which hashes the large option values of a table are found. */
export async function insertOptionData(
  transaction: Transaction<Schema>,
  id: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await transaction
    .insertInto('table_data')
    .values([...new Set(hashes)].map((hash) => ({ hash, table_id: id })))
    .execute();
}

/** Whether anybody may still sit down at a table. */
export function hasOpenSeat(table: ExpressionBuilder<Schema, 'tables'>): Expression<SqlBool> {
  return table.exists(
    table
      .selectFrom('seats')
      .select('seats.seat')
      .whereRef('seats.table_id', '=', 'tables.id')
      .where('seats.kind', '=', 'open'),
  );
}
