import { hash } from 'node:crypto';
import { createFairDice, type Dice } from '@paddock/kernel';

/** The block size of SHA-256, and what HMAC combines the key with for the inner and the outer hash (RFC 2104). */
const BLOCK_BYTES = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;
/** Room for the messages of the dice, an entry number and an attempt. */
const MESSAGE_BYTES = 64;
const HASH_BYTES = 32;

/** The fair dice of a seed with Node's own SHA-256, which takes half the time of the kernel's. */
export function createNativeDice(seed: string): Dice {
  const inner = createPaddedKey(seed, INNER_PAD, MESSAGE_BYTES);
  const outer = createPaddedKey(seed, OUTER_PAD, HASH_BYTES);
  return createFairDice(seed, (message) => {
    const length = inner.write(message, BLOCK_BYTES, 'latin1');
    const innerHash = hash('sha256', inner.subarray(0, BLOCK_BYTES + length), 'buffer');
    outer.set(innerHash, BLOCK_BYTES);
    return hash('sha256', outer, 'buffer');
  });
}

/** The key combined with a pad, and room for what is hashed after it. */
function createPaddedKey(seed: string, pad: number, room: number): Buffer {
  const padded = Buffer.alloc(BLOCK_BYTES + room);
  padded.fill(pad, 0, BLOCK_BYTES);
  for (const [i, byte] of Buffer.from(seed, 'hex').entries()) padded[i]! ^= byte;
  return padded;
}
