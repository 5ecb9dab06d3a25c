/** Work is counted in entries of a race that are played again; a core does some hundred thousand of them in a second. */
const REFILL_PER_SECOND = 2000;
const CAPACITY = 60 * REFILL_PER_SECOND;
const MAX_BUDGETS = 50_000;

interface Budget {
  remaining: number;
  at: number;
}

/** How much costly work each address may still ask for: it fills up with time and is charged by what a request costs. */
export class WorkBudget {
  readonly #budgets = new Map<string, Budget>();
  readonly #factor: number;
  readonly #now: () => number;

  constructor(factor: number, now: () => number = () => performance.now()) {
    this.#factor = factor;
    this.#now = now;
  }

  /** Takes the cost out of an address's budget, and returns the seconds to wait when there is too little left. */
  charge(address: string, cost: number): number {
    const budget = this.#refill(address);
    const price = Math.min(cost, CAPACITY * this.#factor);
    if (budget.remaining < price) return Math.ceil((price - budget.remaining) / (REFILL_PER_SECOND * this.#factor));
    budget.remaining -= price;
    return 0;
  }

  #refill(address: string): Budget {
    const at = this.#now();
    const capacity = CAPACITY * this.#factor;
    const known = this.#budgets.get(address);
    if (known === undefined) {
      if (this.#budgets.size >= MAX_BUDGETS) this.#removeFull(at);
      const budget = { remaining: capacity, at };
      this.#budgets.set(address, budget);
      return budget;
    }
    const gained = ((at - known.at) / 1000) * REFILL_PER_SECOND * this.#factor;
    known.remaining = Math.min(capacity, known.remaining + gained);
    known.at = at;
    return known;
  }

  /** Full budgets are the same as new ones and need not be kept. */
  #removeFull(at: number): void {
    const fullAfterMs = (CAPACITY / REFILL_PER_SECOND) * 1000;
    for (const [address, budget] of this.#budgets) if (at - budget.at > fullAfterMs) this.#budgets.delete(address);
    if (this.#budgets.size >= MAX_BUDGETS) this.#budgets.clear();
  }
}
