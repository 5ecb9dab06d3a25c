import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Match } from './drive.ts';
import { commitment } from './fairness.ts';
import type { Entry, Kind, Seat } from './game.ts';
import { canonicalJson } from './json.ts';

export const RECORD_FORMAT = 'paddock-record/1';

/** From this entry on, the seat was driven by a person or a bot. A note: who drives is no part of the game. */
export type DriverNote = readonly [entry: number, seat: Seat, driver: string];

/** Everything that is needed to play a game again, without any generator. */
export interface GameRecord<K extends Kind = Kind> {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: K['options'];
  /** The commitment to the dice, known before the first entry. */
  readonly seedHash: string;
  /** Told after the last entry only. */
  readonly seed?: string;
  readonly entries: readonly Entry<K>[];
  readonly drivers?: readonly DriverNote[];
  /** Fingerprint of all of the above but the seed, and of the position at the end. */
  readonly digest?: string;
}

/** The record of a match whose dice came from the seed; told with the seed only once the game is over. */
export function recordOf<K extends Kind>(
  match: Match<K>,
  seed: string,
  drivers: readonly DriverNote[] = [],
): GameRecord<K> {
  const { definition, game, state, entries } = match;
  const over = game.awaiting(state).kind === 'over';
  const record: GameRecord<K> = {
    format: RECORD_FORMAT,
    game: definition.id,
    rulesVersion: definition.rulesVersion,
    seats: game.seats,
    options: game.options,
    seedHash: commitment(seed),
    ...(over ? { seed } : {}),
    entries: [...entries],
    ...(drivers.length > 0 ? { drivers } : {}),
  };
  return { ...record, digest: digestOf(record, game.table(state)) };
}

/** The fingerprint covers the final position too: rules that have changed their meaning do not go unnoticed. */
export function digestOf(record: GameRecord, finalTable: object): string {
  const { seed: _told, digest: _old, ...rest } = record;
  return bytesToHex(sha256(utf8ToBytes(canonicalJson({ ...rest, final: finalTable }))));
}

/** One line of JSON per entry: records are read by people and by version control too. */
export function formatRecord(record: GameRecord): string {
  const { entries, drivers, digest, ...head } = record;
  const lines = Object.entries(head).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const rows = entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  const tail = [
    ...(drivers === undefined ? [] : [` "drivers": ${JSON.stringify(drivers)}`]),
    ...(digest === undefined ? [] : [` "digest": ${JSON.stringify(digest)}`]),
  ];
  const end = [` "entries": [${rows === '' ? '' : `\n${rows}\n `}]`, ...tail].join(',\n');
  return `{\n${lines.join('')}${end}\n}\n`;
}
