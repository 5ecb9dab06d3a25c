import type { ServerStatus, AdminPerson, Person, ReportDetails, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { createAdminToken } from '../src/admin/new-token.ts';
import { Client } from './client.ts';
import { loadPosition, OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

describe.each(DATABASE_STORAGES)('on %s', (name, openStorage) => {
  let token = '';
  const server = served(openStorage, { onAdminToken: (made) => (token = made) });

  async function signInAsAdmin(): Promise<Client> {
    const client = server.stranger();
    expect((await client.call('POST', '/api/admin/sign-in', { token })).status).toBe(204);
    return client;
  }

  async function createDuelTable(one: Client, other: Client): Promise<Table> {
    const { id } = await one.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    return joinTable(other, id);
  }

  /** Sends some legal move of a person. */
  async function sendFirstMove(client: Client, table: string): Promise<number> {
    const { viewer, n, legal } = await loadPosition(client, table);
    return (await client.sendMove(table, viewer ?? 0, n, legal[0] ?? {}, crypto.randomUUID())).status;
  }

  it('is open only with the token that was created at the first start', async () => {
    expect(token).toMatch(/^paddock_admin_/);
    const ann = await server.person('Ann');
    const closed: readonly [string, string, unknown?][] = [
      ['GET', '/api/admin'],
      ['GET', '/api/admin/people'],
      ['GET', '/api/admin/tables'],
      ['GET', '/api/admin/reports'],
      ['POST', `/api/admin/people/${ann.id}/ban`, { banned: true }],
      ['DELETE', `/api/admin/reports/${ann.id}`],
      ['GET', '/api/admin/announcement'],
      ['PUT', '/api/admin/announcement', { text: 'Mine' }],
    ];
    for (const [method, path, body] of closed) {
      for (const client of [ann, server.stranger(), new Client(server.base, token)]) {
        expect((await client.call(method, path, body)).status, path).toBe(403);
      }
    }
    expect((await ann.call('POST', '/api/admin/sign-in', { token: `${token}x` })).status).toBe(403);
    const client = await signInAsAdmin();
    const { body } = await client.call<ServerStatus>('GET', '/api/admin');
    expect(body).toMatchObject({ storage: name === 'SQLite' ? 'sqlite' : 'postgres', people: 1 });
    expect(body.tables).toEqual({ open: 0, running: 0, over: 0 });
    expect(body.databaseBytes).toBeGreaterThan(1000);
    expect(body.memoryBytes).toBeGreaterThan(1000);
  });

  it('shows people, tables and reports', async () => {
    const [bob, cleo] = [await server.person('Bob_1'), await server.person('Cleo')];
    const { id } = await createDuelTable(bob, cleo);
    await bob.call('POST', `/api/tables/${id}/messages`, { id: 'message-1', text: 'Rude words' });
    await cleo.call('POST', `/api/tables/${id}/report`, { message: 1, reason: 'This is rude' });
    const client = await signInAsAdmin();
    const people = (await client.call<AdminPerson[]>('GET', '/api/admin/people?q=b_')).body;
    expect(people).toMatchObject([{ id: bob.id, nickname: 'Bob_1', banned: false, claimed: false, tables: 1 }]);
    expect((await client.call<AdminPerson[]>('GET', '/api/admin/people?q=b%25')).body).toEqual([]);
    expect((await client.call<AdminPerson[]>('GET', '/api/admin/people')).body.length).toBeGreaterThan(2);
    expect((await client.call<Table[]>('GET', '/api/admin/tables')).body[0]).toMatchObject({ id, phase: 'running' });
    const [report] = (await client.call<ReportDetails[]>('GET', '/api/admin/reports')).body;
    expect(report).toMatchObject({
      table: id,
      reason: 'This is rude',
      reporter: { nickname: 'Cleo' },
      message: { number: 1, person: bob.id, name: 'Bob_1', text: 'Rude words' },
    });
    expect((await client.call('DELETE', `/api/admin/reports/${report!.id}`)).status).toBe(204);
    expect((await client.call('DELETE', `/api/admin/reports/${report!.id}`)).status).toBe(404);
    expect((await client.call<ReportDetails[]>('GET', '/api/admin/reports')).body).toEqual([]);
  });

  it('bans a person at once: moves are refused, streams close, a bot takes over; the ban can be lifted', async () => {
    const [dan, eve] = [await server.person('Dan'), await server.person('Eve')];
    const { id } = await createDuelTable(dan, eve);
    // From now on the credentials are cached.
    expect(await sendFirstMove(dan, id)).toBe(200);
    const client = await signInAsAdmin();
    const streams: Promise<unknown>[] = [dan.followTable(id, () => false), dan.followLobby(() => false)];
    await dan.followTable(id, ({ event }) => event === 'snapshot');
    expect((await client.call('POST', `/api/admin/people/${dan.id}/ban`, { banned: true })).status).toBe(204);
    expect((await dan.sendMove(id, 0, 0, {})).status).toBe(403);
    expect((await dan.call('GET', '/api/me')).status).toBe(204);
    await Promise.all(streams);
    const { seats } = (await eve.call<Table>('GET', `/api/tables/${id}`)).body;
    expect(seats.find((seat) => seat.person === dan.id)).toMatchObject({ autopilot: true });
    expect((await client.call<AdminPerson[]>('GET', '/api/admin/people?q=dan')).body).toMatchObject([{ banned: true }]);
    await client.call('POST', `/api/admin/people/${dan.id}/ban`, { banned: false });
    expect((await dan.call<Person>('GET', '/api/me')).body).toMatchObject({ nickname: 'Dan' });
    expect((await dan.call('DELETE', `/api/tables/${id}/autopilot`)).status).toBe(200);
    expect((await client.call('POST', `/api/admin/people/${id}/ban`, { banned: true })).status).toBe(400);
  });

  it('refuses moves with a revoked token immediately', async () => {
    const [fay, gus] = [await server.person('Fay'), await server.person('Gus')];
    await fay.call('POST', '/api/me/claim', { nickname: 'Fay', password: 'correct horse' });
    const made = (await fay.call<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' })).body;
    const { id } = await createDuelTable(fay, gus);
    const program = new Client(server.base, made.token);
    expect(await sendFirstMove(program, id)).toBe(200);
    await fay.call('DELETE', '/api/me/tokens/bot');
    expect((await program.sendMove(id, 0, 0, {})).status).toBe(401);
    // Other people are not affected.
    expect(await sendFirstMove(gus, id)).toBe(200);
  });

  it('does not restore a deleted account when a ban is lifted', async () => {
    const hal = await server.person('Hal');
    await hal.call('DELETE', '/api/me', { nickname: 'Hal' });
    const client = await signInAsAdmin();
    expect((await client.call('POST', `/api/admin/people/${hal.id}/ban`, { banned: false })).status).toBe(404);
    expect((await client.call<AdminPerson[]>('GET', '/api/admin/people?q=gone')).body).toEqual([]);
  });

  it('shows the announcement to everybody until it is removed', async () => {
    const client = await signInAsAdmin();
    const readAnnouncement = async (): Promise<unknown> => (await client.call('GET', '/api/admin/announcement')).body;
    expect(await readAnnouncement()).toEqual({ text: null });
    const ida = await server.person('Ida');
    const first = ida.followLobby(({ event, data }) => event === 'announcement' && data.text === 'Back at eight');
    expect((await client.call('PUT', '/api/admin/announcement', { text: ' Back at eight ' })).status).toBe(204);
    await first;
    expect(await readAnnouncement()).toEqual({ text: 'Back at eight' });
    await client.call('PUT', '/api/admin/announcement', { text: null });
    expect(await readAnnouncement()).toEqual({ text: null });
    const received = await ida.followLobby(({ event }) => event === 'announcement');
    expect(received.at(-1)!.data).toEqual({ text: null });
  });

  it('ends when the token is replaced beside the running server or by the configuration', async () => {
    const before = await signInAsAdmin();
    token = await createAdminToken(server.storage);
    expect((await before.call('GET', '/api/admin')).status).toBe(403);
    const now = await signInAsAdmin();
    expect((await now.call('GET', '/api/admin')).status).toBe(200);
    await server.app.close();
    await server.start({ onAdminToken: () => expect.fail('there is one already') });
    expect((await now.call('GET', '/api/admin')).status).toBe(200);
    await server.app.close();
    token = 'a token set by hand';
    await server.start({ adminToken: token, limits: 1 });
    expect((await now.call('GET', '/api/admin')).status).toBe(403);
    await signInAsAdmin();
    for (let tries = 1; tries < 10; tries++) await now.call('POST', '/api/admin/sign-in', { token: `guess ${tries}` });
    expect((await now.call('POST', '/api/admin/sign-in', { token })).status).toBe(429);
  });
});
