import type { ChatMessage, Person, AccountExport, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import type { Answer, Client } from './client.ts';
import { duelOf, ME, OPEN, playAlong, sitDown } from './player.ts';
import { served } from './served.ts';
import { STORAGES } from './storages.ts';
import { Visitor } from './visitor.ts';

type Somebody = Client & Person;

const TRIO = { game: 'formula', seats: [ME, OPEN, OPEN] };

describe.each(STORAGES)('whoever is blocked (on %s)', (_name, openStorage) => {
  const server = served(openStorage);

  /** Ann has blocked Bob; Carl has nothing to do with it. Their nicknames are theirs alone. */
  async function quarrel(mark: string): Promise<Record<'ann' | 'bob' | 'carl', Somebody>> {
    const [ann, bob, carl] = await Promise.all(['Ann', 'Bob', 'Carl'].map((name) => server.person(`${name} ${mark}`)));
    expect((await ann!.call('POST', `/api/people/${bob!.id}/block`)).status).toBe(204);
    return { ann: ann!, bob: bob!, carl: carl! };
  }

  function unblock(ann: Somebody, bob: Somebody): Promise<Answer> {
    return ann.call('POST', `/api/people/${bob.id}/unblock`);
  }

  function join(client: Client, { id }: Table): Promise<Answer<Table>> {
    return client.call<Table>('POST', `/api/tables/${id}/join`);
  }

  async function quick(client: Client, game: string): Promise<Table> {
    const { status, body } = await client.call<Table>('POST', `/api/quick-match/${game}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  async function invitations(client: Client): Promise<string[]> {
    return (await client.call<Table[]>('GET', '/api/me/invitations')).body.map(({ id }) => id);
  }

  it('is listed for the one who did it, and for nobody else', async () => {
    const { ann, bob } = await quarrel('lists');
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

  it('is forgotten with who wants to be', async () => {
    const { ann, bob, carl } = await quarrel('goes');
    await bob.call('POST', `/api/people/${carl.id}/block`);
    expect((await bob.call('DELETE', '/api/me', { nickname: bob.nickname })).status).toBe(204);
    expect((await ann.call('GET', '/api/me/blocks')).body).toEqual([]);
    const table = await carl.table(TRIO);
    expect((await join(ann, table)).status).toBe(200);
  });

  it('is not read, live or later, and muting is another matter', async () => {
    const { ann, bob, carl } = await quarrel('talks');
    const { id } = await carl.table(TRIO);
    await sitDown(ann, id);
    await sitDown(bob, id);
    const path = `/api/tables/${id}`;
    const heard: string[] = [];
    const leave = ann.attend(id, (told) => {
      heard.push(told.event === 'message' ? told.data.text : '');
    });
    await expect.poll(() => heard).not.toEqual([]);
    const say = async (client: Client, text: string): Promise<void> => {
      const { status } = await client.call('POST', `${path}/messages`, {
        id: `message ${text}`.replace(/ /g, '-'),
        text,
      });
      expect(status).toBe(200);
    };
    const read = async (client: Client): Promise<string[]> =>
      (await client.call<ChatMessage[]>('GET', `${path}/messages`)).body.map(({ text }) => text);
    await say(bob, 'one');
    await say(carl, 'two');
    expect(await read(ann)).toEqual(['two']);
    expect(await read(bob)).toEqual(['one', 'two']);
    expect((await ann.call('GET', '/api/me/mutes')).body).toEqual([]);
    await ann.call('POST', `/api/people/${bob.id}/unmute`);
    expect(await read(ann)).toEqual(['two']);
    await unblock(ann, bob);
    await say(bob, 'three');
    await expect.poll(() => heard.filter((text) => text !== '')).toEqual(['two', 'three']);
    expect(await read(ann)).toEqual(['one', 'two', 'three']);
    leave();
  });

  it('invites without reaching anybody, and without learning of it', async () => {
    const { ann, bob, carl } = await quarrel('invites');
    await unblock(ann, bob);
    const visitor = new Visitor(ann);
    const shown = (): string[] | undefined => visitor.seen.invitations?.map(({ id }) => id);
    await expect.poll(shown).toBeDefined();
    const wanted = { ...TRIO, seats: [ME, { kind: 'invited', nickname: ann.nickname }, OPEN], listed: true };
    const first = await bob.table(wanted);
    await expect.poll(shown).toEqual([first.id]);
    // What they see in the lobby goes at once.
    await ann.call('POST', `/api/people/${bob.id}/block`);
    await expect.poll(shown).toEqual([]);
    const second = await bob.table(wanted);
    expect(second.seats.map(({ kind, name }) => [kind, name])).toContainEqual(['invited', ann.nickname]);
    const third = await carl.table(wanted);
    await expect.poll(shown).toEqual([third.id]);
    expect(await invitations(ann)).toEqual([third.id]);
    await unblock(ann, bob);
    expect((await invitations(ann)).toSorted()).toEqual([first.id, second.id, third.id].toSorted());
    visitor.leave();
  });

  it('is matched with others only, whoever asks first', async () => {
    const { ann, bob, carl } = await quarrel('hurries');
    const [first, second] = [await quick(bob, 'formel-fun'), await quick(ann, 'formel-fun')];
    expect(second.id).not.toBe(first.id);
    // Nor at the table of somebody else.
    const carls = await quick(carl, 'formula-de');
    expect((await quick(ann, 'formula-de')).id).toBe(carls.id);
    expect((await quick(bob, 'formula-de')).id).not.toBe(carls.id);
    const [hers, his] = [await quick(ann, 'pole-position'), await quick(bob, 'pole-position')];
    expect(his.id).not.toBe(hers.id);
    await unblock(ann, bob);
    await bob.call('POST', `/api/tables/${his.id}/leave`);
    expect((await quick(bob, 'pole-position')).id).toBe(hers.id);
  });

  it('cannot sit down where the blocker is the host, and races go on', async () => {
    const { ann, bob, carl } = await quarrel('comes');
    const table = await ann.table({ ...TRIO, listed: true });
    const refused = { error: 'forbidden', message: 'the host does not want you at this table' };
    expect(await join(bob, table)).toEqual({ status: 403, body: refused });
    expect((await join(carl, table)).status).toBe(200);
    // It is Carl's now.
    await ann.call('POST', `/api/tables/${table.id}/leave`);
    expect((await join(bob, table)).status).toBe(200);
    // Ann may sit down with whom she likes; who sits already stays.
    expect((await join(ann, table)).body.phase).toBe('running');
    const { id } = await duelOf(carl, ann, { game: 'pole-position', seats: [ME, OPEN] });
    await carl.call('POST', `/api/people/${ann.id}/block`);
    await Promise.all([playAlong(carl, id), playAlong(ann, id)]);
    // In the rematch no seat is kept for her.
    const again = (await carl.call<Table>('POST', `/api/tables/${id}/rematch`)).body;
    expect(again.seats.map(({ kind }) => kind).toSorted()).toEqual(['open', 'person']);
    expect((await ann.call('POST', `/api/tables/${id}/rematch`)).status).toBe(403);
  });
});
