import type { AccountExport, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { playToEnd } from './player.ts';
import { OWN_SEAT, OPEN_SEAT } from './player.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

describe.each(DATABASE_STORAGES)('on %s', (_name, openStorage) => {
  const server = served(openStorage);

  async function createDuelTable(ann: Client, bob: Client): Promise<string> {
    const { id } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    await bob.call('POST', `/api/tables/${id}/join`);
    return id;
  }

  it('exports everything stored about a person, without credentials', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    await ann.call('POST', '/api/me/claim', { nickname: 'Ann', password: 'correct horse' });
    const { body: made } = await ann.call<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' });
    const table = await createDuelTable(ann, bob);
    await ann.call('POST', `/api/tables/${table}/messages`, { id: 'message-1', text: 'Good luck' });
    await bob.call('POST', `/api/tables/${table}/messages`, { id: 'message-2', text: 'You too' });
    const { body } = await ann.call<AccountExport>('GET', '/api/me/data');
    expect(body).toMatchObject({
      person: { nickname: 'Ann', claimed: true },
      tokens: [{ label: 'bot' }],
      seats: [{ table, name: 'Ann' }],
      messages: [{ table, text: 'Good luck' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|You too|"seed/);
    expect(JSON.stringify(body)).not.toContain(made.token);
    expect((await new Client(server.base, made.token).call('GET', '/api/me/data')).status).toBe(403);
  });

  it('deletes an account, and keeps its races', async () => {
    const [cleo, dan] = [await server.person('Cleo'), await server.person('Dan')];
    await cleo.call('POST', '/api/me/claim', { nickname: 'Cleo', password: 'correct horse' });
    const { body: token } = await cleo.call<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' });
    const { id: waiting } = await dan.createTable({
      game: 'pole-position',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    await cleo.call('POST', `/api/tables/${waiting}/join`);
    const running = await createDuelTable(cleo, dan);
    await cleo.call('POST', `/api/tables/${running}/messages`, { id: 'message-1', text: 'Goodbye' });

    expect((await cleo.call('DELETE', '/api/me', { nickname: 'Dan' })).status).toBe(400);
    expect((await new Client(server.base, token.token).call('DELETE', '/api/me', { nickname: 'Cleo' })).status).toBe(
      403,
    );
    expect((await cleo.call('GET', '/api/me')).status).toBe(200);
    expect((await cleo.call('DELETE', '/api/me', { nickname: 'Cleo' })).status).toBe(204);

    expect((await new Client(server.base, token.token).call('GET', '/api/me')).status).toBe(401);
    const enter = { nickname: 'Cleo', password: 'correct horse' };
    expect((await server.stranger().call('POST', '/api/me/sign-in', enter)).status).toBe(403);
    expect((await server.stranger().call('POST', '/api/me', { nickname: 'Cleo' })).status).toBe(200);
    const open = (await dan.call<Table>('GET', `/api/tables/${waiting}`)).body;
    expect(open.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
    expect((await dan.call('GET', `/api/tables/${running}/messages`)).body).toEqual([]);
    await playToEnd(dan, running);
    const table = (await dan.call<Table>('GET', `/api/tables/${running}`)).body;
    expect(table.phase).toBe('over');
    expect(table.seats.map(({ name }) => name).toSorted()).toEqual(['Dan', 'gone']);
    const record = await dan.call('GET', `/api/tables/${running}/record`);
    expect(record.status).toBe(200);
    expect(JSON.stringify(record.body)).not.toContain('Cleo');
    const gone = table.seats.find(({ name }) => name === 'gone')!;
    expect((await dan.call('GET', `/api/people/${gone.person}`)).status).toBe(404);
  });
});
