import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice } from './dice.ts';

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

/** HMAC-SHA-256 of a message with the seed's bytes as key. The result holds until the next one is computed. */
type SeedHmac = (message: string) => Uint8Array;

/** Used for every outcome of all seeds: new objects would take twice as long as hashing. */
const usedHmac = hmac.create(sha256, new Uint8Array(32));
const digest = new Uint8Array(32);

function createSeedHmac(seed: string): SeedHmac {
  const keyed = hmac.create(sha256, hexToBytes(seed));
  return (message) => {
    keyed._cloneInto(usedHmac);
    usedHmac.update(utf8ToBytes(message)).digestInto(digest);
    return digest;
  };
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
    const bits = first53Bits(seedHmac(`${entry}/${attempt}`));
    if (bits < limit) return { attempt, bits, outcome: bits % ways };
  }
}

function first53Bits(bytes: Uint8Array): number {
  let x = 0;
  for (let i = 0; i < 6; i++) x = x * 256 + bytes[i]!;
  return x * 32 + (bytes[6]! >> 3);
}
