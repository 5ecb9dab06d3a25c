import type { AccountExport, Contacts, TimeControl } from '@paddock/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retryDelayOf } from '../src/notifications/contacts/delivery.ts';
import { isSignedClaim, readContactClaim, signContactClaim } from '../src/notifications/contacts/contact-token.ts';
import { webhookBody } from '../src/notifications/contacts/webhook-sender.ts';
import type { Client } from './client.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { createDuel, OPEN_SEAT, OWN_SEAT, playMove } from './player.ts';
import { type PushService, startPushService } from './push-service.ts';
import { allStreamsClosed, polls, served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

const DAYS_PER_MOVE: TimeControl = { kind: 'move', seconds: 2 * 24 * 3600 };
const SITE = 'https://paddock.example.org';
const CONFIRM_LINK = /https:\/\/paddock\.example\.org\/contact\?token=(confirm\.\S+)/;
const STOP_LINK = /https:\/\/paddock\.example\.org\/contact\?token=(unsubscribe\.\S+)/;

describe.each(LOGIC_STORAGES)('messages to people on %s', (_name, openStorage) => {
  let mail: MailServer;
  let hooks: PushService;
  let time = Date.now();
  let people = 0;

  beforeAll(async () => {
    [mail, hooks] = await Promise.all([startMailServer(), startPushService()]);
  });
  afterAll(() => Promise.all([mail.close(), hooks.close()]));
  beforeEach(() => {
    mail.received.length = 0;
    hooks.delivered.length = 0;
    [hooks.status, mail.rcptResponse] = [204, '250 fine'];
  });

  const server = served(openStorage, {
    now: () => time,
    publicUrl: SITE,
    get mail() {
      return { url: mail.url, from: 'Paddock <paddock@example.org>' };
    },
    get pushAgent() {
      return hooks.agent;
    },
  });

  const createPerson = async () => {
    const nickname = `Driver ${people++}`;
    const person = await server.person(nickname);
    await person.call('POST', '/api/me/claim', { nickname, password: 'a long password' });
    return person;
  };
  const put = async (person: Client, kind: string, address: string, language = 'en') => {
    const before = mail.received.length + hooks.delivered.length;
    const { status } = await person.call('PUT', `/api/me/contacts/${kind}`, { address, language });
    // The link to confirm it is sent in the background, too.
    if (status === 204 && mail.rcptResponse.startsWith('250')) {
      await expect.poll(() => mail.received.length + hooks.delivered.length).toBe(before + 1);
    }
    return status;
  };
  const list = async (person: Client) => (await person.call<Contacts>('GET', '/api/me/contacts')).body;
  const open = async (link: RegExp, source: string) => {
    const token = link.exec(source)?.[1] ?? '';
    const path = token.startsWith('confirm') ? 'confirm' : `unsubscribe?token=${token}`;
    const body = token.startsWith('confirm') ? { token } : undefined;
    return (await server.stranger().call('POST', `/api/contact/${path}`, body)).status;
  };
  const hookText = (): string => (JSON.parse(hooks.delivered.at(-1)!.body.toString()) as { content: string }).content;

  it('are confirmed, sent once per turn, and ended by one click without a sign-in', async () => {
    const [ann, bob] = [await createPerson(), await createPerson()];
    const duel = await createDuel(ann, bob, { game: 'formula', time: DAYS_PER_MOVE });
    await allStreamsClosed(server.app);
    const { first, other, id } = duel;
    expect(await put(other, 'email', 'bob@example.org', 'de')).toBe(204);
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]).toMatchObject({ to: 'bob@example.org' });
    // Nothing is sent before the address is confirmed.
    await playMove(first, id);
    await polls(server.app, 'reminders');
    expect(mail.received).toHaveLength(1);
    expect(await open(CONFIRM_LINK, mail.received[0]!.source)).toBe(200);
    expect((await list(other)).contacts).toEqual([
      { kind: 'email', address: 'bob@example.org', confirmed: true, switchedOff: false, turns: true, news: false },
    ]);
    await allStreamsClosed(server.app);
    await playMove(other, id);
    await allStreamsClosed(server.app);
    await playMove(first, id);
    await expect.poll(() => mail.received.length).toBe(2);
    await polls(server.app, 'reminders');
    expect(mail.received).toHaveLength(2);
    const { source } = mail.received[1]!;
    expect(source).toContain(`${SITE}/t/${id}`);
    expect(source).toMatch(/^Subject: Formula: Du bist dran$/m);
    expect(source).toMatch(
      /^List-Unsubscribe: <https:\/\/paddock\.example\.org\/api\/contact\/unsubscribe\?token=unsubscribe\.email\./m,
    );
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    // As a mail program does it.
    const url = /^List-Unsubscribe: <https:\/\/paddock\.example\.org(\S+)>$/m.exec(source)![1]!;
    const oneClick = await fetch(server.base + url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(oneClick.status).toBe(200);
    expect((await list(other)).contacts).toEqual([]);
    expect(await open(STOP_LINK, source)).toBe(404);
  });

  it('are posted to webhooks, tried again, and switched off when the webhook is gone', async () => {
    const person = await createPerson();
    expect(await put(person, 'webhook', hooks.endpoint('hook-1'))).toBe(204);
    expect(await open(CONFIRM_LINK, hookText())).toBe(200);
    await person.call('PATCH', '/api/me/contacts/webhook', { news: true });
    const host = await createPerson();
    const { nickname } = (await person.call<{ nickname: string }>('GET', '/api/me')).body;
    const invite = () =>
      host.createTable({ game: 'formel-fun', seats: [OWN_SEAT, OPEN_SEAT, { kind: 'invited', nickname }] });
    hooks.status = 500;
    const { id } = await invite();
    await expect.poll(() => hooks.delivered.length).toBe(2);
    // News come at most every ten minutes.
    await invite();
    await polls(server.app, 'reminders');
    expect(hooks.delivered).toHaveLength(2);
    hooks.status = 204;
    time += 61_000;
    await expect.poll(() => hooks.delivered.length).toBe(3);
    expect(hookText()).toContain(`${SITE}/t/${id}`);
    hooks.status = 410;
    time += 11 * 60_000;
    await invite();
    await expect.poll(async () => (await list(person)).contacts[0]!.switchedOff).toBe(true);
    const count = hooks.delivered.length;
    time += 11 * 60_000;
    await invite();
    await polls(server.app, 'reminders');
    expect(hooks.delivered).toHaveLength(count);
  });

  it('are switched off where the mailbox does not exist', async () => {
    const person = await createPerson();
    mail.rcptResponse = '550 no such mailbox';
    await put(person, 'email', 'nobody@example.org');
    await expect.poll(async () => (await list(person)).contacts[0]!.switchedOff).toBe(true);
  });

  it('go only to addresses that are confirmed, public and of a person with a claimed nickname', async () => {
    const guest = await server.person('Guest C');
    expect(await put(guest, 'email', 'guest@example.org')).toBe(403);
    const person = await createPerson();
    for (const address of ['ann', 'ann@localhost', 'a b@example.org', 'ann@example.org,bob@example.org']) {
      expect([address, await put(person, 'email', address)]).toEqual([address, 400]);
    }
    for (const address of [
      'http://example.org/x',
      'https://127.0.0.1/x',
      'https://10.0.0.1/',
      'https://router.lan/x',
      'https://[::1]/',
      'https://user:pass@example.org/x',
    ]) {
      expect([address, await put(person, 'webhook', address)]).toEqual([address, 400]);
    }
    expect(mail.received).toEqual([]);
    expect(hooks.delivered).toEqual([]);
    await put(person, 'email', 'one@example.org');
    const first = mail.received[0]!.source;
    time += 1000;
    await put(person, 'email', 'two@example.org');
    // The link of the address before does not confirm the new one.
    expect(await open(CONFIRM_LINK, first)).toBe(404);
    time += 49 * 3600_000;
    expect(await open(CONFIRM_LINK, mail.received[1]!.source)).toBe(404);
  });

  it('are part of the data of an account, and deleted with it', async () => {
    const person = await createPerson();
    const { nickname } = (await person.call<{ nickname: string }>('GET', '/api/me')).body;
    await put(person, 'email', 'data@example.org');
    const { body } = await person.call<AccountExport>('GET', '/api/me/data');
    expect(body.contacts).toMatchObject([{ kind: 'email', address: 'data@example.org', confirmed: false }]);
    expect((await person.call('DELETE', '/api/me', { nickname })).status).toBe(204);
    expect(await open(CONFIRM_LINK, mail.received[0]!.source)).toBe(404);
  });
});

describe('a server without settings for messages', () => {
  const server = served(LOGIC_STORAGES[0]![1]);

  it('offers none', async () => {
    const ann = await server.person('Ann');
    expect((await ann.call('GET', '/api/me/contacts')).body).toEqual({ offered: [], contacts: [] });
    await ann.call('POST', '/api/me/claim', { nickname: 'Ann', password: 'a long password' });
    const { status } = await ann.call('PUT', '/api/me/contacts/email', { address: 'ann@example.org', language: 'en' });
    expect(status).toBe(404);
  });
});

describe('links in messages', () => {
  const claim = { action: 'unsubscribe', person: '00000000-0000-4000-8000-000000000000', kind: 'email' } as const;
  const token = signContactClaim('key', claim, 'a@example.org', '1');

  it('are good for one address, one registration and one key', () => {
    expect(readContactClaim(token)).toEqual(claim);
    expect(isSignedClaim('key', token, claim, 'a@example.org', '1')).toBe(true);
    expect(isSignedClaim('key', token, claim, 'b@example.org', '1')).toBe(false);
    expect(isSignedClaim('key', token, claim, 'a@example.org', '2')).toBe(false);
    expect(isSignedClaim('other', token, claim, 'a@example.org', '1')).toBe(false);
    expect(readContactClaim(token.replace('unsubscribe', 'confirm'))).toEqual({ ...claim, action: 'confirm' });
    expect(
      isSignedClaim(
        'key',
        token.replace('unsubscribe', 'confirm'),
        { ...claim, action: 'confirm' },
        'a@example.org',
        '1',
      ),
    ).toBe(false);
    expect(readContactClaim('nonsense')).toBeNull();
  });
});

describe('webhooks', () => {
  it('get one text for all chat programs, in which names are no commands', () => {
    expect(JSON.parse(webhookBody('<!channel> & @everyone'))).toEqual({
      username: 'Paddock',
      content: '<!channel> & @everyone',
      text: '&lt;!channel&gt; &amp; @everyone',
      allowed_mentions: { parse: [] },
    });
  });

  it('are tried again later and later, and then given up', () => {
    const delays = [1, 2, 3].map((attempts) => retryDelayOf(attempts)!);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(retryDelayOf(4)).toBeNull();
  });
});
