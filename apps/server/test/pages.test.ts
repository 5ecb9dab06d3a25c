import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import type { Table } from '@paddock/protocol';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/server.ts';
import { cookieOf, signInRequest, postRequest } from './injected.ts';
import { createPageSite } from './page-site.ts';
import { OWN_SEAT, OPEN_SEAT } from './player.ts';
import { answerAt } from './served.ts';

const HOST = 'paddock.example';
const BOT = { kind: 'bot', level: 'rookie' };
const site = createPageSite();
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = await createServer(site, { folder: ':memory:' });
  port = Number(new URL(await answerAt(app)).port);
});
afterAll(() => app.close());

const get = (url: string, headers: InjectOptions['headers'] = {}): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers: { host: HOST, ...headers } });

/** Sends exactly these lines over a new connection. */
async function sendRawRequest(
  method: string,
  path: string,
  lines: readonly string[] = [],
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write([`${method} ${path} HTTP/1.1`, `Host: ${HOST}`, ...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await readText(socket);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...rest] = answer.slice(0, end).split('\r\n');
  const headers = rest.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  const { connection: _, date: __, ...received } = Object.fromEntries(headers) as Record<string, string>;
  return { status: Number(first.split(' ')[1]), headers: received, body: answer.slice(end + 4) };
}

async function createTable(
  nickname: string,
  seats: object[],
  wanted: object = {},
): Promise<Table & { cookie: string }> {
  const cookie = cookieOf(await app.inject(signInRequest(nickname)));
  const answer = await app.inject(postRequest('/api/tables', { game: 'formula', seats, ...wanted }, { cookie }));
  return { ...answer.json<Table>(), cookie };
}

/** What crawlers read: the title and every meta element by its name, with entities resolved. */
function parseMeta({ body }: LightMyRequestResponse): Record<string, string> {
  const plain = (text: string): string =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const found = [...body.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)];
  const title = /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '';
  return { title: plain(title), ...Object.fromEntries(found.map(([, name, content]) => [name, plain(content!)])) };
}

describe('pages', () => {
  it('answers GET and HEAD with HTML, whatever Accept says', async () => {
    const { id } = await createTable('Ann', [OWN_SEAT, OPEN_SEAT]);
    for (const url of ['/', '/lobby', '/learn/formula-de', '/play/formula-de', `/t/${id}`, '/lobby/']) {
      for (const accept of ['text/html', '*/*', 'application/json', 'image/png', undefined]) {
        const headers = { host: HOST, ...(accept === undefined ? {} : { accept }) };
        const page = await app.inject({ url, headers });
        expect([url, accept, page.statusCode]).toEqual([url, accept, 200]);
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
        const head = await sendRawRequest('HEAD', url, accept === undefined ? [] : [`Accept: ${accept}`]);
        expect([head.status, head.body]).toEqual([200, '']);
        const { date: _, connection: __, ...same } = page.headers;
        expect(head.headers).toMatchObject(same);
      }
    }
  });

  it('describes itself in the language of the browser, with addresses that crawlers can follow', async () => {
    const page = await get('/lobby', { 'accept-language': 'de-CH, fr;q=0.5' });
    expect(page.body).toContain('<html lang="de">');
    expect(parseMeta(page)).toMatchObject({
      title: '/lobby de · Paddock',
      description: 'About /lobby in de',
      'og:title': '/lobby de',
      'og:url': `http://${HOST}/lobby`,
      'og:image': `http://${HOST}/pictures/paddock/de.png`,
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    });
    expect(page.headers['vary']).toContain('accept-language');
    expect(parseMeta(await get('/learn/formula-de'))['og:image']).toBe(`http://${HOST}/pictures/formula-de/en.png`);
  });

  it('is sent compressed to clients that accept it, and not again to clients that have it', async () => {
    const page = await get('/lobby', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    const same = { 'accept-encoding': 'br', 'if-none-match': page.headers['etag'] as string };
    const again = await get('/lobby', same);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('answers 404 with a page, and with JSON under /api and for missing files', async () => {
    const paths = ['/nothing', '/learn/chess', '/t/', '/t/short', '/t/AAAAAAAAAAAA', '/t/%41', '/t/%00', '/t/%E0%A4%A'];
    for (const url of [...paths, '/t/..%2f..%2fpackage.json', '/t/AAAAAAAAAAAA/x', `/t/${'A'.repeat(3000)}`]) {
      const page = await get(url, { accept: '*/*' });
      expect([url, page.statusCode, page.headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
      expect(page.body).toContain('nothing here');
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      const { status, headers, body } = await sendRawRequest('HEAD', url);
      expect([status, body, headers['content-type']]).toEqual([404, '', 'text/html; charset=utf-8']);
    }
    for (const url of ['/api/nothing', '/api', '/api/tables/AAAAAAAAAAAA', '/assets/gone.js', '/api/%E0%A4%A']) {
      const answer = await get(url, { accept: 'text/html' });
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-type']).toContain('application/json');
    }
    expect((await app.inject(postRequest('/nothing', {}))).headers['content-type']).toContain('application/json');
  });

  it('serves pages although their files were removed', async () => {
    rmSync(join(site, 'home.fr.html'));
    expect((await get('/', { 'accept-language': 'fr' })).body).toContain('home');
  });

  it('does not write an invalid host into the page', async () => {
    for (const host of ['a"b', 'x/<script>', '[', '']) {
      const page = await get('/lobby', { host });
      expect(page.statusCode).toBeLessThan(500);
      expect(page.body).not.toContain('a"b');
      expect(page.body).not.toContain('x/<script>');
    }
  });
});

describe('the page of a table', () => {
  it('shows the game, the host and the free seats while it waits', async () => {
    const { id } = await createTable('Ann', [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, BOT]);
    const english = parseMeta(await get(`/t/${id}`));
    expect(english['og:title']).toBe('Ann invites you to play Formula');
    expect(english['description']).toContain('2 seats are free');
    expect(english['og:image']).toMatch(new RegExp(`^http://${HOST}/t/${id}/picture\\.en\\.png\\?v=[\\w-]+$`));
    expect(english['robots']).toBe('noindex');
    expect(parseMeta(await get(`/t/${id}`, { 'accept-language': 'fr' }))['description']).toContain(
      '2 places sont libres',
    );
    expect(parseMeta(await get(`/t/${id}`, { 'accept-language': 'de' }))['description']).toContain(
      '2 Plätze sind frei',
    );
  });

  it('shows that the game is running or over, and nothing of its state', async () => {
    const { id } = await createTable('Ann', [OWN_SEAT, BOT]);
    const page = await get(`/t/${id}`);
    expect(parseMeta(page)['og:title']).toBe('Formula: the game is on');
    expect(page.body).not.toContain('rookie');
    expect(page.body).not.toMatch(/seed|hand|ranking/i);
  });

  it('escapes nicknames in attributes, and isolates their direction', async () => {
    const nicknames = ['"><b>&amp;', '<script>\'"', 'Zoë & <Max>', 'אבא "x"', '🏎️<img/>'];
    for (const nickname of nicknames) {
      const page = await get(`/t/${(await createTable(nickname, [OWN_SEAT, OPEN_SEAT])).id}`);
      expect(page.statusCode).toBe(200);
      expect(parseMeta(page)['og:title']).toContain(nickname);
      expect(page.body).not.toContain(nickname);
      expect(page.body.match(/<(?:script|b|img)\b/g)).toEqual(['<script']);
    }
  });

  it('is the same for private and listed tables', async () => {
    for (const listed of [true, false]) {
      const { id } = await createTable('Ann', [OWN_SEAT, OPEN_SEAT], { listed });
      expect(parseMeta(await get(`/t/${id}`))['og:title']).toBe('Ann invites you to play Formula');
    }
  });
});
