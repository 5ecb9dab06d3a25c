import type { ChatMessage, Person } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import type { Answer, Client, ReceivedEvent } from './client.ts';
import { answerAt, served } from './served.ts';
import { STORAGES } from './storages.ts';

function isSaid(text: string): (told: ReceivedEvent) => boolean {
  return ({ event, data }) => event === 'message' && data.text === text;
}

describe.each(STORAGES)('on %s', (name, openStorage) => {
  let time = Date.now();
  let sent = 0;
  const server = served(openStorage, { now: () => time });

  /** Ann and Bob at a table that waits for a third one, and Eve who looks on. */
  async function gathering(chat = true): Promise<Record<'ann' | 'bob' | 'eve', Client & Person> & { path: string }> {
    const [ann, bob, eve] = [await server.person('Ann'), await server.person('Bob'), await server.person('Eve')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await ann.table({ game: 'formula', seats, chat, listed: true });
    await bob.call('POST', `/api/tables/${id}/join`);
    return { ann, bob, eve, path: `/api/tables/${id}` };
  }

  function say(client: Client, path: string, text: string, id = `message-${++sent}`): Promise<Answer<ChatMessage>> {
    return client.call<ChatMessage>('POST', `${path}/messages`, { id, text });
  }

  async function read(client: Client, path: string, after = 0): Promise<string[]> {
    const { status, body } = await client.call<ChatMessage[]>('GET', `${path}/messages?after=${after}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.map(({ text }) => text);
  }

  /** What somebody is told live until the end; they listen already when this answers. */
  async function listen(
    client: Client,
    path: string,
    isEnd: (told: ReceivedEvent) => boolean,
  ): Promise<{ told: Promise<string[]> }> {
    const listens = Promise.withResolvers<void>();
    const told = client.listen(path.split('/').at(-1)!, (one) => {
      listens.resolve();
      return isEnd(one);
    });
    await listens.promise;
    return { told: told.then((all) => all.flatMap((one) => (one.event === 'message' ? [one.data.text] : []))) };
  }

  it('tells everybody at the table, live and later, in order', async () => {
    const { ann, bob, path } = await gathering();
    const { told } = await listen(bob, path, isSaid('Ready? 👨‍👩‍👧'));
    const { status, body } = await say(ann, path, 'Hello');
    expect(status).toBe(200);
    expect(body).toEqual({ number: 1, person: ann.id, name: 'Ann', claimed: false, text: 'Hello', at: time });
    await say(bob, path, 'שלום');
    await say(ann, path, 'Ready? 👨‍👩‍👧');
    expect(await told).toEqual(['Hello', 'שלום', 'Ready? 👨‍👩‍👧']);
    expect(await read(ann, path)).toEqual(['Hello', 'שלום', 'Ready? 👨‍👩‍👧']);
    expect(await read(bob, path, 2)).toEqual(['Ready? 👨‍👩‍👧']);
  });

  it('says once what is sent twice, and loses nothing that is said at the same time', async () => {
    const { ann, bob, path } = await gathering();
    const both = await Promise.all([say(ann, path, 'Once', 'same-one'), say(ann, path, 'Once', 'same-one')]);
    expect(both[0]).toEqual(both[1]);
    const many = ['a', 'b', 'c'].flatMap((text) => [say(ann, path, text), say(bob, path, text)]);
    for (const { status } of await Promise.all(many)) expect(status).toBe(200);
    expect((await read(ann, path)).sort()).toEqual(['Once', 'a', 'a', 'b', 'b', 'c', 'c']);
  });

  it('is for those who sit there', async () => {
    const { ann, eve, path } = await gathering();
    const { told } = await listen(ann, path, isSaid('bye'));
    const overheard = await listen(eve, path, ({ event }) => event === 'snapshot' || event === 'step');
    expect((await say(eve, path, 'Hello')).status).toBe(403);
    expect((await say(server.stranger(), path, 'Hello')).status).toBe(401);
    expect((await eve.call('GET', `${path}/messages`)).status).toBe(403);
    expect((await say(ann, '/api/tables/AAAAAAAAAAAA', 'Hello')).status).toBe(404);
    await say(ann, path, 'bye');
    expect(await told).toEqual(['bye']);
    // The stream is in order: what comes after it has not been said to her.
    await ann.call('POST', `${path}/start`, {});
    expect(await overheard.told).toEqual([]);
  });

  it('is one clean line of at most 500 characters', async () => {
    const { ann, path } = await gathering();
    const wrong = ['', ' ', ' a', 'a ', 'a\nb', 'a\u0000b', 'a\u001B[2J', 'a\u202Eb', 'a\u2028b', 'x'.repeat(501)];
    for (const text of wrong) {
      expect((await say(ann, path, text)).body, JSON.stringify(text)).toMatchObject({ error: 'bad-request' });
    }
    expect((await ann.call('POST', `${path}/messages`, { id: 'x', text: 'a' })).status).toBe(400);
    expect((await ann.call('GET', `${path}/messages?after=-1`)).status).toBe(400);
    expect(await read(ann, path)).toEqual([]);
    expect((await say(ann, path, '😀'.repeat(500))).status).toBe(200);
  });

  it('has a limit for each person', async () => {
    const { ann, bob, path } = await gathering();
    for (let i = 0; i < 5; i++) expect((await say(ann, path, `${i}`)).status).toBe(200);
    expect(await say(ann, path, 'more')).toMatchObject({ status: 429, body: { error: 'rate-limited' } });
    expect((await say(bob, path, 'me')).status).toBe(200);
    time += 10_000;
    expect((await say(ann, path, 'more')).status).toBe(200);
    expect(await read(bob, path)).toEqual(['0', '1', '2', '3', '4', 'me', 'more']);
  });

  it('can be ruled out for a table', async () => {
    const { ann, path } = await gathering(false);
    expect((await say(ann, path, 'Hello')).status).toBe(403);
    expect((await ann.call('GET', `${path}/messages`)).status).toBe(403);
  });

  it('can be turned off for a seat, which goes along when seats are drawn', async () => {
    const { ann, bob, path } = await gathering();
    expect((await bob.call('POST', `${path}/chat`, { quiet: true })).status).toBe(204);
    expect((await ann.call('POST', `${path}/start`, {})).status).toBe(200);
    const { told } = await listen(bob, path, isSaid('two'));
    await say(ann, path, 'one');
    expect(await read(bob, path)).toEqual([]);
    expect((await say(bob, path, 'Hello')).status).toBe(403);
    expect(await read(ann, path)).toEqual(['one']);
    expect((await bob.call('POST', `${path}/chat`, { quiet: false })).status).toBe(204);
    await say(ann, path, 'two');
    expect(await told).toEqual(['two']);
    expect(await read(bob, path)).toEqual(['one', 'two']);
  });

  it('leaves out whom one has muted', async () => {
    const { ann, bob, path } = await gathering();
    expect((await bob.call('POST', `/api/people/${ann.id}/mute`)).status).toBe(204);
    expect((await bob.call('GET', '/api/me/mutes')).body).toEqual([ann.id]);
    const { told } = await listen(bob, path, isSaid('end'));
    await say(ann, path, 'one');
    await say(bob, path, 'two');
    expect(await read(bob, path)).toEqual(['two']);
    expect(await read(ann, path)).toEqual(['one', 'two']);
    expect((await bob.call('POST', `/api/people/${ann.id}/unmute`)).status).toBe(204);
    await say(ann, path, 'end');
    expect(await told).toEqual(['two', 'end']);
    expect((await ann.call('POST', `/api/people/${ann.id}/mute`)).status).toBe(400);
    expect((await ann.call('POST', '/api/people/00000000-0000-4000-8000-000000000000/mute')).status).toBe(404);
    expect((await ann.call('POST', '/api/people/nobody/mute')).status).toBe(400);
  });

  it('can be reported', async () => {
    const { ann, bob, eve, path } = await gathering();
    const { body } = await say(ann, path, 'Hello');
    const report = { message: body.number, reason: 'rude' };
    expect((await bob.call('POST', `${path}/report`, report)).status).toBe(204);
    expect((await bob.call('POST', `${path}/report`, { reason: 'unfair' })).status).toBe(204);
    expect((await bob.call('POST', `${path}/report`, { ...report, message: 99 })).status).toBe(404);
    expect((await eve.call('POST', `${path}/report`, report)).status).toBe(403);
  });

  it.runIf(name === 'PostgreSQL')('is heard at another process', async () => {
    const other = await server.another();
    const { ann, bob, path } = await gathering();
    bob.moveTo(await answerAt(other));
    const { told } = await listen(bob, path, isSaid('two'));
    await say(ann, path, 'one');
    await say(ann, path, 'two');
    expect(await told).toEqual(['one', 'two']);
    await other.close();
  });
});
