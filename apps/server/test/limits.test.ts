import type { OwnTable, AccountExport, Table } from '@paddock/protocol';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { WorkBudget } from '../src/api/work-budget.ts';
import { cookieOf, introduce, post, serving } from './injected.ts';
import { ME, OPEN } from './player.ts';
import { Browser } from './push-service.ts';
import { answerAt } from './served.ts';

const DUEL = { game: 'formula', seats: [ME, OPEN] };

const serve = serving();

async function answers(app: FastifyInstance, requests: readonly InjectOptions[]): Promise<LightMyRequestResponse[]> {
  const all: LightMyRequestResponse[] = [];
  for (const request of requests) all.push(await app.inject(request));
  return all;
}
const times = (count: number, request: InjectOptions): InjectOptions[] => Array.from({ length: count }, () => request);

it('says when to come back', async () => {
  const app = await serve({ limits: 1 });
  const got = await answers(app, times(21, introduce()));
  expect(got.map(({ statusCode }) => statusCode)).toEqual([...times(20, {}).map(() => 200), 429]);
  expect(Number(got.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
  expect(got.at(-1)!.json()).toEqual({
    error: 'rate-limited',
    message: expect.stringContaining('try again in') as string,
  });
  expect((await app.inject({ ...introduce(), remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
});

it('lets nobody guess a password, and keeps nobody else from their own', async () => {
  const app = await serve({ limits: 1 });
  const tries = times(11, post('/api/me/sign-in', { nickname: 'Ann', password: 'guess guess' }));
  const got = await answers(app, tries);
  expect(got.map(({ statusCode }) => statusCode)).toEqual([...times(10, {}).map(() => 403), 429]);
  expect((await app.inject(post('/api/me/sign-in', { nickname: 'ANN', password: 'guess guess' }))).statusCode).toBe(
    429,
  );
  expect((await app.inject(post('/api/me/sign-in', { nickname: 'Bob', password: 'guess guess' }))).statusCode).toBe(
    403,
  );
  expect((await app.inject({ ...tries[0]!, remoteAddress: '192.0.2.7' })).statusCode).toBe(403);
});

it('bounds tables where bots race alone per address', async () => {
  const app = await serve({ limits: 0.1 });
  const bot = { kind: 'bot', level: 'rookie' };
  const make = async (nickname: string, seats: object[]): Promise<number> => {
    const cookie = cookieOf(await app.inject({ ...introduce(nickname), remoteAddress: nickname }));
    return (await app.inject(post('/api/tables', { game: 'formula', seats }, { cookie }))).statusCode;
  };
  expect(await make('192.0.2.1', [bot, bot])).toBe(201);
  expect(await make('192.0.2.2', [bot, bot])).toBe(201);
  expect(await make('192.0.2.3', [bot, bot])).toBe(429);
  expect(await make('192.0.2.4', [ME, bot])).toBe(201);
});

it('counts people apart who share an address, and a household with IPv6 together', async () => {
  const app = await serve({ limits: 0.1 });
  const [ann, bob] = (await answers(app, [introduce('Ann'), introduce('Bob')])).map((answer) => cookieOf(answer));
  const made = await answers(app, times(4, post('/api/tables', DUEL, { cookie: ann! })));
  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
  expect((await app.inject(post('/api/tables', DUEL, { cookie: bob! }))).statusCode).toBe(201);
  const household = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((remoteAddress) => ({
    ...introduce(),
    remoteAddress,
  }));
  expect((await answers(app, household)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
});

it('bounds open streams, at tables and in the lobby together, and frees them when they end', async () => {
  const app = await serve({ limits: 0.02 });
  const base = await answerAt(app);
  const cookie = cookieOf(await app.inject(introduce()));
  const { id } = (await app.inject(post('/api/tables', DUEL, { cookie }))).json<Table>();
  const [table, lobby] = [`/api/tables/${id}/live`, '/api/lobby/live'];
  const listen = async (path: string, stop = new AbortController()): Promise<() => void> => {
    const { status } = await fetch(base + path, { signal: stop.signal });
    expect(status, path).toBe(200);
    return () => stop.abort();
  };
  const refuse = async (path: string): Promise<void> => {
    const { status, headers } = await fetch(base + path);
    expect([path, status, Number(headers.get('retry-after'))]).toEqual([path, 429, 60]);
  };
  for (const [one, other] of [
    [table, table],
    [lobby, lobby],
    [table, lobby],
  ] as const) {
    const leave = [await listen(one), await listen(other)];
    await refuse(table);
    await refuse(lobby);
    for (const go of leave) go();
    await expect.poll(async () => (await app.inject('/metrics')).body).toContain('paddock_live_listeners 0');
  }
});

it('counts a route however its address is written, and lets nobody keep the answer', async () => {
  const app = await serve({ limits: 0.001 });
  const urls = ['/api/tables', '/%61pi/tables', '/ap%69/tables', '/%61%70%69/%74ables'];
  const got = await answers(
    app,
    urls.map((url) => ({ url })),
  );
  expect(got.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  expect(got.map(({ headers }) => headers['cache-control'])).toEqual(urls.map(() => 'no-store'));
});

it('charges costly work by what it costs, and gives it back with time', () => {
  let now = 0;
  const budget = new WorkBudget(1, () => now);
  expect(Array.from({ length: 4 }, () => budget.charge('192.0.2.1', 40_000))).toEqual([0, 0, 0, 20]);
  expect(budget.charge('192.0.2.1', 1)).toBe(1);
  expect(budget.charge('192.0.2.2', 40_000)).toBe(0);
  now += 20_000;
  expect(budget.charge('192.0.2.1', 40_000)).toBe(0);
  expect(budget.charge('192.0.2.1', 1)).toBe(1);
});

it('does not concern the pages', async () => {
  const app = await serve({ limits: 0.001 });
  const pages = await answers(app, times(20, { url: '/index.html' }));
  expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

/** Somebody in a running race who has to wait for the other, and what the server keeps of them. */
async function waiting(
  app: FastifyInstance,
): Promise<{ readonly id: string; readonly cookie: string; readonly kept: () => Promise<AccountExport> }> {
  const [ann, bob] = [
    cookieOf(await app.inject(introduce('Ann'))),
    cookieOf(await app.inject({ ...introduce('Bob'), remoteAddress: '192.0.2.7' })),
  ];
  const { id } = (await app.inject(post('/api/tables', DUEL, { cookie: ann }))).json<Table>();
  await app.inject(post(`/api/tables/${id}/join`, {}, { cookie: bob }));
  const [own] = (await app.inject({ url: '/api/me/tables', headers: { cookie: ann } })).json<OwnTable[]>();
  const cookie = own!.yourTurn ? bob : ann;
  const kept = async (): Promise<AccountExport> =>
    (await app.inject({ url: '/api/me/data', headers: { cookie } })).json<AccountExport>();
  return { id, cookie, kept };
}

type Asked = readonly [url: string, payload?: object];

const TOKEN = 'the token of the host';
const browser = (name: string): object => new Browser(`https://push.example.org/${name}`).subscription('en');

/** At a twentieth of what is usual: so many are answered, and then the one that would change something is not. */
it.each<[route: string, most: number, status: number, answered: Asked, refused: Asked]>([
  [
    'PUT /premoves',
    3,
    200,
    ['/api/tables/ID/premoves', { moves: [] }],
    ['/api/tables/ID/premoves', { moves: [{ draw: true }] }],
  ],
  ['PUT /push', 1, 204, ['/api/me/push', browser('old')], ['/api/me/push', browser('new')]],
  ['POST /quick-match', 3, 200, ['/api/quick-match/formula'], ['/api/quick-match/formel-fun']],
  ['POST /report', 1, 204, ['/api/tables/ID/report', { reason: 'rude' }], ['/api/tables/ID/report', { reason: 'bad' }]],
  [
    'POST /admin/sign-in',
    1,
    403,
    ['/api/admin/sign-in', { token: 'a guess' }],
    ['/api/admin/sign-in', { token: TOKEN }],
  ],
  [
    'POST /preview',
    15,
    403,
    ['/api/tables/ID/preview', { seat: 9, move: {} }],
    ['/api/tables/ID/preview', { seat: 9, move: {} }],
  ],
  ['GET /steps', 30, 200, ['/api/tables/ID/steps/0'], ['/api/tables/ID/steps/1']],
])('lets nobody do too much at once, and changes nothing: %s', async (route, most, status, answered, refused) => {
  const app = await serve({ limits: 0.05, adminToken: TOKEN });
  const { id, cookie, kept } = await waiting(app);
  const [method] = route.split(' ') as ['GET' | 'POST' | 'PUT'];
  const ask = ([url, payload]: Asked): Promise<LightMyRequestResponse> => {
    // The past is for anybody; who says who they are is counted as a person besides.
    const headers = { host: 'paddock.example', ...(method === 'GET' ? {} : { cookie }) };
    return app.inject({ method, url: url.replace('ID', id), headers, ...(payload === undefined ? {} : { payload }) });
  };
  for (let n = 0; n < most; n++) expect((await ask(answered)).statusCode).toBe(status);
  const before = await kept();
  const { statusCode, headers } = await ask(refused);
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['set-cookie']).toBeUndefined();
  expect(await kept()).toEqual(before);
});
