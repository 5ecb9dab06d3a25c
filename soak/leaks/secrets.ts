import type { Reader } from '../reader.ts';

/** Nobody guesses as many characters of a secret as this: where they occur, it has leaked. */
const PART = 16;

/** Finds pieces of secrets in what somebody heard, written as hexadecimal digits or in base 64. */
export class Secrets {
  readonly #parts = new Map<string, string>();

  add(name: string, hex: string): void {
    const bytes = Buffer.from(hex, 'hex');
    const whole = [hex.toLowerCase(), bytes.toString('base64'), bytes.toString('base64url')];
    // Base 64 writes three bytes together: it looks different from each of three beginnings.
    for (const skip of [1, 2])
      whole.push(bytes.subarray(skip).toString('base64'), bytes.subarray(skip).toString('base64url'));
    for (const text of whole) {
      for (let i = 0; i + PART <= text.length; i++) this.#parts.set(text.slice(i, i + PART), name);
    }
  }

  /** The name of a secret of which a piece is in the text, or `null`. */
  findIn(text: string): string | null {
    for (const [run] of text.matchAll(/[\w+/=-]{16,}/g)) {
      for (let i = 0; i + PART <= run.length; i++) {
        const piece = run.slice(i, i + PART);
        const name = this.#parts.get(piece) ?? this.#parts.get(piece.toLowerCase());
        if (name !== undefined) return name;
      }
    }
    return text.includes('$argon2') ? 'a password' : null;
  }
}

/** Of the pair of keys for notifications, one is for every browser. */
function privateHalf(pair: string): string {
  const { privateKey } = JSON.parse(pair) as { readonly privateKey: string };
  return Buffer.from(privateKey, 'base64url').toString('hex');
}

/** The secrets that are nobody's to know, at any time: keys, and the digests of tokens and sessions. */
export async function lastingSecrets(reader: Reader): Promise<Secrets> {
  const secrets = new Secrets();
  const keys = await reader.all<{ name: string; value: string }>('select name, value from secrets');
  for (const { name, value } of keys) secrets.add(`the key of ${name}`, name === 'push' ? privateHalf(value) : value);
  const tokens = await reader.all<{ digest: string }>('select digest from tokens');
  for (const { digest } of tokens) secrets.add('a token', digest);
  const sessions = await reader.all<{ digest: string }>('select digest from sessions');
  for (const { digest } of sessions) secrets.add('a session', digest);
  return secrets;
}
