import type { EventStep } from '@paddock/table';
import type { ServerMessage, Table, Token } from '@paddock/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { joinTable, loadPosition, OPEN_SEAT, OWN_SEAT, racedGames } from './player.ts';
import { IN_MEMORY, served } from './served.ts';
import { SocketClient } from './socket-client.ts';
import { LOGIC_STORAGES } from './storages.ts';

const open: SocketClient[] = [];

async function openSocket(client: Client, headers?: Readonly<Record<string, string>>): Promise<SocketClient> {
  const socket = await SocketClient.open(client, headers);
  open.push(socket);
  return socket;
}

afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** The number of moves after which a race need not go on. */
const ENOUGH_MOVES = 60;

describe.each(LOGIC_STORAGES)('the socket, on %s', (_name, openStorage) => {
  const server = served(openStorage);

  it.each(racedGames())('carries a race of %s, by events alone', async (game) => {
    const [ann, bob, cleo] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cleo')];
    const clients: Client[] = [ann, bob, cleo, server.stranger()];
    const { id } = await ann.createTable({ game, seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
    const sockets = await Promise.all(clients.map((client) => openSocket(client)));
    // One before the race, so that it gets the start; the others after it.
    sockets[0]!.watch(id);
    await sockets[0]!.next('subscribed');
    await joinTable(bob, id);
    await joinTable(cleo, id);
    for (const socket of sockets.slice(1)) socket.watch(id);
    for (const socket of sockets) await socket.until(() => socket.position !== null);
    for (let moves = 0; moves < ENOUGH_MOVES; moves++) {
      const mover = sockets.find(({ position }) => position!.legal.length > 0);
      if (mover === undefined) break;
      const moveId = mover.play(id, moves);
      await mover.next('event', (message) => isStepWith(message, moveId));
      const { n } = mover.position!;
      for (const socket of sockets) await socket.until(() => socket.position!.n === n);
    }
    for (const [i, client] of clients.entries()) {
      expect(sockets[i]!.position).toEqual(await loadPosition(client, id));
      expect(sockets[i]!.messages.some(({ type }) => type === 'accepted' || type === 'refused')).toBe(false);
    }
    // Only who has to choose gets choices.
    expect(sockets.at(-1)!.messages.some((message) => isStep(message) && message.data.legal !== undefined)).toBe(false);
  });
});

function isStep(message: ServerMessage): message is ServerMessage & { data: EventStep & { moveId?: string } } {
  return message.type === 'event' && message.name === 'step';
}

function isStepWith(message: ServerMessage, moveId: string): boolean {
  return isStep(message) && message.data.moveId === moveId;
}

describe('the socket', () => {
  const server = served(IN_MEMORY);

  /** A race of Ann and Bob, with Ann's socket watching it. */
  async function createRace(): Promise<{ ann: Client; bob: Client; table: Table; socket: SocketClient }> {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { id } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    const table = await joinTable(bob, id);
    const socket = await openSocket(ann);
    socket.watch(id);
    await socket.until(() => socket.position !== null);
    return { ann, bob, table, socket };
  }

  it('plays a move once, however often it is sent', async () => {
    const { socket, table } = await createRace();
    const { n } = socket.position!;
    const id = socket.play(table.id);
    await socket.next('event', (message) => isStepWith(message, id));
    const first = socket.messages.find((message) => isStepWith(message, id));
    socket.send({ type: 'move', table: table.id, id, seat: socket.position!.viewer, n, move: { any: 'thing' } });
    const accepted = await socket.next('accepted');
    expect(accepted).toEqual({ type: 'accepted', id, n: first !== undefined && isStep(first) ? first.data.n : -1 });
  });

  it('tells a page that does not watch the table that its move is stored', async () => {
    const { ann, table, socket } = await createRace();
    const other = await openSocket(ann);
    other.position = socket.position;
    const id = other.play(table.id);
    expect(await other.next('accepted')).toMatchObject({ id });
  });

  it('refuses moves as the API does, and nothing changes', async () => {
    const { bob, table, socket } = await createRace();
    const { viewer, n, legal } = socket.position!;
    const move = { type: 'move', table: table.id, seat: viewer, n, move: legal[0] };
    const attempts: [id: string, error: string, changes: object][] = [
      ['illegal--', 'illegal', { move: { kind: 'none' } }],
      ['wrongseat', 'wrong-seat', { seat: 1 - viewer! }],
      ['toolate--', 'stale', { n: n + 5 }],
      ['notable--', 'not-found', { table: 'AAAAAAAAAAAA' }],
    ];
    for (const [id, error, changes] of attempts) {
      socket.send({ ...move, ...changes, id });
      expect(await socket.next('refused', (refused) => refused.id === id)).toMatchObject({ error });
    }
    const stranger = await openSocket(server.stranger());
    stranger.send({ ...move, id: 'stranger1' });
    expect(await stranger.next('refused')).toMatchObject({ id: 'stranger1', error: 'unauthenticated' });
    expect((await loadPosition(bob, table.id)).n).toBe(n);
  });

  it.each([
    ['not JSON', '{'],
    ['no object', '[]'],
    ['an unknown type', { type: 'hello' }],
    ['an unknown channel', { type: 'subscribe', channel: 'people' }],
    ['a path as a channel', { type: 'subscribe', channel: 'table/../../x' }],
    ['a field too many', { type: 'ping', more: 1 }],
    ['a negative position', { type: 'subscribe', channel: 'lobby', after: -1 }],
  ])('refuses %s and stays open', async (_what, message) => {
    const socket = await openSocket(server.stranger());
    socket.send(message);
    expect(await socket.next('refused')).toMatchObject({ error: 'bad-request' });
    socket.send({ type: 'ping' });
    await socket.next('pong');
  });

  it('ends a connection with a huge or a binary message', async () => {
    const [huge, binary] = [await openSocket(server.stranger()), await openSocket(server.stranger())];
    huge.send({ type: 'ping', more: 'x'.repeat(100_000) });
    binary.sendBinary(new Uint8Array(10));
    expect(await huge.closed()).toBe(1009);
    expect(await binary.closed()).toBe(1003);
  });

  it('answers pings, and ends a connection that reads none of the answers', async () => {
    const socket = await openSocket(server.stranger());
    expect(await socket.ping('hello')).toBe('hello');
    // Far more than the network holds.
    const pings = 300_000;
    expect(await socket.pingWithoutReading(pings)).toBeLessThan(pings);
  });

  it('closes a channel that does not exist', async () => {
    const socket = await openSocket(server.stranger());
    socket.watch('AAAAAAAAAAAA');
    expect(await socket.next('closed')).toMatchObject({ channel: 'table/AAAAAAAAAAAA', error: 'not-found' });
  });

  it('goes on after the entries that a page has, and sends nothing where it has all', async () => {
    const { ann, table, socket } = await createRace();
    const before = socket.position!;
    const id = socket.play(table.id);
    await socket.next('event', (message) => isStepWith(message, id));
    const late = await openSocket(ann);
    late.position = before;
    late.watch(table.id, before.n);
    await late.next('subscribed');
    expect(late.position).toEqual(socket.position);
    expect(late.messages.some((message) => message.type === 'event' && message.name === 'snapshot')).toBe(false);
    const current = await openSocket(ann);
    current.watch(table.id, socket.position!.n);
    await current.next('subscribed');
    expect(current.messages.some(isStep)).toBe(false);
  });

  it('stops a channel that is unsubscribed', async () => {
    const { ann, table, socket } = await createRace();
    const other = await openSocket(ann);
    other.watch(table.id);
    await other.next('subscribed');
    other.send({ type: 'unsubscribe', channel: `table/${table.id}` });
    other.send({ type: 'ping' });
    await other.next('pong');
    const id = socket.play(table.id);
    await socket.next('event', (message) => isStepWith(message, id));
    other.send({ type: 'ping' });
    await other.until(() => other.messages.filter(({ type }) => type === 'pong').length === 2);
    expect(other.messages.some(isStep)).toBe(false);
  });

  it('carries the lobby', async () => {
    const ann = await server.person('Ann');
    const socket = await openSocket(ann);
    socket.send({ type: 'subscribe', channel: 'lobby' });
    await socket.next('subscribed');
    const names = socket.messages.flatMap((message) => (message.type === 'event' ? [message.name] : []));
    expect(names).toEqual(['announcement', 'open', 'mine', 'invitations']);
    await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT], listed: true });
    await socket.next('event', ({ name }) => name === 'open-changed');
    await socket.next('event', ({ name }) => name === 'mine-changed');
  });

  it('has a bounded number of channels', async () => {
    const socket = await openSocket(server.stranger());
    const { table } = await createRace();
    const ann = await server.person('Ann');
    const tables = [table.id];
    while (tables.length < 21)
      tables.push((await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] })).id);
    for (const id of tables) socket.watch(id);
    expect(await socket.next('closed')).toMatchObject({ channel: `table/${tables[20]}`, error: 'rate-limited' });
  });

  it('refuses other sites and tokens, and ends with the session', async () => {
    const ann = await server.person('Ann');
    await expect(openSocket(ann, { origin: 'https://evil.example' })).rejects.toThrow('status 403');
    const { body } = await ann.call<Token>('POST', '/api/me/tokens', { label: 'bot' });
    await expect(openSocket(new Client(server.base, body.token))).rejects.toThrow('status 403');
    const socket = await openSocket(ann, { origin: server.base });
    socket.send({ type: 'ping' });
    await socket.next('pong');
    await ann.call('POST', '/api/me/sign-out');
    expect(await socket.closed()).toBe(1008);
  });

  it('answers other upgrades as requests, and closes upgrades of other routes', async () => {
    const response = await fetch(`${server.base}/api/tables`);
    expect(response.status).toBe(200);
    const http2 = await server.app.inject({ url: '/api/tables', headers: { connection: 'upgrade', upgrade: 'h2c' } });
    expect(http2.statusCode).toBe(200);
    expect((await server.app.inject('/api/socket')).statusCode).toBe(404);
  });
});

describe('the socket of a server with limits', () => {
  const server = served(IN_MEMORY, { limits: 0.1 });

  it('refuses too many messages', async () => {
    const socket = await openSocket(server.stranger());
    for (let i = 0; i < 70; i++) socket.send({ type: 'ping' });
    expect(await socket.next('refused')).toMatchObject({ error: 'rate-limited', retryAfter: 1 });
    socket.send({ type: 'subscribe', channel: 'lobby' });
    expect(await socket.next('closed')).toMatchObject({ channel: 'lobby', error: 'rate-limited' });
  });

  it('counts messages that it cannot read, too', async () => {
    const socket = await openSocket(await server.person('Ann'));
    for (let i = 0; i < 70; i++) socket.send('{');
    await socket.next('refused', ({ error }) => error === 'rate-limited');
  });

  it('bounds the connections of an address, and counts those that ended no more', async () => {
    await expect(Promise.all(Array.from({ length: 11 }, () => openSocket(server.stranger())))).rejects.toThrow(
      'status 429',
    );
    for (const socket of open.splice(0)) socket.close();
    await expect
      .poll(() =>
        openSocket(server.stranger()).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });
});

describe('the socket of a server that stops', () => {
  const server = served(IN_MEMORY);

  it('is closed, so that the page reconnects', async () => {
    const socket = await openSocket(server.stranger());
    await server.restart();
    expect(await socket.closed()).toBe(1012);
  });
});
