import { type ConfiguredBot, parseBot } from '../configured-bot.ts';
import { chunkSizeFor, runInChunks } from '../workers/pool.ts';
import { createProgressBar } from '../terminal/progress.ts';
import type { DealChunk } from './deal.ts';
import { createMemoryStore, openDealFile } from './deal-store.ts';
import { type Deal, dealCountFor, pairsOf, seatingsOf, type Tournament } from './tournament.ts';

interface RunOptions {
  /** Games of each pair, rounded up to whole deals. */
  readonly games: number;
  readonly workers: number;
  /** The file that stores the deals, or `null`. */
  readonly resume: string | null;
}

/** Plays the deals that are missing and returns all deals of the tournament. */
export async function runTournament(tournament: Tournament, options: RunOptions): Promise<Deal[]> {
  const total = dealCountFor(tournament, options.games) * pairsOf(tournament).length;
  const bots: ConfiguredBot[] = tournament.bots.map((spec) => parseBot(tournament.game, spec));
  const store = options.resume === null ? createMemoryStore() : openDealFile(options.resume, tournament);
  const seatings = seatingsOf(tournament).length;
  const done = Math.min(total, store.deals.length);
  try {
    if (done === total) return store.deals.slice(0, total);
    const bar = createProgressBar(total * seatings, 'games', done * seatings);
    const { workers } = options;
    const chunk = Math.min(20, chunkSizeFor(bots, total, workers));
    try {
      await runInChunks<Deal[]>(
        { worker: new URL('./worker.ts', import.meta.url), workers, from: done, to: total, chunk },
        (from, to): DealChunk => ({ tournament, from, to }),
        ({ result }) => {
          store.add(result);
          bar.advance(result.length * seatings);
        },
      );
    } finally {
      bar.end();
    }
    return store.deals;
  } finally {
    store.close();
  }
}
