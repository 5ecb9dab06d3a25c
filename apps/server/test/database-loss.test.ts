import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { exitHook, type PostgresServer, SHARED_POSTGRES, startPostgres } from './postgres.ts';
import { loadPosition, OWN_SEAT, OPEN_SEAT, positionIn, ROOKIE_SEAT, joinTable } from './player.ts';
import { bareSite } from './served.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** An error response with its Retry-After header. */
interface FuzzFailure {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly error: string;
}

describe('a real process whose PostgreSQL goes away', () => {
  const site = bareSite();
  let postgres: PostgresServer;
  let server: ChildProcess;
  let base: string;
  let log = '';
  let ann: Client;

  beforeAll(async () => {
    postgres = await startPostgres();
    const env = {
      DATABASE_URL: postgres.storage.url,
      PADDOCK_SITE: site,
      HOST: '127.0.0.1',
      PORT: '0',
      CIRCUIT_LIMITS: 'off',
    };
    server = spawn(process.execPath, [MAIN], { env: { ...process.env, ...env, BOT_THREADS: '1' } });
    server.stderr!.on('data', (text) => (log += String(text)));
    base = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout!.on('data', (text) => {
        const [address] = /http:\/\/localhost:\d+/.exec((said += String(text))) ?? [];
        if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
      });
      server.once('exit', () => reject(new Error(log)));
    });
    ann = new Client(base);
    await ann.signIn('Ann');
  }, 60_000);

  afterAll(async () => {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    await postgres.close();
  }, 60_000);

  async function requestUntilFailure(path: string): Promise<FuzzFailure> {
    const answer = await fetch(base + path);
    const body = (await answer.json()) as { error: string };
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), error: body.error };
  }

  /** Waits until the server is healthy again. */
  async function recovered(): Promise<void> {
    await expect.poll(async () => (await fetch(`${base}/healthz`)).status).toBe(200);
  }

  async function terminateAll(): Promise<number> {
    const admin = new pg.Client({ connectionString: postgres.storage.url });
    await admin.connect();
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    await admin.end();
    return rowCount ?? 0;
  }

  it('has a PostgreSQL of its own, because it stops it', () => {
    const shared = process.env[SHARED_POSTGRES]!;
    expect(new URL(postgres.storage.url).port).not.toBe(new URL(shared).port);
  });

  it('leaves the exit code of the test run alone', () => {
    expect(exitHook.hookedEvents()).toContain('SIGTERM');
    expect(exitHook.hookedEvents()).not.toContain('beforeExit');
  });

  it('survives connections that are killed while they are in use, and goes on', async () => {
    const { id } = await ann.createTable({ game: 'formula-de', seats: [OWN_SEAT, OPEN_SEAT] });
    for (let round = 0; round < 5; round++) {
      const asked = Array.from({ length: 30 }, () => fetch(`${base}/api/tables/${id}`));
      await terminateAll();
      const statuses = await Promise.all(asked.map(async (answer) => (await answer).status));
      expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    }
    await recovered();
    expect((await ann.call('GET', `/api/tables/${id}`)).status).toBe(200);
    expect(server.exitCode).toBe(null);
  });

  it('survives a restart: 503 with Retry-After meanwhile, then streams, bots and clocks continue', async () => {
    const bob = new Client(base);
    await bob.signIn('Bob');
    const { id } = await ann.createTable({
      game: 'formula-de',
      seats: [OWN_SEAT, OPEN_SEAT, ROOKIE_SEAT],
      time: { kind: 'move', seconds: 5 },
    });
    await joinTable(bob, id);
    const seen: number[] = [];
    const { n } = await loadPosition(ann, id);
    const presence: boolean[] = [];
    const leave = ann.subscribeTable(id, (received) => {
      seen.push(positionIn(received)?.n ?? -1);
      if (received.event === 'table')
        presence.push(received.data.seats.some(({ name, present }) => name === 'Ann' && present));
    });
    await expect.poll(() => presence.at(-1) === true && seen.some((now) => now >= n)).toBe(true);
    // A stream whose session is still being checked is closed when the database goes away. That check began before its first
    // events arrived here, so it is over when a later request of the same person has been answered.
    expect((await ann.call('GET', '/api/me')).status).toBe(200);
    expect((await ann.call('GET', '/api/me/tables')).status).toBe(200);
    await postgres.stop();
    const failure = await requestUntilFailure(`/api/tables/${id}`);
    expect(failure).toEqual({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/) as string,
      error: 'unavailable',
    });
    expect((await requestUntilFailure('/healthz')).status).toBe(503);
    await postgres.start();
    await recovered();
    // Nobody moves: clocks expire and bots take over, which arrives on the stream that was opened before.
    await expect.poll(() => seen.some((later) => later > n + 3)).toBe(true);
    leave();
    expect(server.exitCode).toBe(null);
    expect(log).toContain('the database is back');
  });
});
