import { isSeed } from './fairness.ts';
import { type GameRecord, JOINT_RECORD_FORMAT, RECORD_FORMAT } from './record.ts';
import { fail, ok, type Result } from './result.ts';

/** Far more than any game has. It bounds the memory that a malformed record can take. */
const MAX_ENTRIES = 1_000_000;

const REQUIRED_FIELDS = ['format', 'game', 'rulesVersion', 'seats', 'options', 'seedHash', 'entries'];
const OPTIONAL_FIELDS = ['seed', 'drivers', 'digest', 'signature'];
const JOINT_REQUIRED_FIELDS = [...REQUIRED_FIELDS, 'binding'];

/** Parses a record and checks its shape. `replayRecord` checks whether its entries are legal. */
export function parseRecord(text: string): Result<GameRecord> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return fail(`not a record: the file is not JSON (${(error as Error).message})`);
  }
  const wrong = findShapeFault(data);
  return wrong === null ? ok(data as GameRecord) : fail(`not a record: ${wrong}`);
}

function findShapeFault(data: unknown): string | null {
  if (!isObject(data)) return 'it must be a JSON object';
  const isJoint = data['format'] === JOINT_RECORD_FORMAT;
  if (!isJoint && data['format'] !== RECORD_FORMAT) {
    const formats = `"${RECORD_FORMAT}" or "${JOINT_RECORD_FORMAT}"`;
    return `its format must be ${formats}, not ${JSON.stringify(data['format']) ?? 'missing'}`;
  }
  const required = isJoint ? JOINT_REQUIRED_FIELDS : REQUIRED_FIELDS;
  for (const key of required) if (!Object.hasOwn(data, key)) return `"${key}" is missing`;
  for (const key of Object.keys(data)) {
    if (!required.includes(key) && !OPTIONAL_FIELDS.includes(key)) return `"${key}" does not belong there`;
  }
  if (typeof data['game'] !== 'string') return '"game" must be a text';
  if (!isCount(data['rulesVersion'])) return '"rulesVersion" must be a whole number';
  if (!isCount(data['seats'])) return '"seats" must be a whole number';
  if (!isObject(data['options'])) return '"options" must be an object';
  if (!isSeed(data['seedHash'])) return '"seedHash" must be 64 hexadecimal digits';
  if ('seed' in data && !isSeed(data['seed'])) return '"seed" must be 64 hexadecimal digits';
  if ('digest' in data && !isSeed(data['digest'])) return '"digest" must be 64 hexadecimal digits';
  return (
    (isJoint ? findBindingFault(data['binding'], data['seats']) : null) ??
    findSignatureFault(data['signature']) ??
    findEntriesFault(data['entries']) ??
    findDriversFault(data['drivers'], data['seats'])
  );
}

function findBindingFault(binding: unknown, seats: number): string | null {
  if (!isObject(binding)) return '"binding" must be an object';
  const { table, contributions, seating, ...others } = binding;
  if (typeof table !== 'string' || Object.keys(others).length > 0)
    return '"binding" must have table, contributions, seating';
  const isContribution = (one: unknown): boolean =>
    one === null || (isObject(one) && isSeed(one['commitment']) && (one['nonce'] === null || isSeed(one['nonce'])));
  if (!Array.isArray(contributions) || contributions.length !== seats || !contributions.every(isContribution)) {
    return '"contributions" must have a commitment and a nonce, or null, for every seat';
  }
  if (!Array.isArray(seating) || seating.length !== seats || !seating.every(isCount)) {
    return '"seating" must have a whole number for every seat';
  }
  return null;
}

function findSignatureFault(signature: unknown): string | null {
  if (signature === undefined) return null;
  const fits = isObject(signature) && isSeed(signature['publicKey']) && isSignature(signature['value']);
  return fits ? null : '"signature" must have publicKey and value in hexadecimal digits';
}

function isSignature(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{128}$/.test(value);
}

function findEntriesFault(entries: unknown): string | null {
  if (!Array.isArray(entries)) return '"entries" must be a list';
  if (entries.length > MAX_ENTRIES) return `"entries" has more than ${MAX_ENTRIES} entries`;
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

function findDriversFault(drivers: unknown, seats: number): string | null {
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
