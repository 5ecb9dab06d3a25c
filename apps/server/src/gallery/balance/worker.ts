import { runToEnd } from '@paddock/bots';
import { type BalanceFigures, measureBalance } from '@paddock/reports/figures';

/** A value of the gallery, as text for a worker thread. */
export interface BalanceTask {
  readonly game: string;
  readonly value: string;
}

export function computeBalance({ game, value }: BalanceTask): BalanceFigures {
  return runToEnd(measureBalance(game, JSON.parse(value) as unknown));
}
