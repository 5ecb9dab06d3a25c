import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice } from './dice.ts';
import { createSeedHmac, type SeedHmac } from './seed-hmac.ts';

/**
 * Provably fair dice (commit and reveal).
 *
 * Before the first entry the table shows the commitment, SHA-256 of the seed's 32 bytes; after the last one it shows
 * the seed. Chance entry number n is derived from HMAC-SHA-256 with the seed's bytes as key and the text "n/a" as
 * message, n being the entry's number in the record and a = 0, 1, 2 … the attempt: the first 53 bits, read as a
 * whole number x, give x mod ways, unless x lies in the incomplete last part of the range, in which case
 * the next attempt counts. So every outcome has exactly the same probability.
 */

/** 64 hexadecimal digits: 32 bytes from the operating system's generator. */
export function createSeed(): string {
  return bytesToHex(randomBytes(32));
}

export function isSeed(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** A seed that follows from a text, for games that must be repeatable: simulations, tests, demonstrations. */
export function seedFromText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The commitment that is published before the game: it fixes the seed without revealing it. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * Another seed that follows from a table's seed and a label, by HMAC-SHA-256 as well. What the derived one reveals, through
 * the choices of a bot for example, reveals nothing about the table's seed. Labels must not look like the dice's "n/a".
 */
export function deriveSeed(seed: string, label: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(label)));
}

export function createFairDice(seed: string): Dice {
  const seedHmac = createSeedHmac(seed);
  return (entry, ways) => deriveOutcome(seedHmac, entry, ways).outcome;
}

/** How an outcome was derived: the attempt that counted, its 53 bits, and the outcome. */
export interface OutcomeDerivation {
  readonly attempt: number;
  readonly bits: number;
  readonly outcome: number;
}

/** Derives an outcome with all intermediate values, for display. */
export function explainOutcome(seed: string, entry: number, ways: number): OutcomeDerivation {
  return deriveOutcome(createSeedHmac(seed), entry, ways);
}

function deriveOutcome(seedHmac: SeedHmac, entry: number, ways: number): OutcomeDerivation {
  if (!Number.isSafeInteger(ways) || ways < 1) throw new Error(`chance needs at least one outcome, not ${ways}`);
  const limit = 2 ** 53 - (2 ** 53 % ways);
  for (let attempt = 0; ; attempt++) {
    const bits = seedHmac(`${entry}/${attempt}`);
    if (bits < limit) return { attempt, bits, outcome: bits % ways };
  }
}
