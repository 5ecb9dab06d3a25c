/** How long a lookup is cached. Revocations reach all processes at once; this bounds the effect of a lost message. */
const CACHE_MS = 5000;
const MAX_CACHED = 20_000;

interface HasOwner {
  readonly person: string;
}

/** Caches for a few seconds who a cookie or token belongs to, so that not every move asks the database. */
export class CredentialCache<T extends HasOwner> {
  readonly #found = new Map<string, { readonly value: T; readonly at: number }>();
  readonly #now: () => number;
  /** Counts changes of credentials: a lookup that began before one is not cached. */
  #changes = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  async get(digest: string, lookUp: () => Promise<T | null>): Promise<T | null> {
    const now = this.#now();
    const known = this.#found.get(digest);
    if (known !== undefined && Math.abs(now - known.at) < CACHE_MS) return known.value;
    const changes = this.#changes;
    const value = await lookUp();
    if (value === null) this.#found.delete(digest);
    else if (changes === this.#changes) {
      if (this.#found.size >= MAX_CACHED) this.#found.clear();
      this.#found.set(digest, { value, at: now });
    }
    return value;
  }

  /** Forgets all credentials of a person. */
  forget(person: string): void {
    this.#changes++;
    for (const [digest, { value }] of this.#found) if (value.person === person) this.#found.delete(digest);
  }
}
