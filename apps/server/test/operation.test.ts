import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Table } from '@paddock/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../src/storage/connect.ts';
import { FolderInUseError } from '../src/storage/folder-lock.ts';
import { Metrics } from '../src/metrics.ts';
import { monitoringRoutes } from '../src/api/operations.ts';
import { createServer } from '../src/server.ts';
import { runPaddock } from '../../cli/test/paddock.ts';
import { Client } from './client.ts';
import { useRealServers } from './real-server.ts';
import { type Kept, LOGIC_STORAGES } from './storages.ts';

const PADDOCK = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'paddock-operation-'));
writeFileSync(join(scratch, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const startServer = useRealServers();
/** Every real server takes seconds to start; `npm test` starts one for each way in which it ends. */
const isProof = process.env['PROOF'] !== undefined;
const proofIt = it.runIf(isProof);

function envOf(storage: Storage): Record<string, string> {
  return 'folder' in storage ? { PADDOCK_DATA: storage.folder } : { DATABASE_URL: storage.url };
}

async function signInPerson(base: string): Promise<Client> {
  const client = new Client(base);
  await client.signIn('Ann');
  return client;
}

const BOTS = { game: 'formula-de', seats: [{ kind: 'me' }, { kind: 'bot', level: 'champion' }] };

describe.each(LOGIC_STORAGES)('on %s', (_name, openStorage) => {
  let opened: Kept;
  beforeAll(async () => {
    opened = await openStorage();
  }, 60_000);
  afterAll(() => opened.close(), 60_000);

  it('reports health and metrics, and nothing about tables', async () => {
    const app = await createServer(scratch, opened.storage);
    const ann = await signInPerson(await app.listen({ host: '127.0.0.1', port: 0 }));
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const { id } = await ann.createTable(BOTS);
    await ann.followTable(id, ({ event }) => event === 'snapshot');
    const { body } = await app.inject('/metrics');
    await app.close();
    expect(body).toContain('paddock_requests_total{method="POST",route="/api/tables",status="201"} 1');
    expect(body).toContain('paddock_races_in_memory 1');
    expect(body).toMatch(/paddock_commit_moves_sum [1-9]/);
    for (const name of ['paddock_live_listeners', 'paddock_bot_seconds_count', 'process_cpu_seconds_total']) {
      expect(body).toContain(name);
    }
    expect(body).not.toContain(id);
  });

  it('stops gracefully: streams end, pending requests are answered, and the exit code is 0', async () => {
    const server = await startServer(envOf(opened.storage)).waitUntilReady();
    const ann = await signInPerson(server.base);
    const { id } = await ann.createTable(BOTS);
    let listening = (): void => {};
    const listens = new Promise<void>((resolve) => (listening = resolve));
    const received = ann.followTable(id, ({ event }) => {
      if (event === 'snapshot') listening();
      return false;
    });
    await listens;
    // What it has logged before does not matter: on a slow machine it may have lost the database for a moment.
    const before = server.stderr.length;
    server.kill('SIGTERM');
    expect((await received).length).toBeGreaterThan(0);
    expect(await server.ended).toBe(0);
    expect(server.stderr.slice(before)).not.toMatch(/"level":[456]0/);
    const again = await createServer(scratch, opened.storage);
    expect((await again.inject(`/api/tables/${id}`)).json<Table>().phase).toBe('running');
    await again.close();
  });
});

describe('health and metrics', () => {
  function serverWith(metricsToken: string | null): FastifyInstance {
    const app = fastify();
    monitoringRoutes(app, () => Promise.reject(new Error('gone')), new Metrics(), { metricsToken });
    return app;
  }

  it('reports a lost database', async () => {
    const answer = await serverWith(null).inject('/healthz');
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([503, 'unavailable']);
    expect(answer.body).not.toContain('gone');
  });

  it.each([
    ['this machine', null, {}, true],
    ['another machine', null, { remoteAddress: '192.0.2.7' }, false],
    ['a proxy on this machine', null, { headers: { 'x-forwarded-for': '127.0.0.1' } }, false],
    ['anywhere with the token', 'a-long-token', { headers: { authorization: 'Bearer a-long-token' } }, true],
    ['this machine without the token', 'a-long-token', {}, false],
    ['a wrong token', 'a-long-token', { headers: { authorization: 'Bearer a-long-tokem' } }, false],
  ])('serves metrics only to permitted clients: %s', async (_name, token, from, may) => {
    const { body } = await serverWith(token).inject({ url: '/metrics', ...from });
    expect(body.includes('paddock_requests_total')).toBe(may);
  });
});

describe('a folder', () => {
  const data = join(scratch, 'data');

  it('is locked by one server at a time, and unlocked when that dies', async () => {
    const first = await startServer({ PADDOCK_DATA: data }).waitUntilReady();
    await expect(createServer(scratch, { folder: data })).rejects.toThrow(FolderInUseError);
    if (isProof) {
      const second = startServer({ PADDOCK_DATA: data });
      expect(await second.ended).toBe(1);
      expect(second.stderr).toContain(`another server is using ${data}`);
    }
    first.kill('SIGKILL');
    await first.ended;
    await (await createServer(scratch, { folder: data })).close();
  });

  proofIt('is refused with a clear message if it cannot be used', async () => {
    const wrong = startServer({ PADDOCK_DATA: data, PORT: 'many' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.stderr).toBe('paddock: PORT takes a whole number from 0 to 65535, not "many"\n');
    const unreachable = startServer({ DATABASE_URL: 'postgres://paddock:secret@127.0.0.1:9/paddock' });
    expect(await unreachable.ended).toBe(1);
    expect(unreachable.stderr).toMatch(/^paddock: the storage cannot be opened: .*ECONNREFUSED.*\n$/);
  });
});

describe('an error that nobody caught', () => {
  const BUGS = ['throw new Error("a bug")', 'void Promise.reject(new Error("a bug"))'];
  // A rejection is an uncaught error by Node's default, so `npm test` tries one of the two.
  it.each(isProof ? BUGS : BUGS.slice(1))('is logged, and ends the process with code 1: %s', async (bug) => {
    const module = `data:text/javascript,process.on("SIGUSR2", () => { ${bug} })`;
    const server = await startServer({ PADDOCK_DATA: ':memory:' }, '--import', module).waitUntilReady();
    server.kill('SIGUSR2');
    expect(await server.ended).toBe(1);
    const fatal = server.stderr.split('\n').filter((line) => line.includes('"level":60'));
    expect(fatal).toEqual([expect.stringContaining('a bug')]);
  });
});

/** The command line, with the data in a folder. */
function runWithData(data: string, words: readonly string[]): [number | null, string] {
  const { code, out, err } = runPaddock([...words, '--data', data]);
  return [code, out + err];
}

describe('the output', () => {
  proofIt('may be closed by its reader, and the server goes on', async () => {
    const server = startServer({ PADDOCK_DATA: ':memory:' });
    // Closed before anything is printed, so that every line fails.
    server.closeOutput();
    await expect.poll(() => server.stderr).toContain('Server listening');
    const [base] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.stderr)!;
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });
});

describe('the admin token', () => {
  const data = join(scratch, 'hosted');

  it('is printed once, at the first start; another one is made while the server runs', async () => {
    expect(runWithData(data, ['admin-token'])[0]).toBe(2);
    const server = await startServer({ PADDOCK_DATA: data }).waitUntilReady();
    await expect.poll(() => server.stdout).toContain('Ctrl-C');
    const [first] = /paddock_admin_\S+/.exec(server.stdout)!;
    const enter = async (token: string): Promise<number> =>
      (await new Client(server.base).call('POST', '/api/admin/sign-in', { token })).status;
    expect(await enter(first)).toBe(204);
    // The command's earlier name still works.
    const [status, second] = runWithData(data, ['host-token']);
    expect(status).toBe(0);
    expect(await enter(first)).toBe(403);
    expect(await enter(second.trim())).toBe(204);
    server.kill('SIGTERM');
    await server.ended;
    let created: string | null = null;
    await (await createServer(scratch, { folder: data }, { onAdminToken: (token) => (created = token) })).close();
    expect(created).toBe(null);
  });
});

describe('backups', () => {
  const data = join(scratch, 'opened');
  const file = join(scratch, 'paddock.backup');
  const paddock = (words: readonly string[]) => runWithData(data, words);

  it('are made while the server runs, and restore everything', async () => {
    expect(paddock(['backup', file])).toEqual([2, `error: there is no database in ${data}\n`]);
    const server = await startServer({ PADDOCK_DATA: data }).waitUntilReady();
    const ann = await signInPerson(server.base);
    const { id } = await ann.createTable({ game: 'formula', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(paddock(['backup', file])).toEqual([0, expect.stringContaining(file) as string]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(scratch).filter((name) => name.startsWith('paddock.backup'))).toEqual(['paddock.backup']);
    const later = await ann.createTable({ game: 'formula', seats: [{ kind: 'me' }, { kind: 'open' }] });

    expect(paddock(['backup', file])).toEqual([2, `error: ${file} exists already; --force replaces it\n`]);
    expect(paddock(['restore', file, '--force'])).toEqual([2, `error: a server is using ${data}; stop it first\n`]);
    server.kill('SIGKILL');
    await server.ended;
    expect(paddock(['restore', file])).toEqual([2, `error: there is a database in ${data}; --force replaces it\n`]);
    expect(paddock(['restore', file, '--force'])[0]).toBe(0);

    const again = await createServer(scratch, { folder: data });
    ann.switchServer(await again.listen({ host: '127.0.0.1', port: 0 }));
    expect((await ann.call<Table>('GET', `/api/tables/${id}`)).body.id).toBe(id);
    expect((await ann.call('GET', `/api/tables/${later.id}`)).status).toBe(404);
    expect((await ann.call('GET', '/api/me')).status).toBe(200);
    await again.close();
  });

  it('are refused unchanged if they are invalid', () => {
    const none = join(scratch, 'none');
    const other = join(scratch, 'other');
    writeFileSync(none, 'not a database');
    expect(runWithData(other, ['restore', none])).toEqual([
      2,
      `error: ${none} is not a backup of Paddock, or it is damaged\n`,
    ]);
    expect(existsSync(other)).toBe(false);
    const env = { ...process.env, DATABASE_URL: 'postgres://paddock@db/paddock' };
    const { stderr } = spawnSync(process.execPath, [PADDOCK, 'backup', join(scratch, 'b')], { env, encoding: 'utf8' });
    expect(stderr).toContain('pg_dump');
  });
});
