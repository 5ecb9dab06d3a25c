/** Held by one user after the other, in the order in which they ask for it. */
export class Lock {
  #isHeld = false;
  readonly #waiting: (() => void)[] = [];

  async acquire(): Promise<void> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isHeld = true;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isHeld = false;
    else next();
  }
}
