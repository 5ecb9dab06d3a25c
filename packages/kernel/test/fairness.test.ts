import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentOf, createFairDice, isSeed, createSeed, seedFromText } from '@paddock/kernel';

/** The documented derivation, written again with another library. */
function deriveByHand(seed: string, entry: number, ways: number): number {
  const key = Buffer.from(seed, 'hex');
  for (let attempt = 0; ; attempt++) {
    const mac = createHmac('sha256', key).update(`${entry}/${attempt}`).digest();
    const x = mac.readBigUInt64BE(0) >> 11n;
    const whole = 2n ** 53n;
    if (x < whole - (whole % BigInt(ways))) return Number(x % BigInt(ways));
  }
}

describe('fairness', () => {
  it('new seeds are 32 bytes and never the same', () => {
    const seeds = Array.from({ length: 50 }, createSeed);
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(50);
  });

  it('the commitment is SHA-256 of the bytes of the seed', () => {
    const seed = seedFromText('x');
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
  });

  it('every outcome follows the documented derivation', () => {
    const ways = fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }));
    fc.assert(
      fc.property(fc.string(), fc.nat(100_000), ways, (text, entry, n) => {
        const seed = seedFromText(text);
        expect(createFairDice(seed)(entry, n)).toBe(deriveByHand(seed, entry, n));
      }),
      { numRuns: 400 },
    );
  });

  it('the dice of several seeds do not disturb each other', () => {
    const seeds = ['one', 'two', 'three'].map(seedFromText);
    const dice = seeds.map((seed) => createFairDice(seed));
    for (let entry = 0; entry < 20; entry++) {
      expect(dice.map((roll) => roll(entry, 1000))).toEqual(seeds.map((seed) => deriveByHand(seed, entry, 1000)));
    }
  });

  it('rejection is used: just above half of the range every second first attempt is rejected', () => {
    const ways = 2 ** 52 + 1;
    const seed = seedFromText('reject');
    const dice = createFairDice(seed);
    const rejected = Array.from({ length: 200 }, (_, n) => n).filter((n) => {
      const x = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${n}/0`).digest().readBigUInt64BE(0) >> 11n;
      expect(dice(n, ways)).toBeLessThan(ways);
      return x >= BigInt(ways);
    });
    expect(rejected.length).toBeGreaterThan(70);
    expect(rejected.length).toBeLessThan(130);
  });

  it('is uniform: a die of twenty over 80,000 entries', () => {
    const dice = createFairDice(seedFromText('even'));
    const counts = new Array<number>(20).fill(0);
    for (let n = 0; n < 80_000; n++) counts[dice(n, 20)]!++;
    const chi = counts.reduce((sum, count) => sum + (count - 4000) ** 2 / 4000, 0);
    expect(chi).toBeLessThan(58);
  });

  it('refuses invalid numbers of outcomes', () => {
    const dice = createFairDice(seedFromText('x'));
    for (const ways of [0, -1, 1.5, Number.NaN, 2 ** 53]) expect(() => dice(0, ways)).toThrow('at least one outcome');
  });
});
