import { randomBytes } from 'node:crypto';
import type { Database } from './connect.ts';

/** A secret of 32 bytes that all processes share. The first process to ask creates it. */
export async function loadKey(db: Database, name: string): Promise<Buffer> {
  return Buffer.from(await loadSecret(db, name, () => randomBytes(32).toString('hex')), 'hex');
}

/** A secret that all processes share. The first process to ask stores what `make` returns. */
export async function loadSecret(db: Database, name: string, make: () => string): Promise<string> {
  const kept = db.selectFrom('secrets').select('value').where('name', '=', name);
  const before = await kept.executeTakeFirst();
  if (before !== undefined) return before.value;
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await kept.executeTakeFirstOrThrow()).value;
}
