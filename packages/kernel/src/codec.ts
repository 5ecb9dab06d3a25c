import { isSeed } from './fairness.ts';
import { type GameRecord, RECORD_FORMAT } from './record.ts';
import { fail, ok, type Result } from './result.ts';

/** No record of any of our games comes near this; it keeps garbage from filling the memory. */
const MOST_ENTRIES = 1_000_000;

const REQUIRED = ['format', 'game', 'rulesVersion', 'seats', 'options', 'seedHash', 'entries'];
const OPTIONAL = ['seed', 'drivers', 'digest'];

/** Reads a record and checks its shape; whether its entries are legal is for `replay` to say. */
export function parseRecord(text: string): Result<GameRecord> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return fail(`not a record: the file is not JSON (${(error as Error).message})`);
  }
  const wrong = shapeFault(data);
  return wrong === null ? ok(data as GameRecord) : fail(`not a record: ${wrong}`);
}

function shapeFault(data: unknown): string | null {
  if (!isObject(data)) return 'it must be a JSON object';
  if (data['format'] !== RECORD_FORMAT) {
    return `its format must be "${RECORD_FORMAT}", not ${JSON.stringify(data['format']) ?? 'missing'}`;
  }
  for (const key of REQUIRED) if (!Object.hasOwn(data, key)) return `"${key}" is missing`;
  for (const key of Object.keys(data)) {
    if (!REQUIRED.includes(key) && !OPTIONAL.includes(key)) return `"${key}" does not belong there`;
  }
  if (typeof data['game'] !== 'string') return '"game" must be a text';
  if (!isCount(data['rulesVersion'])) return '"rulesVersion" must be a whole number';
  if (!isCount(data['seats'])) return '"seats" must be a whole number';
  if (!isObject(data['options'])) return '"options" must be an object';
  if (!isSeed(data['seedHash'])) return '"seedHash" must be 64 hexadecimal digits';
  if ('seed' in data && !isSeed(data['seed'])) return '"seed" must be 64 hexadecimal digits';
  if ('digest' in data && !isSeed(data['digest'])) return '"digest" must be 64 hexadecimal digits';
  return entriesFault(data['entries']) ?? driversFault(data['drivers'], data['seats']);
}

function entriesFault(entries: unknown): string | null {
  if (!Array.isArray(entries)) return '"entries" must be a list';
  if (entries.length > MOST_ENTRIES) return `"entries" has more than ${MOST_ENTRIES} entries`;
  for (const [n, entry] of (entries as unknown[]).entries()) {
    if (!Array.isArray(entry) || entry.length !== 2) return `entry ${n} must be [seat, move] or [-1, outcome]`;
    const [actor, what] = entry as unknown[];
    if (actor === -1) {
      if (!isCount(what)) return `entry ${n}: an outcome must be a whole number, not ${JSON.stringify(what)}`;
    } else if (!isCount(actor) || !isObject(what)) {
      return `entry ${n} must be [seat, move] or [-1, outcome]`;
    }
  }
  return null;
}

function driversFault(drivers: unknown, seats: number): string | null {
  if (drivers === undefined) return null;
  const fits = (note: unknown): boolean =>
    Array.isArray(note) &&
    note.length === 3 &&
    isCount(note[0]) &&
    isCount(note[1]) &&
    note[1] < seats &&
    typeof note[2] === 'string';
  return Array.isArray(drivers) && drivers.every(fits) ? null : '"drivers" must list [entry, seat, driver]';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
