import type { DatabaseReader } from '../database-reader.ts';

/** This many characters of a secret cannot occur by chance. */
const PART_LENGTH = 16;

/** Finds parts of secrets in a text, in hexadecimal or base 64. */
export class SecretFinder {
  readonly #parts = new Map<string, string>();

  add(name: string, hex: string): void {
    const bytes = Buffer.from(hex, 'hex');
    const whole = [hex.toLowerCase(), bytes.toString('base64'), bytes.toString('base64url')];
    // Base 64 writes three bytes together: it looks different from each of three beginnings.
    for (const skip of [1, 2])
      whole.push(bytes.subarray(skip).toString('base64'), bytes.subarray(skip).toString('base64url'));
    for (const text of whole) {
      for (let i = 0; i + PART_LENGTH <= text.length; i++) this.#parts.set(text.slice(i, i + PART_LENGTH), name);
    }
  }

  /** The name of a secret of which a piece is in the text, or `null`. */
  findIn(text: string): string | null {
    for (const [run] of text.matchAll(/[\w+/=-]{16,}/g)) {
      for (let i = 0; i + PART_LENGTH <= run.length; i++) {
        const piece = run.slice(i, i + PART_LENGTH);
        const name = this.#parts.get(piece) ?? this.#parts.get(piece.toLowerCase());
        if (name !== undefined) return name;
      }
    }
    return text.includes('$argon2') ? 'a password' : null;
  }
}

/** The private key of a key pair; the public one is sent to every browser. */
function privateKeyOf(pair: string): string {
  const { privateKey } = JSON.parse(pair) as { readonly privateKey: string };
  return Buffer.from(privateKey, 'base64url').toString('hex');
}

/** Secrets that must never leak: keys, and the digests of tokens and sessions. */
export class PermanentSecrets {
  readonly finder = new SecretFinder();
  readonly #known = new Set<string>();

  /** Adds those that were stored since the last call. */
  async update(reader: DatabaseReader): Promise<void> {
    const keys = await reader.query<{ name: string; value: string }>('select name, value from secrets');
    for (const { name, value } of keys) this.#add(`the key of ${name}`, name === 'push' ? privateKeyOf(value) : value);
    const tokens = await reader.query<{ digest: string }>('select digest from tokens');
    for (const { digest } of tokens) this.#add('a token', digest);
    const sessions = await reader.query<{ digest: string }>('select digest from sessions');
    for (const { digest } of sessions) this.#add('a session', digest);
  }

  #add(name: string, hex: string): void {
    if (this.#known.has(hex)) return;
    this.#known.add(hex);
    this.finder.add(name, hex);
  }
}
