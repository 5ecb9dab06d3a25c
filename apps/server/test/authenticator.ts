import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@paddock/protocol';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface ChallengeOptions {
  readonly challenge: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A software authenticator with one passkey. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  /** The signature counter; tests may turn it back, as a copied passkey would. */
  counter = 0;
  readonly #site: string;
  readonly #public: KeyObject;
  readonly #private: KeyObject;

  /** `site` is where its browser is, such as `http://localhost:3000`. */
  constructor(site: string) {
    this.#site = site;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#public = publicKey;
    this.#private = privateKey;
  }

  createCredential({ challenge }: ChallengeOptions, site = this.#site): NewPasskey {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#data(site, PRESENT | VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      length,
      id,
      this.#coseKey(),
    ]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, site).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  signChallenge({ challenge }: ChallengeOptions, site = this.#site): PasskeyProof {
    this.counter++;
    const client = clientData('webauthn.get', challenge, site);
    const data = this.#data(site, PRESENT | VERIFIED);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#private);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #credential(): Pick<NewPasskey, 'id' | 'rawId' | 'type' | 'clientExtensionResults'> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  #data(site: string, flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(Buffer.from(new URL(site).hostname)), rest]);
  }

  /** The public key as RFC 9052 writes it: an ES256 key on P-256. */
  #coseKey(): Uint8Array {
    const { x, y } = this.#public.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
  }
}

/** The client data of WebAuthn. */
function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
