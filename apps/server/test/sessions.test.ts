import type { Session as CookieSession } from '@fastify/secure-session';
import type { Person, Session, Token } from '@paddock/protocol';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { TOKEN_SCOPES } from '../src/api/token-scopes.ts';
import { describeDevice } from '../src/client/device-name.ts';
import { waitMsAfter } from '../src/people/sign-in-guard.ts';
import { LOGIC_BUSES } from './buses.ts';
import { cookieOf, signInRequest, postRequest, useServers } from './injected.ts';
import { meet, servedByTwo } from './served.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const PASSWORD = 'correct horse';
const CREDENTIALS = { nickname: 'Ann', password: PASSWORD };

const serve = useServers();

function sendRequest(app: FastifyInstance, method: 'GET' | 'DELETE', url: string, cookie: string) {
  return app.inject({ method, url, headers: { host: 'paddock.example', cookie } });
}

async function listSessions(app: FastifyInstance, cookie: string): Promise<Session[]> {
  return (await sendRequest(app, 'GET', '/api/me/sessions', cookie)).json<Session[]>();
}

const isSignedIn = async (app: FastifyInstance, cookie: string): Promise<boolean> =>
  (await sendRequest(app, 'GET', '/api/me', cookie)).statusCode === 200;

function signIn(app: FastifyInstance, others: InjectOptions = {}): Promise<LightMyRequestResponse> {
  const { headers, ...rest } = others;
  return app.inject({ ...postRequest('/api/me/sign-in', CREDENTIALS, headers), ...rest });
}

/** Ann, who has claimed her nickname, signed in twice. */
async function createClaimedPerson(app: FastifyInstance): Promise<{ laptop: string; phone: string; person: Person }> {
  const first = await app.inject(signInRequest('Ann', { 'user-agent': FIREFOX }));
  const laptop = cookieOf(first);
  expect((await app.inject(postRequest('/api/me/claim', CREDENTIALS, { cookie: laptop }))).statusCode).toBe(200);
  const phone = cookieOf(await signIn(app, { headers: { 'user-agent': IPHONE } }));
  return { laptop, phone, person: first.json<Person>() };
}

/** A cookie of earlier versions, with only the person's id. */
function createLegacyCookie(app: FastifyInstance, person: string): string {
  const session: CookieSession = app.createSecureSession({ person });
  return `paddock=${encodeURIComponent(app.encodeSecureSession(session))}`;
}

async function createToken(app: FastifyInstance, cookie: string, scope?: string): Promise<string> {
  const body = { label: `for ${scope}`, ...(scope === undefined ? {} : { scope }) };
  return (await app.inject(postRequest('/api/me/tokens', body, { cookie }))).json<Token>().token;
}

describe('sessions', () => {
  it('are listed with device and last use', async () => {
    let now = 1_700_000_000_000;
    const app = await serve({ now: () => now });
    const { laptop } = await createClaimedPerson(app);
    now += 3600_000;
    await isSignedIn(app, laptop);
    const [latest, other] = await listSessions(app, laptop);
    expect(latest).toMatchObject({ device: 'Firefox · Linux', current: true, lastUsedAt: now });
    expect(other).toMatchObject({ device: 'Safari · iPhone', current: false, lastUsedAt: now - 3600_000 });
  });

  it('end one by one, at once', async () => {
    const app = await serve();
    const { laptop, phone } = await createClaimedPerson(app);
    expect(await isSignedIn(app, phone)).toBe(true);
    const { id } = (await listSessions(app, laptop)).find(({ current }) => !current)!;
    expect((await sendRequest(app, 'DELETE', `/api/me/sessions/${id}`, laptop)).statusCode).toBe(204);
    expect([await isSignedIn(app, phone), await isSignedIn(app, laptop)]).toEqual([false, true]);
    expect((await sendRequest(app, 'DELETE', `/api/me/sessions/${id}`, laptop)).statusCode).toBe(404);
  });

  it('of other people cannot be listed or ended', async () => {
    const app = await serve();
    const { laptop } = await createClaimedPerson(app);
    const bob = cookieOf(await app.inject(signInRequest('Bob')));
    const { id } = (await listSessions(app, laptop))[0]!;
    expect((await sendRequest(app, 'DELETE', `/api/me/sessions/${id}`, bob)).statusCode).toBe(404);
    expect(await listSessions(app, bob)).toHaveLength(1);
    expect(await isSignedIn(app, laptop)).toBe(true);
  });

  it('end all at once except the requesting one', async () => {
    const app = await serve();
    const { laptop, phone } = await createClaimedPerson(app);
    expect((await sendRequest(app, 'DELETE', '/api/me/sessions', laptop)).statusCode).toBe(204);
    expect([await isSignedIn(app, phone), await isSignedIn(app, laptop)]).toEqual([false, true]);
  });

  it('end with a password change, except the one that changed it', async () => {
    const app = await serve();
    const { laptop, phone } = await createClaimedPerson(app);
    const change = { current: PASSWORD, password: 'battery staple' };
    expect((await app.inject(postRequest('/api/me/password', change, { cookie: laptop }))).statusCode).toBe(204);
    expect([await isSignedIn(app, phone), await isSignedIn(app, laptop)]).toEqual([false, true]);
  });

  it('end with a sign-out, also for copies of the cookie', async () => {
    const app = await serve();
    const { laptop } = await createClaimedPerson(app);
    await app.inject(postRequest('/api/me/sign-out', {}, { cookie: laptop }));
    expect(await isSignedIn(app, laptop)).toBe(false);
  });

  it('expire after a year without use', async () => {
    let now = 1_700_000_000_000;
    const app = await serve({ now: () => now });
    const { laptop } = await createClaimedPerson(app);
    now += 366 * 24 * 3600_000;
    expect(await isSignedIn(app, laptop)).toBe(false);
  });

  it('are limited: the least recently used one is removed', async () => {
    let now = 1_700_000_000_000;
    const app = await serve({ now: () => now });
    const { laptop, phone } = await createClaimedPerson(app);
    for (let i = 0; i < 29; i++) {
      now += 1000;
      await signIn(app);
    }
    expect(await isSignedIn(app, laptop)).toBe(false);
    expect(await listSessions(app, phone)).toHaveLength(30);
  });

  it('replace cookies of earlier versions once, for people without another way to sign in', async () => {
    const app = await serve();
    const { person } = await createClaimedPerson(app);
    const bob = (await app.inject(signInRequest('Bob'))).json<Person>();
    const legacy = (id: string): string => createLegacyCookie(app, id);
    expect(await isSignedIn(app, legacy(person.id))).toBe(false);
    const exchanged = await sendRequest(app, 'GET', '/api/me', legacy(bob.id));
    expect(exchanged.json<Person>()).toMatchObject({ id: bob.id });
    expect(await isSignedIn(app, cookieOf(exchanged))).toBe(true);
    expect(await isSignedIn(app, legacy('somebody else'))).toBe(false);
  });

  it('do not replace old cookies once the new kind is in use', async () => {
    let now = 1_700_000_000_000;
    const app = await serve({ now: () => now });
    const { id } = (await app.inject(signInRequest('Bob'))).json<Person>();
    now += 3600_000;
    expect(await isSignedIn(app, createLegacyCookie(app, id))).toBe(false);
  });
});

describe('tokens', () => {
  it('cannot open a session: POST /api/me is refused and sets no cookie', async () => {
    const app = await serve();
    const { laptop } = await createClaimedPerson(app);
    const authorization = `Bearer ${await createToken(app, laptop)}`;
    const answer = await app.inject(signInRequest('Ann', { authorization }));
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('are refused at every route that is not in the list of scopes', async () => {
    const app = await serve({ adminToken: 'the token of the host' });
    const { laptop } = await createClaimedPerson(app);
    const authorization = `Bearer ${await createToken(app, laptop)}`;
    const { paths } = (await app.inject('/api/docs/json')).json<{ paths: Record<string, Record<string, object>> }>();
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    for (const route of Object.keys(TOKEN_SCOPES)) expect(routes).toContain(route);
    const refused = routes.filter((route) => route.includes(' /api/') && TOKEN_SCOPES[route] === undefined);
    expect(refused.length).toBeGreaterThan(20);
    for (const route of refused) {
      const [method, path] = route.split(' ') as ['GET', string];
      const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const answer = await app.inject({
        method,
        url,
        headers: { host: 'paddock.example', authorization, cookie: laptop },
      });
      expect([route, answer.statusCode]).toEqual([route, 403]);
    }
  });

  it('that may read do not play, and those that may play read too', async () => {
    const app = await serve();
    const { laptop } = await createClaimedPerson(app);
    const [read, play] = [await createToken(app, laptop, 'read'), await createToken(app, laptop, 'play')];
    const table = { game: 'formula', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const statuses = async (token: string): Promise<number[]> => {
      const headers = { authorization: `Bearer ${token}` };
      const answers = [
        await app.inject({ url: '/api/me', headers }),
        await app.inject(postRequest('/api/tables', table, headers)),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses(read)).toEqual([200, 403]);
    expect(await statuses(play)).toEqual([200, 201]);
  });
});

describe('wrong passwords', () => {
  const wrong = (app: FastifyInstance, n: number, headers: InjectOptions['headers'] = {}) =>
    app.inject({
      ...postRequest('/api/me/sign-in', { nickname: 'Ann', password: `guess number ${n}` }, headers),
      remoteAddress: `192.0.2.${n}`,
    });

  it('delay the account for all addresses, longer each time, except for known browsers', async () => {
    let now = 1_700_000_000_000;
    const app = await serve({ now: () => now, limits: 1 });
    const { laptop } = await createClaimedPerson(app);
    await app.inject(postRequest('/api/me/sign-out', {}, { cookie: laptop }));
    for (let n = 0; n < 10; n++) expect((await wrong(app, n)).statusCode).toBe(403);
    const refused = await signIn(app);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await signIn(app, { headers: { cookie: laptop } })).statusCode).toBe(200);
    now += 1000;
    expect((await wrong(app, 11)).statusCode).toBe(403);
    expect((await wrong(app, 12)).headers['retry-after']).toBe('2');
    now += 2000;
    expect((await signIn(app)).statusCode).toBe(200);
    expect((await wrong(app, 13)).statusCode).toBe(403);
  });

  it('at the same time are all counted', async () => {
    const app = await serve();
    await createClaimedPerson(app);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => wrong(app, n)));
    expect(answers.filter(({ statusCode }) => statusCode === 403).length).toBeLessThanOrEqual(10);
  });

  it('delay by at most a quarter of an hour', () => {
    expect([9, 10, 11, 14, 60].map(waitMsAfter)).toEqual([0, 1000, 2000, 16_000, 900_000]);
  });
});

it.each([
  [FIREFOX, 'Firefox · Linux'],
  [IPHONE, 'Safari · iPhone'],
  ['curl/8.0', 'Unknown device'],
  [undefined, 'Unknown device'],
])('names a device: %s', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});

describe.each(LOGIC_BUSES)('two processes with %s', (_name, openBus) => {
  const server = servedByTwo(openBus);

  it('both refuse a session that was ended at one of them', async () => {
    const [base, other] = server.bases as [string, string];
    const ann = await meet(base, 'Ann');
    ann.switchServer(other);
    expect((await ann.call('GET', '/api/me')).status).toBe(200);
    const [session] = (await ann.call<Session[]>('GET', '/api/me/sessions')).body;
    const copy = ann.cloneSession();
    copy.switchServer(base);
    expect((await copy.call('DELETE', `/api/me/sessions/${session!.id}`)).status).toBe(204);
    await expect.poll(async () => (await ann.call('GET', '/api/me')).status).toBe(204);
  });
});
