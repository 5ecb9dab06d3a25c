import type { Estimate } from '../bot.ts';

/** Mean and standard error of numbers seen one by one (Welford's sums, which do not lose digits). */
export class Sample {
  count = 0;
  mean = 0;
  #squares = 0;

  add(x: number): void {
    this.count++;
    const off = x - this.mean;
    this.mean += off / this.count;
    this.#squares += off * (x - this.mean);
  }

  /** Of the mean; unknown, and so told as infinite, with fewer than two numbers. */
  get error(): number {
    return this.count < 2 ? Infinity : Math.sqrt(this.#squares / (this.count - 1) / this.count);
  }

  get estimate(): Estimate {
    return { chance: this.mean, error: this.error };
  }
}
