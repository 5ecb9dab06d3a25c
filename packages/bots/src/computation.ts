/** The clock that Node and browsers share, for time budgets. The rules of the games never use a clock. */
declare const performance: { now(): number };

/** How much a bot may search for one decision. With playouts the decision is reproducible from the seed, with time it is not. */
export type Budget = { readonly ms: number } | { readonly playouts: number };

/** A part of a budget. */
export function shareOf(budget: Budget, share: number): Budget {
  return 'ms' in budget ? { ms: budget.ms * share } : { playouts: Math.floor(budget.playouts * share) };
}

/**
 * A computation that yields every few microseconds to milliseconds. The same code runs at once in simulations
 * (`runToEnd`), in slices in a thread that must stay responsive (`runInSlices`), and can be abandoned (`return()`).
 */
export type Computation<T> = Generator<undefined, T, undefined>;

/** A computation that has its result before the first step. */
// oxlint-disable-next-line require-yield -- it is complete before its first step
export function* createCompleted<T>(value: T): Computation<T> {
  return value;
}

/** Runs a computation without a pause and returns its result. */
export function runToEnd<T>(computation: Computation<T>): T {
  for (;;) {
    const step = computation.next();
    if (step.done === true) return step.value;
  }
}

export interface SliceOptions {
  /** Lets other work run between two slices. It must be a macrotask, so that messages are handled. */
  readonly pause: () => Promise<void>;
  /** Abandons the computation when aborted. */
  readonly signal?: { throwIfAborted(): void };
  /** Milliseconds of work between two pauses. */
  readonly sliceMs?: number;
}

/** Runs a computation with pauses, so that it never blocks its thread for longer than a slice. */
export async function runInSlices<T>(
  computation: Computation<T>,
  { pause, signal, sliceMs = 10 }: SliceOptions,
): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const until = performance.now() + sliceMs;
    do {
      const step = computation.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
    await pause();
  }
}

/** Measures how much of a budget is used. The clock of a time budget starts when the meter is created. */
export class BudgetMeter {
  /** Playouts so far. */
  playouts = 0;
  readonly #maxPlayouts: number;
  readonly #maxMs: number;
  readonly #startedAt: number;

  constructor(budget: Budget) {
    this.#maxPlayouts = 'playouts' in budget ? budget.playouts : 0;
    this.#maxMs = 'ms' in budget ? budget.ms : 0;
    this.#startedAt = this.#maxMs > 0 ? performance.now() : 0;
  }

  /** The fraction of the budget that is used: 1 or more when it is spent. */
  fractionUsed(): number {
    if (this.#maxPlayouts > 0) return this.playouts / this.#maxPlayouts;
    return this.#maxMs > 0 ? (performance.now() - this.#startedAt) / this.#maxMs : 1;
  }

  /** Counts playouts and returns whether any budget is left. */
  spend(playouts: number): boolean {
    this.playouts += playouts;
    return this.fractionUsed() < 1;
  }
}
