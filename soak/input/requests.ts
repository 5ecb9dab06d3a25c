import { commitmentOf } from '@paddock/kernel';
import { SAMPLE_COURSE } from '@paddock/pole-position';
import fc from 'fast-check';
import { NONCES, type TestServer } from './test-server.ts';

export interface GeneratedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

interface ValidRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const STRANGE_VALUES = [
  '',
  ' ',
  'null',
  '\u0000',
  '\ud800',
  '‮evil',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '𝕬'.repeat(30),
  'x'.repeat(5000),
];
const STRANGE_NUMBERS = [-1, 0, 1, 9, 10, 1.5, 1e21, -0, 2 ** 31, 2 ** 53, Number.MAX_VALUE];
const STRANGE_PATHS = [
  '..%2f',
  '%2e%2e/',
  '%00',
  '%',
  '%zz',
  '//',
  '/.',
  '?a[__proto__]=1',
  '#x',
  '%E0%A4%A',
  ';x=1',
  '\\',
  '%0d%0aset-cookie:a=b',
];
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  '',
  'a/b/c',
  'application/x-www-form-urlencoded',
];
export const STRANGE_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '0',
  '"x"',
  '{"a":1,}',
  '\u0000',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '\ufeff{}',
  '{"nickname":"A","nickname":"B"}',
];

/** Valid bodies by the last segment of the path. */
function createValidBodies(moves: readonly object[]): Readonly<Record<string, readonly (object | undefined)[]>> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited', nickname: 'Zoe' }];
  const time = { kind: 'bank', seconds: 60, increment: 5 };
  const commitments = NONCES.map((nonce) => ({ commitment: commitmentOf(nonce) }));
  return {
    me: [{ nickname: 'Zoe' }],
    return: [{ nickname: 'Bob', password: 'wrong horse' }],
    password: [{ current: 'wrong horse', password: 'another horse' }],
    tokens: [{ label: 'mine' }],
    tables: [
      { game: 'formel-fun', seats, listed: true, ...commitments[0] },
      { game: 'formula-de', seats, options: { laps: 2 }, time, chat: false },
    ],
    start: [{ level: 'rookie' }],
    commitment: commitments,
    join: [undefined, ...commitments],
    '{game}': [undefined, ...commitments],
    rematch: [undefined, ...commitments],
    reveal: NONCES.map((nonce) => ({ nonce })),
    moves,
    messages: [{ id: 'message-1', text: 'Hello' }],
    quiet: [{ quiet: true }],
    report: [{ message: 1, reason: 'rude' }, { reason: 'rude' }],
    gallery: [{ game: 'pole-position', option: 'tokens', name: 'Old Mill', value: SAMPLE_COURSE, design: { a: [1] } }],
    rating: [{ stars: 4 }, { stars: null }],
    // Of a design, and of an item that the admin hides.
    '{id}': [
      { game: 'pole-position', option: 'tokens', name: 'Draft', design: { value: SAMPLE_COURSE }, version: 0 },
      { hidden: true },
    ],
  };
}

/** Valid requests, from which all others are generated. */
function createValidRequests({ ids, routes, moves }: TestServer): ValidRequest[] {
  const bodies = createValidBodies(moves);
  const asked = routes.flatMap(({ method, path }): ValidRequest[] => {
    const known =
      method === 'POST' || method === 'PUT' ? (bodies[path.split('/').at(-1)!] ?? [undefined]) : [undefined];
    const places = path.includes('{id}') ? ids : [''];
    return places.flatMap((id) =>
      known.map((body) => ({ method, path: path.replace('{id}', id).replaceAll(/\{\w+\}/g, 'formula'), body })),
    );
  });
  const pages = ['/', '/play/formula', '/table/x', '/healthz', '/metrics', '/api/docs/json'];
  return [...asked, ...pages.map((path) => ({ method: 'GET', path }))];
}

const arbitraryStrangeValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(...STRANGE_VALUES, ...STRANGE_NUMBERS, null, true, [], {}),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.jsonValue({ maxDepth: 3 }),
    fc.integer({ min: 100, max: 12_000 }).map(createNested),
  );

/** An object within an object within an object … */
function createNested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = { a: value };
  return value;
}

/** Replaces, removes, doubles or adds one member somewhere in a body. */
export function corruptBody(body: unknown): fc.Arbitrary<unknown> {
  if (body === null || typeof body !== 'object') return arbitraryStrangeValue();
  const names = Object.keys(body);
  const members = body as Record<string, unknown>;
  const swap = (name: string, value: unknown): unknown =>
    Array.isArray(body) ? body.map((item, i) => (String(i) === name ? value : item)) : { ...members, [name]: value };
  const added = fc
    .tuple(
      fc.constantFrom('__proto__x', 'constructor', 'toString', 'admin', 'seed', 'person', 'id'),
      arbitraryStrangeValue(),
    )
    .map(([name, value]) => swap(name, value));
  if (names.length === 0) return added;
  return fc.constantFrom(...names).chain((name) =>
    fc.oneof(
      arbitraryStrangeValue().map((value) => swap(name, value)),
      corruptBody(members[name]).map((value) => swap(name, value)),
      fc.constant(Object.fromEntries(Object.entries(members).filter(([other]) => other !== name))),
      added,
    ),
  );
}

export function payloadOf(body: unknown): string {
  try {
    return JSON.stringify(body) ?? '';
  } catch {
    // Too deep for JSON.stringify, so the text is built by hand.
    return `${'{"a":'.repeat(12_000)}1${'}'.repeat(12_000)}`;
  }
}

/** Generates requests: a few valid ones, most of them with one or several mutations. */
export function arbitraryRequest(world: TestServer): fc.Arbitrary<GeneratedRequest> {
  const person = fc.constantFrom<Record<string, string>>({}, ...world.credentials.map((pass) => ({ ...pass })));
  return fc.tuple(fc.constantFrom(...createValidRequests(world)), person).chain(([good, pass]) => {
    const body = good.body === undefined ? undefined : JSON.stringify(good.body);
    const asked: GeneratedRequest = {
      method: good.method,
      url: good.path,
      headers: { ...pass, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      payload: body,
    };
    return fc
      .array(arbitraryMutation(good), { maxLength: 3 })
      .map((faults) => faults.reduce((so, spoil) => spoil(so), asked));
  });
}

type Mutation = (asked: GeneratedRequest) => GeneratedRequest;

function arbitraryMutation({ path, body }: ValidRequest): fc.Arbitrary<Mutation> {
  const header =
    (name: string, value: string): Mutation =>
    (asked) => ({ ...asked, headers: { ...asked.headers, [name]: value } });
  const send =
    (payload: string): Mutation =>
    (asked) => ({
      ...asked,
      payload,
      headers: { 'content-type': 'application/json', ...asked.headers },
    });
  const text = fc
    .oneof(fc.constantFrom(...STRANGE_VALUES), fc.string({ maxLength: 30 }))
    .map((value) => removeInvisible(value));
  return fc.oneof(
    { weight: 5, arbitrary: corruptBody(body ?? {}).map((value) => send(payloadOf(value))) },
    { weight: 2, arbitrary: fc.oneof(fc.constantFrom(...STRANGE_BODIES), fc.string({ unit: 'binary' })).map(send) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 60_000, max: 200_000 }).map((size) => send(`{"a":"${'x'.repeat(size)}"}`)),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...METHODS).map((method): Mutation => (asked) => ({ ...asked, method })),
    },
    { weight: 3, arbitrary: arbitraryUrlMutation(path) },
    { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES).map((type) => header('content-type', type)) },
    { weight: 1, arbitrary: text.map((value) => header('last-event-id', value)) },
    { weight: 1, arbitrary: text.map((value) => header('cookie', `paddock=${value}`)) },
    { weight: 1, arbitrary: text.map((value) => header('authorization', `Bearer paddock_${value}`)) },
    { weight: 1, arbitrary: text.map((value) => header('origin', value)) },
    { weight: 1, arbitrary: text.map((value) => header('accept-language', value)) },
    { weight: 1, arbitrary: text.map((value) => header('if-none-match', value)) },
  );
}

function arbitraryUrlMutation(path: string): fc.Arbitrary<Mutation> {
  const at = fc.integer({ min: 1, max: path.length });
  const put = fc
    .tuple(at, fc.constantFrom(...STRANGE_PATHS))
    .map(([i, trick]) => path.slice(0, i) + trick + path.slice(i));
  const junk = fc.string({ maxLength: 60 }).map((value) => `/${encodeURI(value.toWellFormed())}`);
  const long = fc.integer({ min: 100, max: 20_000 }).map((length) => `${path}/${'a'.repeat(length)}`);
  return fc.oneof(put, junk, long).map((url): Mutation => (asked) => ({ ...asked, url }));
}

/** Only what a header can carry at all: HTTP clients refuse to send the rest (the raw socket sends it). */
function removeInvisible(value: string): string {
  return value.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');
}
