import { UserError } from '../errors.ts';
import type { UserErrorResult } from '../workers/pool.ts';
import { type SimulationChunk, playGames } from './job.ts';
import type { SimulationTally } from './tally.ts';

/** Runs in a worker thread. */
export default function simulate(chunk: SimulationChunk): SimulationTally | UserErrorResult {
  try {
    return playGames(chunk);
  } catch (error) {
    if (error instanceof UserError) return { userError: error.message };
    throw error;
  }
}
