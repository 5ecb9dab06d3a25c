import { canonicalJson } from '@paddock/kernel';
import type { DataSummary } from '@paddock/protocol';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, connectAlongsideServer } from '../src/storage/connect.ts';
import { migrate, NewerDatabaseError } from '../src/storage/migrations.ts';
import type { PeopleRow, Schema } from '../src/storage/schema.ts';
import { Client } from './client.ts';
import { answerAt, bareSite } from './served.ts';
import { TableRepository } from '../src/tables/repository.ts';
import { createServer } from '../src/server.ts';
import { summarizeOptions } from '../src/storage/table-columns/option-summary.ts';
import { largeCircuit } from './large-circuit.ts';
import { type Kept, STORAGES } from './storages.ts';
import { hash } from '@node-rs/argon2';

type OldPerson = Omit<Insertable<PeopleRow>, 'folded' | 'renamed_from'>;

function person(id: string, nickname: string, created_at: number, claimed: string | null = null): OldPerson {
  return { id, nickname, claimed, password: null, banned: 0, created_at };
}

const ANN = person('ann', 'Ann', 1, 'ann');

describe.each(STORAGES)('a database of before (%s)', (_name, openStorage) => {
  const site = bareSite();
  let kept: Kept;
  beforeAll(async () => {
    kept = await openStorage();
  }, 60_000);
  afterAll(() => kept.close());

  it('is brought up to date, with all that is in it', async () => {
    const before = connectAlongsideServer(kept.storage);
    await migrate(before, '001-tables');
    await before
      .insertInto('people')
      .values(ANN as Insertable<Schema['people']>)
      .execute();
    await expect(before.selectFrom('plans').selectAll().execute()).rejects.toThrow(/plans/);
    await before.destroy();

    const after = await connect(kept.storage);
    expect(await after.selectFrom('people').selectAll().execute()).toMatchObject([
      { ...ANN, folded: 'ann', renamed_from: null },
    ]);
    expect(await after.selectFrom('plans').selectAll().execute()).toEqual([]);
    await after.destroy();
  });

  it('keeps the older of claimed names that look alike, and gives the others a number', async () => {
    const fresh = await openStorage();
    const password = await hash('correct horse');
    const before = connectAlongsideServer(fresh.storage);
    await migrate(before, '002-company');
    const people = [
      person('squatter', 'Bob', 1),
      { ...person('younger', 'Вob', 3, 'вob'), password },
      { ...person('older', 'bob', 2, 'bob'), password: await hash('battery staple') },
      person('youngest', 'B0b', 4, 'b0b'),
      // Its old key is the new key of another one.
      person('other', 'I', 5, 'i'),
      person('crossed', 'l', 6, 'l'),
      person('unclaimed', 'Kim', 7),
      person('namesake', 'Kim', 8),
    ];
    await before
      .insertInto('people')
      .values(people as Insertable<Schema['people']>[])
      .execute();
    const results = [
      ['raced', 0, 'older'],
      ['raced', 1, 'younger'],
      ['alone', 0, 'older'],
      ['alone', 1, null],
    ] as const;
    await before
      .insertInto('results')
      .values(
        results.map(([table_id, seat, who]) => ({
          ...{ table_id, seat, person: who, game: 'formula', place: 1, seats: 2, ended_at: 1 },
        })),
      )
      .execute();
    await before.destroy();

    const after = await connect(fresh.storage);
    const rows = await after.selectFrom('people').selectAll().orderBy('created_at').execute();
    expect(rows.map(({ id, nickname, claimed, renamed_from }) => [id, nickname, claimed, renamed_from])).toEqual([
      ['squatter', 'Bob·4', null, 'Bob'],
      ['older', 'bob', 'bob', null],
      ['younger', 'Вob·2', 'bob·2', 'Вob'],
      ['youngest', 'B0b·3', 'bob·3', 'B0b'],
      ['other', 'I', 'l', null],
      ['crossed', 'l·2', 'l·2', 'l'],
      ['unclaimed', 'Kim', null, null],
      ['namesake', 'Kim', null, null],
    ]);
    for (const { nickname, folded } of rows) expect(folded, nickname).not.toBe('');
    const rated = await after.selectFrom('results').select('unrated').orderBy('table_id').orderBy('seat').execute();
    expect(rated.map(({ unrated }) => unrated)).toEqual(['one-person', 'bot', null, null]);
    await after.destroy();

    // Whoever lost the name comes back with the old one, or with the new one, and is told.
    const app = await createServer(site, fresh.storage);
    const base = await answerAt(app);
    const comeBack = (nickname: string, secret: string) =>
      new Client(base).call('POST', '/api/me/sign-in', { nickname, password: secret });
    const renamed = { id: 'younger', nickname: 'Вob·2', claimed: true, renamedFrom: 'Вob' };
    expect(await comeBack('Вob', 'correct horse')).toEqual({ status: 200, body: renamed });
    expect(await comeBack('вob·2', 'correct horse')).toEqual({ status: 200, body: renamed });
    expect(await comeBack('bob', 'battery staple')).toMatchObject({ status: 200, body: { id: 'older' } });
    expect(await comeBack('bob', 'correct horse')).toMatchObject({ status: 403 });
    await app.close();
    await fresh.close();
  }, 60_000);

  it('gets summaries of options, and times until which waiting tables are kept', async () => {
    const fresh = await openStorage();
    const before = connectAlongsideServer(fresh.storage);
    await migrate(before, '006-records');
    const small = JSON.stringify({ circuit: 'monaco', laps: 1 });
    const large = JSON.stringify({ circuit: largeCircuit('Nordschleife'), laps: 1 });
    const rows = [
      ['waiting', 'open', small, { kind: 'move', seconds: 60 }],
      ['slow', 'open', large, { kind: 'move', seconds: 86_400 }],
      ['raced', 'over', large, { kind: 'none' }],
    ] as const;
    for (const [id, phase, options, time] of rows) {
      await before
        .insertInto('tables')
        .values({
          ...{ id, game: 'formula-de', rules_version: 1, options, listed: 1, phase, host: 'ann', chat: 1 },
          ...{ time: JSON.stringify(time), seed: '', seed_hash: '', rematch_of: null, ranking: null },
          ...{ created_at: 1, started_at: null, ended_at: null },
        })
        .execute();
      const seat = { table_id: id, seat: 0, kind: 'person', person: 'ann', name: 'Ann', bot: null } as const;
      await before
        .insertInto('seats')
        .values({ ...seat, kept_for: null })
        .execute();
    }
    await before.destroy();

    const began = Date.now();
    const after = await connect(fresh.storage);
    const found = await after.selectFrom('tables').selectAll().orderBy('id').execute();
    const summary = summarizeOptions(large).summary;
    expect(found.map((table) => [table.id, table.summary, table.turn_seconds])).toEqual([
      ['raced', summary, null],
      ['slow', summary, 86_400],
      ['waiting', small, 60],
    ]);
    expect(JSON.parse(summary)).toMatchObject({ circuit: { name: 'Nordschleife' }, laps: 1 });
    const [raced, slow, waiting] = found.map(({ expires_at }) => expires_at);
    expect(raced).toBeNull();
    expect(waiting).toBeGreaterThan(began);
    expect(slow).toBeGreaterThan(waiting!);
    const { circuit } = JSON.parse(summary) as { circuit: DataSummary };
    expect(await new TableRepository(after).findOptionData(circuit.hash)).toBe(
      canonicalJson(largeCircuit('Nordschleife')),
    );
    await after.destroy();
    await fresh.close();
  }, 60_000);

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
    await expect(refused).rejects.toThrow(NewerDatabaseError);
    await expect(refused).rejects.toThrow(/written by a newer Paddock/);
    const beside = connectAlongsideServer(kept.storage);
    expect(await beside.selectFrom('people').selectAll().execute()).toMatchObject([ANN]);
    await beside.destroy();
  });
});
