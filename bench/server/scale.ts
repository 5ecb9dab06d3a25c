import { availableParallelism } from 'node:os';
import { openRedis } from '../../apps/server/test/buses.ts';
import { startPostgres } from '../../apps/server/test/postgres.ts';
import { LoadTest } from './load.ts';
import type { Placement } from './paddock-players.ts';
import { PaddockSocketPlayers } from './paddock-socket-players.ts';
import { playInTurns } from './rounds.ts';
import { SERVERS } from './servers.ts';
import { formatTable, warnIfPlayersLimit } from './summary.ts';

const TABLES = 120;
const ROUNDS = 3;

interface ScaleOptions {
  /** The largest number of processes. */
  readonly most: number;
  /** Whether a Redis carries the messages between them; otherwise PostgreSQL does. */
  readonly hasRedis: boolean;
  readonly placement: Placement;
}

/**
 * Paddock in one process, in two and so on, each time on a PostgreSQL of their own that writes every move to disk, with the
 * tables spread over the processes. On a machine with few cores the total cannot grow. There the CPU time of a move shows what
 * the coordination costs; it is that of Paddock's processes without the database.
 */
export async function measureScale({ most, hasRedis, placement }: ScaleOptions): Promise<boolean> {
  const server = {
    ...SERVERS.paddock,
    createPlayers: (ports: readonly number[]) => new PaddockSocketPlayers(ports, placement),
  };
  const loads: LoadTest[] = [];
  const closers: (() => Promise<void>)[] = [];
  for (let count = 1; count <= most; count++) {
    const postgres = await startPostgres();
    closers.push(() => postgres.close());
    const args = [postgres.storage.url];
    if (hasRedis) {
      const redis = await openRedis();
      closers.push(() => redis.close());
      args.push(redis.address);
    }
    loads.push(
      await LoadTest.start(
        server,
        Array.from({ length: count }, () => args),
      ),
    );
  }
  const summaries = await playInTurns(loads, TABLES, ROUNDS);
  for (const close of closers) await close();

  const storage = hasRedis ? 'PostgreSQL and Redis' : 'PostgreSQL';
  const where =
    placement === 'by-table' ? 'each table at one process' : 'the players of each table at different processes';
  console.log(
    `\nPaddock in several processes on ${availableParallelism()} cores, ${storage}, ${TABLES} tables, ${where}`,
  );
  console.log(formatTable(summaries.map((summary, i) => [`processes: ${i + 1}`, summary])));
  warnIfPlayersLimit(summaries);
  const [alone, ...others] = summaries;
  for (const [i, { rate, cpuPerMove }] of others.entries()) {
    const [growth, cost] = [rate / alone!.rate, cpuPerMove / alone!.cpuPerMove];
    console.log(`  ${i + 2} to 1: rate ${growth.toFixed(2)} times, CPU time of a move ${cost.toFixed(2)} times`);
  }
  return true;
}
