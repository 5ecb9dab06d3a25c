import { createHmac } from 'node:crypto';
import {
  startMatch,
  compareWithPin,
  commitmentOf,
  type Contribution,
  type DiceBinding,
  recordDigest,
  diceTermsDigest,
  drawSeating,
  createFairDice,
  formatRecord,
  type GameRecord,
  createJointSeed,
  parseRecord,
  playToEnd,
  createRecord,
  replayRecord,
  Rng,
  seedFromText,
  verifyRecord,
} from '@paddock/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToyGame, type ToyTypes } from './toy.ts';

const SEED = seedFromText('server');
const RACE = { game: 'toy', rulesVersion: 1, options: {} };
const NONCES = [seedFromText('Ann'), seedFromText('Bob')];

function createContribution(nonce: string): Contribution {
  return { commitment: commitmentOf(nonce), nonce };
}

function createContributions(): DiceBinding['contributions'] {
  return [...NONCES.map(createContribution), null];
}

/** The documented derivation, written again with another library. */
function deriveByHand(seed: string, message: string): string {
  return createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest('hex');
}

describe('the joint seed', () => {
  it('is HMAC-SHA-256 of the server seed over table, nonces, game, options and rules version', () => {
    const [ann, bob] = NONCES;
    const message = `{"game":"toy","nonces":["${ann}","${bob}",null],"options":{},"rulesVersion":1,"table":"T"}`;
    expect(createJointSeed(SEED, RACE, { table: 'T', contributions: createContributions() })).toBe(
      deriveByHand(SEED, message),
    );
  });

  it('changes with every part of it', () => {
    const binding = { table: 'T', contributions: createContributions() };
    const seeds = [
      createJointSeed(SEED, RACE, binding),
      createJointSeed(seedFromText('other'), RACE, binding),
      createJointSeed(SEED, { ...RACE, game: 'other' }, binding),
      createJointSeed(SEED, { ...RACE, rulesVersion: 2 }, binding),
      createJointSeed(SEED, { ...RACE, options: { laps: 2 } }, binding),
      createJointSeed(SEED, RACE, { ...binding, table: 'U' }),
      createJointSeed(SEED, RACE, { ...binding, contributions: createContributions().toReversed() }),
      createJointSeed(SEED, RACE, { ...binding, contributions: createContributions().with(0, null) }),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('draws every seating equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const seating = drawSeating(seedFromText(`${i}`), 3).join('');
      counts.set(seating, (counts.get(seating) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(30);
  });

  it('draws a permutation of the occupants', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 10 }), (text, occupantCount) => {
        expect(drawSeating(seedFromText(text), occupantCount).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: occupantCount }, (_, i) => i),
        );
      }),
    );
  });
});

describe('a record with joint dice', () => {
  const game = createToyGame();
  const record = playRecord();

  function playRecord(given = createContributions()): GameRecord<ToyTypes> {
    const match = startMatch(game, 3, { most: 3, loud: false });
    const bound = { table: 'T', contributions: given };
    const seed = createJointSeed(SEED, { game: 'toy', rulesVersion: 1, options: match.game.options }, bound);
    const rng = Rng.from('moves');
    playToEnd(match, createFairDice(seed), (m, seat) => rng.pick(m.game.legalMoves(m.state, seat)));
    return createRecord(match, SEED, [], { ...bound, seating: drawSeating(seed, 3) });
  }

  /** The record with a changed binding and a digest that fits it again. */
  const withBinding = (change: Partial<DiceBinding>): GameRecord<ToyTypes> => {
    const { digest: _old, ...rest } = record;
    const changed = { ...rest, binding: { ...record.binding!, ...change } };
    return { ...changed, digest: recordDigest(changed, finalTable()) };
  };
  const finalTable = (): object => {
    const { digest: _without, ...rest } = record;
    const replayed = replayRecord(game, rest);
    if (!replayed.ok) throw new Error(replayed.error);
    return replayed.value.game.table(replayed.value.state);
  };

  it('survives its codec and verifies', () => {
    expect(record.format).toBe('paddock-record/2');
    expect(parseRecord(formatRecord(record))).toEqual({ ok: true, value: record });
    expect(verifyRecord(game, record).ok).toBe(true);
  });

  it('verifies when a nonce was not revealed in time', () => {
    const dropped = createContributions().with(1, { commitment: commitmentOf(NONCES[1]!), nonce: null });
    expect(verifyRecord(game, playRecord(dropped)).ok).toBe(true);
  });

  it('is refused when anything that the dice are derived from was changed', () => {
    expect(verifyRecord(game, withBinding({})).ok).toBe(true);
    const [ann, bob] = record.binding!.contributions;
    const changes: Partial<DiceBinding>[] = [
      { table: 'U' },
      { contributions: [bob!, ann!, null] },
      { contributions: [null, bob!, null] },
      { contributions: [{ ...ann!, nonce: null }, bob!, null] },
      { contributions: [{ ...ann!, commitment: commitmentOf(SEED) }, bob!, null] },
      { seating: record.binding!.seating.toReversed() },
    ];
    for (const change of changes) expect([change, verifyRecord(game, withBinding(change)).ok]).toEqual([change, false]);
  });

  it('is not derived from the server seed alone', () => {
    const { binding: _bound, digest: _old, ...rest } = record;
    const plain = { ...rest, format: 'paddock-record/1' as const };
    expect(verifyRecord(game, { ...plain, digest: recordDigest(plain, finalTable()) }).ok).toBe(false);
  });

  it.each([
    [{ binding: undefined }, '"binding" is missing'],
    [{ binding: { ...record.binding, seating: [0] } }, '"seating" must have'],
    [{ binding: { ...record.binding, contributions: [1, 2, 3] } }, '"contributions" must have'],
    [{ signature: { publicKey: 'x', value: 'y' } }, '"signature" must have'],
  ])('is read only in its own shape: %j', (change, error) => {
    expect(parseRecord(JSON.stringify({ ...record, ...change }))).toMatchObject({
      ok: false,
      error: expect.stringContaining(error) as string,
    });
  });

  describe('compared with the pin of a browser', () => {
    const commitments = createContributions().map((contribution) => contribution?.commitment ?? null);
    const { game: id, options, seedHash } = record;
    const terms = diceTermsDigest({ table: 'T', seedHash, game: id, options, commitments });
    const pin = { table: 'T', seedHash: commitmentOf(SEED), terms, nonce: NONCES[1]! };

    it('matches, and returns the seat', () => {
      const seat = record.binding!.seating.indexOf(1);
      expect(compareWithPin(record, pin)).toEqual({ ok: true, value: seat });
      expect(compareWithPin(record, { ...pin, terms: null })).toEqual({ ok: true, value: seat });
    });

    it('matches without a nonce of its own', () => {
      expect(compareWithPin(record, { ...pin, nonce: null })).toEqual({ ok: true, value: null });
    });

    it('finds the nonce although another person copied its commitment', () => {
      const [, own] = createContributions();
      const copied = playRecord([{ commitment: own!.commitment, nonce: null }, own!, null]);
      const seat = copied.binding!.seating.indexOf(1);
      expect(compareWithPin(copied, { ...pin, terms: null })).toEqual({ ok: true, value: seat });
    });

    it.each([
      ['other-table', record, { ...pin, table: 'U' }],
      ['seed-replaced', { ...record, seedHash: commitmentOf(seedFromText('another')) }, pin],
      ['not-contributed', record, { ...pin, nonce: seedFromText('nobody') }],
      ['terms-changed', playRecord(createContributions().toReversed()), pin],
      [
        'terms-changed',
        playRecord(createContributions().with(0, createContribution(seedFromText('chosen later')))),
        pin,
      ],
      ['terms-changed', { ...record, options: { ...record.options, other: 1 } }, pin],
      ['terms-changed', record, { ...pin, terms: seedFromText('other terms'), nonce: null }],
      [
        'nonce-dropped',
        playRecord(createContributions().with(1, { commitment: commitmentOf(NONCES[1]!), nonce: null })),
        pin,
      ],
    ])('tells what was done to it: %s', (fault, changed, noted) => {
      expect(compareWithPin(changed, noted)).toEqual({ ok: false, error: fault });
    });
  });
});
