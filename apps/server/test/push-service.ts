import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { Agent, createServer, type Server } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
// The next import needs it.
// oxlint-disable-next-line import/no-unassigned-import
import 'reflect-metadata';
import { X509CertificateGenerator } from '@peculiar/x509';
import type { PushSubscription, Reminder } from '@paddock/protocol';

const HOST = 'push.example.org';

/** A message that the push service received. */
interface DeliveredMessage {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A push service on this machine, reached under a public name. */
export interface PushService {
  /** Resolves the name of the service, and trusts its certificate. */
  readonly agent: Agent;
  readonly delivered: DeliveredMessage[];
  /** The status of its next responses. */
  status: number;
  endpoint(path: string): string;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const { key, cert } = await createCertificate();
  const delivered: DeliveredMessage[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      delivered.push({ path: request.url!, headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(service.status).end();
    });
  });
  const port = await listen(server);
  const lookup: LookupFunction = (_name, options, found) =>
    options.all === true ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4);
  const service: PushService = {
    agent: new Agent({ ca: cert, lookup }),
    delivered,
    status: 201,
    endpoint: (path) => `https://${HOST}:${port}/${path}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** A subscribed browser, which can decrypt messages. */
export class FakeBrowser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  subscription(language: PushSubscription['language']): PushSubscription {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys, language };
  }

  /** Decrypts a message (RFC 8291 and RFC 8188). */
  read(body: Buffer): Reminder {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const shared = this.#keys.computeSecret(sender);
    const context = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = derive(this.#auth, shared, context, 32);
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + body[20]!);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The text ends with the byte 2.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Reminder;
  }
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const extracted = createHmac('sha256', salt).update(secret).digest();
  const expanded = createHmac('sha256', extracted)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest();
  return expanded.subarray(0, length);
}

async function createCertificate(): Promise<{ key: string; cert: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const made = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${HOST}`,
    keys,
    signingAlgorithm: algorithm,
  });
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return { key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`, cert: made.toString('pem') };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
