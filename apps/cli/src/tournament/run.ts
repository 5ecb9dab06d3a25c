import { type Driver, driverFrom } from '../drivers.ts';
import { chunkSize, inChunks } from '../simulation/pool.ts';
import { progressBar } from '../terminal/progress.ts';
import type { DealChunk } from './deal.ts';
import { looseLedger, openLedger } from './ledger.ts';
import { type Deal, dealsFor, pairsOf, seatingsOf, type Tournament } from './tournament.ts';

export interface Running {
  /** Games of each pair, rounded up to whole deals. */
  readonly games: number;
  readonly workers: number;
  /** The file that keeps the deals, or `null`. */
  readonly resume: string | null;
}

/** Plays the tournament, or what is missing of it, and answers all its deals. */
export async function runTournament(tournament: Tournament, running: Running): Promise<Deal[]> {
  const total = dealsFor(tournament, running.games) * pairsOf(tournament).length;
  const drivers: Driver[] = tournament.bots.map((word) => driverFrom(tournament.game, word));
  const ledger = running.resume === null ? looseLedger() : openLedger(running.resume, tournament);
  const seatings = seatingsOf(tournament).length;
  const done = Math.min(total, ledger.deals.length);
  try {
    if (done === total) return ledger.deals.slice(0, total);
    const bar = progressBar(total * seatings, 'games', done * seatings);
    const { workers } = running;
    const chunk = Math.min(20, chunkSize(drivers, total, workers));
    try {
      await inChunks<Deal[]>(
        { task: 'tournament', workers, from: done, to: total, chunk },
        (from, to): DealChunk => ({ tournament, from, to }),
        ({ result }) => {
          ledger.add(result);
          bar.advance(result.length * seatings);
        },
      );
    } finally {
      bar.end();
    }
    return ledger.deals;
  } finally {
    ledger.close();
  }
}
