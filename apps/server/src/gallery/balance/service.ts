import type { BalanceFigures } from '@paddock/reports/figures';
import { BackgroundPool } from '../../race/background-pool.ts';
import { LeasedWork, type LeasedWorkOptions } from '../../race/leased-work.ts';
import type { BalanceRepository } from './repository.ts';
import type { BalanceTask } from './worker.ts';

export { MEASURED_GAMES } from '@paddock/reports/figures';

/** Turns are stored in tenths, for the order of lists. */
const TURN_PARTS = 10;

export function createBalancePool(): BackgroundPool<BalanceTask, BalanceFigures> {
  return new BackgroundPool(new URL('./worker.ts', import.meta.url), 'computeBalance');
}

interface GalleryBalanceOptions extends LeasedWorkOptions {
  readonly repository: BalanceRepository;
  readonly pool: Pick<BackgroundPool<BalanceTask, BalanceFigures>, 'compute' | 'close'>;
}

/** Measures what is published, once each, in one thread of the lowest priority. Figures from outside are never taken. */
export class GalleryBalance extends LeasedWork<GalleryBalanceOptions> {
  protected override async compute(item: string): Promise<void> {
    const { repository, pool } = this.options;
    const task = await repository.findTask(item);
    // The author's account was deleted meanwhile.
    if (task === null || task.value === null) return;
    const figures = await pool.compute({ game: task.game, value: task.value });
    const { turns } = figures;
    const stored = turns === undefined ? null : Math.round(turns * TURN_PARTS);
    await repository.store(item, JSON.stringify(figures), stored);
  }
}
