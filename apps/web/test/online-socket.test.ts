import { formelFun } from '@paddock/formel-fun';
import { defaultOptions, seedFromText, startMatch } from '@paddock/kernel';
import type { MoveRequest, Table, TableChannelEvents } from '@paddock/protocol';
import { eventStepOf, positionOf, RunningTable } from '@paddock/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMe } from '../src/base/me.ts';
import type { Step, TableLink } from '../src/games/table-link.ts';
import { createOnlineLink } from '../src/online/online-link.ts';
import { TableStream } from '../src/online/table-stream.ts';
import { FakeSocket, stubSocket } from './fake-socket.ts';

const ID = 'AAAAAAAAAAAA';
const CHANNEL = `table/${ID}`;
const TABLE = {
  id: ID,
  game: 'formel-fun',
  options: {},
  phase: 'running',
  seats: [],
  chat: false,
  seedHash: '00',
} as unknown as Table;
/** Longer than any delay, and shorter than the time after which a silent connection counts as dead. */
const AFTER_DELAY_MS = 9000;
const LINGER_MS = 6000;

/** A race of which the server tells seat 0 every step. */
class TestRace {
  readonly running = new RunningTable(
    startMatch(formelFun, 3, defaultOptions(formelFun.options)),
    seedFromText('online socket'),
  );

  constructor() {
    this.running.commit(this.running.prepareChance());
  }

  get n(): number {
    return this.running.length;
  }

  /** Plays the first legal move of any seat, and returns the step. */
  play(moveId?: string): TableChannelEvents['step'] {
    const [seat] = this.running.awaitedSeats();
    const { game, state } = this.running.match;
    const transition = this.running.prepare(seat!, game.legalMoves(state, seat!)[0]!);
    if (!transition.ok) throw new Error(transition.error.message);
    const { from, events } = transition.value;
    this.running.commit(transition.value);
    const step = eventStepOf(this.running.match, events, 0, from);
    return { ...step, clocks: [], ...(moveId === undefined ? {} : { moveId }) };
  }

  get snapshot(): TableChannelEvents['snapshot'] {
    return { ...this.running.snapshot(0), clocks: [] };
  }

  get position(): unknown {
    return JSON.parse(JSON.stringify(positionOf(this.running.match, 0)));
  }
}

let race: TestRace;
let stream: TableStream;
let steps: Step[];
/** The moves that came as requests, and how each is answered. */
let posted: MoveRequest[];
let postStatus: number[];

function tell<Name extends keyof TableChannelEvents>(name: Name, data: TableChannelEvents[Name]): void {
  FakeSocket.latest.receive({ type: 'event', channel: CHANNEL, name, data });
}

const position = (): ReturnType<TableStream['store']['getState']>['position'] => stream.store.getState().position;
const advance = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Waits for the game's code, which is really loaded. */
async function waitForPosition(): Promise<void> {
  vi.useRealTimers();
  await vi.waitFor(() => expect(position()?.n).toBe(race.n), { timeout: 60_000, interval: 5 });
  vi.useFakeTimers();
}

beforeEach(async () => {
  vi.useFakeTimers();
  stubSocket();
  posted = [];
  postStatus = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (!path.endsWith('/moves')) return new Response('[]');
    posted.push(JSON.parse(body!) as MoveRequest);
    const status = postStatus.shift() ?? 200;
    if (status === 0) throw new TypeError('connection refused');
    return new Response(JSON.stringify({ n: 1, error: 'unavailable', message: '' }), { status });
  });
  useMe.setState({ me: { id: 'anna', nickname: 'Anna', claimed: false } });
  race = new TestRace();
  stream = new TableStream(ID);
  stream.open();
  FakeSocket.latest.connect();
  tell('table', TABLE);
  tell('snapshot', race.snapshot);
  steps = [];
  stream.watch((step) => steps.push(step));
});
afterEach(async () => {
  stream.close();
  await advance(LINGER_MS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function subscribed(): void {
  FakeSocket.latest.receive({ type: 'subscribed', channel: CHANNEL });
}

const subscriptions = (): unknown[] => FakeSocket.latest.sentOf('subscribe').map(({ after }) => after);

test('steps without views lead to the positions of the server, also before the game is loaded', async () => {
  const [from] = [race.n];
  for (let made = 0; made < 12; made++) tell('step', race.play());
  await waitForPosition();
  for (let made = 0; made < 12; made++) tell('step', race.play());
  expect(position()).toEqual(race.position);
  expect(steps).toHaveLength(24);
  expect(steps.at(-1)!.after).toEqual(race.position);
  expect(stream.watch(() => {})!.history.at(-1)!.n).toBe(race.n);
  expect(race.n).toBeGreaterThan(from + 23);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(subscriptions()).toEqual([undefined]);
});

test('a snapshot replaces the steps that wait for the game', async () => {
  tell('step', race.play());
  race.play();
  tell('snapshot', race.snapshot);
  tell('step', race.play());
  await waitForPosition();
  expect(position()).toEqual(race.position);
  expect(steps).toHaveLength(2);
});

test('a step that does not fit is answered by subscribing after the entries that the page has', async () => {
  tell('step', race.play());
  await waitForPosition();
  subscribed();
  const { n } = race;
  const repeated = race.play();
  const missing = race.play();
  tell('step', missing);
  tell('step', race.play());
  expect(position()!.n).toBe(n);
  expect(subscriptions()).toEqual([undefined, n]);
  tell('step', repeated);
  tell('step', missing);
  tell('step', repeated);
  subscribed();
  expect(position()!.n).toBe(missing.n);
  expect(subscriptions()).toHaveLength(2);
});

test('an event that the page does not know makes it load everything again', async () => {
  tell('step', race.play());
  await waitForPosition();
  subscribed();
  const { n } = race;
  tell('step', { ...race.play(), events: [null as never] });
  expect(position()!.n).toBe(n);
  expect(subscriptions()).toEqual([undefined, undefined]);
  tell('snapshot', race.snapshot);
  subscribed();
  expect(position()).toEqual(race.position);
});

test('after a sign-in everything is loaded again over a new connection', async () => {
  subscribed();
  stream.restart();
  await advance(0);
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.latest.connect();
  expect(subscriptions()).toEqual([undefined]);
  expect(stream.store.getState().state).toBe('live');
});

function submit(): ReturnType<TableLink['submit']> {
  return createOnlineLink(stream, TABLE).submit(0, { card: 0 }, race.n);
}

test('a move goes over the socket, and its step answers it', async () => {
  subscribed();
  const answer = submit();
  const { id } = FakeSocket.latest.sentOf('move')[0]!;
  tell('step', race.play(id));
  expect(await answer).toEqual({ ok: true, value: null });
  expect(posted).toEqual([]);
});

test('a move whose answer was cut off is sent again as a request with the same id', async () => {
  subscribed();
  postStatus = [0];
  const answer = submit();
  const { type: _type, table: _table, ...move } = FakeSocket.latest.sentOf('move')[0]!;
  FakeSocket.latest.drop();
  await advance(AFTER_DELAY_MS);
  expect(await answer).toEqual({ ok: true, value: null });
  expect(posted).toEqual([move, move]);
});

test('a move is sent over the new connection if requests fail as well', async () => {
  subscribed();
  postStatus = [0];
  const answer = submit();
  const [lost, cut] = [FakeSocket.latest.sentOf('move')[0]!, FakeSocket.latest];
  cut.drop();
  // The request fails, and the socket is back before the next attempt.
  stream.restart();
  await advance(0);
  FakeSocket.latest.connect();
  expect(posted).toHaveLength(1);
  await advance(AFTER_DELAY_MS / 9);
  expect(FakeSocket.latest).not.toBe(cut);
  expect(FakeSocket.latest.sentOf('move')).toEqual([lost]);
  FakeSocket.latest.receive({ type: 'accepted', id: lost.id, n: 5 });
  expect(await answer).toEqual({ ok: true, value: null });
  expect(posted).toHaveLength(1);
});

test('a refused move is tried again only when that makes sense', async () => {
  subscribed();
  const socket = FakeSocket.latest;
  const answer = submit();
  const { id } = socket.sentOf('move')[0]!;
  socket.receive({ type: 'refused', id, error: 'rate-limited', message: 'slower', retryAfter: 7 });
  await advance(6900);
  expect(socket.sentOf('move')).toHaveLength(1);
  await advance(200);
  expect(socket.sentOf('move').map((move) => move.id)).toEqual([id, id]);
  socket.receive({ type: 'refused', id, error: 'stale', message: 'too late' });
  expect(await answer).toEqual({ ok: false, error: { code: 'not-awaited', message: 'too late' } });
});
