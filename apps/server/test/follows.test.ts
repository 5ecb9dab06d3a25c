import type { Following, Person } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { OPEN_SEAT, OWN_SEAT } from './player.ts';
import { served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

describe.each(LOGIC_STORAGES)('following on %s', (_name, openStorage) => {
  const server = served(openStorage);

  const follow = async (client: Client, id: string) => (await client.call('POST', `/api/people/${id}/follow`)).status;
  const following = async (client: Client) => (await client.call<Following>('GET', '/api/me/following')).body;
  const namesOf = ({ people }: Following) => people.map(({ person }) => person.nickname);

  it('lists the latest first, and counts followers', async () => {
    const [ann, bob, cleo] = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => server.person(name)));
    expect(await follow(ann!, bob!.id)).toBe(204);
    expect(await follow(ann!, cleo!.id)).toBe(204);
    expect(await follow(ann!, cleo!.id)).toBe(204);
    expect(new Set(namesOf(await following(ann!)))).toEqual(new Set(['Cleo', 'Bob']));
    expect(await following(cleo!)).toMatchObject({ people: [], followers: 1, allowsFollowers: true });
    await ann!.call('POST', `/api/people/${cleo!.id}/unfollow`);
    expect(namesOf(await following(ann!))).toEqual(['Bob']);
  });

  it('is refused for oneself, for nobody, and without a nickname', async () => {
    const ann = await server.person('Ann');
    expect(await follow(ann, ann.id)).toBe(400);
    expect(await follow(ann, '00000000-0000-4000-8000-000000000000')).toBe(404);
    expect(await follow(server.stranger(), ann.id)).toBe(401);
    expect((await server.stranger().call('GET', '/api/me/following')).status).toBe(401);
  });

  it('ends when somebody does not want to be followed', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    await follow(ann, bob.id);
    expect((await bob.call('PUT', '/api/me/followers', { allowed: false })).status).toBe(204);
    expect(namesOf(await following(ann))).toEqual([]);
    expect(await follow(ann, bob.id)).toBe(403);
    await bob.call('PUT', '/api/me/followers', { allowed: true });
    expect(await follow(ann, bob.id)).toBe(204);
  });

  it('shows who is here and at which listed table', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    await follow(ann, bob.id);
    expect((await following(ann)).people).toMatchObject([{ isOnline: false, table: null }]);
    const seats = [OWN_SEAT, OPEN_SEAT];
    const { id: secret } = await bob.createTable({ game: 'formula', seats });
    const leaveSecret = bob.subscribeTable(secret, () => {});
    await expect.poll(async () => (await following(ann)).people[0]).toMatchObject({ isOnline: true, table: null });
    leaveSecret();
    const { id } = await bob.createTable({ game: 'formula', seats, listed: true });
    const leave = bob.subscribeTable(id, () => {});
    await expect
      .poll(async () => (await following(ann)).people[0])
      .toMatchObject({ isOnline: true, table: { id, game: 'formula', phase: 'open' } });
    leave();
  });

  it('is forgotten with an account', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    await follow(ann, bob.id);
    await follow(bob, ann.id);
    expect((await bob.call('DELETE', '/api/me', { nickname: 'Bob' })).status).toBe(204);
    expect(await following(ann)).toMatchObject({ people: [], followers: 0 });
  });

  it('finds people by the beginning of their claimed nickname, however it is written', async () => {
    const names = ['Zoë', 'Zoebert', 'Zora'];
    for (const nickname of names) {
      const one = await server.person(nickname);
      expect((await one.call('POST', '/api/me/claim', { nickname, password: 'correct horse' })).status).toBe(200);
    }
    const ann = await server.person('Ann');
    await server.person('Zoe unclaimed');
    const find = async (name: string) =>
      (await ann.call<Person[]>('GET', `/api/people?name=${encodeURIComponent(name)}`)).body;
    expect((await find('ZOE')).map(({ nickname }) => nickname)).toEqual(['Zoë', 'Zoebert']);
    expect((await find('zo')).map(({ nickname }) => nickname)).toEqual(['Zoë', 'Zoebert', 'Zora']);
    for (const name of ['x', '%', '_o']) expect(await find(name)).toEqual([]);
    expect((await ann.call('GET', '/api/people')).status).toBe(400);
    expect((await server.stranger().call('GET', '/api/people?name=zo')).status).toBe(401);
  });
});
