import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../src/storage/connect.ts';
import { OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { served } from './served.ts';
import { STORAGES } from './storages.ts';

const NAME = 'Zaphodine42';
const TEXTS = ['An odd thing she said', 'Complaint about odd things', `${NAME} stalls at each table`, 'I dislike this'];

describe.each(STORAGES)('on %s', (storageName, openStorage) => {
  const server = served(openStorage);
  let db: Database | null = null;
  afterAll(() => db?.destroy());

  it('leaves no nickname and no text of a deleted account in the database', async () => {
    const [zoe, bob] = [await server.person(NAME), await server.person('Bob')];
    const { id } = await zoe.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    await joinTable(bob, id);
    const invited = { kind: 'invited', nickname: NAME };
    const { id: reserved } = await bob.createTable({ game: 'pole-position', seats: [OWN_SEAT, invited, OPEN_SEAT] });
    await zoe.call('POST', `/api/tables/${id}/messages`, { id: 'message-1', text: TEXTS[0] });
    const reports: readonly [typeof bob, object][] = [
      [bob, { message: 1, reason: TEXTS[1] }],
      [bob, { reason: TEXTS[2] }],
      [zoe, { reason: TEXTS[3] }],
    ];
    for (const [reporter, report] of reports) {
      expect((await reporter.call('POST', `/api/tables/${id}/report`, report)).status).toBe(204);
    }
    expect((await bob.call('POST', `/api/tables/${id}/report`, { reason: 'Nobody here' })).status).toBe(204);
    expect((await zoe.call('DELETE', '/api/me', { nickname: NAME })).status).toBe(204);
    await server.app.close();
    db = await connect(server.storage);
    expect(await db.selectFrom('reports').select('reason').execute()).toEqual([{ reason: 'Nobody here' }]);
    const seats = await db
      .selectFrom('seats')
      .select('name')
      .where('table_id', '=', reserved)
      .orderBy('seat')
      .execute();
    expect(seats.map(({ name }) => name)).toEqual(['Bob', 'gone', '']);
    const written = await readAllRows(db);
    expect(written).toContain('Nobody here');
    for (const secret of [NAME, ...TEXTS]) expect(written).not.toContain(secret);
    if (storageName !== 'SQLite') return;
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    const bytes = readAllBytes((server.storage as { folder: string }).folder);
    expect(bytes).toContain('Nobody here');
    for (const secret of [NAME, NAME.toLowerCase(), ...TEXTS]) expect(bytes).not.toContain(secret);
  });
});

/** Every row of every table. */
async function readAllRows(db: Database): Promise<string> {
  let all = '';
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    all += JSON.stringify(rows);
  }
  return all;
}

function readAllBytes(folder: string): string {
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('\n');
}
