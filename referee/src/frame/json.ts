/** Checked access to JSON from outside: reading a field never throws. */

export type JsonObject = Readonly<Record<string, unknown>>;

const MAX_SHOWN_LENGTH = 200;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** An own property of an object; otherwise undefined, so that no prototype is read. */
export function readField(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The elements of a list; none when the value is no list. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An option of the header. Only one that is not named has its default: null is a value like any other. */
export function readOption(options: JsonObject, name: string, unnamed: unknown): unknown {
  return Object.hasOwn(options, name) ? options[name] : unnamed;
}

/** A text for a value: equal for equal values, whatever the order of their keys, and different for different ones. */
export function canonicalText(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (isObject(value)) {
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`).join(',')}}`;
  }
  // JSON.parse makes a number that is too large infinite, and JSON.stringify would write that as null.
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value);
}

/** The same, for a sentence. */
export function shortText(value: unknown): string {
  const text = canonicalText(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

/** Every difference between what the trace says and what it should say, with its path. */
export function listDifferences(path: string, found: unknown, expected: unknown): string[] {
  if (Array.isArray(expected) && Array.isArray(found) && found.length === expected.length) {
    return expected.flatMap((value: unknown, index) => listDifferences(`${path}[${index}]`, found[index], value));
  }
  if (isObject(expected) && isObject(found)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    return keys.flatMap((key) => listDifferences(`${path}.${key}`, readField(found, key), readField(expected, key)));
  }
  return found === expected ? [] : [`${path} is ${shortText(found)}, but should be ${shortText(expected)}.`];
}
