import type { HistoryPage, OwnProfile, OwnReport, ReportDetails, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { loadPosition, OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

describe.each(DATABASE_STORAGES)('moderation on %s', (_name, openStorage) => {
  let token = '';
  const server = served(openStorage, { onAdminToken: (made) => (token = made) });

  async function signInAsAdmin(): Promise<Client> {
    const client = server.stranger();
    expect((await client.call('POST', '/api/admin/sign-in', { token })).status).toBe(204);
    return client;
  }

  async function createDuelTable(one: Client, other: Client, chat = true): Promise<string> {
    const { id } = await one.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT], listed: true, chat });
    await joinTable(other, id);
    return id;
  }

  it('is only for the admin', async () => {
    const ann = await server.person('Ann');
    await ann.call('POST', '/api/me/claim', { nickname: 'Ann', password: 'correct horse' });
    const { body: made } = await ann.call<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' });
    const { id } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    const closed: readonly [string, string, unknown?][] = [
      ['GET', '/api/admin/bans'],
      ['GET', '/api/admin/actions'],
      ['POST', '/api/admin/bans', { range: '127.0.0.1' }],
      ['DELETE', '/api/admin/bans/some'],
      ['POST', `/api/admin/people/${ann.id}/rename`, { nickname: 'Other' }],
      ['POST', `/api/admin/tables/${id}/close`],
      ['POST', `/api/admin/reports/${ann.id}/answer`, { text: 'Mine' }],
    ];
    for (const [method, path, body] of closed) {
      for (const client of [
        ann,
        server.stranger(),
        new Client(server.base, token),
        new Client(server.base, made.token),
      ]) {
        expect((await client.call(method, path, body)).status, path).toBe(403);
      }
    }
    expect((await new Client(server.base, made.token).call('GET', '/api/me/reports')).status).toBe(403);
    expect((await server.stranger().call('GET', '/api/me/reports')).status).toBe(401);
    expect((await ann.call<Table>('GET', `/api/tables/${id}`)).body).toMatchObject({ phase: 'open' });
  });

  it('answers a report once, and only its reporter reads it', async () => {
    const [bob, cleo] = [await server.person('Bob'), await server.person('Cleo')];
    const id = await createDuelTable(bob, cleo);
    await cleo.call('POST', `/api/tables/${id}/report`, { reason: 'Too slow' });
    const client = await signInAsAdmin();
    const [report] = (await client.call<ReportDetails[]>('GET', '/api/admin/reports')).body;
    const path = `/api/admin/reports/${report!.id}`;
    expect((await client.call('POST', `${path}/answer`, { text: ' ' })).status).toBe(400);
    const both = await Promise.all(['One', 'Two'].map((text) => client.call('POST', `${path}/answer`, { text })));
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['204', '404']);
    expect((await client.call('DELETE', path)).status).toBe(404);
    expect((await client.call<ReportDetails[]>('GET', '/api/admin/reports')).body).toEqual([]);
    const { body } = await cleo.call<OwnReport[]>('GET', '/api/me/reports');
    expect(body).toMatchObject([{ table: id, reason: 'Too slow', answer: both[0]!.status === 204 ? 'One' : 'Two' }]);
    expect((await bob.call('GET', '/api/me/reports')).body).toEqual([]);
  });

  it('closes a waiting table: subscribers are notified, and nobody can join', async () => {
    const [dan, eve] = [await server.person('Dan'), await server.person('Eve')];
    const { id } = await dan.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT], listed: true });
    const received = dan.followTable(id, ({ event, data }) => event === 'table' && data.closed === true);
    await dan.followTable(id, ({ event }) => event === 'table');
    const client = await signInAsAdmin();
    const closings = [1, 2].map(() => client.call('POST', `/api/admin/tables/${id}/close`));
    expect((await Promise.all(closings)).map(({ status }) => String(status)).toSorted()).toEqual(['204', '409']);
    await received;
    expect((await eve.call('POST', `/api/tables/${id}/join`)).status).toBe(409);
    expect((await dan.call('POST', `/api/tables/${id}/start`, {})).status).toBe(409);
    for (const path of ['/api/tables', '/api/me/tables', '/api/admin/tables']) {
      const caller = path.startsWith('/api/admin') ? client : dan;
      const ids = (await caller.call<Table[]>('GET', path)).body.map((table) => table.id);
      expect(ids, path).not.toContain(id);
    }
    expect((await client.call('POST', '/api/admin/tables/AAAAAAAAAAAA/close')).status).toBe(404);
  });

  it('closes a race: no further moves, no result, no rating, and the record can be read', async () => {
    const [fay, gus] = [await server.person('Fay'), await server.person('Gus')];
    const id = await createDuelTable(fay, gus);
    const first = await loadPosition(fay, id);
    await fay.sendMove(id, first.viewer ?? 0, first.n, first.legal[0] ?? {}, crypto.randomUUID());
    const received = gus.followTable(id, ({ event, data }) => event === 'table' && data.closed === true);
    await gus.followTable(id, ({ event }) => event === 'snapshot');
    const client = await signInAsAdmin();
    expect((await client.call('POST', `/api/admin/tables/${id}/close`)).status).toBe(204);
    await received;
    for (const player of [fay, gus]) {
      const { viewer, n, legal } = await loadPosition(player, id);
      const { status, body } = await player.sendMove(id, viewer ?? 0, n, legal[0] ?? {}, crypto.randomUUID());
      expect({ status, body }).toMatchObject({ status: 409, body: { error: 'over' } });
      for (const [method, action] of [
        ['POST', 'leave'],
        ['DELETE', 'autopilot'],
        ['POST', 'rematch'],
      ] as const) {
        expect((await player.call(method, `/api/tables/${id}/${action}`)).status, action).toBe(409);
      }
    }
    expect((await fay.call('POST', `/api/tables/${id}/messages`, { id: 'message-1', text: 'Hm' })).status).toBe(403);
    await server.restart();
    const table = (await fay.call<Table>('GET', `/api/tables/${id}`)).body;
    expect(table).toMatchObject({ phase: 'over', closed: true, ranking: null, rating: null });
    const record = await fay.call<{ entries: unknown[]; seed?: string }>('GET', `/api/tables/${id}/record`);
    expect(record.status).toBe(200);
    expect(record.body.entries.length).toBeGreaterThan(0);
    expect((await fay.call<HistoryPage>('GET', `/api/people/${fay.id}/history`)).body.races).toEqual([]);
  });

  it('renames a person at all their tables, and notifies them', async () => {
    const [hal, ida] = [await server.person('Rude Hal'), await server.person('Ida')];
    await ida.call('POST', '/api/me/claim', { nickname: 'Ida', password: 'correct horse' });
    const running = await createDuelTable(hal, ida);
    await hal.call('POST', `/api/tables/${running}/messages`, { id: 'message-1', text: 'Hi' });
    const { id: open } = await hal.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    const client = await signInAsAdmin();
    const rename = async (id: string, nickname: string): Promise<number> =>
      (await client.call('POST', `/api/admin/people/${id}/rename`, { nickname })).status;
    expect(await rename(hal.id, 'ida')).toBe(409);
    expect(await rename(hal.id, 'Paddock')).toBe(409);
    expect(await rename(crypto.randomUUID(), 'Somebody')).toBe(404);
    expect(await rename(hal.id, 'Hal')).toBe(204);
    expect((await hal.call<OwnProfile>('GET', '/api/me')).body).toMatchObject({
      nickname: 'Hal',
      renamedFrom: 'Rude Hal',
      renamedByAdmin: true,
    });
    for (const id of [open, running]) {
      const names = (await ida.call<Table>('GET', `/api/tables/${id}`)).body.seats.map(({ name }) => name);
      expect(names).toContain('Hal');
      expect(names).not.toContain('Rude Hal');
    }
    expect((await ida.call('GET', `/api/tables/${running}/messages`)).body).toMatchObject([{ name: 'Hal' }]);
    await client.call('POST', `/api/admin/tables/${running}/close`);
    const record = JSON.stringify((await ida.call('GET', `/api/tables/${running}/record`)).body);
    expect(record).toContain('person:Hal');
    expect(record).not.toContain('Rude');
    expect((await hal.call<OwnProfile>('POST', '/api/me', { nickname: 'Hal' })).body).not.toHaveProperty(
      'renamedByAdmin',
    );
    // A claimed name stays claimed under the new name.
    expect(await rename(ida.id, 'Hal')).toBe(409);
    expect(await rename(ida.id, 'Ada')).toBe(204);
    const back = { nickname: 'Ada', password: 'correct horse' };
    expect((await server.stranger().call('POST', '/api/me/sign-in', back)).status).toBe(200);
    expect((await server.stranger().call('POST', '/api/me', { nickname: 'Ada' })).status).toBe(409);
  });
});
