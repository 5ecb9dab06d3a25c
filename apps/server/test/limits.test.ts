import type { OwnTable, AccountExport, Table } from '@paddock/protocol';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { RateBudget } from '../src/api/rate-budget.ts';
import { cookieOf, signInRequest, postRequest, useServers } from './injected.ts';
import { OWN_SEAT, OPEN_SEAT } from './player.ts';
import { FakeBrowser } from './push-service.ts';
import { answerAt } from './served.ts';

const DUEL = { game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] };

const serve = useServers();

async function sendAll(app: FastifyInstance, requests: readonly InjectOptions[]): Promise<LightMyRequestResponse[]> {
  const all: LightMyRequestResponse[] = [];
  for (const request of requests) all.push(await app.inject(request));
  return all;
}
const repeatRequest = (count: number, request: InjectOptions): InjectOptions[] =>
  Array.from({ length: count }, () => request);

it('sends Retry-After', async () => {
  const app = await serve({ limits: 1 });
  const got = await sendAll(app, repeatRequest(21, signInRequest()));
  expect(got.map(({ statusCode }) => statusCode)).toEqual([...repeatRequest(20, {}).map(() => 200), 429]);
  expect(Number(got.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
  expect(got.at(-1)!.json()).toEqual({
    error: 'rate-limited',
    message: expect.stringContaining('try again in') as string,
  });
  expect((await app.inject({ ...signInRequest(), remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
});

it('limits password guessing per nickname without locking out others', async () => {
  const app = await serve({ limits: 1 });
  const tries = repeatRequest(11, postRequest('/api/me/sign-in', { nickname: 'Ann', password: 'guess guess' }));
  const got = await sendAll(app, tries);
  expect(got.map(({ statusCode }) => statusCode)).toEqual([...repeatRequest(10, {}).map(() => 403), 429]);
  expect(
    (await app.inject(postRequest('/api/me/sign-in', { nickname: 'ANN', password: 'guess guess' }))).statusCode,
  ).toBe(429);
  expect(
    (await app.inject(postRequest('/api/me/sign-in', { nickname: 'Bob', password: 'guess guess' }))).statusCode,
  ).toBe(403);
  expect((await app.inject({ ...tries[0]!, remoteAddress: '192.0.2.7' })).statusCode).toBe(403);
});

it('limits tables with bots only per address', async () => {
  const app = await serve({ limits: 0.1 });
  const bot = { kind: 'bot', level: 'rookie' };
  const make = async (nickname: string, seats: object[]): Promise<number> => {
    const cookie = cookieOf(await app.inject({ ...signInRequest(nickname), remoteAddress: nickname }));
    return (await app.inject(postRequest('/api/tables', { game: 'formula', seats }, { cookie }))).statusCode;
  };
  expect(await make('192.0.2.1', [bot, bot])).toBe(201);
  expect(await make('192.0.2.2', [bot, bot])).toBe(201);
  expect(await make('192.0.2.3', [bot, bot])).toBe(429);
  expect(await make('192.0.2.4', [OWN_SEAT, bot])).toBe(201);
});

it('counts people at one address separately, and an IPv6 /64 together', async () => {
  const app = await serve({ limits: 0.1 });
  const [ann, bob] = (await sendAll(app, [signInRequest('Ann'), signInRequest('Bob')])).map((answer) =>
    cookieOf(answer),
  );
  const made = await sendAll(app, repeatRequest(4, postRequest('/api/tables', DUEL, { cookie: ann! })));
  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
  expect((await app.inject(postRequest('/api/tables', DUEL, { cookie: bob! }))).statusCode).toBe(201);
  const household = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((remoteAddress) => ({
    ...signInRequest(),
    remoteAddress,
  }));
  expect((await sendAll(app, household)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
});

it('limits open streams of tables and lobby together, and releases them when they close', async () => {
  const app = await serve({ limits: 0.02 });
  const base = await answerAt(app);
  const cookie = cookieOf(await app.inject(signInRequest()));
  const { id } = (await app.inject(postRequest('/api/tables', DUEL, { cookie }))).json<Table>();
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

it('counts a route in any spelling of its path, and forbids caching', async () => {
  const app = await serve({ limits: 0.001 });
  const urls = ['/api/tables', '/%61pi/tables', '/ap%69/tables', '/%61%70%69/%74ables'];
  const got = await sendAll(
    app,
    urls.map((url) => ({ url })),
  );
  expect(got.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  expect(got.map(({ headers }) => headers['cache-control'])).toEqual(urls.map(() => 'no-store'));
});

it('charges costly work, and refills the budget with time', () => {
  let now = 0;
  const budget = new RateBudget({ capacity: 120_000, refillPerSecond: 2000 }, 1, () => now);
  expect(Array.from({ length: 4 }, () => budget.charge('192.0.2.1', 40_000))).toEqual([0, 0, 0, 20]);
  expect(budget.charge('192.0.2.1', 1)).toBe(1);
  expect(budget.charge('192.0.2.2', 40_000)).toBe(0);
  now += 20_000;
  expect(budget.charge('192.0.2.1', 40_000)).toBe(0);
  expect(budget.charge('192.0.2.1', 1)).toBe(1);
});

it('does not apply to pages', async () => {
  const app = await serve({ limits: 0.001 });
  const pages = await sendAll(app, repeatRequest(20, { url: '/index.html' }));
  expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

/** A person in a running race who waits for the other, and their data export. */
async function createWaitingTable(
  app: FastifyInstance,
): Promise<{ readonly id: string; readonly cookie: string; readonly loadExport: () => Promise<AccountExport> }> {
  const [ann, bob] = [
    cookieOf(await app.inject(signInRequest('Ann'))),
    cookieOf(await app.inject({ ...signInRequest('Bob'), remoteAddress: '192.0.2.7' })),
  ];
  const { id } = (await app.inject(postRequest('/api/tables', DUEL, { cookie: ann }))).json<Table>();
  await app.inject(postRequest(`/api/tables/${id}/join`, {}, { cookie: bob }));
  const [own] = (await app.inject({ url: '/api/me/tables', headers: { cookie: ann } })).json<OwnTable[]>();
  const cookie = own!.yourTurn ? bob : ann;
  const loadExport = async (): Promise<AccountExport> =>
    (await app.inject({ url: '/api/me/data', headers: { cookie } })).json<AccountExport>();
  return { id, cookie, loadExport };
}

type RequestSpec = readonly [url: string, payload?: object];

const TOKEN = 'the token of the host';
const createSubscription = (name: string): object =>
  new FakeBrowser(`https://push.example.org/${name}`).subscription('en');

/** With a twentieth of the usual limits: a number of requests is answered, and the next one is refused. */
it.each<[route: string, most: number, status: number, answered: RequestSpec, refused: RequestSpec]>([
  [
    'PUT /premoves',
    3,
    200,
    ['/api/tables/ID/premoves', { moves: [] }],
    ['/api/tables/ID/premoves', { moves: [{ draw: true }] }],
  ],
  ['PUT /push', 1, 204, ['/api/me/push', createSubscription('old')], ['/api/me/push', createSubscription('new')]],
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
])('limits %s, and refused requests change nothing', async (route, most, status, answered, refused) => {
  const app = await serve({ limits: 0.05, adminToken: TOKEN });
  const { id, cookie, loadExport } = await createWaitingTable(app);
  const [method] = route.split(' ') as ['GET' | 'POST' | 'PUT'];
  const ask = ([url, payload]: RequestSpec): Promise<LightMyRequestResponse> => {
    // Steps are public; signed-in people are also counted per person.
    const headers = { host: 'paddock.example', ...(method === 'GET' ? {} : { cookie }) };
    return app.inject({ method, url: url.replace('ID', id), headers, ...(payload === undefined ? {} : { payload }) });
  };
  for (let n = 0; n < most; n++) expect((await ask(answered)).statusCode).toBe(status);
  const before = await loadExport();
  const { statusCode, headers } = await ask(refused);
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['set-cookie']).toBeUndefined();
  expect(await loadExport()).toEqual(before);
});
