import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, connectBeside } from '../src/database/connect.ts';
import { migrate, NewerDatabase } from '../src/database/migrations.ts';
import { type Kept, STORAGES } from './storages.ts';

const ANN = { id: 'ann', nickname: 'Ann', claimed: 'ann', password: null, banned: 0, created_at: 1 };

describe.each(STORAGES)('a database of before (%s)', (_name, openStorage) => {
  let kept: Kept;
  beforeAll(async () => {
    kept = await openStorage();
  }, 60_000);
  afterAll(() => kept.close());

  it('is brought up to date, with all that is in it', async () => {
    const before = connectBeside(kept.storage);
    await migrate(before, '001-tables');
    await before.insertInto('people').values(ANN).execute();
    await expect(before.selectFrom('plans').selectAll().execute()).rejects.toThrow(/plans/);
    await before.destroy();

    const after = await connect(kept.storage);
    expect(await after.selectFrom('people').selectAll().execute()).toEqual([ANN]);
    expect(await after.selectFrom('plans').selectAll().execute()).toEqual([]);
    await after.destroy();
  });

  it('is refused when a newer program has written it, and stays as it is', async () => {
    const newer = await connect(kept.storage);
    const executed = { name: '999-later', timestamp: new Date(0).toISOString() };
    await newer
      .withTables<{ kysely_migration: typeof executed }>()
      .insertInto('kysely_migration')
      .values(executed)
      .execute();
    await newer.destroy();
    const refused = connect(kept.storage);
    await expect(refused).rejects.toThrow(NewerDatabase);
    await expect(refused).rejects.toThrow(/written by a newer Paddock/);
    const beside = connectBeside(kept.storage);
    expect(await beside.selectFrom('people').selectAll().execute()).toEqual([ANN]);
    await beside.destroy();
  });
});
