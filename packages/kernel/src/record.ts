import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Match } from './match.ts';
import { commitmentOf } from './fairness.ts';
import type { Entry, GameTypes, Seat } from './game.ts';
import { type DiceBinding, createJointSeed } from './joint-seed.ts';
import { canonicalJson } from './json.ts';

/** Dice from one seed: races on one device, simulations, and older online races. */
export const RECORD_FORMAT = 'paddock-record/1';
/** Dice from the server's seed and the nonces of the people at the table. */
export const JOINT_RECORD_FORMAT = 'paddock-record/2';

/** Ed25519 over the record's digest, by the server that held the race; both in hexadecimal digits. */
export interface RecordSignature {
  readonly publicKey: string;
  readonly value: string;
}

/** From this entry on, the seat was driven by a person or a bot. Who drives is not part of the game. */
export type DriverChange = readonly [entry: number, seat: Seat, driver: string];

/** Everything that is needed to replay a game, without a random generator. */
export interface GameRecord<K extends GameTypes = GameTypes> {
  readonly format: typeof RECORD_FORMAT | typeof JOINT_RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: K['options'];
  /** The commitment to the dice, known before the first entry. */
  readonly seedHash: string;
  /** Only after the last entry. */
  readonly seed?: string;
  /** What else the dice are derived from; in `paddock-record/2` only. */
  readonly binding?: DiceBinding;
  readonly entries: readonly Entry<K>[];
  readonly drivers?: readonly DriverChange[];
  /** Fingerprint of all of the above but the seed, and of the position at the end. */
  readonly digest?: string;
  readonly signature?: RecordSignature;
}

/** Creates the record of a match. It contains the seed only once the game is over. */
export function createRecord<K extends GameTypes>(
  match: Match<K>,
  seed: string,
  drivers: readonly DriverChange[] = [],
  binding: DiceBinding | null = null,
): GameRecord<K> {
  const { definition, game, state, entries } = match;
  const over = game.awaiting(state).kind === 'over';
  const record: GameRecord<K> = {
    format: binding === null ? RECORD_FORMAT : JOINT_RECORD_FORMAT,
    game: definition.id,
    rulesVersion: definition.rulesVersion,
    seats: game.seats,
    options: game.options,
    seedHash: commitmentOf(seed),
    ...(over ? { seed } : {}),
    ...(binding === null ? {} : { binding }),
    entries: [...entries],
    ...(drivers.length > 0 ? { drivers } : {}),
  };
  return { ...record, digest: recordDigest(record, game.table(state)) };
}

/** The fingerprint covers the final position too: so a change of the rules is noticed. */
export function recordDigest(record: GameRecord, finalTable: object): string {
  const { seed: _seed, digest: _digest, signature: _signature, ...rest } = record;
  return bytesToHex(sha256(utf8ToBytes(canonicalJson({ ...rest, final: finalTable }))));
}

/** The seed from which all dice of a record are derived, or `null` while it is not revealed. */
export function diceSeedOf(record: GameRecord): string | null {
  const { seed, binding } = record;
  if (seed === undefined) return null;
  return binding === undefined ? seed : createJointSeed(seed, record, binding);
}

/** What a server signs: the digest, with the format in front, so that the signature is valid for nothing else. */
export function textToSign(record: Pick<GameRecord, 'format' | 'digest'>): string {
  return `${record.format} ${record.digest}`;
}

/** Formats a record with one line of JSON per entry, for people and version control. */
export function formatRecord(record: GameRecord): string {
  const { entries, drivers, digest, signature, ...head } = record;
  const lines = Object.entries(head).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const rows = entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  const tail = [
    ...(drivers === undefined ? [] : [` "drivers": ${JSON.stringify(drivers)}`]),
    ...(digest === undefined ? [] : [` "digest": ${JSON.stringify(digest)}`]),
    ...(signature === undefined ? [] : [` "signature": ${JSON.stringify(signature)}`]),
  ];
  const end = [` "entries": [${rows === '' ? '' : `\n${rows}\n `}]`, ...tail].join(',\n');
  return `{\n${lines.join('')}${end}\n}\n`;
}
