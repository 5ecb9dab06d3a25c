import type { Championship, Table } from '@paddock/protocol';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { BoundedCache } from '../src/pages/bounded-cache.ts';
import type { LinkCard } from '../src/pages/card/card.ts';
import { LinkCardPainter } from '../src/pages/card/painter.ts';
import { drawCard } from '../src/pages/card/svg.ts';
import { cutText, estimateWidth, isDrawable, wrapText } from '../src/pages/card/text.ts';
import { createServer, type ServerOptions } from '../src/server.ts';
import { cookieOf, signInRequest, postRequest } from './injected.ts';
import { createPageSite } from './page-site.ts';
import { OWN_SEAT, OPEN_SEAT } from './player.ts';

const site = createPageSite();
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function serve(options?: ServerOptions): Promise<FastifyInstance> {
  const app = await createServer(site, { folder: ':memory:' }, options);
  open.push(app);
  return app;
}

async function loadPictureUrl(app: FastifyInstance, nickname = 'Ann'): Promise<string> {
  const cookie = cookieOf(await app.inject(signInRequest(nickname)));
  const table = await app.inject(
    postRequest('/api/tables', { game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] }, { cookie }),
  );
  return `/t/${table.json<Table>().id}/picture.en.png`;
}

/** The picture of a championship that is under way. */
async function loadStandingsUrl(app: FastifyInstance): Promise<string> {
  const cookie = cookieOf(await app.inject(signInRequest('Zoë')));
  const round = { game: 'formula', seats: 2, turnSeconds: 60, schedule: { kind: 'live', startsAt: null } };
  const bots = [{ level: 'rookie' }];
  const wanted = { name: 'Cup of 日本', kind: 'league', points: [3, 1], rounds: [round], bots, starts: true };
  const created = await app.inject(postRequest('/api/championships', wanted, { cookie }));
  const path = `/championship/${created.json<Championship>().id}`;
  const { body } = await app.inject({ url: path, headers: { 'accept-language': 'fr' } });
  expect(body).toContain('<title>Cup of 日本 · Paddock</title>');
  expect(body).toContain(`${path}/picture.fr.png?v=`);
  return `${path}/picture.en.png`;
}

/** Width and height from the header of a PNG. */
function sizeOf({ rawPayload }: LightMyRequestResponse): number[] {
  expect(rawPayload.toString('latin1', 1, 4)).toBe('PNG');
  return [rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)];
}

const CARD: LinkCard = {
  game: 'formula',
  title: 'Formula',
  text: 'Ann invites you',
  note: null,
  seats: ['taken', 'free'],
};

describe('pictures of links', () => {
  it('are PNG of 1200 × 630, for tables and for the site', async () => {
    const app = await serve();
    const standings = await loadStandingsUrl(app);
    for (const url of [
      await loadPictureUrl(app),
      standings,
      '/pictures/paddock/de.png',
      '/pictures/formula-de/fr.png',
    ]) {
      const picture = await app.inject(url);
      expect([url, picture.statusCode, picture.headers['content-type']]).toEqual([url, 200, 'image/png']);
      expect(sizeOf(picture)).toEqual([1200, 630]);
      expect(picture.rawPayload.length).toBeLessThan(300_000);
      const head = await app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe(String(picture.rawPayload.length));
    }
  });

  it('can be cached for a while, and are not sent again to clients that have them', async () => {
    const app = await serve();
    const url = await loadPictureUrl(app);
    const { headers } = await app.inject(url);
    expect(headers['cache-control']).toBe('public, max-age=300');
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('change their URL with their content', async () => {
    const app = await serve();
    const url = await loadPictureUrl(app);
    const page = url.replace('/picture.en.png', '');
    const before = /picture\.en\.png\?v=[\w-]+/.exec((await app.inject(page)).body)?.[0];
    const bob = cookieOf(await app.inject(signInRequest('Bob')));
    await app.inject(postRequest(`/api${page.replace('/t/', '/tables/')}/join`, {}, { cookie: bob }));
    const after = /picture\.en\.png\?v=[\w-]+/.exec((await app.inject(page)).body)?.[0];
    expect(before).toBeDefined();
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  it('do not exist without a table', async () => {
    const app = await serve();
    for (const id of ['AAAAAAAAAAAA', 'x', '%00', '..%2f..']) {
      expect((await app.inject(`/t/${id}/picture.en.png`)).statusCode).toBe(404);
    }
    expect((await app.inject((await loadPictureUrl(app)).replace('en.png', 'it.png'))).statusCode).toBe(404);
  });

  it('are limited per address, with GET and HEAD together', async () => {
    const app = await serve({ limits: 0.1 });
    const url = await loadPictureUrl(app);
    const statuses: number[] = [];
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET', 'HEAD', 'GET', 'HEAD'] as const) {
      statuses.push((await app.inject({ method, url })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await app.inject({ url, remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
  });
});

describe('the painter', () => {
  const createPainter = (errors: unknown[] = []): LinkCardPainter => {
    const made = new LinkCardPainter(site, (error) => errors.push(error));
    open.push(made);
    return made;
  };

  it('draws equal cards once, and refuses cards when its queue is full', async () => {
    const one = createPainter();
    const same = await Promise.all(Array.from({ length: 50 }, () => one.paint(CARD)));
    expect(new Set(same).size).toBe(1);
    const cards = Array.from({ length: 40 }, (_, i) => ({ ...CARD, text: `card ${i}` }));
    const drawn = await Promise.all(cards.map((card) => one.paint(card)));
    expect(drawn.filter((picture) => picture !== null)).toHaveLength(16);
    expect(await one.paint(cards[39]!)).not.toBeNull();
  });

  it('escapes markup', () => {
    const svg = drawCard(
      { ...CARD, title: '</text><script>', text: '"&\u0000\uD800<image href="file:///etc/passwd"/>' },
      '',
    );
    expect(svg).not.toMatch(/<(?:script|image)/);
    expect(svg).not.toContain('\u0000');
  });

  it('draws cards with any text', async () => {
    const errors: unknown[] = [];
    const one = createPainter(errors);
    for (const text of ['', 'W'.repeat(5000), '\u202E\uD800\u0007', '🏎️ אבא', ' '.repeat(300)]) {
      expect(await one.paint({ ...CARD, title: text, text, note: text })).not.toBeNull();
    }
    expect(errors).toEqual([]);
  });
});

describe('text on a card', () => {
  it('fit into their lines, or are cut', () => {
    for (const text of ['Ann invites you', 'WWWWWWWWWWWWWWWWWWWWWWWW invites you', 'x '.repeat(200)]) {
      const lines = wrapText(text, 10, 2);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(estimateWidth(line)).toBeLessThanOrEqual(10);
    }
    expect(cutText('Paddock', 20)).toBe('Paddock');
  });

  it('is drawable only in Latin letters', () => {
    expect(['Zoë', 'Łukasz', "O'Neil"].every(isDrawable)).toBe(true);
    expect(['Анна', 'אבא', '🏎️', '\u202Ex'].some(isDrawable)).toBe(false);
  });
});

it('a bounded cache evicts the least recently used, and never exceeds its limit', () => {
  const cache = new BoundedCache(100);
  cache.set('a', Buffer.alloc(40));
  cache.set('b', Buffer.alloc(40));
  cache.get('a');
  cache.set('c', Buffer.alloc(40));
  expect([cache.get('a') !== undefined, cache.get('b'), cache.bytes]).toEqual([true, undefined, 80]);
  cache.set('huge', Buffer.alloc(101));
  expect(cache.get('huge')).toBeUndefined();
});
