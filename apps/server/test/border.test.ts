import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Table } from '@paddock/protocol';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createServer, type ServerOptions } from '../src/server.ts';

const site = mkdtempSync(join(tmpdir(), 'paddock-site-'));
writeFileSync(join(site, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(site, { recursive: true }));

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function serve(options: ServerOptions = {}): Promise<FastifyInstance> {
  const app = await createServer(site, { folder: ':memory:' }, options);
  open.push(app);
  return app;
}

const post = (url: string, payload: object, headers: InjectOptions['headers'] = {}): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { host: 'paddock.example', ...headers },
});
const introduce = (nickname = 'Ann', headers: InjectOptions['headers'] = {}): InjectOptions =>
  post('/api/me', { nickname }, headers);

function cookieOf(answer: LightMyRequestResponse): string {
  return String(answer.headers['set-cookie']).split(';')[0]!;
}

describe('where requests come from', () => {
  it.each(['https://evil.example', 'null', 'http://paddock.example.evil.example', 'http://paddock.example:81', '%'])(
    'refuses what the page of another site sends: %s',
    async (origin) => {
      const app = await serve();
      const answer = await app.inject(introduce('Ann', { origin }));
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([403, 'forbidden']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('takes what its own page sends, also behind a proxy that it trusts', async () => {
    const app = await serve({ trustProxy: 'loopback' });
    const direct = { origin: 'http://paddock.example' };
    expect((await app.inject(introduce('Ann', direct))).statusCode).toBe(200);
    const proxied = { origin: 'https://games.example', 'x-forwarded-host': 'games.example' };
    expect((await app.inject(introduce('Ann', proxied))).statusCode).toBe(200);
    const distrusted = await serve();
    expect((await distrusted.inject(introduce('Ann', proxied))).statusCode).toBe(403);
  });
});

describe('headers', () => {
  it('keeps the cookie from scripts, from other sites, and behind TLS from plain http', async () => {
    const app = await serve({ trustProxy: 'loopback' });
    const plain = String((await app.inject(introduce())).headers['set-cookie']);
    expect(plain).toContain('HttpOnly');
    expect(plain).toContain('SameSite=Lax');
    expect(plain).not.toContain('Secure');
    const secure = await app.inject(introduce('Ann', { 'x-forwarded-proto': 'https' }));
    expect(String(secure.headers['set-cookie'])).toContain('Secure');
  });

  it('lets nobody keep what the API answers, refusals included', async () => {
    const app = await serve();
    for (const url of ['/api/me', '/api/tables', '/api/tables/AAAAAAAAAAAA', '/api/me/tables']) {
      const { headers } = await app.inject(url);
      expect(headers['cache-control'], url).toBe('no-store');
      expect(headers['content-security-policy'], url).toContain("default-src 'self'");
    }
  });
});

describe('what does not fit', () => {
  it.each([
    ['a large body', introduce('x'.repeat(70_000)), 413, 'too-large'],
    ['no JSON', { ...introduce(), payload: '{', headers: { 'content-type': 'application/json' } }, 400, 'bad-request'],
    ['another type', { ...introduce(), payload: 'x', headers: { 'content-type': 'text/xml' } }, 415, 'bad-request'],
    ['an address that is none', { url: '/api/tables/%' }, 400, 'bad-request'],
    ['too much in an address', { url: `/api/tables/${'A'.repeat(500)}` }, 414, 'bad-request'],
  ] as [string, InjectOptions, number, string][])(
    'is refused in our words: %s',
    async (_name, request, status, code) => {
      const app = await serve();
      const answer = await app.inject(request);
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, code]);
      expect(Object.keys(answer.json<object>())).toEqual(['error', 'message']);
    },
  );

  it('is refused before it is read when the headers are too long', async () => {
    const app = await serve();
    const base = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${base}/api/me`, { headers: { 'x-long': 'x'.repeat(9000) } });
    expect(answer.status).toBe(431);
  });
});

describe('the log', () => {
  function logged(): { options: ServerOptions; lines: string[] } {
    const lines: string[] = [];
    return { lines, options: { log: { level: 'info', stream: { write: (line) => void lines.push(line) } } } };
  }

  it('has one line a request, and nothing in it that is nobody’s business', async () => {
    const { options, lines } = logged();
    const app = await serve(options);
    const cookie = cookieOf(await app.inject(introduce('Annabella')));
    const { token } = (await app.inject(post('/api/me/tokens', { label: 'mine' }, { cookie }))).json<{
      token: string;
    }>();
    const wanted = { game: 'formula', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const made = await app.inject(post('/api/tables', wanted, { cookie }));
    const { id } = made.json<Table>();
    await app.inject({ url: `/api/tables/${id}`, headers: { authorization: `Bearer ${token}` } });
    await app.inject(post('/api/me/return', { nickname: 'Annabella', password: 'correct horse' }));
    expect(lines).toHaveLength(5);
    expect(JSON.parse(lines[3]!)).toMatchObject({
      method: 'GET',
      route: '/api/tables/:id',
      status: 200,
      reqId: 'req-4',
    });
    for (const secret of [id, token, cookie.split('=')[1]!, 'Annabella', 'correct horse']) {
      expect(lines.join('')).not.toContain(secret);
    }
  });

  it('notes an error of ours, which the answer does not tell', async () => {
    const { options, lines } = logged();
    const app = await serve(options);
    app.get('/api/broken', () => {
      throw Object.assign(new Error('the card is R4'), { detail: 'Failing row contains (seed)' });
    });
    const answer = await app.inject('/api/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: 'internal', message: expect.any(String) as string });
    expect(answer.body).not.toContain('R4');
    const noted = lines
      .map((line) => JSON.parse(line) as { err?: { stack: string } })
      .find(({ err }) => err !== undefined);
    expect(noted?.err?.stack).toContain('border.test');
    expect(lines.join('')).not.toContain('seed');
  });
});

describe('limits', () => {
  async function answers(app: FastifyInstance, requests: readonly InjectOptions[]): Promise<LightMyRequestResponse[]> {
    const all: LightMyRequestResponse[] = [];
    for (const request of requests) all.push(await app.inject(request));
    return all;
  }
  const times = (count: number, request: InjectOptions): InjectOptions[] =>
    Array.from({ length: count }, () => request);

  it('says when to come back', async () => {
    const app = await serve({ limits: 1 });
    const got = await answers(app, times(21, introduce()));
    expect(got.map(({ statusCode }) => statusCode)).toEqual([...times(20, {}).map(() => 200), 429]);
    expect(Number(got.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
    expect(got.at(-1)!.json()).toEqual({
      error: 'too-many',
      message: expect.stringContaining('try again in') as string,
    });
    expect((await app.inject({ ...introduce(), remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
  });

  it('lets nobody guess a password, and keeps nobody else from their own', async () => {
    const app = await serve({ limits: 1 });
    const tries = times(11, post('/api/me/return', { nickname: 'Ann', password: 'guess guess' }));
    const got = await answers(app, tries);
    expect(got.map(({ statusCode }) => statusCode)).toEqual([...times(10, {}).map(() => 403), 429]);
    expect((await app.inject(post('/api/me/return', { nickname: 'ANN', password: 'guess guess' }))).statusCode).toBe(
      429,
    );
    expect((await app.inject(post('/api/me/return', { nickname: 'Bob', password: 'guess guess' }))).statusCode).toBe(
      403,
    );
    expect((await app.inject({ ...tries[0]!, remoteAddress: '192.0.2.7' })).statusCode).toBe(403);
  });

  it('counts people apart who share an address, and a household with IPv6 together', async () => {
    const app = await serve({ limits: 0.1 });
    const [ann, bob] = (await answers(app, [introduce('Ann'), introduce('Bob')])).map((answer) => cookieOf(answer));
    const wanted = { game: 'formula', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const made = await answers(app, times(4, post('/api/tables', wanted, { cookie: ann! })));
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
    expect((await app.inject(post('/api/tables', wanted, { cookie: bob! }))).statusCode).toBe(201);
    const household = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((remoteAddress) => ({
      ...introduce(),
      remoteAddress,
    }));
    expect((await answers(app, household)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });

  it('bounds open streams, and frees them when they end', async () => {
    const app = await serve({ limits: 0.02 });
    const base = await app.listen({ host: '127.0.0.1', port: 0 });
    const cookie = cookieOf(await app.inject(introduce()));
    const wanted = { game: 'formula', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { id } = (await app.inject(post('/api/tables', wanted, { cookie }))).json<Table>();
    const stop = new AbortController();
    const listen = async (): Promise<number> =>
      (await fetch(`${base}/api/tables/${id}/live`, { signal: stop.signal })).status;
    expect([await listen(), await listen(), await listen()]).toEqual([200, 200, 429]);
    stop.abort();
    await expect.poll(async () => (await fetch(`${base}/api/tables/${id}/live`)).status).toBe(200);
  });

  it('does not concern the pages', async () => {
    const app = await serve({ limits: 0.001 });
    const pages = await answers(app, times(20, { url: '/index.html' }));
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
