/** Small questions about values from outside. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown, least: number, most: number): value is unknown[] {
  return Array.isArray(value) && value.length >= least && value.length <= most;
}

export function isInteger(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

export function isNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

/** An object with texts under some of the keys, and nothing else in it. */
export function areTexts(value: unknown, keys: readonly string[], most: number): value is Record<string, string> {
  return isRecord(value) && Object.entries(value).every(([key, text]) => keys.includes(key) && isText(text, most));
}

/** One line of text, not empty. */
export function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= most && !/\p{Cc}/u.test(value);
}
