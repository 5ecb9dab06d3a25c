import { generateKeyPairSync, sign } from 'node:crypto';
import { findBot } from '@paddock/bots';
import { findGame } from '@paddock/games';
import {
  startMatch,
  commitmentOf,
  defaultOptions,
  type DicePin,
  diceTermsDigest,
  drawSeating,
  createFairDice,
  formatRecord,
  type GameRecord,
  createJointSeed,
  observe,
  playToEnd,
  createRecord,
  Rng,
  seedFromText,
  textToSign,
} from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { revealNonce, takeSeat } from '../src/online/contribution.ts';
import { dicePins, DicePins } from '../src/online/dice-pins.ts';
import { useMe } from '../src/base/me.ts';
import { TableStream } from '../src/online/table-stream.ts';
import { checkAgainstPin, isCheating } from '../src/replay/pin-check.ts';
import { checkSignature } from '../src/replay/signature.ts';
import { assessVerification } from '../src/replay/verdict.ts';
import { createVerification, openRecord } from './open-record.ts';
import { waitFor } from './wait-for.ts';

const ID = 'AAAAAAAAAAAA';
const NONCE = seedFromText('nonce');
const SEED_HASH = commitmentOf(seedFromText('server'));

class MemoryStore {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

function tableWith(own: string | null, changes: Partial<Table> = {}): Table {
  const seat = { kind: 'person', name: 'Anna', person: 'anna', commitment: own };
  return {
    id: ID,
    game: 'formula',
    options: {},
    phase: 'open',
    revealing: false,
    seedHash: SEED_HASH,
    seats: [seat],
    ...changes,
  } as Table;
}

describe('the pins of a browser', () => {
  const createPins = (): DicePins => {
    const store = new MemoryStore();
    return new DicePins(() => store);
  };

  it('contain the first commitment that was seen, and the nonce that the server accepted', () => {
    const noted = createPins();
    expect(noted.see(tableWith(null))).toBe(true);
    expect(noted.see(tableWith(null, { seedHash: seedFromText('other') }))).toBe(false);
    noted.contribute(tableWith(commitmentOf(NONCE), { seedHash: seedFromText('other') }), NONCE);
    expect(noted.find(ID)).toEqual({ table: ID, seedHash: SEED_HASH, terms: null, nonce: NONCE });
  });

  it('contain no nonce if another browser of the same person was first', () => {
    const noted = createPins();
    noted.contribute(tableWith(commitmentOf(seedFromText('other'))), NONCE);
    expect(noted.find(ID)).toEqual({ table: ID, seedHash: SEED_HASH, terms: null, nonce: null });
  });

  it('contain the public terms of the dice at the first reveal request', () => {
    const own = commitmentOf(NONCE);
    const revealing = tableWith(own, { revealing: true });
    const changed = { ...revealing, seats: [revealing.seats[0]!, revealing.seats[0]!] };
    const noted = createPins();
    noted.contribute(tableWith(own), NONCE);
    expect(noted.see(revealing)).toBe(true);
    const terms = diceTermsDigest({
      table: ID,
      seedHash: SEED_HASH,
      game: 'formula',
      options: {},
      commitments: [own],
    });
    expect(noted.find(ID)).toEqual({ table: ID, seedHash: SEED_HASH, terms, nonce: NONCE });
    expect(noted.see(changed)).toBe(false);
    expect(noted.see({ ...revealing, options: { laps: 2 } })).toBe(false);
    expect(noted.find(ID)?.terms).toBe(terms);
    expect(noted.see(revealing)).toBe(true);
    expect(noted.see({ ...changed, revealing: false, phase: 'running' })).toBe(true);
  });

  it('are not stored for races that had already begun', () => {
    const noted = createPins();
    expect(noted.see(tableWith(null, { phase: 'running' }))).toBe(true);
    expect(noted.find(ID)).toBeNull();
  });

  it('are kept for the newest 200 tables', () => {
    const noted = createPins();
    for (let i = 0; i < 201; i++) noted.see(tableWith(null, { id: `table${i}` }));
    expect(noted.find('table0')).toBeNull();
    expect(noted.find('table1')).not.toBeNull();
    expect(noted.find('table200')).not.toBeNull();
  });

  it('work with empty or invalid storage', () => {
    expect(new DicePins(() => null).see(tableWith(null))).toBe(true);
    expect(new DicePins(() => ({ getItem: () => '{oops', setItem: () => {} })).find(ID)).toBeNull();
  });
});

/** A race of two with joint dice, in which this browser gave `NONCE` as the first occupant and a bot the rest. */
function playJointRace(nonce: string | null = NONCE): GameRecord {
  const definition = findGame('formula')!;
  const options = defaultOptions<object>(definition.options);
  const seed = seedFromText('server');
  const race = { game: definition.id, rulesVersion: definition.rulesVersion, options };
  const contributions = [{ commitment: commitmentOf(NONCE), nonce }, null];
  const dice = createJointSeed(seed, race, { table: ID, contributions });
  const match = startMatch(definition, 2, options);
  const bot = findBot(definition.id, 'greedy')!;
  const rng = Rng.from('joint');
  playToEnd(match, createFairDice(dice), ({ game, state }, seat) => bot.choose(observe(game, state, seat), rng));
  return createRecord(match, seed, [], { table: ID, contributions, seating: drawSeating(dice, 2) });
}

function verifyRecordOf(record: GameRecord): ReturnType<typeof createVerification> {
  const opened = openRecord(formatRecord(record));
  if (!opened.ok) throw new Error(opened.error.detail);
  return createVerification(opened.value, record);
}

describe('verifying an online race', () => {
  const record = playJointRace();

  it('derives every die from the joint seed', () => {
    const found = verifyRecordOf(record);
    expect(found.dice.length).toBeGreaterThan(10);
    expect(assessVerification(found)).toMatchObject({ kind: 'good', seed: true, dice: true });
    expect(found.joint).toMatchObject({ fault: null, binding: record.binding });
  });

  it('finds seats that were not drawn, and replaced nonces', () => {
    const binding = record.binding!;
    const { digest: _whole, ...open } = record;
    const reseated = verifyRecordOf({ ...open, binding: { ...binding, seating: binding.seating.toReversed() } });
    expect(reseated.joint?.fault).toContain('seats');
    expect(assessVerification(reseated).kind).toBe('bad');
    const [own] = binding.contributions;
    const exchanged = [{ ...own!, nonce: seedFromText('other') }, null];
    expect(verifyRecordOf({ ...open, binding: { ...binding, contributions: exchanged } }).joint?.fault).toContain(
      'nonce',
    );
  });

  it('fails if the record contradicts the pin', () => {
    expect(assessVerification(verifyRecordOf(record), true).kind).toBe('bad');
  });

  it('compares the record with the pin of this browser', () => {
    const { seedHash, game, options } = record;
    const binding = record.binding!;
    const terms = diceTermsDigest({ table: ID, seedHash, game, options, commitments: [commitmentOf(NONCE), null] });
    const pin: DicePin = { table: ID, seedHash, terms, nonce: NONCE };
    const check = (one: DicePin | null) => checkAgainstPin(verifyRecordOf(record).joint!.record, one);
    expect(check(pin)).toEqual({ kind: 'contributed', seat: binding.seating.indexOf(0) });
    expect(check({ ...pin, nonce: null })).toEqual({ kind: 'seen' });
    expect(check(null)).toEqual({ kind: 'nothing' });
    const replaced = { kind: 'fault', fault: 'seed-replaced' };
    expect(check({ ...pin, seedHash: seedFromText('other') })).toEqual(replaced);
    expect(check({ ...pin, seedHash: seedFromText('other'), nonce: null })).toEqual(replaced);
    expect(check({ ...pin, nonce: seedFromText('other') })).toEqual({ kind: 'fault', fault: 'not-contributed' });
    expect(check({ ...pin, table: 'BBBBBBBBBBBB' })).toEqual({ kind: 'fault', fault: 'other-table' });
    const late = playJointRace(null);
    const dropped = checkAgainstPin(late, pin);
    expect(dropped).toEqual({ kind: 'fault', fault: 'nonce-dropped' });
    const changed = check({ ...pin, terms: seedFromText('other') });
    expect(changed).toEqual({ kind: 'fault', fault: 'terms-changed' });
    expect([check({ ...pin, nonce: seedFromText('other') }), changed, dropped, check(pin)].map(isCheating)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('checks the signature if the browser supports it', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const signature = {
      publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('hex'),
      value: sign(null, Buffer.from(textToSign(record)), privateKey).toString('hex'),
    };
    expect(await checkSignature(record, signature)).toBe('good');
    expect(await checkSignature({ ...record, digest: seedFromText('other') }, signature)).toBe('bad');
    const old = { importKey: () => Promise.reject(new DOMException('Ed25519', 'NotSupportedError')) };
    expect(await checkSignature(record, signature, old as unknown as SubtleCrypto)).toBe('unchecked');
    vi.stubGlobal('crypto', {});
    expect(await checkSignature(record, signature)).toBe('unchecked');
    vi.unstubAllGlobals();
    const opened = openRecord(formatRecord({ ...record, signature }));
    expect(opened.ok && opened.value.signature).toEqual(signature);
  });
});

describe('sitting down', () => {
  const asked: { method: string; path: string; body: Record<string, string> }[] = [];
  let isRevealing = false;
  let hasBegun = false;

  beforeEach(() => {
    asked.length = 0;
    isRevealing = false;
    hasBegun = false;
    vi.stubGlobal('localStorage', new MemoryStore());
    vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
      const sent = JSON.parse(body) as Record<string, string>;
      asked.push({ method, path, body: sent });
      const own = asked.find((one) => 'commitment' in one.body)!.body['commitment']!;
      const begun = hasBegun && path.endsWith('/reveal');
      const changes = begun ? { phase: 'running' as const } : { revealing: isRevealing };
      return Promise.resolve(Response.json(tableWith(own, changes)));
    });
    useMe.setState({ me: { id: 'anna', nickname: 'Anna', claimed: false } });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('commits to a nonce, and keeps it until the server asks for it', async () => {
    await takeSeat(`/api/tables/${ID}/join`);
    const { nonce } = dicePins.find(ID)!;
    expect(asked).toEqual([
      { method: 'POST', path: `/api/tables/${ID}/join`, body: { commitment: commitmentOf(nonce!) } },
    ]);
    const stream = new TableStream(ID);
    stream.setTable(tableWith(commitmentOf(nonce!), { revealing: true }));
    stream.handleEvent({ name: 'reveal', data: {} });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ method: 'POST', path: `/api/tables/${ID}/reveal`, body: { nonce } });
    expect(dicePins.find(ID)?.terms).toMatch(/^[0-9a-f]{64}$/);
  });

  it('does not reveal before the table is complete, nor when something has changed since', async () => {
    await takeSeat(`/api/tables/${ID}/join`);
    const own = commitmentOf(dicePins.find(ID)!.nonce!);
    await revealNonce(tableWith(own));
    await revealNonce(tableWith(own, { revealing: true, seedHash: seedFromText('other') }));
    dicePins.see(tableWith(own, { revealing: true }));
    await revealNonce(tableWith(own, { revealing: true, options: { laps: 2 } }));
    expect(asked).toHaveLength(1);
    await revealNonce(tableWith(own, { revealing: true }));
    expect(asked).toHaveLength(2);
  });

  it('reveals at once if only this seat was missing', async () => {
    isRevealing = true;
    await takeSeat('/api/quick-match/formula');
    expect(asked[1]).toMatchObject({ path: `/api/tables/${ID}/reveal`, body: { nonce: dicePins.find(ID)!.nonce } });
  });

  it('returns the table after the reveal, and reveals once', async () => {
    isRevealing = true;
    hasBegun = true;
    const sat = await takeSeat('/api/quick-match/formula');
    expect(sat.ok && sat.value.phase).toBe('running');
    const own = commitmentOf(dicePins.find(ID)!.nonce!);
    expect(await revealNonce(tableWith(own, { revealing: true }))).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('reveals again when the first try has failed', async () => {
    await takeSeat(`/api/tables/${ID}/join`);
    const revealing = tableWith(commitmentOf(dicePins.find(ID)!.nonce!), { revealing: true });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await revealNonce(revealing)).toBeNull();
    vi.stubGlobal('fetch', fetch);
    expect(await revealNonce(revealing)).not.toBeNull();
  });

  it('keeps the newer state of the stream when an older response arrives', () => {
    const stream = new TableStream(ID);
    const phaseAfter = (table: Table): string => {
      stream.setTable(table);
      const { phase, revealing } = stream.store.getState().table!;
      return revealing ? 'revealing' : phase;
    };
    const own = commitmentOf(NONCE);
    const [open, revealing] = [tableWith(own), tableWith(own, { revealing: true })];
    const [running, over] = [tableWith(null, { phase: 'running' }), tableWith(null, { phase: 'over' })];
    const told = [open, revealing, open, running, revealing, open, over, running];
    expect(told.map(phaseAfter)).toEqual([
      'open',
      'revealing',
      'revealing',
      'running',
      'running',
      'running',
      'over',
      'over',
    ]);
  });

  it('adds a commitment once to a seat without one', async () => {
    const stream = new TableStream(ID);
    stream.setTable(tableWith(null));
    stream.setTable(tableWith(null));
    await waitFor(() => expect(dicePins.find(ID)?.nonce).toMatch(/^[0-9a-f]{64}$/));
    expect(asked.map(({ method, path }) => [method, path])).toEqual([['PUT', `/api/tables/${ID}/commitment`]]);
  });

  it('adds a commitment also if the person has to be loaded first', async () => {
    const load = vi.fn(() => Promise.resolve({ id: 'anna', nickname: 'Anna', claimed: false }));
    useMe.setState({ me: undefined, load });
    const stream = new TableStream(ID);
    stream.setTable(tableWith(null));
    await waitFor(() => expect(dicePins.find(ID)?.nonce).toMatch(/^[0-9a-f]{64}$/));
    expect(load).toHaveBeenCalledOnce();
  });

  it('reports a changed commitment of the server, and remembers it', () => {
    const stream = new TableStream(ID);
    stream.setTable(tableWith(commitmentOf(NONCE)));
    expect(stream.store.getState().seedReplaced).toBe(false);
    stream.setTable(tableWith(commitmentOf(NONCE), { seedHash: seedFromText('other') }));
    expect(stream.store.getState().seedReplaced).toBe(true);
    stream.setTable(tableWith(commitmentOf(NONCE)));
    expect(stream.store.getState().seedReplaced).toBe(true);
  });
});
