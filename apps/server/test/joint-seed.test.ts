import { createPublicKey, verify as verifySignature } from 'node:crypto';
import { findGame } from '@paddock/games';
import {
  compareWithPin,
  commitmentOf,
  defaultOptions,
  type DicePin,
  diceTermsDigest,
  type GameRecord,
  newSeed,
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
import type { Answer, Client, ReceivedEvent } from './client.ts';
import { ME, OPEN, playAlong, ROOKIE, sitDown } from './player.ts';
import { type Process, startProcess } from './process.ts';
import { served, servedByTwo } from './served.ts';
import { type Kept, STORAGES } from './storages.ts';

type Who = Client & Person;

function reveal(client: Client, table: string, nonce: string): Promise<Answer<Table & { error?: string }>> {
  return client.call('POST', `/api/tables/${table}/reveal`, { nonce });
}

function join(client: Client, table: string, nonce: string): Promise<Answer<Table>> {
  return client.call('POST', `/api/tables/${table}/join`, { commitment: commitmentOf(nonce) });
}

async function recordOf(client: Client, table: string): Promise<GameRecord> {
  return (await client.call<GameRecord>('GET', `/api/tables/${table}/record`)).body;
}

/** What a browser notes down at a table where people reveal their nonces. */
function pinOf({ id, seedHash, game, options, seats }: Table, nonce: string): DicePin {
  const commitments = seats.map((seat) => seat.commitment);
  const terms = diceTermsDigest({ table: id, seedHash, game, options: options as object, commitments });
  return { table: id, seedHash, terms, nonce };
}

/** The record of a race that two people drive to the end. */
async function finish(table: string, ...people: readonly Client[]): Promise<GameRecord> {
  await Promise.all(people.map((client) => playAlong(client, table)));
  return recordOf(people[0]!, table);
}

function isSignedBy(record: GameRecord, publicKey: string): boolean {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verifySignature(null, Buffer.from(textToSign(record)), key, Buffer.from(record.signature!.value, 'hex'));
}

describe.each(STORAGES)('dice that people contribute to, on %s', (_name, openStorage) => {
  let adminToken = '';
  const server = served(openStorage, { onAdminToken: (token) => (adminToken = token) });
  const [annsNonce, bobsNonce] = [newSeed(), newSeed()];

  async function admin(): Promise<Client> {
    const client = server.stranger();
    await client.call('POST', '/api/admin/sign-in', { token: adminToken });
    return client;
  }

  async function people(): Promise<[Who, Who]> {
    return [await server.person('Ann'), await server.person('Bob')];
  }

  /** Ann waits, having committed; Bob has the last seat to take. */
  async function waiting(ann: Client): Promise<Table> {
    return ann.table({ game: 'formula', seats: [ME, OPEN], commitment: commitmentOf(annsNonce) });
  }

  it('begins when all have revealed, and the record proves who added what', async () => {
    const [ann, bob] = await people();
    const { id, seats } = await waiting(ann);
    expect(seats.map((seat) => seat.commitment)).toEqual([commitmentOf(annsNonce), null]);
    const joined = await join(bob, id, bobsNonce);
    expect(joined.body).toMatchObject({ phase: 'open', revealing: true });
    const first = await reveal(ann, id, annsNonce);
    expect(first).toMatchObject({ status: 200, body: { phase: 'open', revealing: true } });
    expect(JSON.stringify(first.body)).not.toContain(annsNonce);
    expect((await reveal(bob, id, bobsNonce)).body).toMatchObject({ phase: 'running', revealing: false });
    const record = await finish(id, ann, bob);
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
      expect(compareWithPin(record, pinOf(joined.body, nonce))).toEqual({ ok: true, value: seat });
    }
    const { body: key } = await server.stranger().call<ServerKey>('GET', '/api/key');
    expect(record.signature!.publicKey).toBe(key.publicKey);
    expect(isSignedBy(record, key.publicKey)).toBe(true);
    expect(isSignedBy({ ...record, digest: newSeed() }, key.publicKey)).toBe(false);
  });

  it('begins at once where nobody contributes', async () => {
    const [ann, bob] = await people();
    const { id } = await ann.table({ game: 'formula', seats: [ME, OPEN, ROOKIE] });
    expect(await sitDown(bob, id)).toMatchObject({ phase: 'running', revealing: false });
    const record = await finish(id, ann, bob);
    expect(record.binding!.contributions).toEqual([null, null, null]);
    expect(verifyRecord(findGame('formula')!, record)).toMatchObject({ ok: true });
  });

  it('asks those who contribute down their streams, and nobody else', async () => {
    const [ann, bob] = await people();
    const { id } = await waiting(ann);
    const told = new Map<Client, ReceivedEvent[]>([ann, bob].map((client) => [client, []]));
    const leaving = [...told].map(([client, all]) => client.attend(id, (one) => all.push(one)));
    await expect.poll(() => [...told.values()].every((all) => all.length > 0)).toBe(true);
    await sitDown(bob, id);
    const names = (client: Client): string[] => told.get(client)!.map(({ event }) => event);
    await expect.poll(() => names(ann)).toContain('reveal');
    expect((await reveal(ann, id, annsNonce)).body.phase).toBe('running');
    await expect.poll(() => names(bob)).toContain('step');
    expect(names(bob)).not.toContain('reveal');
    expect(JSON.stringify([...told.values()])).not.toContain(annsNonce);
    for (const leave of leaving) leave();
  });

  it('asks who comes to the table while it waits for them', async () => {
    const ann = await server.person('Ann');
    const { id, revealing } = await ann.table({
      game: 'formula',
      seats: [ME, ROOKIE],
      commitment: commitmentOf(annsNonce),
    });
    expect(revealing).toBe(true);
    await ann.listen(id, ({ event }) => event === 'reveal');
    expect((await reveal(ann, id, annsNonce)).body.phase).toBe('running');
  });

  it('takes the nonce of who has committed to it only, and takes it once', async () => {
    const [ann, bob] = await people();
    const eve = await server.person('Eve');
    const { id } = await ann.table({
      game: 'formula',
      seats: [ME, OPEN, OPEN],
      commitment: commitmentOf(annsNonce),
    });
    await join(bob, id, bobsNonce);
    const answers: [Answer, number, string][] = [[await reveal(ann, id, annsNonce), 409, 'not-revealing']];
    const cat = await server.person('Cat');
    await sitDown(cat, id);
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

  it('changes nothing else at a table where people reveal', async () => {
    const [ann, bob] = await people();
    const { id } = await waiting(ann);
    await sitDown(bob, id);
    const tries = [
      await bob.call('POST', `/api/tables/${id}/leave`),
      await ann.call('PATCH', `/api/tables/${id}`, { options: { goal: 'points' } }),
      await ann.call('POST', `/api/tables/${id}/start`, {}),
      await ann.call('DELETE', `/api/tables/${id}/people/${bob.id}`),
    ];
    expect(tries.map(({ status, body }) => [status, (body as { error: string }).error])).toEqual(
      tries.map(() => [409, 'revealing']),
    );
    // Who sits there may ask again, and adds nothing any more.
    expect(await join(bob, id, bobsNonce)).toMatchObject({ status: 200, body: { revealing: true } });
    const record = await reveal(ann, id, annsNonce).then(() => finish(id, ann, bob));
    expect(record.binding!.contributions[1]).toBeNull();
  });

  it('can be closed by the admin, and takes no nonce then', async () => {
    const [ann, bob] = await people();
    const { id } = await waiting(ann);
    await sitDown(bob, id);
    expect((await (await admin()).call('POST', `/api/admin/tables/${id}/close`)).status).toBe(204);
    expect(await reveal(ann, id, annsNonce)).toMatchObject({ status: 409, body: { error: 'over' } });
    expect((await ann.call<Table>('GET', `/api/tables/${id}`)).body).toMatchObject({ phase: 'over', revealing: false });
  });

  it('lets who is banned meanwhile leave as soon as the race has begun', async () => {
    const [ann, bob] = await people();
    const { id } = await waiting(ann);
    const { id: other } = await ann.table({ game: 'formula', seats: [ME, OPEN] });
    await join(bob, id, bobsNonce);
    await sitDown(bob, other);
    const seatOf = async (table: string): Promise<TableSeat> =>
      (await ann.call<Table>('GET', `/api/tables/${table}`)).body.seats.find(({ person }) => person === bob.id)!;
    const banned = (await admin()).call('POST', `/api/admin/people/${bob.id}/ban`, { banned: true });
    await expect.poll(async () => (await seatOf(other)).autopilot).toBe(true);
    await reveal(ann, id, annsNonce);
    expect((await banned).status).toBe(204);
    expect((await ann.call<Table>('GET', `/api/tables/${id}`)).body.phase).toBe('running');
    expect((await seatOf(id)).autopilot).toBe(true);
  });

  it('forgets the commitment of who gets up; takes the first one of who sits', async () => {
    const [ann, bob] = await people();
    const { id } = await ann.table({ game: 'formula', seats: [ME, OPEN, OPEN] });
    const commit = (client: Client, nonce: string): Promise<Answer<Table>> =>
      client.call('PUT', `/api/tables/${id}/commitment`, { commitment: commitmentOf(nonce) });
    const commitments = ({ body }: Answer<Table>): (string | null)[] => body.seats.map((seat) => seat.commitment);
    expect((await commit(bob, bobsNonce)).status).toBe(403);
    expect(commitments(await join(bob, id, bobsNonce))).toEqual([null, commitmentOf(bobsNonce), null]);
    expect(commitments(await bob.call('POST', `/api/tables/${id}/leave`))).toEqual([null, null, null]);
    expect((await sitDown(bob, id)).seats[1]!.commitment).toBeNull();
    expect(commitments(await commit(ann, annsNonce))[0]).toBe(commitmentOf(annsNonce));
    expect(commitments(await commit(ann, bobsNonce))[0]).toBe(commitmentOf(annsNonce));
    expect(commitments(await join(bob, id, bobsNonce))[1]).toBe(commitmentOf(bobsNonce));
  });

  it('takes commitments for quick matches and rematches', async () => {
    const [ann, bob] = await people();
    const { body: quick } = await ann.call<Table>('POST', '/api/quick-match/formula', {
      commitment: commitmentOf(annsNonce),
    });
    expect(quick.seats.find(({ person }) => person === ann.id)?.commitment).toBe(commitmentOf(annsNonce));
    await ann.call('POST', `/api/tables/${quick.id}/leave`);
    const { id } = await ann.table({ game: 'formula', seats: [ME, OPEN] });
    await sitDown(bob, id);
    await finish(id, ann, bob);
    const again = async (client: Client, nonce: string): Promise<Table> =>
      (await client.call<Table>('POST', `/api/tables/${id}/rematch`, { commitment: commitmentOf(nonce) })).body;
    const rematch = await again(ann, annsNonce);
    expect(await again(bob, bobsNonce)).toMatchObject({ id: rematch.id, revealing: true });
    await reveal(bob, rematch.id, bobsNonce);
    expect((await reveal(ann, rematch.id, annsNonce)).body.phase).toBe('running');
  });

  it('keeps format 1 and the dice of the seed for races that began before', async () => {
    const ann = await server.person('Ann');
    const [id, seed] = ['before000001', newSeed()];
    await server.app.close();
    const db = await connect(server.storage);
    const rookie = { kind: 'bot', person: null, name: 'rookie', bot: 'rookie', quiet: 0, kept_for: null } as const;
    const sitters = [rookie, rookie].map((sitter) => ({ ...sitter, commitment: null, nonce: null }));
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
      sitters,
    );
    await db.insertInto('wakes').values({ table_id: id, due_at: 0 }).execute();
    await db.destroy();
    await server.start();
    const phase = async (): Promise<string> => (await ann.call<Table>('GET', `/api/tables/${id}`)).body.phase;
    await expect.poll(phase, { timeout: 30_000 }).toBe('over');
    const record = await recordOf(ann, id);
    expect(record).toMatchObject({ format: 'paddock-record/1', seed });
    expect(record.signature).toBeUndefined();
    expect(verifyRecord(findGame('formula')!, record)).toMatchObject({ ok: true });
  }, 60_000);

  describe('with somebody who does not reveal', () => {
    let kept: Kept;
    let now = Date.now();
    let running: Process | null = null;
    /** One after the other: SQLite is for one process. */
    const start = async (): Promise<Process> => {
      await running?.stop();
      return (running = await startProcess(kept.storage, () => now));
    };
    beforeAll(async () => void (kept = await openStorage()), 60_000);
    afterAll(async () => {
      await running?.stop();
      await kept.close();
    }, 60_000);

    /** Ann and Bob have committed, and only Ann has revealed. */
    async function oneRevealed({ people: known, lobby, reveals }: Process): Promise<{ id: string; bob: Person }> {
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

    async function phaseOf({ db }: Process, id: string): Promise<string> {
      return (await new TableRepository(db).find(id))!.table.phase;
    }

    async function noncesOf({ db }: Process, id: string): Promise<(string | null)[]> {
      const { table } = (await new TableRepository(db).find(id))!;
      const { contributions } = JSON.parse(table.binding!) as { contributions: { nonce: string | null }[] };
      return contributions.map(({ nonce }) => nonce);
    }

    it('waits for a moment, and begins without who is not there', async () => {
      const process = await start();
      const { id } = await oneRevealed(process);
      await process.reveals.startIfReady(id);
      expect(await phaseOf(process, id)).toBe('open');
      now += REVEAL_GRACE_MS;
      await process.reveals.startIfReady(id);
      expect(await phaseOf(process, id)).toBe('running');
      expect(await noncesOf(process, id)).toEqual([annsNonce, null]);
    });

    it('waits longer for who is there, but not for ever', async () => {
      const process = await start();
      const { id, bob } = await oneRevealed(process);
      process.hub.subscribe(id, { person: bob.id, viewer: null, send: () => {}, write: () => {}, close: () => {} }, -1);
      now += REVEAL_MS - 1;
      await process.reveals.startIfReady(id);
      expect(await phaseOf(process, id)).toBe('open');
      now += 1;
      await process.reveals.startIfReady(id);
      expect(await noncesOf(process, id)).toEqual([annsNonce, null]);
      await expect(process.reveals.reveal(id, bob.id, bobsNonce)).rejects.toThrow(Refusal);
    });

    it('is begun by another process if this one dies', async () => {
      const { id } = await oneRevealed(await start());
      const other = await start();
      now += REVEAL_MS;
      other.scheduler.start();
      await expect.poll(() => phaseOf(other, id), { timeout: 10_000 }).toBe('running');
      await expect.poll(async () => (await other.races.loadCurrent(id)).match.entries.length).toBeGreaterThan(0);
      expect(await noncesOf(other, id)).toEqual([annsNonce, null]);
      expect(other.errors).toEqual([]);
    });
  });
});

describe.each(BUSES)('dice that people at two processes contribute to, with news by %s', (_name, openBus) => {
  const server = servedByTwo(openBus);

  it('begins once, with the nonces of both', async () => {
    const nonces = [newSeed(), newSeed()];
    const both = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const [ann, bob] = both as [Who, Who];
    const { id } = await ann.table({
      game: 'formula',
      seats: [ME, OPEN],
      commitment: commitmentOf(nonces[0]!),
    });
    const asked = both.map((client) => client.listen(id, ({ event }) => event === 'reveal'));
    const joined = await join(bob, id, nonces[1]!);
    expect(joined.body.revealing).toBe(true);
    await Promise.all(asked);
    const answers = await Promise.all(both.map((client, i) => reveal(client, id, nonces[i]!)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const record = await finish(id, ann, bob);
    for (const nonce of nonces) expect(compareWithPin(record, pinOf(joined.body, nonce)).ok).toBe(true);
    expect(await recordOf(bob, id)).toEqual(record);
    const keys = await Promise.all(both.map((client) => client.call<ServerKey>('GET', '/api/key')));
    expect(keys[1]!.body).toEqual(keys[0]!.body);
    expect(isSignedBy(record, keys[0]!.body.publicKey)).toBe(true);
  });
});
