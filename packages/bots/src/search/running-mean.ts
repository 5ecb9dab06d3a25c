import type { Estimate } from '../bot.ts';

/** Mean and standard error of a stream of numbers (Welford's algorithm, which is numerically stable). */
export class RunningMean {
  count = 0;
  mean = 0;
  #squaredDeviations = 0;

  add(x: number): void {
    this.count++;
    const deviation = x - this.mean;
    this.mean += deviation / this.count;
    this.#squaredDeviations += deviation * (x - this.mean);
  }

  /** Standard error of the mean; infinite with fewer than two numbers. */
  get standardError(): number {
    return this.count < 2 ? Infinity : Math.sqrt(this.#squaredDeviations / (this.count - 1) / this.count);
  }

  get estimate(): Estimate {
    return { probability: this.mean, standardError: this.standardError };
  }
}
