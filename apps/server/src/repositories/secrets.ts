import { randomBytes } from 'node:crypto';
import type { Database } from '../database/connect.ts';

/** A secret of 32 bytes that all processes share; made by whoever asks first. */
export async function secret(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(value, 'hex');
}
