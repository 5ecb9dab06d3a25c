/** What waits to be written. */
interface DelayedStream {
  /** When it has to be written at the latest. Infinite once it is written, earlier if something more urgent was added. */
  readonly dueAt: number;
  flush(): void;
}

/** Writes streams after a fixed time, unless they are written before together with something else. */
export class DelayedWrites {
  readonly #delayMs: number;
  /** In the order in which they are due. A stream may be here several times, from before it was written. */
  #waiting: { readonly stream: DelayedStream; readonly dueAt: number }[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(delayMs: number) {
    this.#delayMs = delayMs;
  }

  /** Adds a stream unless it is due earlier. Returns when it is due. */
  add(stream: DelayedStream): number {
    const dueAt = performance.now() + this.#delayMs;
    if (stream.dueAt <= dueAt) return stream.dueAt;
    this.#waiting.push({ stream, dueAt });
    if (this.#timer === null) this.#timer = this.#startTimer(this.#delayMs);
    return dueAt;
  }

  #startTimer(delayMs: number): NodeJS.Timeout {
    return setTimeout(() => this.#writeDue(), delayMs).unref();
  }

  #writeDue(): void {
    const now = performance.now();
    const next = this.#waiting.findIndex(({ dueAt }) => dueAt > now);
    const due = this.#waiting.splice(0, next === -1 ? this.#waiting.length : next);
    for (const { stream } of due) if (stream.dueAt <= now) stream.flush();
    const [first] = this.#waiting;
    this.#timer = first === undefined ? null : this.#startTimer(Math.max(1, Math.ceil(first.dueAt - now)));
  }
}
