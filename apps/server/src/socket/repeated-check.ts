/** How long a check holds. What ends it earlier closes the connection at once; this bounds the effect of a lost message. */
const VALID_MS = 2000;

/** A check of an open connection that is run again from time to time, and not for every message. */
export class RepeatedCheck {
  readonly #check: () => Promise<void>;
  #validUntil = 0;

  /** `check` rejects with the refusal. */
  constructor(check: () => Promise<void>) {
    this.#check = check;
  }

  /** `null` if the last check still holds. */
  run(): Promise<void> | null {
    return performance.now() < this.#validUntil ? null : this.#run();
  }

  async #run(): Promise<void> {
    await this.#check();
    this.#validUntil = performance.now() + VALID_MS;
  }
}
