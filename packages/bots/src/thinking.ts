/** The clock that Node and browsers share, for budgets of time; rules never see one. */
declare const performance: { now(): number };

/** How much a bot may think about one decision. With playouts the decision follows from the seed, with time it does not. */
export type Budget = { readonly ms: number } | { readonly playouts: number };

/**
 * Thinking in steps of a few microseconds to a few milliseconds. One code so serves simulations (`finish`), the event
 * loop of a worker that must stay reachable (`ponder`), and whoever gives up in between (`thought.return`).
 */
export type Thought<T> = Generator<undefined, T, undefined>;

/** A thought that was had already. */
// oxlint-disable-next-line require-yield -- it is complete before its first step
export function* thought<T>(value: T): Thought<T> {
  return value;
}

/** Thinks to the end without a pause. */
export function finish<T>(steps: Thought<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export interface Pondering {
  /** Lets others have their turn: a macrotask, so that messages get through. */
  readonly pause: () => Promise<void>;
  /** Ends the thought; what it was thought for has gone. */
  readonly signal?: { throwIfAborted(): void };
  /** How many milliseconds at a stretch. */
  readonly slice?: number;
}

/** Thinks to the end with pauses, so that a thread with other duties never stands still for longer than a slice. */
export async function ponder<T>(steps: Thought<T>, { pause, signal, slice = 10 }: Pondering): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const until = performance.now() + slice;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
    await pause();
  }
}

/** Watches over a budget. Made when the thinking begins. */
export class Meter {
  /** Playouts so far. */
  done = 0;
  readonly #playouts: number;
  readonly #ms: number;
  readonly #began: number;

  constructor(budget: Budget) {
    this.#playouts = 'playouts' in budget ? budget.playouts : 0;
    this.#ms = 'ms' in budget ? budget.ms : 0;
    this.#began = this.#ms > 0 ? performance.now() : 0;
  }

  /** The part of the budget that is used up: 1 or more when it is spent. */
  spent(): number {
    if (this.#playouts > 0) return this.done / this.#playouts;
    return this.#ms > 0 ? (performance.now() - this.#began) / this.#ms : 1;
  }

  /** Counts playouts and says whether there is anything left. */
  goesOn(playouts: number): boolean {
    this.done += playouts;
    return this.spent() < 1;
  }
}
