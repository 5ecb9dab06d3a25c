/**
 * HMAC-SHA-256 (RFC 2104, FIPS 180-4) of many short messages with one key of 32 bytes. The blocks of the key are hashed once, so
 * that a message takes two runs of the compression function: a fraction of what a general implementation takes.
 */
export type SeedHmac = (message: string) => number;

const STATE_WORDS = 8;
const BLOCK_WORDS = 16;
const SCHEDULE_WORDS = 64;
const INNER_PAD = 0x36363636;
const OUTER_PAD = 0x5c5c5c5c;
const END_OF_MESSAGE = 0x80;
const KEY_BLOCK_BITS = 512;
const HASH_BITS = 256;
/** What is left of a block beside the end mark and the length. */
const MAX_MESSAGE_BYTES = 55;

/** Derived as the standard says: from the fractional parts of the roots of the first primes. */
const PRIMES = listPrimes(SCHEDULE_WORDS);
const INITIAL_STATE = Int32Array.from(PRIMES.slice(0, STATE_WORDS), (prime) => fractionBits(Math.sqrt(prime)));
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));

function listPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** The first 32 bits of the fractional part. */
function fractionBits(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

/** One block and what it is extended to. It is shared, because hashing is never interrupted. */
const schedule = new Int32Array(SCHEDULE_WORDS);
const innerHash = new Int32Array(STATE_WORDS);
const outerHash = new Int32Array(STATE_WORDS);

/** Returns the first 53 bits of the HMAC as a whole number. `seed` is the key in hexadecimal, messages are ASCII. */
export function createSeedHmac(seed: string): SeedHmac {
  const inner = hashKey(seed, INNER_PAD);
  const outer = hashKey(seed, OUTER_PAD);
  return (message) => {
    fillBlock(message);
    compress(inner, innerHash);
    schedule.set(innerHash);
    schedule.fill(0, STATE_WORDS, BLOCK_WORDS);
    schedule[STATE_WORDS] = END_OF_MESSAGE << 24;
    schedule[BLOCK_WORDS - 1] = KEY_BLOCK_BITS + HASH_BITS;
    compress(outer, outerHash);
    return (outerHash[0]! >>> 0) * 2 ** 21 + (outerHash[1]! >>> 11);
  };
}

/** The state after the block of the key. */
function hashKey(seed: string, pad: number): Int32Array {
  schedule.fill(pad, 0, BLOCK_WORDS);
  for (let i = 0; i < seed.length / 8; i++) schedule[i] = pad ^ Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
  const state = new Int32Array(STATE_WORDS);
  compress(INITIAL_STATE, state);
  return state;
}

/** Makes the last block of a message that follows the block of the key. */
function fillBlock(message: string): void {
  const { length } = message;
  if (length > MAX_MESSAGE_BYTES) throw new RangeError(`a message of ${length} bytes is too long`);
  schedule.fill(0, 0, BLOCK_WORDS);
  for (let i = 0; i < length; i++) schedule[i >> 2]! |= message.charCodeAt(i) << (24 - (i & 3) * 8);
  schedule[length >> 2]! |= END_OF_MESSAGE << (24 - (length & 3) * 8);
  schedule[BLOCK_WORDS - 1] = KEY_BLOCK_BITS + length * 8;
}

/** The compression function of SHA-256, from one state to the next. */
function compress(from: Int32Array, to: Int32Array): void {
  const w = schedule;
  for (let i = BLOCK_WORDS; i < SCHEDULE_WORDS; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = from[0]!;
  let b = from[1]!;
  let c = from[2]!;
  let d = from[3]!;
  let e = from[4]!;
  let f = from[5]!;
  let g = from[6]!;
  let h = from[7]!;
  for (let i = 0; i < SCHEDULE_WORDS; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  to[0] = from[0]! + a;
  to[1] = from[1]! + b;
  to[2] = from[2]! + c;
  to[3] = from[3]! + d;
  to[4] = from[4]! + e;
  to[5] = from[5]! + f;
  to[6] = from[6]! + g;
  to[7] = from[7]! + h;
}
