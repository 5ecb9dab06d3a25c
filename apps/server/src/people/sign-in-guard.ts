import type { SignInSource } from '../client/browser.ts';
import { Refusal } from '../errors.ts';
import type { SignInFailureRepository } from './sign-in-failure-repository.ts';

/** So many wrong passwords cost nothing. */
const FREE_FAILURES = 10;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 15 * 60_000;
/** After so long without an attempt, an account starts again from zero. */
const FORGET_MS = 24 * 3600_000;
const MAX_ATTEMPTS = 5;

/** Slows down guessing one account's password, over all addresses and processes together. */
export class SignInGuard {
  readonly #failures: SignInFailureRepository;
  readonly #now: () => number;

  constructor(failures: SignInFailureRepository, now: () => number) {
    this.#failures = failures;
    this.#now = now;
  }

  /**
   * Counts an attempt before its password is checked, so that many at the same moment do not get past together. Throws
   * when the account has to wait.
   */
  async begin(person: string, source: SignInSource): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const at = this.#now();
      const before = await this.#failures.find(person, source);
      const waitMs = before === undefined ? 0 : before.last_at + waitMsAfter(before.failures) - at;
      if (waitMs > 0) throw this.#createRefusal(waitMs);
      if (await this.#failures.count(person, source, before, at)) return;
    }
    throw this.#createRefusal(FIRST_WAIT_MS);
  }

  /** The password was right. */
  succeed(person: string, source: SignInSource): Promise<void> {
    return this.#failures.clear(person, source);
  }

  removeOldFailures(): Promise<void> {
    return this.#failures.removeOlderThan(this.#now() - FORGET_MS);
  }

  #createRefusal(waitMs: number): Refusal {
    const seconds = Math.ceil(waitMs / 1000);
    return new Refusal(
      'rate-limited',
      `too many wrong passwords for this nickname; try again in ${seconds} s`,
      seconds,
    );
  }
}

/** How long to wait after so many failures in a row: doubling from one second to a quarter of an hour. */
export function waitMsAfter(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES), MAX_WAIT_MS);
}
