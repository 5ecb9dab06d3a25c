import { findGame } from '@paddock/games';
import { commitmentOf, compareWithPin, createSeed, defaultOptions, verifyRecord } from '@paddock/kernel';
import type { ServerKey, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { connect } from '../src/storage/connect.ts';
import { TableRepository } from '../src/tables/repository.ts';
import { LOGIC_BUSES } from './buses.ts';
import {
  ANNS_NONCE,
  BOBS_NONCE,
  createPin,
  createWaitingTable,
  isSignedBy,
  joinWithNonce,
  loadRecord,
  playToRecord,
  reveal,
  signInAnnAndBob,
  type SignedInClient,
  withStoppedClock,
} from './joint-seed.ts';
import { joinTable, OPEN_SEAT, OWN_SEAT, ROOKIE_SEAT } from './player.ts';
import { served, servedByTwo } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

describe.each(LOGIC_STORAGES)('the record of joint dice on %s', (_name, openStorage) => {
  const server = served(openStorage, withStoppedClock());

  it('starts the race when all have revealed, and the record proves the contributions', async () => {
    const [ann, bob] = await signInAnnAndBob(server);
    const { id, seats } = await createWaitingTable(ann);
    expect(seats.map((seat) => seat.commitment)).toEqual([commitmentOf(ANNS_NONCE), null]);
    const joined = await joinWithNonce(bob, id, BOBS_NONCE);
    expect(joined.body).toMatchObject({ phase: 'open', revealing: true });
    const first = await reveal(ann, id, ANNS_NONCE);
    expect(first).toMatchObject({ status: 200, body: { phase: 'open', revealing: true } });
    expect(JSON.stringify(first.body)).not.toContain(ANNS_NONCE);
    expect((await reveal(bob, id, BOBS_NONCE)).body).toMatchObject({ phase: 'running', revealing: false });
    const record = await playToRecord(id, ann, bob);
    expect(record.format).toBe('paddock-record/2');
    expect(verifyRecord(findGame('formula')!, record)).toMatchObject({ ok: true });
    expect(record.binding!.contributions).toEqual([
      { commitment: commitmentOf(ANNS_NONCE), nonce: ANNS_NONCE },
      { commitment: commitmentOf(BOBS_NONCE), nonce: BOBS_NONCE },
    ]);
    const { body: table } = await ann.call<Table>('GET', `/api/tables/${id}`);
    for (const [client, nonce] of [
      [ann, ANNS_NONCE],
      [bob, BOBS_NONCE],
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
    const [ann, bob] = await signInAnnAndBob(server);
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, ROOKIE_SEAT] });
    expect(await joinTable(bob, id)).toMatchObject({ phase: 'running', revealing: false });
    const record = await playToRecord(id, ann, bob);
    expect(record.binding!.contributions).toEqual([null, null, null]);
    expect(verifyRecord(findGame('formula')!, record)).toMatchObject({ ok: true });
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
});

describe.each(LOGIC_BUSES)('joint dice at two processes, with %s as the bus', (_name, openBus) => {
  const server = servedByTwo(openBus, withStoppedClock());

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
    const joined = await joinWithNonce(bob, id, nonces[1]!);
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
