import { createPublicKey, verify } from 'node:crypto';
import { type GameRecord, textToSign } from '@paddock/kernel';

/** The DER prefix of a 32-byte Ed25519 key (RFC 8410). */
const KEY_HEADER = Buffer.from('302a300506032b6570032100', 'hex');

/** What is wrong with a record's signature, or `null`. A record without one is fine unless a key is asked for. */
export function findSignatureFault(record: GameRecord, wantedKey: string | null): string | null {
  const { signature } = record;
  if (signature === undefined) return wantedKey === null ? null : 'the record is not signed';
  if (wantedKey !== null && signature.publicKey !== wantedKey) {
    return `the record is signed with another key: ${signature.publicKey}`;
  }
  const der = Buffer.concat([KEY_HEADER, Buffer.from(signature.publicKey, 'hex')]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const fits = verify(null, Buffer.from(textToSign(record)), key, Buffer.from(signature.value, 'hex'));
  return fits ? null : 'the signature does not fit: it was made for another record';
}
