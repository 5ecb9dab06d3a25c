import { createPublicKey, verify as verifySignature } from 'node:crypto';
import { commitmentOf, createSeed, type DicePin, diceTermsDigest, type GameRecord, textToSign } from '@paddock/kernel';
import type { Person, Table } from '@paddock/protocol';
import type { ApiResponse, Client } from './client.ts';
import { OPEN_SEAT, OWN_SEAT, playToEnd } from './player.ts';

/** What the tests of joint dice share: Ann and Bob, who commit to nonces and reveal them. */

/** The options of a server whose clock stands still, because people have a second only to reveal their nonces. */
export function withStoppedClock(): { readonly now: () => number } {
  const time = Date.now();
  return { now: () => time };
}

export type SignedInClient = Client & Person;

export const [ANNS_NONCE, BOBS_NONCE] = [createSeed(), createSeed()];

export async function signInAnnAndBob(server: {
  readonly person: (nickname: string) => Promise<SignedInClient>;
}): Promise<[SignedInClient, SignedInClient]> {
  return [await server.person('Ann'), await server.person('Bob')];
}

/** Ann waits with a commitment; the last seat is open. */
export async function createWaitingTable(ann: Client): Promise<Table> {
  return ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT], commitment: commitmentOf(ANNS_NONCE) });
}

export function reveal(client: Client, table: string, nonce: string): Promise<ApiResponse<Table & { error?: string }>> {
  return client.call('POST', `/api/tables/${table}/reveal`, { nonce });
}

export function joinWithNonce(client: Client, table: string, nonce: string): Promise<ApiResponse<Table>> {
  return client.call('POST', `/api/tables/${table}/join`, { commitment: commitmentOf(nonce) });
}

export async function loadRecord(client: Client, table: string): Promise<GameRecord> {
  return (await client.call<GameRecord>('GET', `/api/tables/${table}/record`)).body;
}

/** The pin of a browser at a table where people reveal their nonces. */
export function createPin({ id, seedHash, game, options, seats }: Table, nonce: string): DicePin {
  const commitments = seats.map((seat) => seat.commitment);
  const terms = diceTermsDigest({ table: id, seedHash, game, options: options as object, commitments });
  return { table: id, seedHash, terms, nonce };
}

/** Plays a race of two people to the end, and returns its record. */
export async function playToRecord(table: string, ...clients: readonly Client[]): Promise<GameRecord> {
  await Promise.all(clients.map((client) => playToEnd(client, table)));
  return loadRecord(clients[0]!, table);
}

export function isSignedBy(record: GameRecord, publicKey: string): boolean {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verifySignature(null, Buffer.from(textToSign(record)), key, Buffer.from(record.signature!.value, 'hex'));
}
