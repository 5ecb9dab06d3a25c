import type { AccountExport, PushKey, PushSubscription, Table, TimeControl } from '@paddock/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicUrl, lookUpPublicAddress } from '../src/notifications/public-address.ts';
import type { ServerOptions } from '../src/server.ts';
import { connectAlongsideServer, type Database } from '../src/storage/connect.ts';
import type { Client } from './client.ts';
import { createDuel, loadPosition, playMove, positionIn } from './player.ts';
import { FakeBrowser, type PushService, startPushService } from './push-service.ts';
import { allStreamsClosed, polls, served, TEST_INTERVALS } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

const DAYS_PER_MOVE: TimeControl = { kind: 'move', seconds: 2 * 24 * 3600 };
const SECONDS_PER_MOVE: TimeControl = { kind: 'bank', seconds: 600, increment: 5 };

describe.each(DATABASE_STORAGES)('on %s', (name, openStorage) => {
  let service: PushService;
  let time = Date.now();
  let browsers = 0;

  beforeAll(async () => {
    service = await startPushService();
  });

  afterAll(() => service.close());

  const options: ServerOptions = {
    now: () => time,
    get pushAgent() {
      return service.agent;
    },
  };
  const server = served(openStorage, options);

  beforeEach(() => {
    service.delivered.length = 0;
    service.status = 201;
  });

  /** Two people at a table: the one whose turn it is, and the other, with a subscribed browser. */
  async function startDuel(
    control: TimeControl,
    language: PushSubscription['language'] = 'en',
    game = 'formula',
  ): Promise<Duel> {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { first, other, id } = await createDuel(ann, bob, { game, time: control });
    await allStreamsClosed(server.app);
    const browser = new FakeBrowser(service.endpoint(`browser-${browsers++}`));
    expect((await other.call('PUT', '/api/me/push', browser.subscription(language))).status).toBe(204);
    return { first, other, browser, id };
  }
  interface Duel {
    readonly first: Client;
    readonly other: Client;
    readonly browser: FakeBrowser;
    readonly id: string;
  }

  async function waitFor(fits: () => boolean): Promise<void> {
    await expect.poll(fits).toBe(true);
  }

  /** Once whatever is due has been sent. */
  function settled(): Promise<void> {
    return polls(server.app, 'reminders');
  }

  async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = connectAlongsideServer(server.storage);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  /** Once a reminder for later is stored for somebody at this table. */
  async function scheduled(id: string): Promise<void> {
    const list = (db: Database): Promise<unknown[]> =>
      db.selectFrom('reminders').select('made').where('table_id', '=', id).where('due_at', 'is not', null).execute();
    await expect.poll(() => withDatabase(list)).not.toHaveLength(0);
  }

  async function countSubscriptions({ endpoint }: FakeBrowser): Promise<number> {
    const list = (db: Database): Promise<unknown[]> =>
      db.selectFrom('subscriptions').select('person').where('endpoint', '=', endpoint).execute();
    return (await withDatabase(list)).length;
  }

  it('reminds absent people at their turn: at waitFor, encrypted, in their language, without details of the race', async () => {
    const { first, browser, id } = await startDuel(DAYS_PER_MOVE, 'fr');
    const { key } = (await first.call<PushKey>('GET', '/api/push/key')).body;
    await playMove(first, id);
    await waitFor(() => service.delivered.length > 0);
    const { path, headers, body } = service.delivered[0]!;
    expect(browser.endpoint.endsWith(path)).toBe(true);
    expect(headers.authorization).toContain(`k=${key}`);
    expect(Number(headers.ttl)).toBeGreaterThan(3600);
    expect(JSON.stringify(headers)).not.toContain(id);
    const reminder = browser.read(body);
    expect(reminder).toMatchObject({ table: id, game: 'formula', title: 'Formula' });
    expect(reminder.body).toMatch(/^À vous de jouer, face à (?:Ann|Bob)\.$/);
    expect(Object.keys(reminder).toSorted()).toEqual(['body', 'game', 'table', 'title', 'turnId']);
  });

  it('reminds once per turn', async () => {
    const { first, other, id } = await startDuel(DAYS_PER_MOVE);
    await playMove(first, id);
    await waitFor(() => service.delivered.length > 0);
    await server.restart();
    // Another driver of the other car does not start a new turn.
    await first.call('POST', `/api/tables/${id}/leave`);
    await first.call('DELETE', `/api/tables/${id}/autopilot`);
    await settled();
    expect(service.delivered).toHaveLength(1);
    await playMove(other, id);
    await settled();
    // The person who moved has no subscription.
    expect(service.delivered).toHaveLength(1);
    await allStreamsClosed(server.app);
    if ((await loadPosition(first, id)).legal.length > 0) await playMove(first, id);
    await waitFor(() => service.delivered.length > 1);
  });

  it('does not remind people who are present or have just moved', async () => {
    const { first, other, id } = await startDuel(DAYS_PER_MOVE);
    let turn = 'none';
    const close = other.subscribeTable(id, (received) => {
      const legal = positionIn(received)?.legal;
      if (legal !== undefined) turn = legal.length > 0 ? 'own' : "opponent's";
    });
    await waitFor(() => turn === "opponent's");
    await playMove(first, id);
    await waitFor(() => turn === 'own');
    await settled();
    expect(service.delivered).toEqual([]);
    close();
  });

  it('waits half a minute in live races, also if the process dies meanwhile', async () => {
    const { first, other, id } = await startDuel(SECONDS_PER_MOVE);
    await playMove(first, id);
    await scheduled(id);
    await server.app.close();
    time += 29_000;
    await server.start();
    await settled();
    expect(service.delivered).toEqual([]);
    time += 1000;
    await waitFor(() => service.delivered.length > 0);
    expect(Number(service.delivered[0]!.headers.ttl)).toBeLessThan(3600);
    await playMove(other, id);
    await allStreamsClosed(server.app);
    if ((await loadPosition(first, id)).legal.length > 0) await playMove(first, id);
    await scheduled(id);
    // A person who moves in time gets no reminder.
    await playMove(other, id);
    time += 40_000;
    await settled();
    expect(service.delivered).toHaveLength(1);
  });

  it('removes expired subscriptions, and keeps those whose service fails', async () => {
    for (const [status, kept_] of [
      [500, 1],
      [410, 0],
    ] as const) {
      const { first, other, browser, id } = await startDuel(DAYS_PER_MOVE);
      service.status = status;
      service.delivered.length = 0;
      await playMove(first, id);
      await waitFor(() => service.delivered.length > 0);
      await expect.poll(() => countSubscriptions(browser)).toBe(kept_);
      service.status = 201;
      await playMove(other, id);
      await allStreamsClosed(server.app);
      if ((await loadPosition(first, id)).legal.length > 0) await playMove(first, id);
      await waitFor(() => service.delivered.length >= 1 + kept_);
      await settled();
      expect(service.delivered).toHaveLength(1 + kept_);
    }
  });

  it('reminds somebody who has closed the page a moment ago', async () => {
    await server.app.close();
    await server.start({ ...options, pushAgent: service.agent, intervals: { ...TEST_INTERVALS, presenceMs: 500 } });
    const { first, other, id } = await startDuel(DAYS_PER_MOVE);
    const { viewer, n, legal } = await loadPosition(first, id);
    const close = other.subscribeTable(id, () => {});
    const isPresent = async (): Promise<boolean> => {
      const { seats } = (await other.call<Table>('GET', `/api/tables/${id}`)).body;
      return seats.some((seat, i) => i !== viewer && seat.kind === 'person' && seat.present);
    };
    await expect.poll(isPresent).toBe(true);
    close();
    await allStreamsClosed(server.app);
    expect(await isPresent()).toBe(true);
    await first.sendMove(id, viewer!, n, legal[0]!);
    await waitFor(() => service.delivered.length > 0);
    await server.restart();
  });

  it('does not remind an unsubscribed browser', async () => {
    const { first, other, browser, id } = await startDuel(DAYS_PER_MOVE);
    const { endpoint } = browser;
    // Only its owner can unsubscribe.
    expect((await first.call('DELETE', '/api/me/push', { endpoint })).status).toBe(204);
    expect((await other.call('DELETE', '/api/me/push', { endpoint })).status).toBe(204);
    await playMove(first, id);
    await settled();
    expect(service.delivered).toEqual([]);
  });

  it('reminds people without premoves, and after premoves were dropped', async () => {
    const { first, other, id } = await startDuel(DAYS_PER_MOVE);
    await playMove(first, id);
    await waitFor(() => service.delivered.length > 0);
    service.delivered.length = 0;
    const [move] = (await loadPosition(other, id)).legal;
    await other.call('PUT', `/api/tables/${id}/premoves`, { moves: [move, { nonsense: true }] });
    await loadPosition(first, id, ({ legal }) => legal.length > 0);
    await allStreamsClosed(server.app);
    await playMove(first, id);
    await waitFor(() => service.delivered.length > 0);
    await settled();
    expect(service.delivered).toHaveLength(1);
  });

  it('reminds of the remaining choice after a premove was played', async () => {
    const { first, other, browser, id } = await startDuel(DAYS_PER_MOVE, 'de', 'formula-de');
    // After the start, where a car may stall, first gear is always legal.
    while ((await loadPosition(other, id)).turnId === 0 || (await loadPosition(first, id)).legal.length === 0) {
      for (const client of [first, other])
        if ((await loadPosition(client, id)).legal.length > 0) await playMove(client, id);
    }
    await settled();
    await allStreamsClosed(server.app);
    service.delivered.length = 0;
    await other.call('PUT', `/api/tables/${id}/premoves`, { moves: [{ gear: 1 }] });
    while ((await loadPosition(first, id)).legal.length > 0) await playMove(first, id);
    await waitFor(() => service.delivered.length > 0);
    await settled();
    expect(service.delivered).toHaveLength(1);
    const { legal, turnId } = await loadPosition(other, id);
    expect(legal[0]).toHaveProperty('to');
    expect(browser.read(service.delivered[0]!.body)).toMatchObject({ turnId, title: 'Formula Dé' });
    const { body } = await other.call<AccountExport>('GET', '/api/me/data');
    expect(body).toMatchObject({ premoves: [], notifications: [{ endpoint: browser.endpoint, language: 'de' }] });
  });

  it('refuses private addresses and requests without a session', async () => {
    const ann = server.stranger();
    const good = new FakeBrowser(service.endpoint('browser')).subscription('de');
    expect((await ann.call('PUT', '/api/me/push', good)).status).toBe(401);
    await ann.signIn('Ann');
    const bad = [
      'http://push.example.org/a',
      'https://localhost/a',
      'https://router.local/a',
      'https://intranet/a',
      'https://127.0.0.1/a',
      'https://2130706433/a',
      'https://10.1.2.3:8080/a',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/a',
      'https://[::ffff:192.168.0.1]/a',
      'https://[fd00::1]/a',
      'https://user:password@push.example.org/a',
    ];
    for (const endpoint of bad) {
      expect((await ann.call('PUT', '/api/me/push', { ...good, endpoint })).status, endpoint).toBe(400);
    }
    const keys = { ...good.keys, p256dh: good.keys.auth };
    expect((await ann.call('PUT', '/api/me/push', { ...good, keys })).status).toBe(400);
  });

  it.runIf(name === 'PostgreSQL')('reminds once with several processes', async () => {
    const others = await Promise.all([server.another(), server.another()]);
    const { first, id } = await startDuel(SECONDS_PER_MOVE);
    await playMove(first, id);
    await scheduled(id);
    time += 31_000;
    await waitFor(() => service.delivered.length > 0);
    await settled();
    expect(service.delivered).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));
  });
});

describe('addresses that may be called', () => {
  it('are public addresses', () => {
    for (const address of ['8.8.8.8', '2606:4700::1111', '172.15.0.1', '100.63.0.1']) {
      expect(isPublicAddress(address), address).toBe(true);
    }
    const home = ['0.0.0.0', '127.8.8.8', '172.31.0.1', '192.168.1.1', '100.64.0.1', '224.0.0.1', '255.255.255.255'];
    for (const address of [
      ...home,
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      'nonsense',
    ]) {
      expect(isPublicAddress(address), address).toBe(false);
    }
    expect(isPublicUrl('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(isPublicUrl('https://updates.push.services.mozilla.com:443/wpush/v2/abc')).toBe(true);
  });

  it('are resolved at the time of the call', async () => {
    const found = await new Promise((done) => lookUpPublicAddress('localhost', { all: true }, (error) => done(error)));
    expect(found).toBeInstanceOf(Error);
  });
});
