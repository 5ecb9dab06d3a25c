import type { Time } from '@paddock/protocol';
import { type ExpressionBuilder, type Insertable, type SqlBool, type Expression, type Transaction } from 'kysely';
import type { Schema, TableListing, TableRow } from '../database/schema.ts';
import { renewedLifetime, turnSecondsOf } from '../tables/lifetime.ts';
import { summarizeOptions } from '../tables/option-summary.ts';

type Listing = Omit<Insertable<TableListing>, 'pruned_at'>;

/** The columns that lists filter by, for a table that was just made or changed. */
export function listingOf(
  { options, time, phase }: Pick<TableRow, 'options' | 'time' | 'phase'>,
  sitters: readonly { readonly kind: string }[],
  now: number,
): Listing {
  const turnSeconds = turnSecondsOf(JSON.parse(time) as Time);
  const lifetime =
    phase === 'open' ? renewedLifetime({ turnSeconds, sitters }, now) : { shown_until: null, expires_at: null };
  return { summary: summarizeOptions(options).summary, turn_seconds: turnSeconds, ...lifetime };
}

/** Stores by which hashes the large option values of a table are found, in place of those from before. */
export async function storeHashes(transaction: Transaction<Schema>, id: string, options: string): Promise<void> {
  await transaction.deleteFrom('table_data').where('table_id', '=', id).execute();
  const hashes = new Set(summarizeOptions(options).hashes);
  if (hashes.size === 0) return;
  await transaction
    .insertInto('table_data')
    .values([...hashes].map((hash) => ({ hash, table_id: id })))
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
