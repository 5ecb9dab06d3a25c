import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TableStreamEvents, Table } from '@paddock/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reconnectDelayMs } from '../src/base/reconnect.ts';
import { useMe } from '../src/base/me.ts';
import { createOnlineLink } from '../src/online/online-link.ts';
import { TableStream } from '../src/online/table-stream.ts';
import { describeNamedTimeControl, describeTimeControl, formatClock } from '../src/online/time-controls.ts';
import type { Position, Step } from '../src/games/table-link.ts';
import en from '../src/app/texts/en.ts';
import { waitFor } from './wait-for.ts';

const ID = 'AAAAAAAAAAAA';

const SEAT = {
  claimed: false,
  person: null,
  reservedFor: null,
  bot: null,
  autopilot: false,
  present: false,
  awaySince: null,
  commitment: null,
} as const;

const TABLE: Table = {
  id: ID,
  game: 'formel-fun',
  options: {},
  listed: false,
  phase: 'running',
  revealing: false,
  host: 'anna',
  seats: [
    { ...SEAT, kind: 'person', name: 'Anna', person: 'anna', present: true },
    { ...SEAT, kind: 'bot', name: 'pro', bot: 'pro' },
  ],
  time: { kind: 'none' },
  chat: true,
  hints: 'none',
  coach: false,
  seedHash: '00',
  rematchOf: null,
  rematch: null,
  ranking: null,
  rating: null,
  createdAt: 0,
  startedAt: 0,
  endedAt: null,
};

function position(n: number, viewer: number | null = 0): Position {
  return { n, viewer, view: { n }, turnId: n, awaiting: { kind: 'moves', seats: [0] }, legal: [], previews: [] };
}

function step(n: number, viewer: number | null = 0): TableStreamEvents['step'] {
  return { events: [{ type: `event-${n}` }], after: position(n, viewer), clocks: [5000, null] };
}

function snapshot(n: number, viewer: number | null = 0): TableStreamEvents['snapshot'] {
  const history = Array.from({ length: n }, (_, i) => ({ n: i + 1, event: { type: `event-${i + 1}` } }));
  return { position: position(n, viewer), history, clocks: [5000, null] };
}

/** A server that sends what a test tells it to. */
class FakeServer {
  /** The received requests, without streams. */
  readonly asked: { readonly path: string; readonly body: unknown }[] = [];
  /** The `last-event-id` of each stream. */
  readonly lasts: (string | undefined)[] = [];
  /** The next answers; after them every request succeeds. */
  readonly answers: { readonly status: number; readonly body: unknown }[] = [];
  /** The status with which streams are refused. */
  refuses: number | null = null;
  readonly #server: Server;
  #streams: ServerResponse[] = [];

  constructor() {
    this.#server = createServer((request, reply) => void this.#answer(request, reply));
  }

  async open(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = request.url!;
    if (path.endsWith('/live')) {
      this.lasts.push(request.headers['last-event-id'] as string | undefined);
      if (this.refuses !== null) return void reply.writeHead(this.refuses).end();
      reply.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      this.#streams.push(reply);
      return;
    }
    let text = '';
    for await (const piece of request) text += String(piece);
    this.asked.push({ path, body: text === '' ? null : JSON.parse(text) });
    const { status, body } = this.answers.shift() ?? { status: 200, body: path.includes('messages') ? [] : { n: 1 } };
    if (status === 0) request.socket.destroy();
    else reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  tell<E extends keyof TableStreamEvents>(event: E, data: TableStreamEvents[E], cuts = 1): void {
    const text = `: life\n\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    const length = Math.ceil(text.length / cuts);
    // Networks split data anywhere.
    for (let at = 0; at < text.length; at += length) this.#streams.at(-1)!.write(text.slice(at, at + length));
  }

  async streams(count: number): Promise<void> {
    await waitFor(() => expect(this.lasts).toHaveLength(count));
  }

  cut(): void {
    for (const stream of this.#streams) stream.destroy();
    this.#streams = [];
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

let server: FakeServer;
let stream: TableStream;

beforeEach(async () => {
  server = new FakeServer();
  const base = `http://127.0.0.1:${await server.open()}`;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => real(base + path, init));
  useMe.setState({ me: { id: 'anna', nickname: 'Anna', claimed: false } });
  stream = new TableStream(ID);
  stream.open();
  await server.streams(1);
});

afterEach(async () => {
  stream.close();
  await server.close();
  vi.unstubAllGlobals();
});

const state = (): ReturnType<TableStream['store']['getState']> => stream.store.getState();

async function openLink(n: number): Promise<Step[]> {
  server.tell('table', TABLE);
  server.tell('snapshot', snapshot(n));
  await waitFor(() => expect(state().position?.n).toBe(n));
  // A connected stream asks for missed messages. That request must not take an answer that is meant for another one.
  await waitFor(() => expect(server.asked.some(({ path }) => path.includes('/messages'))).toBe(true));
  const steps: Step[] = [];
  stream.watch((one) => steps.push(one));
  return steps;
}

test('a stream delivers table, snapshot and steps, however the network splits them', async () => {
  const steps = await openLink(3);
  expect(state()).toMatchObject({
    state: 'live',
    table: { id: ID },
    clocks: { remainingMs: [5000, null], runningSeats: [0] },
  });
  server.tell('step', step(4), 9);
  server.tell('step', step(5));
  await waitFor(() => expect(steps.map(({ after }) => after.n)).toEqual([4, 5]));
  expect(stream.watch(() => {})?.history.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
});

test('repeated and late steps are ignored', async () => {
  const steps = await openLink(3);
  server.tell('step', step(4));
  server.tell('step', step(4));
  server.tell('step', step(2));
  server.tell('step', step(5));
  await waitFor(() => expect(state().position?.n).toBe(5));
  expect(steps.map(({ after }) => after.n)).toEqual([4, 5]);
});

test('a lost stream resumes where it was, and its state stays meanwhile', async () => {
  const steps = await openLink(3);
  server.refuses = 502;
  server.cut();
  await waitFor(() => expect(state().state).toBe('reconnecting'));
  expect(state()).toMatchObject({ position: { n: 3 }, table: { id: ID } });
  await server.streams(2);
  server.refuses = null;
  await server.streams(3);
  expect(server.lasts).toEqual([undefined, '3', '3']);
  server.tell('step', step(7));
  await waitFor(() => expect(steps.map(({ after }) => after.n)).toEqual([7]));
  expect(state().state).toBe('live');
});

test('after a long absence a snapshot is applied as one long step', async () => {
  const steps = await openLink(2);
  server.tell('snapshot', snapshot(5));
  await waitFor(() => expect(steps).toHaveLength(1));
  expect(steps[0]!.events.map(({ type }) => type)).toEqual(['event-3', 'event-4', 'event-5']);
  server.tell('snapshot', snapshot(5));
  server.tell('step', step(6));
  await waitFor(() => expect(steps).toHaveLength(2));
});

test('after a sign-in everything is loaded again as that person', async () => {
  server.tell('snapshot', snapshot(2, null));
  await waitFor(() => expect(state().position?.viewer).toBeNull());
  stream.restart();
  await server.streams(2);
  expect(server.lasts[1]).toBeUndefined();
  server.tell('snapshot', snapshot(2, 0));
  await waitFor(() => expect(state().position?.viewer).toBe(0));
});

test('a missing table is not requested again', async () => {
  server.refuses = 404;
  server.cut();
  await waitFor(() => expect(state().state).toBe('gone'));
});

test('what cannot be a table, because its link was cut off, is gone at once', () => {
  const cut = new TableStream('AAAAAAAAAA');
  cut.open();
  expect(cut.store.getState().state).toBe('gone');
  cut.close();
});

test('messages are added once and in order, and missed ones are requested', async () => {
  const createMessage = (number: number) => ({
    number,
    person: 'x',
    name: 'X',
    claimed: false,
    text: `${number}`,
    at: 0,
  });
  server.answers.push({ status: 200, body: [createMessage(1), createMessage(2)] });
  await openLink(1);
  await waitFor(() => expect(state().messages).toHaveLength(2));
  server.tell('message', createMessage(4));
  server.tell('message', createMessage(4));
  await waitFor(() => expect(state().messages).toHaveLength(3));
  server.answers.push({ status: 200, body: [createMessage(3), createMessage(4), createMessage(5)] });
  server.cut();
  await waitFor(() => expect(state().messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]));
  expect(server.asked.at(-1)!.path).toContain('after=4');
});

test('a move without an answer is sent again with the same id until there is one', async () => {
  await openLink(1);
  const link = createOnlineLink(stream, TABLE);
  server.asked.length = 0;
  server.answers.push({ status: 0, body: null }, { status: 503, body: 'starting' });
  expect(await link.submit(0, { type: 'card' }, 1)).toEqual({ ok: true, value: null });
  expect(server.asked).toHaveLength(3);
  expect(new Set(server.asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(server.asked[0]!.body).toMatchObject({ id: expect.stringMatching(/^[A-Za-z0-9_-]{8,40}$/), seat: 0, n: 1 });
});

test('a refused move is refused at once', async () => {
  await openLink(1);
  server.answers.push({ status: 409, body: { error: 'stale', message: 'too late' } });
  const refused = await createOnlineLink(stream, TABLE).submit(0, {}, 1);
  expect(refused).toEqual({ ok: false, error: { code: 'not-awaited', message: 'too late' } });
});

test('the link has the viewer that the server knows, and bots have names', async () => {
  await openLink(1);
  const link = createOnlineLink(stream, TABLE);
  expect(link.viewer).toBe(0);
  expect(link.info.drivers).toEqual([
    { kind: 'person', name: 'Anna', claimed: false },
    { kind: 'bot', bot: 'pro', name: 'Bruno' },
  ]);
  server.answers.push({ status: 409, body: { error: 'illegal', message: '' } });
  expect(await link.preview(0, {})).toBeNull();
  server.answers.push({ status: 200, body: step(1) });
  expect((await link.at(1, 0)).after.n).toBe(1);
});

test('reconnect delays grow up to a limit', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 20].map((failures) => reconnectDelayMs(failures, () => 1));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect(reconnectDelayMs(0, () => 0)).toBe(250);
});

test('time controls and clocks are formatted', () => {
  expect(describeTimeControl({ kind: 'bank', seconds: 300, increment: 10 }, en, 'en')).toBe(
    '5 minutes each, and 10 seconds a move',
  );
  expect(describeTimeControl({ kind: 'move', seconds: 86_400 }, en, 'en')).toBe('1 day a move');
  expect(describeNamedTimeControl({ kind: 'move', seconds: 15 }, en, 'en')).toBe('Lightning · 15 seconds a move');
  expect(describeNamedTimeControl({ kind: 'none' }, en, 'en')).toBe('no clock');
  expect(describeNamedTimeControl({ kind: 'move', seconds: 17 }, en, 'en')).toBe('17 seconds a move');
  expect(formatClock(299_001, 'en')).toBe('5:00');
  expect(formatClock(3_909_000, 'en')).toBe('1:05:09');
  expect(formatClock(-5, 'en')).toBe('0:00');
  expect(formatClock(3 * 86_400_000 - 1000, 'en')).toBe('2d 23h');
});
