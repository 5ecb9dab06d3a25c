import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import type { Table } from '@paddock/protocol';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/server.ts';
import { cookieOf, introduce, post } from './injected.ts';
import { pageSite } from './page-site.ts';
import { ME, OPEN } from './player.ts';
import { answerAt } from './served.ts';

const HOST = 'paddock.example';
const BOT = { kind: 'bot', level: 'rookie' };
const site = pageSite();
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = await createServer(site, { folder: ':memory:' });
  port = Number(new URL(await answerAt(app)).port);
});
afterAll(() => app.close());

const get = (url: string, headers: InjectOptions['headers'] = {}): Promise<LightMyRequestResponse> =>
  app.inject({ url, headers: { host: HOST, ...headers } });

/** Asks as a client that sends exactly this, over a connection of its own. */
async function askRaw(
  method: string,
  path: string,
  lines: readonly string[] = [],
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.end([`${method} ${path} HTTP/1.1`, `Host: ${HOST}`, ...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await readText(socket);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...rest] = answer.slice(0, end).split('\r\n');
  const headers = rest.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  const { connection: _, date: __, ...told } = Object.fromEntries(headers) as Record<string, string>;
  return { status: Number(first.split(' ')[1]), headers: told, body: answer.slice(end + 4) };
}

async function makeTable(nickname: string, seats: object[], wanted: object = {}): Promise<Table & { cookie: string }> {
  const cookie = cookieOf(await app.inject(introduce(nickname)));
  const answer = await app.inject(post('/api/tables', { game: 'formula', seats, ...wanted }, { cookie }));
  return { ...answer.json<Table>(), cookie };
}

/** What crawlers read: the title and every meta element by its name, with entities resolved. */
function metaOf({ body }: LightMyRequestResponse): Record<string, string> {
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
    const { id } = await makeTable('Ann', [ME, OPEN]);
    for (const url of ['/', '/lobby', '/learn/formula-de', '/play/formula-de', `/t/${id}`, '/lobby/']) {
      for (const accept of ['text/html', '*/*', 'application/json', 'image/png', undefined]) {
        const headers = { host: HOST, ...(accept === undefined ? {} : { accept }) };
        const page = await app.inject({ url, headers });
        expect([url, accept, page.statusCode]).toEqual([url, accept, 200]);
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
        const head = await askRaw('HEAD', url, accept === undefined ? [] : [`Accept: ${accept}`]);
        expect([head.status, head.body]).toEqual([200, '']);
        const { date: _, connection: __, ...same } = page.headers;
        expect(head.headers).toMatchObject(same);
      }
    }
  });

  it('describes itself in the language of the browser, with addresses that crawlers can follow', async () => {
    const page = await get('/lobby', { 'accept-language': 'de-CH, fr;q=0.5' });
    expect(page.body).toContain('<html lang="de">');
    expect(metaOf(page)).toMatchObject({
      title: '/lobby de · Paddock',
      description: 'About /lobby in de',
      'og:title': '/lobby de',
      'og:url': `http://${HOST}/lobby`,
      'og:image': `http://${HOST}/pictures/paddock/de.png`,
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    });
    expect(page.headers['vary']).toContain('accept-language');
    expect(metaOf(await get('/learn/formula-de'))['og:image']).toBe(`http://${HOST}/pictures/formula-de/en.png`);
  });

  it('is sent compressed to whoever can read it, and not at all to whoever has it', async () => {
    const page = await get('/lobby', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    const same = { 'accept-encoding': 'br', 'if-none-match': page.headers['etag'] as string };
    const again = await get('/lobby', same);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('answers 404 with the page where nothing is, and JSON under /api and for missing files', async () => {
    const paths = ['/nothing', '/learn/chess', '/t/', '/t/short', '/t/AAAAAAAAAAAA', '/t/%41', '/t/%00', '/t/%E0%A4%A'];
    for (const url of [...paths, '/t/..%2f..%2fpackage.json', '/t/AAAAAAAAAAAA/x', `/t/${'A'.repeat(3000)}`]) {
      const page = await get(url, { accept: '*/*' });
      expect([url, page.statusCode, page.headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
      expect(page.body).toContain('nothing here');
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      const { status, headers, body } = await askRaw('HEAD', url);
      expect([status, body, headers['content-type']]).toEqual([404, '', 'text/html; charset=utf-8']);
    }
    for (const url of ['/api/nothing', '/api', '/api/tables/AAAAAAAAAAAA', '/assets/gone.js', '/api/%E0%A4%A']) {
      const answer = await get(url, { accept: 'text/html' });
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-type']).toContain('application/json');
    }
    expect((await app.inject(post('/nothing', {}))).headers['content-type']).toContain('application/json');
  });

  it('keeps serving pages although their files have gone', async () => {
    rmSync(join(site, 'home.fr.html'));
    expect((await get('/', { 'accept-language': 'fr' })).body).toContain('home');
  });

  it('writes no host into the page that is none', async () => {
    for (const host of ['a"b', 'x/<script>', '[', '']) {
      const page = await get('/lobby', { host });
      expect(page.statusCode).toBeLessThan(500);
      expect(page.body).not.toContain('a"b');
      expect(page.body).not.toContain('x/<script>');
    }
  });
});

describe('the page of a table', () => {
  it('tells the game, the host and the free seats while it waits', async () => {
    const { id } = await makeTable('Ann', [ME, OPEN, OPEN, BOT]);
    const english = metaOf(await get(`/t/${id}`));
    expect(english['og:title']).toBe('Ann invites you to play Formula');
    expect(english['description']).toContain('2 seats are free');
    expect(english['og:image']).toMatch(new RegExp(`^http://${HOST}/t/${id}/picture\\.en\\.png\\?v=[\\w-]+$`));
    expect(english['robots']).toBe('noindex');
    expect(metaOf(await get(`/t/${id}`, { 'accept-language': 'fr' }))['description']).toContain('2 places sont libres');
    expect(metaOf(await get(`/t/${id}`, { 'accept-language': 'de' }))['description']).toContain('2 Plätze sind frei');
  });

  it('tells that the game is running or over, and nothing of how it stands', async () => {
    const { id } = await makeTable('Ann', [ME, BOT]);
    const page = await get(`/t/${id}`);
    expect(metaOf(page)['og:title']).toBe('Formula: the game is on');
    expect(page.body).not.toContain('rookie');
    expect(page.body).not.toMatch(/seed|hand|ranking/i);
  });

  it('lets no nickname break out of an attribute or turn the text around', async () => {
    const nicknames = ['"><b>&amp;', '<script>\'"', 'Zoë & <Max>', 'אבא "x"', '🏎️<img/>'];
    for (const nickname of nicknames) {
      const page = await get(`/t/${(await makeTable(nickname, [ME, OPEN])).id}`);
      expect(page.statusCode).toBe(200);
      expect(metaOf(page)['og:title']).toContain(nickname);
      expect(page.body).not.toContain(nickname);
      expect(page.body.match(/<(?:script|b|img)\b/g)).toEqual(['<script']);
    }
  });

  it('is the same for private tables and listed ones: whoever has the link may look', async () => {
    for (const listed of [true, false]) {
      const { id } = await makeTable('Ann', [ME, OPEN], { listed });
      expect(metaOf(await get(`/t/${id}`))['og:title']).toBe('Ann invites you to play Formula');
    }
  });
});
