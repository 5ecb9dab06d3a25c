import type { MoveMessage } from '@paddock/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveChannel } from '../src/base/live-channel.ts';
import { useMe } from '../src/base/me.ts';
import { FakeSocket, stubSocket } from './fake-socket.ts';
import { TestPage, TestServer } from './live-page.ts';

const TABLE = 'table/AAAAAAAAAAAA';
const MOVE: MoveMessage = { type: 'move', table: 'AAAAAAAAAAAA', id: 'move-0001', seat: 0, n: 3, move: {} };

/** Longer than any delay before another attempt. */
const AFTER_DELAY_MS = 9000;
const PING_AFTER_MS = 25_000;
const DEAD_AFTER_MS = 40_000;
const LINGER_MS = 6000;
const BLOCKED_RETRY_MS = 300_000;

let page: TestPage;
let server: TestServer;

beforeEach(() => {
  vi.useFakeTimers();
  stubSocket();
  server = new TestServer();
  vi.stubGlobal('fetch', server.fetch);
  useMe.setState({ me: { id: 'anna', nickname: 'Anna', claimed: false } });
  page = new TestPage();
});
afterEach(async () => {
  page.close();
  await vi.advanceTimersByTimeAsync(LINGER_MS);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const advance = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Opens a channel whose subscription the server has answered. */
function followLive(name = TABLE): LiveChannel {
  const channel = page.follow(name);
  if (FakeSocket.latest.readyState === 0) FakeSocket.latest.connect();
  FakeSocket.latest.receive({ type: 'subscribed', channel: name });
  return channel;
}

/** The connection is refused so often that WebSockets count as blocked. */
async function blockSockets(): Promise<void> {
  FakeSocket.latest.drop();
  await advance(AFTER_DELAY_MS);
  FakeSocket.latest.drop();
  await advance(0);
}

describe('the socket of a tab', () => {
  it('carries all channels over one connection', () => {
    followLive();
    followLive('lobby');
    expect(FakeSocket.opened.map(({ url }) => url)).toEqual(['ws://localhost/api/socket?table=AAAAAAAAAAAA']);
    expect(FakeSocket.latest.sentOf('subscribe').map(({ channel }) => channel)).toEqual([TABLE, 'lobby']);
    expect(page.states).toEqual(['connecting', 'live', 'connecting', 'live']);
    FakeSocket.latest.receive({ type: 'event', channel: 'lobby', name: 'open', data: [] });
    FakeSocket.latest.receive({
      type: 'event',
      channel: 'table/BBBBBBBBBBBB',
      name: 'removed',
      data: { removed: true },
    });
    expect(page.events).toEqual([{ name: 'open', data: [] }]);
  });

  it('closes some time after the last channel was left, and not before', async () => {
    const channel = followLive();
    const [socket] = FakeSocket.opened;
    channel.close();
    expect(socket!.sentOf('unsubscribe')).toEqual([{ type: 'unsubscribe', channel: TABLE }]);
    channel.open();
    await advance(LINGER_MS);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(socket!.sentOf('subscribe')).toHaveLength(2);
    channel.close();
    await advance(LINGER_MS);
    expect(socket!.readyState).toBe(3);
    await advance(AFTER_DELAY_MS);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('reconnects after a cut, and continues every channel after the entries that the page has', async () => {
    followLive();
    page.entries = 7;
    FakeSocket.latest.drop();
    await advance(0);
    expect(page.states).toEqual(['connecting', 'live', 'reconnecting']);
    await advance(AFTER_DELAY_MS);
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.latest.connect();
    expect(FakeSocket.latest.sentOf('subscribe')).toEqual([{ type: 'subscribe', channel: TABLE, after: 7 }]);
    FakeSocket.latest.receive({ type: 'subscribed', channel: TABLE });
    expect(page.states.at(-1)).toBe('live');
    expect(server.requested).toEqual([]);
  });

  it('keeps trying while the server cannot be reached, without a stream', async () => {
    server.status = null;
    page.follow(TABLE);
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(FakeSocket.opened).toHaveLength(attempt);
      FakeSocket.latest.drop();
      await advance(AFTER_DELAY_MS);
    }
    expect(page.states.at(-1)).toBe('reconnecting');
    expect(server.streams).toEqual([]);
  });

  it('asks a silent server whether it is there, and reconnects without an answer', async () => {
    followLive();
    const [socket] = FakeSocket.opened;
    await advance(PING_AFTER_MS);
    expect(socket!.sentOf('ping')).toHaveLength(2);
    socket!.receive({ type: 'pong' });
    await advance(PING_AFTER_MS);
    expect(socket!.sentOf('ping')).toHaveLength(3);
    expect(page.states.at(-1)).toBe('live');
    await advance(DEAD_AFTER_MS - PING_AFTER_MS);
    expect(socket!.readyState).toBe(3);
    expect(page.states).toContain('reconnecting');
    await advance(AFTER_DELAY_MS);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('reconnects as the new person', () => {
    const channel = followLive();
    useMe.setState({ me: { id: 'bert', nickname: 'Bert', claimed: false } });
    channel.restart();
    return vi.waitFor(() => {
      expect(FakeSocket.opened).toHaveLength(2);
      expect(FakeSocket.opened[0]!.readyState).toBe(3);
      expect(page.states).not.toContain('reconnecting');
    });
  });

  it('reconnects when its session has ended', async () => {
    page.follow(TABLE);
    FakeSocket.latest.connect();
    FakeSocket.latest.receive({ type: 'refused', error: 'unauthenticated', message: 'sign in again' });
    await advance(0);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('is not used for a person who signed in after it was opened', async () => {
    followLive().close();
    useMe.setState({ me: { id: 'bert', nickname: 'Bert', claimed: false } });
    page.follow('lobby');
    await advance(0);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(FakeSocket.opened[0]!.sentOf('subscribe')).toHaveLength(1);
    FakeSocket.latest.connect();
    expect(FakeSocket.latest.sentOf('subscribe')).toEqual([{ type: 'subscribe', channel: 'lobby' }]);
  });
});

describe('a page event', () => {
  let browser: EventTarget;
  let document: EventTarget & { visibilityState?: string };

  beforeEach(() => {
    browser = new EventTarget();
    document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('window', browser);
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('document', document);
    vi.stubGlobal('navigator', { onLine: true });
  });

  it('ends the delay when the network is back', async () => {
    followLive();
    server.status = null;
    vi.stubGlobal('navigator', { onLine: false });
    browser.dispatchEvent(new Event('offline'));
    await advance(0);
    expect(page.states.at(-1)).toBe('offline');
    for (let attempt = 0; attempt < 4; attempt++) {
      await advance(AFTER_DELAY_MS);
      FakeSocket.latest.drop();
    }
    await advance(0);
    const before = FakeSocket.opened.length;
    browser.dispatchEvent(new Event('online'));
    await advance(0);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  });

  it('reconnects a page that is looked at after a long silence', async () => {
    followLive();
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(0);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.setSystemTime(Date.now() + 600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(0);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(page.states).toEqual(['connecting', 'live']);
  });
});

describe('a channel', () => {
  it('that the server does not know is gone', async () => {
    page.follow(TABLE);
    FakeSocket.latest.connect();
    FakeSocket.latest.receive({ type: 'closed', channel: TABLE, error: 'not-found', message: 'no such table' });
    expect(page.states).toEqual(['connecting', 'gone']);
    await advance(AFTER_DELAY_MS);
    expect(FakeSocket.opened[0]!.sentOf('subscribe')).toHaveLength(1);
  });

  it('that has ended is subscribed to again', async () => {
    followLive();
    page.entries = 4;
    FakeSocket.latest.receive({ type: 'closed', channel: TABLE });
    await advance(AFTER_DELAY_MS);
    expect(FakeSocket.latest.sentOf('subscribe').at(-1)).toEqual({ type: 'subscribe', channel: TABLE, after: 4 });
    expect(page.states).toEqual(['connecting', 'live']);
    FakeSocket.latest.receive({ type: 'closed', channel: TABLE, error: 'unavailable', message: 'later' });
    expect(page.states.at(-1)).toBe('reconnecting');
    await advance(AFTER_DELAY_MS);
    FakeSocket.latest.receive({ type: 'subscribed', channel: TABLE });
    expect(page.states.at(-1)).toBe('live');
    expect(FakeSocket.latest.sentOf('subscribe')).toHaveLength(3);
  });

  it('is subscribed to again without an answer', async () => {
    page.follow(TABLE);
    FakeSocket.latest.connect();
    FakeSocket.latest.receive({ type: 'refused', error: 'rate-limited', message: 'slower', retryAfter: 1 });
    await advance(2 * AFTER_DELAY_MS);
    expect(FakeSocket.latest.sentOf('subscribe')).toHaveLength(2);
    FakeSocket.latest.receive({ type: 'subscribed', channel: TABLE });
    await advance(2 * AFTER_DELAY_MS);
    expect(FakeSocket.latest.sentOf('subscribe')).toHaveLength(2);
  });

  it('requests what is missing once, however often that is noticed', () => {
    const channel = followLive();
    page.entries = 5;
    channel.resubscribe();
    channel.resubscribe();
    expect(FakeSocket.latest.sentOf('subscribe')).toHaveLength(2);
    FakeSocket.latest.receive({ type: 'subscribed', channel: TABLE });
    channel.resubscribe();
    expect(FakeSocket.latest.sentOf('subscribe')).toHaveLength(3);
  });
});

describe('where WebSockets are blocked', () => {
  it('every channel becomes a stream, and nobody is told that anything is wrong', async () => {
    page.follow(TABLE);
    page.follow('lobby');
    await blockSockets();
    expect(server.streams).toEqual([`/live/${TABLE}`, '/live/lobby']);
    expect(page.states).toEqual(['connecting', 'connecting', 'connecting', 'connecting', 'live', 'live']);
    page.follow('table/BBBBBBBBBBBB');
    expect(server.streams).toHaveLength(3);
  });

  it('a connection that opens and stays silent counts as blocked', async () => {
    page.follow(TABLE);
    for (let attempt = 0; attempt < 2; attempt++) {
      FakeSocket.latest.accept();
      await advance(2 * AFTER_DELAY_MS);
    }
    expect(server.streams).toEqual([`/live/${TABLE}`]);
  });

  it('a browser that forbids them uses streams', async () => {
    vi.stubGlobal('WebSocket', function forbid() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    page.follow(TABLE);
    await advance(AFTER_DELAY_MS);
    expect(server.streams).toEqual([`/live/${TABLE}`]);
    expect(page.states.at(-1)).toBe('live');
  });

  it('the socket is tried again now and then, and takes over when it works', async () => {
    page.follow(TABLE);
    await blockSockets();
    const attempts = FakeSocket.opened.length;
    await advance(BLOCKED_RETRY_MS);
    expect(FakeSocket.opened).toHaveLength(attempts + 1);
    FakeSocket.latest.drop();
    await advance(BLOCKED_RETRY_MS);
    expect(FakeSocket.opened).toHaveLength(attempts + 2);
    FakeSocket.latest.accept();
    expect(FakeSocket.latest.sentOf('subscribe')).toEqual([]);
    page.entries = 9;
    FakeSocket.latest.receive({ type: 'pong' });
    expect(FakeSocket.latest.sentOf('subscribe')).toEqual([{ type: 'subscribe', channel: TABLE, after: 9 }]);
    FakeSocket.latest.receive({ type: 'subscribed', channel: TABLE });
    await advance(AFTER_DELAY_MS);
    expect(page.states).not.toContain('reconnecting');
    expect(server.streams).toHaveLength(1);
  });

  it('one failure after a restart of the server is not enough', async () => {
    followLive();
    FakeSocket.latest.drop();
    await advance(AFTER_DELAY_MS);
    FakeSocket.latest.drop();
    await advance(AFTER_DELAY_MS);
    FakeSocket.latest.connect();
    FakeSocket.latest.drop();
    await advance(AFTER_DELAY_MS);
    FakeSocket.latest.drop();
    await advance(0);
    expect(server.streams).toEqual([]);
  });
});

describe('a move', () => {
  it('is answered by the step that contains it, by `accepted` or by `refused`', async () => {
    followLive();
    const answers = ['move-0001', 'move-0002', 'move-0003'].map((id) => page.socket.sendMove({ ...MOVE, id }));
    const socket = FakeSocket.latest;
    expect(socket.sentOf('move').map(({ id }) => id)).toEqual(['move-0001', 'move-0002', 'move-0003']);
    const step = { from: 3, n: 4, events: [], awaiting: { kind: 'over' as const, ranking: [[0]] }, clocks: [] };
    socket.receive({ type: 'event', channel: TABLE, name: 'step', data: { ...step, moveId: 'of-another-tab' } });
    socket.receive({ type: 'accepted', id: 'of-another-tab', n: 4 });
    socket.receive({ type: 'event', channel: TABLE, name: 'step', data: { ...step, moveId: 'move-0001' } });
    socket.receive({ type: 'accepted', id: 'move-0002', n: 4 });
    socket.receive({ type: 'refused', id: 'move-0003', error: 'rate-limited', message: 'slower', retryAfter: 3 });
    expect(await Promise.all(answers)).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
      { ok: false, error: { code: 'rate-limited', message: 'slower', retryAfterSeconds: 3 } },
    ]);
  });

  it('is not sent while there is no connection that works', async () => {
    expect(await page.socket.sendMove(MOVE)).toBeNull();
    page.follow(TABLE);
    FakeSocket.latest.accept();
    expect(await page.socket.sendMove(MOVE)).toBeNull();
    expect(FakeSocket.latest.sentOf('move')).toEqual([]);
  });

  it('has no answer once the connection is cut', async () => {
    followLive();
    const answer = page.socket.sendMove(MOVE);
    FakeSocket.latest.drop();
    expect(await answer).toBeNull();
  });

  it('without an answer makes the page check the connection', async () => {
    followLive();
    const answer = page.socket.sendMove(MOVE);
    await advance(AFTER_DELAY_MS);
    expect(await answer).toBeNull();
    expect(FakeSocket.opened[0]!.sentOf('ping')).toHaveLength(2);
    await advance(2 * AFTER_DELAY_MS);
    expect(FakeSocket.opened[0]!.readyState).toBe(3);
  });
});
