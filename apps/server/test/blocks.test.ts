import type { ChatMessage, Person, AccountExport, Table } from '@paddock/protocol';
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
    const { id } = await carl.createTable(TRIO);
    await joinTable(ann, id);
    await joinTable(bob, id);
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

  it('cannot sit down where the blocker is the host, and races go on', async () => {
    const { ann, bob, carl } = await createBlockedPair('comes');
    const table = await ann.createTable({ ...TRIO, listed: true });
    const refused = { error: 'forbidden', message: 'the host does not want you at this table' };
    expect(await join(bob, table)).toEqual({ status: 403, body: refused });
    expect((await join(carl, table)).status).toBe(200);
    // Carl is the host now.
    await ann.call('POST', `/api/tables/${table.id}/leave`);
    expect((await join(bob, table)).status).toBe(200);
    // Ann may join any table; people who sit there stay.
    expect((await join(ann, table)).body.phase).toBe('running');
    const { id } = await createDuel(carl, ann, { game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    await carl.call('POST', `/api/people/${ann.id}/block`);
    await Promise.all([playToEnd(carl, id), playToEnd(ann, id)]);
    // In the rematch no seat is reserved for her.
    const again = (await carl.call<Table>('POST', `/api/tables/${id}/rematch`)).body;
    expect(again.seats.map(({ kind }) => kind).toSorted()).toEqual(['open', 'person']);
    expect((await ann.call('POST', `/api/tables/${id}/rematch`)).status).toBe(403);
  });
});
