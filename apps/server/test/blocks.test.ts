import type { AccountExport, ChatMessage, Following, Person, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import type { ApiResponse, Client } from './client.ts';
import { createDuel, OWN_SEAT, OPEN_SEAT, playToEnd, joinTable } from './player.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';
import { LobbyVisitor } from './visitor.ts';

type SignedInClient = Client & Person;

const TRIO = { game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] };

describe.each(DATABASE_STORAGES)('a blocked person (on %s)', (_name, openStorage) => {
  const server = served(openStorage);

  /** Ann has blocked Bob; Carl is not involved. */
  async function createBlockedPair(mark: string): Promise<Record<'ann' | 'bob' | 'carl', SignedInClient>> {
    const [ann, bob, carl] = await Promise.all(['Ann', 'Bob', 'Carl'].map((name) => server.person(`${name} ${mark}`)));
    expect((await ann!.call('POST', `/api/people/${bob!.id}/block`)).status).toBe(204);
    return { ann: ann!, bob: bob!, carl: carl! };
  }

  function unblock(ann: SignedInClient, bob: SignedInClient): Promise<ApiResponse> {
    return ann.call('POST', `/api/people/${bob.id}/unblock`);
  }

  function join(client: Client, { id }: Table): Promise<ApiResponse<Table>> {
    return client.call<Table>('POST', `/api/tables/${id}/join`);
  }

  async function quickMatch(client: Client, game: string): Promise<Table> {
    const { status, body } = await client.call<Table>('POST', `/api/quick-match/${game}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  async function listInvitations(client: Client): Promise<string[]> {
    return (await client.call<Table[]>('GET', '/api/me/invitations')).body.map(({ id }) => id);
  }

  it('is listed only for the person who blocked them', async () => {
    const { ann, bob } = await createBlockedPair('lists');
    expect((await ann.call('GET', '/api/me/blocks')).body).toEqual([bob.id]);
    expect((await ann.call<AccountExport>('GET', '/api/me/data')).body.blocked).toEqual([bob.id]);
    expect((await bob.call('GET', '/api/me/blocks')).body).toEqual([]);
    expect(JSON.stringify((await bob.call('GET', '/api/me/data')).body)).not.toContain(ann.id);
    expect((await ann.call('POST', `/api/people/${bob.id}/block`)).status).toBe(204);
    expect((await unblock(ann, bob)).status).toBe(204);
    expect((await ann.call('GET', '/api/me/blocks')).body).toEqual([]);
    expect((await ann.call('POST', `/api/people/${ann.id}/block`)).status).toBe(400);
    expect((await ann.call('POST', '/api/people/00000000-0000-4000-8000-000000000000/block')).status).toBe(404);
    expect((await server.stranger().call('POST', `/api/people/${bob.id}/block`)).status).toBe(401);
  });

  it('is removed from the list with a deleted account', async () => {
    const { ann, bob, carl } = await createBlockedPair('goes');
    await bob.call('POST', `/api/people/${carl.id}/block`);
    expect((await bob.call('DELETE', '/api/me', { nickname: bob.nickname })).status).toBe(204);
    expect((await ann.call('GET', '/api/me/blocks')).body).toEqual([]);
    const table = await carl.createTable(TRIO);
    expect((await join(ann, table)).status).toBe(200);
  });

  it('has no visible messages, live or later, independently of muting', async () => {
    const { ann, bob, carl } = await createBlockedPair('talks');
    await unblock(ann, bob);
    const { id } = await carl.createTable(TRIO);
    await joinTable(ann, id);
    await joinTable(bob, id);
    await ann.call('POST', `/api/people/${bob.id}/block`);
    const path = `/api/tables/${id}`;
    const incoming: string[] = [];
    const leave = ann.subscribeTable(id, (received) => {
      incoming.push(received.event === 'message' ? received.data.text : '');
    });
    await expect.poll(() => incoming).not.toEqual([]);
    const sendMessage = async (client: Client, text: string): Promise<void> => {
      const { status } = await client.call('POST', `${path}/messages`, {
        id: `message ${text}`.replace(/ /g, '-'),
        text,
      });
      expect(status).toBe(200);
    };
    const readMessages = async (client: Client): Promise<string[]> =>
      (await client.call<ChatMessage[]>('GET', `${path}/messages`)).body.map(({ text }) => text);
    await sendMessage(bob, 'one');
    await sendMessage(carl, 'two');
    expect(await readMessages(ann)).toEqual(['two']);
    expect(await readMessages(bob)).toEqual(['one', 'two']);
    expect((await ann.call('GET', '/api/me/mutes')).body).toEqual([]);
    await ann.call('POST', `/api/people/${bob.id}/unmute`);
    expect(await readMessages(ann)).toEqual(['two']);
    await unblock(ann, bob);
    await sendMessage(bob, 'three');
    await expect.poll(() => incoming.filter((text) => text !== '')).toEqual(['two', 'three']);
    expect(await readMessages(ann)).toEqual(['one', 'two', 'three']);
    leave();
  });

  it('sends invitations that are not shown, and does not learn of it', async () => {
    const { ann, bob, carl } = await createBlockedPair('invites');
    await unblock(ann, bob);
    const visitor = new LobbyVisitor(ann);
    const shown = (): string[] | undefined => visitor.seen.invitations?.map(({ id }) => id);
    await expect.poll(shown).toBeDefined();
    const wanted = { ...TRIO, seats: [OWN_SEAT, { kind: 'invited', nickname: ann.nickname }, OPEN_SEAT], listed: true };
    const first = await bob.createTable(wanted);
    await expect.poll(shown).toEqual([first.id]);
    // Invitations disappear from the lobby at once.
    await ann.call('POST', `/api/people/${bob.id}/block`);
    await expect.poll(shown).toEqual([]);
    const second = await bob.createTable(wanted);
    expect(second.seats.map(({ kind, name }) => [kind, name])).toContainEqual(['invited', ann.nickname]);
    const third = await carl.createTable(wanted);
    await expect.poll(shown).toEqual([third.id]);
    expect(await listInvitations(ann)).toEqual([third.id]);
    await unblock(ann, bob);
    expect((await listInvitations(ann)).toSorted()).toEqual([first.id, second.id, third.id].toSorted());
    visitor.leave();
  });

  it('is matched only with others, in either order', async () => {
    const { ann, bob, carl } = await createBlockedPair('hurries');
    const [first, second] = [await quickMatch(bob, 'formel-fun'), await quickMatch(ann, 'formel-fun')];
    expect(second.id).not.toBe(first.id);
    // Nor at another person's table.
    const carls = await quickMatch(carl, 'formula-de');
    expect((await quickMatch(ann, 'formula-de')).id).toBe(carls.id);
    expect((await quickMatch(bob, 'formula-de')).id).not.toBe(carls.id);
    const [hers, his] = [await quickMatch(ann, 'pole-position'), await quickMatch(bob, 'pole-position')];
    expect(his.id).not.toBe(hers.id);
    await unblock(ann, bob);
    await bob.call('POST', `/api/tables/${his.id}/leave`);
    expect((await quickMatch(bob, 'pole-position')).id).toBe(hers.id);
  });

  it('cannot sit down where the other sits, whoever has blocked whom, and races go on', async () => {
    const { ann, bob, carl } = await createBlockedPair('comes');
    const refused = { status: 403, body: { error: 'forbidden', message: 'you cannot sit down at this table' } };
    const table = await ann.createTable({ ...TRIO, listed: true });
    expect(await join(bob, table)).toEqual(refused);
    expect((await join(carl, table)).status).toBe(200);
    // Carl is the host now, and Ann is somewhere else.
    await ann.call('POST', `/api/tables/${table.id}/leave`);
    expect((await join(bob, table)).status).toBe(200);
    expect(await join(ann, table)).toEqual(refused);
    // Not even with an invitation of somebody else.
    const invited = { kind: 'invited', nickname: ann.nickname };
    await carl.call('PUT', `/api/tables/${table.id}/seats/2`, invited);
    expect(await join(ann, table)).toEqual(refused);
    expect(await listInvitations(ann)).toEqual([]);
    const { id } = await createDuel(carl, ann, { game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    await carl.call('POST', `/api/people/${ann.id}/block`);
    await Promise.all([playToEnd(carl, id), playToEnd(ann, id)]);
    // In the rematch no seat is reserved for the other, whoever asks for it.
    const again = (await ann.call<Table>('POST', `/api/tables/${id}/rematch`)).body;
    expect(again.seats.map(({ kind }) => kind).toSorted()).toEqual(['open', 'person']);
    expect((await carl.call('POST', `/api/tables/${id}/rematch`)).status).toBe(403);
  });

  it('is neither found nor followed nor invited, in either direction', async () => {
    const { ann, bob } = await createBlockedPair('seeks');
    await unblock(ann, bob);
    for (const one of [ann, bob]) {
      const { nickname } = one;
      expect((await one.call('POST', '/api/me/claim', { nickname, password: 'correct horse' })).status).toBe(200);
    }
    const find = async (seeker: Client, { nickname }: Person) =>
      (await seeker.call<Person[]>('GET', `/api/people?name=${encodeURIComponent(nickname)}`)).body.map(({ id }) => id);
    const follow = async (follower: Client, { id }: Person) =>
      (await follower.call('POST', `/api/people/${id}/follow`)).status;
    const countFollowed = async (one: Client) =>
      (await one.call<Following>('GET', '/api/me/following')).body.people.length;
    expect([await find(ann, bob), await find(bob, ann)]).toEqual([[bob.id], [ann.id]]);
    expect([await follow(ann, bob), await follow(bob, ann)]).toEqual([204, 204]);

    await ann.call('POST', `/api/people/${bob.id}/block`);
    expect([await find(ann, bob), await find(bob, ann)]).toEqual([[], []]);
    expect([await countFollowed(ann), await countFollowed(bob)]).toEqual([0, 0]);
    expect([await follow(ann, bob), await follow(bob, ann)]).toEqual([403, 403]);
    const invite = (guest: Person) => ({
      game: 'formula',
      seats: [OWN_SEAT, { kind: 'invited', nickname: guest.nickname }],
    });
    expect((await ann.call('POST', '/api/tables', invite(bob))).status).toBe(403);
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] });
    const seat = { kind: 'invited', nickname: bob.nickname };
    expect((await ann.call('PUT', `/api/tables/${id}/seats/1`, seat)).status).toBe(403);
    // Bob does not learn that he is blocked.
    expect((await bob.call('POST', '/api/tables', invite(ann))).status).toBe(201);
    expect(await listInvitations(ann)).toEqual([]);

    await unblock(ann, bob);
    expect([await find(ann, bob), await find(bob, ann)]).toEqual([[bob.id], [ann.id]]);
    expect([await follow(ann, bob), await follow(bob, ann)]).toEqual([204, 204]);
  });

  it('is not shown races of the other that are under way', async () => {
    const { ann, bob, carl } = await createBlockedPair('watches');
    const dora = await server.person('Dora');
    const { id } = await createDuel(bob, carl, { game: 'formula', seats: [OWN_SEAT, OPEN_SEAT], listed: true });
    const listRunning = async (client: Client) =>
      (await client.call<Table[]>('GET', '/api/tables/running')).body.map((table) => table.id);
    expect(await listRunning(dora)).toContain(id);
    expect(await listRunning(server.stranger())).toContain(id);
    expect(await listRunning(ann)).not.toContain(id);
    await unblock(ann, bob);
    expect(await listRunning(ann)).toContain(id);
  });

  it('is not shown open tables of the other, nor the other theirs, at once', async () => {
    const { ann, bob, carl } = await createBlockedPair('looks');
    await unblock(ann, bob);
    const tables = await Promise.all([ann, bob, carl].map((host) => host.createTable({ ...TRIO, listed: true })));
    const own = new Set(tables.map(({ id }) => id));
    const [anns, bobs, carls] = tables.map(({ id }) => id) as [string, string, string];
    const filterOwn = (list: readonly Table[]) => new Set(list.map(({ id }) => id).filter((id) => own.has(id)));
    const list = async (client: Client) => filterOwn((await client.call<Table[]>('GET', '/api/tables')).body);
    const visitors = [new LobbyVisitor(ann), new LobbyVisitor(bob)];
    const shown = () => visitors.map(({ seen }) => filterOwn(seen.open ?? []));
    await expect.poll(shown).toEqual([own, own]);
    await ann.call('POST', `/api/people/${bob.id}/block`);
    const [forAnn, forBob] = [new Set([anns, carls]), new Set([bobs, carls])];
    await expect.poll(shown).toEqual([forAnn, forBob]);
    expect([await list(ann), await list(bob), await list(carl)]).toEqual([forAnn, forBob, own]);
    expect(await list(server.stranger())).toEqual(own);
    // A stream that is opened later, and a table at which the other sits down.
    visitors.push(new LobbyVisitor(bob));
    await joinTable(ann, carls);
    await expect.poll(shown).toEqual([forAnn, new Set([bobs]), new Set([bobs])]);
    await unblock(ann, bob);
    await expect.poll(shown).toEqual([own, own, own]);
    for (const visitor of visitors) visitor.leave();
  });
});
