import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/**
 * A hash keeps one of the four threads of Node's pool busy for tens of milliseconds. Moves are brought to the disk in the same pool
 * (`storage/disk-sync.ts`), so that half of it is kept free of hashes.
 */
const MAX_CONCURRENT_HASHES = 2;

const hashes = new ConcurrencyLimit(MAX_CONCURRENT_HASHES);

export function hashPassword(password: string): Promise<string> {
  return hashes.run(() => hash(password));
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return hashes.run(() => verify(hashed, password));
}
