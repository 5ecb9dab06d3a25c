import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type GameRecord, type RecordSignature, textToSign } from '@paddock/kernel';

/** The DER prefix of a 32-byte Ed25519 private key (RFC 8410). */
const KEY_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A new private key for signatures, in hexadecimal digits. */
export function createSigningKey(): string {
  const { d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return Buffer.from(d!, 'base64url').toString('hex');
}

/** Signs records of finished races with the key that all processes of a server share. */
export class RecordSigner {
  readonly #key: KeyObject;
  /** In hexadecimal digits. */
  readonly publicKey: string;

  constructor(privateKey: string) {
    const der = Buffer.concat([KEY_HEADER, Buffer.from(privateKey, 'hex')]);
    this.#key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    const { x } = createPublicKey(this.#key).export({ format: 'jwk' });
    this.publicKey = Buffer.from(x!, 'base64url').toString('hex');
  }

  sign(record: GameRecord): RecordSignature {
    const value = sign(null, Buffer.from(textToSign(record)), this.#key).toString('hex');
    return { publicKey: this.publicKey, value };
  }
}
