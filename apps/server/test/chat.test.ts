import type { ChatMessage, Person, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import type { ApiResponse, Client, ReceivedEvent } from './client.ts';
import { answerAt, served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

function hasText(text: string): (received: ReceivedEvent) => boolean {
  return ({ event, data }) => event === 'message' && data.text === text;
}

describe.each(DATABASE_STORAGES)('on %s', (name, openStorage) => {
  let time = Date.now();
  let sent = 0;
  const server = served(openStorage, { now: () => time });

  /** Ann and Bob at a table that waits for a third person, and the spectator Eve. */
  async function createChatTable(
    chat = true,
  ): Promise<Record<'ann' | 'bob' | 'eve', Client & Person> & { path: string }> {
    const [ann, bob, eve] = [await server.person('Ann'), await server.person('Bob'), await server.person('Eve')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await ann.createTable({ game: 'formula', seats, chat, listed: true });
    await bob.call('POST', `/api/tables/${id}/join`);
    return { ann, bob, eve, path: `/api/tables/${id}` };
  }

  function sendMessage(
    client: Client,
    path: string,
    text: string,
    id = `message-${++sent}`,
  ): Promise<ApiResponse<ChatMessage>> {
    return client.call<ChatMessage>('POST', `${path}/messages`, { id, text });
  }

  async function readMessages(client: Client, path: string, after = 0): Promise<string[]> {
    const { status, body } = await client.call<ChatMessage[]>('GET', `${path}/messages?after=${after}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.map(({ text }) => text);
  }

  /** The messages that a person receives until the end. Resolves when the stream is open. */
  async function followMessages(
    client: Client,
    path: string,
    isEnd: (received: ReceivedEvent) => boolean,
  ): Promise<{ received: Promise<string[]> }> {
    const listens = Promise.withResolvers<void>();
    const received = client.followTable(path.split('/').at(-1)!, (one) => {
      listens.resolve();
      return isEnd(one);
    });
    await listens.promise;
    return { received: received.then((all) => all.flatMap((one) => (one.event === 'message' ? [one.data.text] : []))) };
  }

  it('delivers messages to everybody at the table, live and later, in order', async () => {
    const { ann, bob, path } = await createChatTable();
    const { received } = await followMessages(bob, path, hasText('Ready? 👨‍👩‍👧'));
    const { status, body } = await sendMessage(ann, path, 'Hello');
    expect(status).toBe(200);
    expect(body).toEqual({ number: 1, person: ann.id, name: 'Ann', claimed: false, text: 'Hello', at: time });
    await sendMessage(bob, path, 'שלום');
    await sendMessage(ann, path, 'Ready? 👨‍👩‍👧');
    expect(await received).toEqual(['Hello', 'שלום', 'Ready? 👨‍👩‍👧']);
    expect(await readMessages(ann, path)).toEqual(['Hello', 'שלום', 'Ready? 👨‍👩‍👧']);
    expect(await readMessages(bob, path, 2)).toEqual(['Ready? 👨‍👩‍👧']);
  });

  it('stores a message once that is sent twice, and loses none of simultaneous ones', async () => {
    const { ann, bob, path } = await createChatTable();
    const both = await Promise.all([
      sendMessage(ann, path, 'Once', 'same-one'),
      sendMessage(ann, path, 'Once', 'same-one'),
    ]);
    expect(both[0]).toEqual(both[1]);
    const many = ['a', 'b', 'c'].flatMap((text) => [sendMessage(ann, path, text), sendMessage(bob, path, text)]);
    for (const { status } of await Promise.all(many)) expect(status).toBe(200);
    expect((await readMessages(ann, path)).sort()).toEqual(['Once', 'a', 'a', 'b', 'b', 'c', 'c']);
  });

  it('is only for people who sit at the table before the race', async () => {
    const { ann, eve, path } = await createChatTable();
    const { received } = await followMessages(ann, path, hasText('bye'));
    const overheard = await followMessages(eve, path, ({ event }) => event === 'snapshot' || event === 'step');
    expect((await sendMessage(eve, path, 'Hello')).status).toBe(403);
    expect((await sendMessage(server.stranger(), path, 'Hello')).status).toBe(401);
    expect((await eve.call('GET', `${path}/messages`)).status).toBe(403);
    expect((await sendMessage(ann, '/api/tables/AAAAAAAAAAAA', 'Hello')).status).toBe(404);
    await sendMessage(ann, path, 'bye');
    expect(await received).toEqual(['bye']);
    // The stream is in order, so the message was not sent to her.
    await ann.call('POST', `${path}/start`, {});
    expect(await overheard.received).toEqual([]);
  });

  it('is one clean line of at most 500 characters', async () => {
    const { ann, path } = await createChatTable();
    const wrong = ['', ' ', ' a', 'a ', 'a\nb', 'a\u0000b', 'a\u001B[2J', 'a\u202Eb', 'a\u2028b', 'x'.repeat(501)];
    for (const text of wrong) {
      expect((await sendMessage(ann, path, text)).body, JSON.stringify(text)).toMatchObject({ error: 'bad-request' });
    }
    expect((await ann.call('POST', `${path}/messages`, { id: 'x', text: 'a' })).status).toBe(400);
    expect((await ann.call('GET', `${path}/messages?after=-1`)).status).toBe(400);
    expect(await readMessages(ann, path)).toEqual([]);
    expect((await sendMessage(ann, path, '😀'.repeat(500))).status).toBe(200);
  });

  it('has a limit for each person', async () => {
    const { ann, bob, path } = await createChatTable();
    for (let i = 0; i < 5; i++) expect((await sendMessage(ann, path, `${i}`)).status).toBe(200);
    expect(await sendMessage(ann, path, 'more')).toMatchObject({ status: 429, body: { error: 'rate-limited' } });
    expect((await sendMessage(bob, path, 'me')).status).toBe(200);
    time += 10_000;
    expect((await sendMessage(ann, path, 'more')).status).toBe(200);
    expect(await readMessages(bob, path)).toEqual(['0', '1', '2', '3', '4', 'me', 'more']);
  });

  it('can be disabled for a table', async () => {
    const { ann, path } = await createChatTable(false);
    expect((await sendMessage(ann, path, 'Hello')).status).toBe(403);
    expect((await ann.call('GET', `${path}/messages`)).status).toBe(403);
  });

  it('can be turned off for a seat, also when seats are drawn', async () => {
    const { ann, bob, path } = await createChatTable();
    expect((await bob.call('POST', `${path}/chat`, { quiet: true })).status).toBe(204);
    expect((await ann.call('POST', `${path}/start`, {})).status).toBe(200);
    const { received } = await followMessages(bob, path, hasText('two'));
    await sendMessage(ann, path, 'one');
    expect(await readMessages(bob, path)).toEqual([]);
    expect((await sendMessage(bob, path, 'Hello')).status).toBe(403);
    expect(await readMessages(ann, path)).toEqual(['one']);
    expect((await bob.call('POST', `${path}/chat`, { quiet: false })).status).toBe(204);
    await sendMessage(ann, path, 'two');
    expect(await received).toEqual(['two']);
    expect(await readMessages(bob, path)).toEqual(['one', 'two']);
  });

  it('leaves out messages of muted people', async () => {
    const { ann, bob, path } = await createChatTable();
    expect((await bob.call('POST', `/api/people/${ann.id}/mute`)).status).toBe(204);
    expect((await bob.call('GET', '/api/me/mutes')).body).toEqual([ann.id]);
    const { received } = await followMessages(bob, path, hasText('end'));
    await sendMessage(ann, path, 'one');
    await sendMessage(bob, path, 'two');
    expect(await readMessages(bob, path)).toEqual(['two']);
    expect(await readMessages(ann, path)).toEqual(['one', 'two']);
    expect((await bob.call('POST', `/api/people/${ann.id}/unmute`)).status).toBe(204);
    await sendMessage(ann, path, 'end');
    expect(await received).toEqual(['two', 'end']);
    expect((await ann.call('POST', `/api/people/${ann.id}/mute`)).status).toBe(400);
    expect((await ann.call('POST', '/api/people/00000000-0000-4000-8000-000000000000/mute')).status).toBe(404);
    expect((await ann.call('POST', '/api/people/nobody/mute')).status).toBe(400);
  });

  it('can be reported', async () => {
    const { ann, bob, eve, path } = await createChatTable();
    const { body } = await sendMessage(ann, path, 'Hello');
    const report = { message: body.number, reason: 'rude' };
    expect((await bob.call('POST', `${path}/report`, report)).status).toBe(204);
    expect((await bob.call('POST', `${path}/report`, { reason: 'unfair' })).status).toBe(204);
    expect((await bob.call('POST', `${path}/report`, { ...report, message: 99 })).status).toBe(404);
    expect((await eve.call('POST', `${path}/report`, report)).status).toBe(403);
  });

  it('of spectators is apart from that of the players until the race is over', async () => {
    const { ann, bob, eve, path } = await createChatTable();
    const fay = await server.person('Fay');
    await ann.call('POST', `${path}/start`, {});
    const [heard, overheard] = [
      await followMessages(fay, path, hasText('bye')),
      await followMessages(ann, path, hasText('end')),
    ];
    expect((await sendMessage(eve, path, 'What a race')).body).toMatchObject({ name: 'Eve', audience: 'spectators' });
    await sendMessage(ann, path, 'My hand is bad');
    await sendMessage(fay, path, 'bye');
    await sendMessage(bob, path, 'end');
    expect(await heard.received).toEqual(['What a race', 'bye']);
    expect(await overheard.received).toEqual(['My hand is bad', 'end']);
    expect(await readMessages(eve, path)).toEqual(['What a race', 'bye']);
    expect(await readMessages(bob, path)).toEqual(['My hand is bad', 'end']);
    expect((await server.stranger().call('GET', `${path}/messages`)).status).toBe(401);
    // Each can report what they can read.
    const report = (client: Client, message: number) =>
      client.call('POST', `${path}/report`, { message, reason: 'rude' }).then(({ status }) => status);
    expect([await report(eve, 1), await report(eve, 2), await report(bob, 1)]).toEqual([204, 404, 404]);
    for (const player of [ann, bob]) await player.call('POST', `${path}/leave`);
    await expect.poll(async () => (await ann.call<Table>('GET', path)).body.phase, { timeout: 20_000 }).toBe('over');
    expect(await readMessages(bob, path)).toEqual(['What a race', 'My hand is bad', 'bye', 'end']);
    expect(await readMessages(fay, path)).toEqual(['What a race', 'bye']);
  });

  it('of spectators is stored while nobody else is there', async () => {
    const { ann, eve, path } = await createChatTable();
    await ann.call('POST', `${path}/start`, {});
    expect((await sendMessage(eve, path, 'Anybody here?')).body).toMatchObject({ audience: 'spectators' });
    expect(await readMessages(eve, path)).toEqual(['Anybody here?']);
  });

  it('of spectators has the same limits, and keeps blocked people apart', async () => {
    const { ann, eve, path } = await createChatTable();
    const fay = await server.person('Fay');
    await ann.call('POST', `${path}/start`, {});
    await eve.call('POST', `/api/people/${fay.id}/block`);
    const heard = await followMessages(fay, path, hasText('own'));
    await sendMessage(eve, path, 'not for Fay');
    await sendMessage(fay, path, 'own');
    expect(await heard.received).toEqual(['own']);
    expect(await readMessages(fay, path)).toEqual(['own']);
    expect(await readMessages(eve, path)).toEqual(['not for Fay']);
    for (let i = 0; i < 4; i++) await sendMessage(eve, path, `message ${i}`);
    expect((await sendMessage(eve, path, 'too many')).status).toBe(429);
    const { path: quietPath, ann: host, eve: guest } = await createChatTable(false);
    await host.call('POST', `${quietPath}/start`, {});
    expect((await sendMessage(guest, quietPath, 'Hello')).status).toBe(403);
  });

  it.runIf(name === 'PostgreSQL')('is delivered by another process', async () => {
    const other = await server.another();
    const { ann, bob, path } = await createChatTable();
    bob.switchServer(await answerAt(other));
    const { received } = await followMessages(bob, path, hasText('two'));
    await sendMessage(ann, path, 'one');
    await sendMessage(ann, path, 'two');
    expect(await received).toEqual(['one', 'two']);
    await other.close();
  });
});
