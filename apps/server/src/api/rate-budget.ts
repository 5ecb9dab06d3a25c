const MAX_BUDGETS = 50_000;

interface Budget {
  remaining: number;
  at: number;
}

interface RateBudgetOptions {
  readonly capacity: number;
  readonly refillPerSecond: number;
}

/** How much each sender may still ask for: it fills up with time and is charged by what is asked for. */
export class RateBudget {
  readonly #budgets = new Map<string, Budget>();
  readonly #capacity: number;
  readonly #refillPerSecond: number;
  readonly #now: () => number;

  /** `factor` times as generous as the options. */
  constructor(
    { capacity, refillPerSecond }: RateBudgetOptions,
    factor: number,
    now: () => number = () => performance.now(),
  ) {
    this.#capacity = capacity * factor;
    this.#refillPerSecond = refillPerSecond * factor;
    this.#now = now;
  }

  /** Takes the cost out of a sender's budget, and returns the seconds to wait when there is too little left. */
  charge(sender: string, cost: number): number {
    const budget = this.#refill(sender);
    const price = Math.min(cost, this.#capacity);
    if (budget.remaining < price) return Math.ceil((price - budget.remaining) / this.#refillPerSecond);
    budget.remaining -= price;
    return 0;
  }

  #refill(sender: string): Budget {
    const at = this.#now();
    const known = this.#budgets.get(sender);
    if (known === undefined) {
      if (this.#budgets.size >= MAX_BUDGETS) this.#removeFull(at);
      const budget = { remaining: this.#capacity, at };
      this.#budgets.set(sender, budget);
      return budget;
    }
    const gained = ((at - known.at) / 1000) * this.#refillPerSecond;
    known.remaining = Math.min(this.#capacity, known.remaining + gained);
    known.at = at;
    return known;
  }

  /** Full budgets are the same as new ones and need not be kept. */
  #removeFull(at: number): void {
    const fullAfterMs = (this.#capacity / this.#refillPerSecond) * 1000;
    for (const [sender, budget] of this.#budgets) if (at - budget.at > fullAfterMs) this.#budgets.delete(sender);
    if (this.#budgets.size >= MAX_BUDGETS) this.#budgets.clear();
  }
}
