import type { Table } from '@paddock/protocol';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { ServerOptions } from '../src/server.ts';
import { cookieOf, signInRequest, postRequest, useServers, useSharedServer } from './injected.ts';
import { OWN_SEAT, OPEN_SEAT } from './player.ts';
import { answerAt } from './served.ts';

const serve = useServers();
const shared = useSharedServer();

describe('the origin of requests', () => {
  it.each(['https://evil.example', 'null', 'http://paddock.example.evil.example', 'http://paddock.example:81', '%'])(
    'refuses requests from another site: %s',
    async (origin) => {
      const app = shared();
      const answer = await app.inject(signInRequest('Ann', { origin }));
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([403, 'forbidden']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('accepts requests from its own site, also behind a trusted proxy', async () => {
    const app = await serve({ trustProxy: 'loopback' });
    const direct = { origin: 'http://paddock.example' };
    expect((await app.inject(signInRequest('Ann', direct))).statusCode).toBe(200);
    const proxied = { origin: 'https://games.example', 'x-forwarded-host': 'games.example' };
    expect((await app.inject(signInRequest('Ann', proxied))).statusCode).toBe(200);
    expect((await shared().inject(signInRequest('Ann', proxied))).statusCode).toBe(403);
  });
});

describe('headers', () => {
  it('sets HttpOnly and SameSite, and behind TLS Secure', async () => {
    const app = await serve({ trustProxy: 'loopback' });
    const plain = String((await app.inject(signInRequest())).headers['set-cookie']);
    expect(plain).toContain('HttpOnly');
    expect(plain).toContain('SameSite=Lax');
    expect(plain).not.toContain('Secure');
    const secure = await app.inject(signInRequest('Ann', { 'x-forwarded-proto': 'https' }));
    expect(String(secure.headers['set-cookie'])).toContain('Secure');
  });

  it('forbids caching of API responses, refusals included', async () => {
    const app = shared();
    for (const url of ['/api/me', '/api/tables', '/api/tables/AAAAAAAAAAAA', '/api/me/tables']) {
      const { headers } = await app.inject(url);
      expect(headers['cache-control'], url).toBe('no-store');
      expect(headers['content-security-policy'], url).toContain("default-src 'self'");
    }
  });
});

describe('invalid requests', () => {
  it.each([
    ['a large body', signInRequest('x'.repeat(70_000)), 413, 'too-large'],
    [
      'no JSON',
      { ...signInRequest(), payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      'bad-request',
    ],
    ['another type', { ...signInRequest(), payload: 'x', headers: { 'content-type': 'text/xml' } }, 415, 'bad-request'],
    ['an address that is none', { url: '/api/tables/%' }, 400, 'bad-request'],
    ['too much in an address', { url: `/api/tables/${'A'.repeat(500)}` }, 414, 'bad-request'],
  ] as [string, InjectOptions, number, string][])(
    'are refused with an error code: %s',
    async (_name, request, status, code) => {
      const app = shared();
      const answer = await app.inject(request);
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, code]);
      expect(Object.keys(answer.json<object>())).toEqual(['error', 'message']);
    },
  );

  it('are refused before the body is read if the headers are too long', async () => {
    const app = shared();
    const base = await answerAt(app);
    const answer = await fetch(`${base}/api/me`, { headers: { 'x-long': 'x'.repeat(9000) } });
    expect(answer.status).toBe(431);
  });
});

describe('the log', () => {
  function logged(): { options: ServerOptions; lines: string[] } {
    const lines: string[] = [];
    return { lines, options: { log: { level: 'info', stream: { write: (line) => void lines.push(line) } } } };
  }

  it('has one line per request, without private data', async () => {
    const { options, lines } = logged();
    const app = await serve(options);
    const cookie = cookieOf(await app.inject(signInRequest('Annabella')));
    const { token } = (await app.inject(postRequest('/api/me/tokens', { label: 'mine' }, { cookie }))).json<{
      token: string;
    }>();
    const wanted = { game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] };
    const made = await app.inject(postRequest('/api/tables', wanted, { cookie }));
    const { id } = made.json<Table>();
    await app.inject({ url: `/api/tables/${id}`, headers: { authorization: `Bearer ${token}` } });
    await app.inject(postRequest('/api/me/sign-in', { nickname: 'Annabella', password: 'correct horse' }));
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

  it('contains internal errors, which the response does not', async () => {
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
    expect(noted?.err?.stack).toContain('request-rules.test');
    expect(lines.join('')).not.toContain('seed');
  });
});
