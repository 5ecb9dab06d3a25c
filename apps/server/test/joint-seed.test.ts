import { createPublicKey, verify as verifySignature } from 'node:crypto';
import { findGame } from '@paddock/games';
import {
  compareWithPin,
  commitmentOf,
  defaultOptions,
  type DicePin,
  diceTermsDigest,
  type GameRecord,
  createSeed,
  textToSign,
  verifyRecord,
} from '@paddock/kernel';
import type { Person, TableSeat, ServerKey, Table } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/storage/connect.ts';
import { TableRepository } from '../src/tables/repository.ts';
import { Refusal } from '../src/errors.ts';
import { REVEAL_GRACE_MS, REVEAL_MS } from '../src/lobby/waiting-room.ts';
import { BUSES } from './buses.ts';
import type { ApiResponse, Client, ReceivedEvent } from './client.ts';
import { OWN_SEAT, OPEN_SEAT, playToEnd, ROOKIE_SEAT, joinTable } from './player.ts';
import { type Process, startProcess } from './process.ts';
import { served, servedByTwo } from './served.ts';
import { type Kept, STORAGES } from './storages.ts';
import { SSE_FORMAT } from '../src/live/stream-format.ts';

type SignedInClient = Client & Person;

function reveal(client: Client, table: string, nonce: string): Promise<ApiResponse<Table & { error?: string }>> {
  return client.call('POST', `/api/tables/${table}/reveal`, { nonce });
}

function join(client: Client, table: string, nonce: string): Promise<ApiResponse<Table>> {
  return client.call('POST', `/api/tables/${table}/join`, { commitment: commitmentOf(nonce) });
}

async function loadRecord(client: Client, table: string): Promise<GameRecord> {
  return (await client.call<GameRecord>('GET', `/api/tables/${table}/record`)).body;
}

/** The pin of a browser at a table where people reveal their nonces. */
function createPin({ id, seedHash, game, options, seats }: Table, nonce: string): DicePin {
  const commitments = seats.map((seat) => seat.commitment);
  const terms = diceTermsDigest({ table: id, seedHash, game, options: options as object, commitments });
  return { table: id, seedHash, terms, nonce };
}

/** Plays a race of two people to the end, and returns its record. */
async function playToRecord(table: string, ...clients: readonly Client[]): Promise<GameRecord> {
  await Promise.all(clients.map((client) => playToEnd(client, table)));
  return loadRecord(clients[0]!, table);
}

function isSignedBy(record: GameRecord, publicKey: string): boolean {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verifySignature(null, Buffer.from(textToSign(record)), key, Buffer.from(record.signature!.value, 'hex'));
}

describe.each(STORAGES)('joint dice on %s', (_name, openStorage) => {
  let adminToken = '';
  const server = served(openStorage, { onAdminToken: (token) => (adminToken = token) });
  const [annsNonce, bobsNonce] = [createSeed(), createSeed()];

  async function signInAsAdmin(): Promise<Client> {
    const client = server.stranger();
    await client.call('POST', '/api/admin/sign-in', { token: adminToken });
    return client;
  }

  async function people(): Promise<[SignedInClient, SignedInClient]> {
    return [await server.person('Ann'), await server.person('Bob')];
  }

  /** Ann waits with a commitment; the last seat is open. */
  async function createWaitingTable(ann: Client): Promise<Table> {
    return ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT], commitment: commitmentOf(annsNonce) });
  }

  it('starts the race when all have revealed, and the record proves the contributions', async () => {
    const [ann, bob] = await people();
    const { id, seats } = await createWaitingTable(ann);
    expect(seats.map((seat) => seat.commitment)).toEqual([commitmentOf(annsNonce), null]);
    const joined = await join(bob, id, bobsNonce);
    expect(joined.body).toMatchObject({ phase: 'open', revealing: true });
    const first = await reveal(ann, id, annsNonce);
    expect(first).toMatchObject({ status: 200, body: { phase: 'open', revealing: true } });
    expect(JSON.stringify(first.body)).not.toContain(annsNonce);
    expect((await reveal(bob, id, bobsNonce)).body).toMatchObject({ phase: 'running', revealing: false });
    const record = await playToRecord(id, ann, bob);
    expect(record.format).toBe('paddock-record/2');
    expect(verifyRecord(findGame('formula')!, record)).toMatchObject({ ok: true });
    expect(record.binding!.contributions).toEqual([
      { commitment: commitmentOf(annsNonce), nonce: annsNonce },
      { commitment: commitmentOf(bobsNonce), nonce: bobsNonce },
    ]);
    const { body: table } = await ann.call<Table>('GET', `/api/tables/${id}`);
    for (const [client, nonce] of [
      [ann, annsNonce],
      [bob, bobsNonce],
    ] as const) {
      const seat = table.seats.findIndex(({ person }) => person === client.id);
      expect(compareWithPin(record, createPin(joined.body, nonce))).toEqual({ ok: true, value: seat });
    }
    const { body: key } = await server.stranger().call<ServerKey>('GET', '/api/key');
    expect(record.signature!.publicKey).toBe(key.publicKey);
    expect(isSignedBy(record, key.publicKey)).toBe(true);
    expect(isSignedBy({ ...record, digest: createSeed() }, key.publicKey)).toBe(false);
  });

  it('starts at once if nobody contributes', async () => {
    const [ann, bob] = await people();
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, ROOKIE_SEAT] });
    expect(await joinTable(bob, id)).toMatchObject({ phase: 'running', revealing: false });
    const record = await playToRecord(id, ann, bob);
    expect(record.binding!.contributions).toEqual([null, null, null]);
    expect(verifyRecord(findGame('formula')!, record)).toMatchObject({ ok: true });
  });

  it('sends a reveal request only to people who contribute', async () => {
    const [ann, bob] = await people();
    const { id } = await createWaitingTable(ann);
    const received = new Map<Client, ReceivedEvent[]>([ann, bob].map((client) => [client, []]));
    const leaving = [...received].map(([client, all]) => client.subscribeTable(id, (one) => all.push(one)));
    await expect.poll(() => [...received.values()].every((all) => all.length > 0)).toBe(true);
    await joinTable(bob, id);
    const names = (client: Client): string[] => received.get(client)!.map(({ event }) => event);
    await expect.poll(() => names(ann)).toContain('reveal');
    expect((await reveal(ann, id, annsNonce)).body.phase).toBe('running');
    await expect.poll(() => names(bob)).toContain('step');
    expect(names(bob)).not.toContain('reveal');
    expect(JSON.stringify([...received.values()])).not.toContain(annsNonce);
    for (const leave of leaving) leave();
  });

  it('sends a reveal request to people who connect later', async () => {
    const ann = await server.person('Ann');
    const { id, revealing } = await ann.createTable({
      game: 'formula',
      seats: [OWN_SEAT, ROOKIE_SEAT],
      commitment: commitmentOf(annsNonce),
    });
    expect(revealing).toBe(true);
    await ann.followTable(id, ({ event }) => event === 'reveal');
    expect((await reveal(ann, id, annsNonce)).body.phase).toBe('running');
  });

  it('accepts a nonce only from the person who committed to it, and only once', async () => {
    const [ann, bob] = await people();
    const eve = await server.person('Eve');
    const { id } = await ann.createTable({
      game: 'formula',
      seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT],
      commitment: commitmentOf(annsNonce),
    });
    await join(bob, id, bobsNonce);
    const answers: [ApiResponse, number, string][] = [[await reveal(ann, id, annsNonce), 409, 'not-revealing']];
    const cat = await server.person('Cat');
    await joinTable(cat, id);
    answers.push(
      [await reveal(ann, id, bobsNonce), 400, 'bad-request'],
      [await reveal(ann, id, 'nonsense'), 400, 'bad-request'],
      [await reveal(eve, id, annsNonce), 403, 'forbidden'],
      [await reveal(cat, id, annsNonce), 409, 'not-revealing'],
    );
    expect((await reveal(ann, id, annsNonce)).status).toBe(200);
    expect((await reveal(ann, id, annsNonce)).status).toBe(200);
    answers.push([await reveal(ann, id, bobsNonce), 400, 'bad-request']);
    expect((await reveal(bob, id, bobsNonce)).body.phase).toBe('running');
    expect(await reveal(ann, id, annsNonce)).toMatchObject({ status: 200, body: { phase: 'running' } });
    answers.push(
      [await reveal(ann, id, bobsNonce), 409, 'not-revealing'],
      [await reveal(cat, id, annsNonce), 409, 'not-revealing'],
      [await reveal(eve, id, annsNonce), 409, 'not-revealing'],
    );
    for (const [{ status, body }, expected, error] of answers) {
      expect({ status, error: (body as { error: string }).error }).toEqual({ status: expected, error });
    }
  });

  it('refuses other changes of the table during the reveal', async () => {
    const [ann, bob] = await people();
    const { id } = await createWaitingTable(ann);
    await joinTable(bob, id);
    const tries = [
      await bob.call('POST', `/api/tables/${id}/leave`),
      await ann.call('PATCH', `/api/tables/${id}`, { options: { goal: 'points' } }),
      await ann.call('POST', `/api/tables/${id}/start`, {}),
      await ann.call('DELETE', `/api/tables/${id}/people/${bob.id}`),
    ];
    expect(tries.map(({ status, body }) => [status, (body as { error: string }).error])).toEqual(
      tries.map(() => [409, 'revealing']),
    );
    // A person with a seat may join again, without effect.
    expect(await join(bob, id, bobsNonce)).toMatchObject({ status: 200, body: { revealing: true } });
    const record = await reveal(ann, id, annsNonce).then(() => playToRecord(id, ann, bob));
    expect(record.binding!.contributions[1]).toBeNull();
  });

  it('refuses nonces at a table that the admin has closed', async () => {
    const [ann, bob] = await people();
    const { id } = await createWaitingTable(ann);
    await joinTable(bob, id);
    expect((await (await signInAsAdmin()).call('POST', `/api/admin/tables/${id}/close`)).status).toBe(204);
    expect(await reveal(ann, id, annsNonce)).toMatchObject({ status: 409, body: { error: 'over' } });
    expect((await ann.call<Table>('GET', `/api/tables/${id}`)).body).toMatchObject({ phase: 'over', revealing: false });
  });

  it('lets a banned person leave as soon as the race has started', async () => {
    const [ann, bob] = await people();
    const { id } = await createWaitingTable(ann);
    const { id: other } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] });
    await join(bob, id, bobsNonce);
    await joinTable(bob, other);
    const seatOf = async (table: string): Promise<TableSeat> =>
      (await ann.call<Table>('GET', `/api/tables/${table}`)).body.seats.find(({ person }) => person === bob.id)!;
    const banned = (await signInAsAdmin()).call('POST', `/api/admin/people/${bob.id}/ban`, { banned: true });
    await expect.poll(async () => (await seatOf(other)).autopilot).toBe(true);
    await reveal(ann, id, annsNonce);
    expect((await banned).status).toBe(204);
    expect((await ann.call<Table>('GET', `/api/tables/${id}`)).body.phase).toBe('running');
    expect((await seatOf(id)).autopilot).toBe(true);
  });

  it('removes the commitment of a person who leaves, and keeps the first one of a seat', async () => {
    const [ann, bob] = await people();
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
    const commit = (client: Client, nonce: string): Promise<ApiResponse<Table>> =>
      client.call('PUT', `/api/tables/${id}/commitment`, { commitment: commitmentOf(nonce) });
    const commitments = ({ body }: ApiResponse<Table>): (string | null)[] => body.seats.map((seat) => seat.commitment);
    expect((await commit(bob, bobsNonce)).status).toBe(403);
    expect(commitments(await join(bob, id, bobsNonce))).toEqual([null, commitmentOf(bobsNonce), null]);
    expect(commitments(await bob.call('POST', `/api/tables/${id}/leave`))).toEqual([null, null, null]);
    expect((await joinTable(bob, id)).seats[1]!.commitment).toBeNull();
    expect(commitments(await commit(ann, annsNonce))[0]).toBe(commitmentOf(annsNonce));
    expect(commitments(await commit(ann, bobsNonce))[0]).toBe(commitmentOf(annsNonce));
    expect(commitments(await join(bob, id, bobsNonce))[1]).toBe(commitmentOf(bobsNonce));
  });

  it('accepts commitments for quick matches and rematches', async () => {
    const [ann, bob] = await people();
    const { body: quick } = await ann.call<Table>('POST', '/api/quick-match/formula', {
      commitment: commitmentOf(annsNonce),
    });
    expect(quick.seats.find(({ person }) => person === ann.id)?.commitment).toBe(commitmentOf(annsNonce));
    await ann.call('POST', `/api/tables/${quick.id}/leave`);
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] });
    await joinTable(bob, id);
    await playToRecord(id, ann, bob);
    const again = async (client: Client, nonce: string): Promise<Table> =>
      (await client.call<Table>('POST', `/api/tables/${id}/rematch`, { commitment: commitmentOf(nonce) })).body;
    const rematch = await again(ann, annsNonce);
    expect(await again(bob, bobsNonce)).toMatchObject({ id: rematch.id, revealing: true });
    await reveal(bob, rematch.id, bobsNonce);
    expect((await reveal(ann, rematch.id, annsNonce)).body.phase).toBe('running');
  });

  it('keeps record format 1 and the old dice for older races', async () => {
    const ann = await server.person('Ann');
    const [id, seed] = ['before000001', createSeed()];
    await server.app.close();
    const db = await connect(server.storage);
    const rookie = { kind: 'bot', person: null, name: 'rookie', bot: 'rookie', quiet: 0, kept_for: null } as const;
    const occupants = [rookie, rookie].map((occupant) => ({ ...occupant, commitment: null, nonce: null }));
    await new TableRepository(db).add(
      {
        id,
        game: 'formula',
        rules_version: findGame('formula')!.rulesVersion,
        options: JSON.stringify(defaultOptions<object>(findGame('formula')!.options)),
        listed: 0,
        phase: 'running',
        host: ann.id,
        time: '{"kind":"none"}',
        chat: 1,
        seed,
        seed_hash: commitmentOf(seed),
        binding: null,
        reveal_until: null,
        rematch_of: null,
        ranking: null,
        created_at: 1,
        started_at: 1,
        ended_at: null,
      },
      occupants,
    );
    await db.insertInto('wakes').values({ table_id: id, due_at: 0 }).execute();
    await db.destroy();
    await server.start();
    const phase = async (): Promise<string> => (await ann.call<Table>('GET', `/api/tables/${id}`)).body.phase;
    await expect.poll(phase).toBe('over');
    const record = await loadRecord(ann, id);
    expect(record).toMatchObject({ format: 'paddock-record/1', seed });
    expect(record.signature).toBeUndefined();
    expect(verifyRecord(findGame('formula')!, record)).toMatchObject({ ok: true });
  }, 60_000);

  describe('with a person who does not reveal', () => {
    let opened: Kept;
    let now = Date.now();
    let running: Process | null = null;
    /** One after the other: SQLite is for one process. */
    const start = async (): Promise<Process> => {
      await running?.stop();
      return (running = await startProcess(opened.storage, () => now));
    };
    beforeAll(async () => void (opened = await openStorage()), 60_000);
    afterAll(async () => {
      await running?.stop();
      await opened.close();
    }, 60_000);

    /** Ann and Bob have committed, and only Ann has revealed. */
    async function startWithOneReveal({
      people: known,
      lobby,
      reveals,
    }: Process): Promise<{ id: string; bob: Person }> {
      const [ann, bob] = [await known.signIn(null, 'Ann'), await known.signIn(null, 'Bob')];
      const { id } = await lobby.create(ann, {
        game: 'formula',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        commitment: commitmentOf(annsNonce),
      });
      expect((await lobby.join(id, bob, commitmentOf(bobsNonce))).revealing).toBe(true);
      await reveals.reveal(id, ann.id, annsNonce);
      return { id, bob };
    }

    async function readPhase({ db }: Process, id: string): Promise<string> {
      return (await new TableRepository(db).find(id))!.table.phase;
    }

    async function readNonces({ db }: Process, id: string): Promise<(string | null)[]> {
      const { table } = (await new TableRepository(db).find(id))!;
      const { contributions } = JSON.parse(table.binding!) as { contributions: { nonce: string | null }[] };
      return contributions.map(({ nonce }) => nonce);
    }

    it('starts after the grace period without absent people', async () => {
      const process = await start();
      const { id } = await startWithOneReveal(process);
      await process.reveals.startIfReady(id);
      expect(await readPhase(process, id)).toBe('open');
      now += REVEAL_GRACE_MS;
      await process.reveals.startIfReady(id);
      expect(await readPhase(process, id)).toBe('running');
      expect(await readNonces(process, id)).toEqual([annsNonce, null]);
    });

    it('waits longer for present people, up to the limit', async () => {
      const process = await start();
      const { id, bob } = await startWithOneReveal(process);
      process.hub.subscribe(
        id,
        { person: bob.id, viewer: null, format: SSE_FORMAT, send: () => {}, write: () => {}, close: () => {} },
        -1,
      );
      now += REVEAL_MS - 1;
      await process.reveals.startIfReady(id);
      expect(await readPhase(process, id)).toBe('open');
      now += 1;
      await process.reveals.startIfReady(id);
      expect(await readNonces(process, id)).toEqual([annsNonce, null]);
      await expect(process.reveals.reveal(id, bob.id, bobsNonce)).rejects.toThrow(Refusal);
    });

    it('is started by another process if this one dies', async () => {
      const { id } = await startWithOneReveal(await start());
      const other = await start();
      now += REVEAL_MS;
      other.scheduler.start();
      await expect.poll(() => readPhase(other, id)).toBe('running');
      await expect.poll(async () => (await other.races.loadCurrent(id)).match.entries.length).toBeGreaterThan(0);
      expect(await readNonces(other, id)).toEqual([annsNonce, null]);
      expect(other.errors).toEqual([]);
    });
  });
});

describe.each(BUSES)('joint dice at two processes, with %s as the bus', (_name, openBus) => {
  const server = servedByTwo(openBus);

  it('starts once, with the nonces of both', async () => {
    const nonces = [createSeed(), createSeed()];
    const both = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const [ann, bob] = both as [SignedInClient, SignedInClient];
    const { id } = await ann.createTable({
      game: 'formula',
      seats: [OWN_SEAT, OPEN_SEAT],
      commitment: commitmentOf(nonces[0]!),
    });
    const asked = both.map((client) => client.followTable(id, ({ event }) => event === 'reveal'));
    const joined = await join(bob, id, nonces[1]!);
    expect(joined.body.revealing).toBe(true);
    await Promise.all(asked);
    const answers = await Promise.all(both.map((client, i) => reveal(client, id, nonces[i]!)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const record = await playToRecord(id, ann, bob);
    for (const nonce of nonces) expect(compareWithPin(record, createPin(joined.body, nonce)).ok).toBe(true);
    expect(await loadRecord(bob, id)).toEqual(record);
    const keys = await Promise.all(both.map((client) => client.call<ServerKey>('GET', '/api/key')));
    expect(keys[1]!.body).toEqual(keys[0]!.body);
    expect(isSignedBy(record, keys[0]!.body.publicKey)).toBe(true);
  });
});
