import { BackgroundPool } from '../background-pool.ts';
import type { ComputedDebrief, DebriefTask } from './worker.ts';

/** The thread in which debriefs are computed. */
export class DebriefPool extends BackgroundPool<DebriefTask, ComputedDebrief> {
  constructor() {
    super(new URL('./worker.ts', import.meta.url), 'computeDebrief');
  }
}
