import { canonicalJson, commitmentOf, seedFromText } from '@paddock/kernel';
import { SAMPLE_COURSE } from '@paddock/pole-position';
import type { Storage } from '@paddock/server/database';
import { openReader, type DatabaseReader } from '../database-reader.ts';
import type { ServerOptions } from '@paddock/server/server';
import { type App, openServer } from '../server.ts';
import { ApiClient } from '../api-client.ts';

/** The credentials of a person. */
interface Credential {
  readonly cookie?: string;
  readonly authorization?: string;
}

/** A path with parameters such as `{id}`. */
interface ApiRoute {
  readonly method: string;
  readonly path: string;
}

/** A server with some people and tables, where nothing changes by itself. */
export interface TestServer {
  readonly app: App;
  readonly base: string;
  readonly credentials: readonly Credential[];
  /** Ids of tables in every phase, of a person, and of an item of the gallery. */
  readonly ids: readonly string[];
  /** All routes of the OpenAPI description. */
  readonly routes: readonly ApiRoute[];
  /** A move that has been played already, and a legal one. */
  readonly moves: readonly object[];
  /** Computes a digest of all that is stored. */
  computeDigest(): Promise<string>;
  close(): Promise<void>;
}

/** The nonces of Ann and Bob, so that some requests match the tables' commitments. */
export const NONCES = [seedFromText('Ann'), seedFromText('Bob')] as const;

/**
 * Tables that change by themselves: derived data, jobs, and who looked at a table when, which is stored a while after a stream
 * or WebSocket has closed. Also the counters of wrong passwords, which refusals change on purpose.
 */
const EXCLUDED_TABLES = [
  'last_seen',
  'presence',
  'snapshots',
  'wakes',
  'results',
  'ratings',
  'debriefs',
  'debrief_seats',
  'skills',
  'service_clock',
  'storage_probe',
  'sign_in_failures',
];

/**
 * Columns that change by themselves: the figures of what is published are computed in the background, how long an open table is shown
 * follows from who has looked at it, and the bots of a quick match wait for as long as nobody looks at its table.
 */
const EXCLUDED_COLUMNS = [
  'balance',
  'balance_turns',
  'balance_attempts',
  'balance_leased_until',
  'expires_at',
  'shown_until',
  'starts_by',
];

export async function openTestServer(storage: Storage, options: ServerOptions = {}): Promise<TestServer> {
  const server = await openServer(storage, 0, options);
  const { app, base } = server;
  const reader = await openReader(storage);
  const [ann, bob, program] = [new ApiClient(base), new ApiClient(base), new ApiClient(base)];
  const passes = [{ cookie: await signIn(app, 'Ann') }, { cookie: await signIn(app, 'Bob') }];
  for (const [i, client] of [ann, bob].entries()) client.useCookie(passes[i]!.cookie);
  const person = await program.signIn('Program');
  const { body } = await program.call<{ token: string }>('POST', '/api/me/tokens', { label: 'my bot' });
  await bob.call('POST', '/api/me/claim', { nickname: 'Bob', password: 'correct horse' });
  const duel = { game: 'pole-position', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const [byAnn, byBob] = NONCES.map((nonce) => ({ commitment: commitmentOf(nonce) }));
  const { id: open } = await ann.createTable({ ...duel, ...byAnn, listed: true });
  const { id: running } = await ann.createTable(duel);
  await bob.call('POST', `/api/tables/${running}/join`);
  const moves = [await playOneMove(ann, running, 'first-move'), await playOneMove(bob, running, null)];
  const over = await createFinishedRace(ann);
  const { id: revealing } = await ann.createTable({ ...duel, ...byAnn });
  await bob.call('POST', `/api/tables/${revealing}/join`, byBob);
  const { body: item } = await bob.call<{ id: string }>('POST', '/api/gallery', {
    game: 'pole-position',
    option: 'tokens',
    name: 'Old Mill',
    value: SAMPLE_COURSE.toReversed(),
  });
  // The push key is created at the first request for it.
  await ann.call('GET', '/api/push/key');
  const routes = await loadRoutes(ann);
  for (const client of [ann, bob, program]) client.close();
  return {
    app,
    base,
    credentials: [...passes, { authorization: `Bearer ${body.token}` }],
    ids: [open, running, revealing, over, person, item.id, 'AAAAAAAAAAAA'],
    routes,
    moves,
    computeDigest: createDigester(reader),
    close: async () => {
      await reader.close();
      await server.close();
    },
  };
}

async function loadRoutes(client: ApiClient): Promise<ApiRoute[]> {
  const { body } = await client.call<{ paths: Record<string, object> }>('GET', '/api/docs/json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
}

async function signIn(app: App, nickname: string): Promise<string> {
  const { headers } = await app.inject({ method: 'POST', url: '/api/me', payload: { nickname } });
  return [headers['set-cookie']].flat()[0]!.split(';')[0]!;
}

/** A legal move of a person; it is played if `id` is given. */
async function playOneMove(client: ApiClient, table: string, id: string | null): Promise<object> {
  const { n, viewer: seat, legal } = await client.loadPosition(table);
  const submission = { id: id ?? 'next-move', seat, n, move: legal[0] ?? {} };
  if (id !== null) await client.call('POST', `/api/tables/${table}/moves`, submission);
  return submission;
}

/** Creates a race and lets bots play it to the end. */
async function createFinishedRace(host: ApiClient): Promise<string> {
  const rookie = { kind: 'bot', level: 'rookie' };
  const { id } = await host.createTable({ game: 'pole-position', seats: [rookie, rookie] });
  for (;;) {
    const { body } = await host.call<{ phase: string }>('GET', `/api/tables/${id}`);
    if (body.phase === 'over') return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Reads everything, unless nothing was written since. What changes by itself is left out. */
function createDigester(reader: DatabaseReader): () => Promise<string> {
  let known: { version: number | null; digest: string } = { version: null, digest: '' };
  return async () => {
    const version = reader.readVersion();
    if (version !== null && version === known.version) return known.digest;
    const bots = await reader.query<{ table_id: string }>('select table_id from seats where bot is not null');
    // Where people have committed to nonces, the race begins by itself a moment after the last seat is taken.
    const joint = await reader.query<{ id: string }>(
      "select id from tables where reveal_until is not null or binding like '%commitment%'",
    );
    const driven = new Set([...bots.map(({ table_id }) => table_id), ...joint.map(({ id }) => id)]);
    const parts: string[][] = [];
    for (const name of (await reader.listTables()).sort()) {
      if (EXCLUDED_TABLES.includes(name)) continue;
      const rows = await reader.query<Record<string, unknown>>(`select * from ${name}`);
      for (const row of rows) for (const column of EXCLUDED_COLUMNS) delete row[column];
      parts.push(rows.filter((row) => !driven.has(placeOf(row))).map((row) => canonicalJson(row)));
    }
    known = { version, digest: JSON.stringify(parts.map((rows) => rows.sort())) };
    return known.digest;
  };
}

function placeOf(row: object): string {
  const { table_id, id } = row as { table_id?: string; id?: string };
  return table_id ?? id ?? '';
}
