/** Computations that can be given up, by the keys that the page gave them. */
export class AbortableRuns {
  readonly #controllers = new Map<string, AbortController>();

  async run<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    this.#controllers.set(key, controller);
    try {
      return await work(controller.signal);
    } finally {
      this.#controllers.delete(key);
    }
  }

  stop(key: string): void {
    this.#controllers.get(key)?.abort();
  }
}
