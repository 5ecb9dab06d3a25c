/** Checked access to JSON that somebody else wrote: whatever it holds, asking for a field gives an answer. */

export type JsonObject = Readonly<Record<string, unknown>>;

const LONGEST_SHOWN = 200;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** What an object holds itself under a key; undefined for all else, so that no prototype answers for a trace. */
export function field(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The elements of a list; none when the value is no list. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An option of the header. Only one that is not named has its default: null is a value like any other. */
export function option(options: JsonObject, name: string, unnamed: unknown): unknown {
  return Object.hasOwn(options, name) ? options[name] : unnamed;
}

/** A text for a value: equal for equal values, whatever the order of their keys, and different for different ones. */
export function textOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  if (isObject(value)) {
    const keys = Object.keys(value).sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${textOf(value[key])}`).join(',')}}`;
  }
  // JSON.parse makes a number that is too large infinite, and JSON.stringify would write that as null.
  return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value);
}

/** The same, for a sentence. */
export function show(value: unknown): string {
  const text = textOf(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** Every difference between what the trace says and what it should say, with its path. */
export function differences(path: string, said: unknown, due: unknown): string[] {
  if (Array.isArray(due) && Array.isArray(said) && said.length === due.length) {
    return due.flatMap((value: unknown, index) => differences(`${path}[${index}]`, said[index], value));
  }
  if (isObject(due) && isObject(said)) {
    const keys = [...new Set([...Object.keys(due), ...Object.keys(said)])];
    return keys.flatMap((key) => differences(`${path}.${key}`, field(said, key), field(due, key)));
  }
  return said === due ? [] : [`${path} is ${show(said)}, but should be ${show(due)}.`];
}
