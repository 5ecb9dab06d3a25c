import { expect, describe, it, beforeAll, afterAll } from 'vitest';
import { tableOfUrl, workerOfTable } from '../src/workers/routing.ts';
import { Client } from './client.ts';
import { joinTable, OPEN_SEAT, OWN_SEAT, playToEnd } from './player.ts';
import { createDatabase } from './postgres.ts';
import { type RealServer, useRealServers } from './real-server.ts';
import { SocketClient } from './socket-client.ts';
import type { Kept } from './storages.ts';

describe('the worker of a table', () => {
  it('is found by the address, whatever it looks like', () => {
    expect(tableOfUrl('/api/socket?table=AbCdEf012345')).toBe('AbCdEf012345');
    for (const url of ['/api/socket', '//[', 'http://[', '%']) expect(tableOfUrl(url)).toBeNull();
  });

  it('is the same for a table, and tables are spread over all', () => {
    const counts = [0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const table = `table${String(i).padStart(7, '0')}`;
      counts[workerOfTable(table, 3)]!++;
      expect(workerOfTable(table, 3)).toBe(workerOfTable(table, 3));
    }
    for (const count of counts) expect(count).toBeGreaterThan(850);
  });
});

describe('several workers', () => {
  const startServer = useRealServers();
  let database: Kept;
  beforeAll(async () => {
    database = await createDatabase({ isMigrated: true });
  }, 60_000);
  afterAll(() => database.close(), 60_000);

  async function start(): Promise<RealServer> {
    const { url } = database.storage as { readonly url: string };
    return startServer({ DATABASE_URL: url, WORKERS: '2', LOG_LEVEL: 'info', LIMITS: 'off' }).waitUntilReady();
  }

  /** The processes that have answered requests of a route, by the log. */
  function processesOf({ stderr }: RealServer, route: string): Set<number> {
    const lines = stderr.split('\n').filter((line) => line.includes(`"route":"${route}"`));
    return new Set(lines.map((line) => (JSON.parse(line) as { pid: number }).pid));
  }

  async function openRace(base: string): Promise<{ ann: Client; bob: Client; table: string }> {
    const [ann, bob] = [new Client(base), new Client(base)];
    await ann.signIn('Ann');
    await bob.signIn('Bob');
    const { id } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    await joinTable(bob, id);
    return { ann, bob, table: id };
  }

  it('share a port, serve those of one table by one of them, and replace one that was killed', async () => {
    const server = await start();
    const { ann, bob, table } = await openRace(server.base);
    const sockets = await Promise.all([ann, bob].map((client) => SocketClient.open(client, {}, `?table=${table}`)));
    for (const socket of sockets) {
      socket.watch(table);
      await socket.until(() => socket.position !== null);
    }
    const mover = sockets.find(({ position }) => position!.legal.length > 0)!;
    mover.play(table);
    for (const socket of sockets) await socket.until(() => socket.position!.n > 0 && socket.messages.length > 2);
    for (const socket of sockets) socket.close();
    await expect.poll(() => processesOf(server, '/api/socket').size).toBe(1);
    // Other requests go to both.
    for (let i = 0; i < 8; i++)
      await fetch(`${server.base}/api/leaderboard/formula`, { headers: { connection: 'close' } });
    await expect.poll(() => processesOf(server, '/api/leaderboard/:game').size).toBe(2);

    const [victim] = processesOf(server, '/api/socket');
    process.kill(victim!, 'SIGKILL');
    await expect.poll(() => server.stderr).toContain('has ended and is started again');
    const moves = await Promise.all([playToEnd(ann, table), playToEnd(bob, table)]);
    expect(moves[0] + moves[1]).toBeGreaterThan(20);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.stderr).not.toContain('ended before everything was in order');
  });
});
