import { createHash } from 'node:crypto';
import { connect as connectSocket, type Socket } from 'node:net';
import { canonicalJson } from '@paddock/kernel';
import type { DataSummary, OwnTable, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { createLargeCircuit } from './large-circuit.ts';
import { OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { IN_MEMORY, served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';
import { LobbyVisitor } from './visitor.ts';

const BYTES_OF_A_TABLE = 3000;

describe.each(DATABASE_STORAGES)('lists of tables on %s', (_name, openStorage) => {
  const server = served(openStorage);
  const circuit = createLargeCircuit('Nordschleife');
  const content = canonicalJson(circuit);
  const summary: DataSummary = {
    name: 'Nordschleife',
    hash: createHash('sha256').update(content).digest('hex'),
  };
  const wanted = { game: 'formula-de', listed: true, options: { circuit, laps: 2 } };

  it('contain the name and hash of a circuit; a single table contains all of it', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const reserved = { kind: 'invited', nickname: 'Bob' };
    const { id } = await ann.createTable({ ...wanted, seats: [OWN_SEAT, OPEN_SEAT, reserved] });
    const visitor = new LobbyVisitor(ann);
    await expect.poll(() => visitor.mine(id)?.options).toMatchObject({ circuit: summary, laps: 2 });
    const lists = await Promise.all([
      server.stranger().call<Table[]>('GET', '/api/tables'),
      ann.call<OwnTable[]>('GET', '/api/me/tables'),
      bob.call<Table[]>('GET', '/api/me/invitations'),
    ]);
    for (const tables of [...lists.map(({ body }) => body), visitor.seen.open!]) {
      expect(tables.find((table) => table.id === id)?.options).toMatchObject({ circuit: summary, laps: 2 });
      expect(JSON.stringify(tables).length).toBeLessThan(BYTES_OF_A_TABLE * tables.length);
    }
    expect((await ann.call<Table>('GET', `/api/tables/${id}`)).body.options).toMatchObject({ circuit });
    const [first] = await ann.followTable(id, () => true);
    expect(first?.data).toMatchObject({ options: { circuit } });
    visitor.leave();
  });

  it('have contents that are served by hash and cached for ever', async () => {
    const ann = await server.person('Ann');
    const { id } = await ann.createTable({ ...wanted, seats: [OWN_SEAT, OPEN_SEAT] });
    const answer = await fetch(`${server.base}/api/data/${summary.hash}`);
    expect([answer.status, await answer.text()]).toEqual([200, content]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const other = createLargeCircuit('Targa Florio');
    const changed = await ann.call<Table>('PATCH', `/api/tables/${id}`, { options: { circuit: other } });
    expect(changed.body.options).toMatchObject({ circuit: other });
    const hash = createHash('sha256').update(canonicalJson(other)).digest('hex');
    expect((await fetch(`${server.base}/api/data/${hash}`)).status).toBe(200);
    const unknown = '0'.repeat(64);
    expect((await fetch(`${server.base}/api/data/${unknown}`)).status).toBe(404);
    expect((await fetch(`${server.base}/api/data/nonsense`)).status).toBe(400);
  });

  it('are streamed as a whole once, and then as changes', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const first = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT], listed: true });
    const visitors = [new LobbyVisitor(bob), new LobbyVisitor(bob)];
    for (const visitor of visitors) await expect.poll(() => visitor.seen.mine).toBeDefined();
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT], listed: true });
    for (const visitor of visitors) await expect.poll(() => visitor.open(id)).toBeDefined();
    await joinTable(bob, id);
    for (const visitor of visitors) await expect.poll(() => visitor.mine(id)).toBeDefined();
    await ann.call('PATCH', `/api/tables/${id}`, { listed: false });
    const late = new LobbyVisitor(bob);
    for (const visitor of [...visitors, late]) {
      await expect.poll(() => [visitor.open(id), visitor.mine(id)?.listed]).toEqual([undefined, false]);
      expect(visitor.open(first.id)).toBeDefined();
      for (const name of ['open', 'mine', 'invitations', 'announcement'] as const) {
        expect(visitor.events.filter(({ event }) => event === name).length, name).toBe(1);
      }
    }
    const changes = visitors[0]!.events.flatMap((received) =>
      received.event === 'open-changed' ? [received.data] : [],
    );
    for (const { changed } of changes) expect(changed.every((table) => table.id === id)).toBe(true);
    expect(changes.at(-1)).toEqual({ changed: [], removed: [id] });
    for (const visitor of [...visitors, late]) visitor.leave();
  });
});

describe('streams that nobody reads', () => {
  const server = served(IN_MEMORY);

  /** Opens the stream of a table and reads nothing. */
  function openUnreadStream(id: string): Promise<Socket> {
    const { hostname, port } = new URL(server.base);
    const socket = connectSocket({ host: hostname, port: Number(port) });
    socket.pause();
    socket.write(`GET /api/tables/${id}/live HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    return new Promise((resolve) => socket.once('connect', () => resolve(socket)));
  }

  it('are closed while others continue', async () => {
    const ann = await server.person('Ann');
    const options = { circuit: createLargeCircuit('Monza') };
    const { id } = await ann.createTable({ game: 'formula-de', seats: [OWN_SEAT, OPEN_SEAT], options });
    const sockets = await Promise.all(Array.from({ length: 5 }, () => openUnreadStream(id)));
    let incoming = 0;
    const leave = server.stranger().subscribeTable(id, () => incoming++);
    await expect.poll(countSubscribers).toBe(6);
    // The operating system buffers some megabytes for each of them first.
    let changes = 0;
    const closed = async (): Promise<boolean> => {
      changes++;
      await ann.call('PATCH', `/api/tables/${id}`, { chat: changes % 2 === 0 });
      return (await countSubscribers()) <= 1;
    };
    async function countSubscribers(): Promise<number> {
      const text = await (await fetch(`${server.base}/metrics`)).text();
      return Number(/^paddock_live_listeners(?:\{.*\})? (\d+)$/m.exec(text)?.[1]);
    }
    await expect.poll(closed, { timeout: 60_000, interval: 1 }).toBe(true);
    await expect.poll(() => incoming).toBeGreaterThanOrEqual(changes);
    leave();
    for (const socket of sockets) socket.destroy();
  }, 90_000);
});
