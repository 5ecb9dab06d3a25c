import { roundFigure } from './round-figure.ts';
import { wilsonInterval } from './wilson-interval.ts';

/** A share with its 95 % interval. */
export function estimateShare(count: number, total: number): { share: number; low: number; high: number } {
  const [low, high] = wilsonInterval(count, total);
  return { share: roundFigure(total === 0 ? 0 : count / total), low: roundFigure(low), high: roundFigure(high) };
}
