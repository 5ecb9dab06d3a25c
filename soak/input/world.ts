import { canonicalJson, commitmentOf, seedFromText } from '@paddock/kernel';
import type { Storage } from '@paddock/server/database';
import { openReader, type Reader } from '../reader.ts';
import { type App, openServer } from '../server.ts';
import { Wire } from '../wire.ts';

/** Somebody who can be asked for: how they show who they are. */
export interface Pass {
  readonly cookie?: string;
  readonly authorization?: string;
}

/** `{id}` and the like stand for what is meant. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/** A small house with people and tables in it, in which nothing happens by itself. */
export interface World {
  readonly app: App;
  readonly base: string;
  readonly passes: readonly Pass[];
  /** Ids of tables in every phase, and of somebody. */
  readonly ids: readonly string[];
  /** Everything that the API says it can do. */
  readonly routes: readonly Route[];
  /** A move that has been played already, and one that could be played now. */
  readonly moves: readonly object[];
  /** A fingerprint of all that is stored. */
  digest(): Promise<string>;
  close(): Promise<void>;
}

/** What Ann and Bob add to dice: so some of what is sent fits what the tables know. */
export const NONCES = [seedFromText('Ann'), seedFromText('Bob')] as const;

/** What follows by itself: from what is stored elsewhere, or from races that bots drive to their end. */
/** And what is counted of refusals on purpose: wrong passwords. */
const PASSING = ['snapshots', 'wakes', 'results', 'ratings', 'service_clock', 'storage_probe', 'sign_in_failures'];

export async function openWorld(storage: Storage): Promise<World> {
  const server = await openServer(storage);
  const { app, base } = server;
  const reader = await openReader(storage);
  const [ann, bob, program] = [new Wire(base), new Wire(base), new Wire(base)];
  const passes = [{ cookie: await meet(app, 'Ann') }, { cookie: await meet(app, 'Bob') }];
  for (const [i, wire] of [ann, bob].entries()) wire.carry(passes[i]!.cookie);
  const person = await program.introduce('Program');
  const { body } = await program.call<{ token: string }>('POST', '/api/me/tokens', { label: 'my bot' });
  await bob.call('POST', '/api/me/claim', { nickname: 'Bob', password: 'correct horse' });
  const duel = { game: 'pole-position', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const [byAnn, byBob] = NONCES.map((nonce) => ({ commitment: commitmentOf(nonce) }));
  const { id: open } = await ann.table({ ...duel, ...byAnn, listed: true });
  const { id: running } = await ann.table(duel);
  await bob.call('POST', `/api/tables/${running}/join`);
  const moves = [await playOne(ann, running, 'first-move'), await playOne(bob, running, null)];
  const over = await finished(ann);
  const { id: revealing } = await ann.table({ ...duel, ...byAnn });
  await bob.call('POST', `/api/tables/${revealing}/join`, byBob);
  // The key of the notifications is made when it is asked for the first time.
  await ann.call('GET', '/api/push/key');
  const routes = await routesOf(ann);
  for (const wire of [ann, bob, program]) wire.close();
  return {
    app,
    base,
    passes: [...passes, { authorization: `Bearer ${body.token}` }],
    ids: [open, running, revealing, over, person, 'AAAAAAAAAAAA'],
    routes,
    moves,
    digest: digestOf(reader),
    close: async () => {
      await reader.close();
      await server.close();
    },
  };
}

async function routesOf(wire: Wire): Promise<Route[]> {
  const { body } = await wire.call<{ paths: Record<string, object> }>('GET', '/api/docs/json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
}

async function meet(app: App, nickname: string): Promise<string> {
  const { headers } = await app.inject({ method: 'POST', url: '/api/me', payload: { nickname } });
  return [headers['set-cookie']].flat()[0]!.split(';')[0]!;
}

/** What somebody may play at a table; played, if it gets an id. */
async function playOne(wire: Wire, table: string, id: string | null): Promise<object> {
  const { n, viewer: seat, legal } = await wire.look(table);
  const submission = { id: id ?? 'next-move', seat, n, move: legal[0] ?? {} };
  if (id !== null) await wire.call('POST', `/api/tables/${table}/moves`, submission);
  return submission;
}

/** A race that bots have driven to its end. */
async function finished(host: Wire): Promise<string> {
  const rookie = { kind: 'bot', level: 'rookie' };
  const { id } = await host.table({ game: 'pole-position', seats: [rookie, rookie] });
  for (;;) {
    const { body } = await host.call<{ phase: string }>('GET', `/api/tables/${id}`);
    if (body.phase === 'over') return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Reads everything, unless the database says that nobody has written since. What happens at tables by itself is left out. */
function digestOf(reader: Reader): () => Promise<string> {
  let known: { version: number | null; digest: string } = { version: null, digest: '' };
  return async () => {
    const version = reader.version();
    if (version !== null && version === known.version) return known.digest;
    const bots = await reader.all<{ table_id: string }>('select table_id from seats where bot is not null');
    // Where people have committed to nonces, the race begins by itself a moment after the last seat is taken.
    const joint = await reader.all<{ id: string }>(
      "select id from tables where reveal_until is not null or binding like '%commitment%'",
    );
    const driven = new Set([...bots.map(({ table_id }) => table_id), ...joint.map(({ id }) => id)]);
    const parts: string[][] = [];
    for (const name of (await reader.tables()).sort()) {
      if (PASSING.includes(name)) continue;
      const rows = await reader.all(`select * from ${name}`);
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
