import { availableParallelism } from 'node:os';
import { isRedisInstalled, openRedis } from '../../apps/server/test/buses.ts';
import { startPostgres } from '../../apps/server/test/postgres.ts';
import { LoadTest, type RoundResult } from './load.ts';
import { SERVERS } from './servers.ts';
import { formatTable, type Summary, summarizeRounds, warnIfPlayersLimit } from './summary.ts';
import { SEATS } from './tally.ts';

const TABLES = 120;
const ROUNDS = 3;
const SECONDS = 3;

/**
 * One to `most` processes of Paddock on one PostgreSQL that writes every move to disk, the tables spread over them; once
 * with PostgreSQL and, where it is installed, once with Redis to carry messages between them. On a machine with few cores the
 * total cannot grow: there the CPU time of a move shows what the coordination costs.
 */
export async function measureScale(most: number): Promise<boolean> {
  console.log(`\nPaddock in several processes on ${availableParallelism()} cores, ${TABLES} tables spread over them`);
  const rows: [string, Summary][] = [];
  for (let count = 1; count <= most; count++) {
    const processes = `${count} ${count === 1 ? 'process' : 'processes'}`;
    rows.push([`${processes}, PostgreSQL`, await measureProcesses(count, null)]);
    if (!isRedisInstalled || count === 1) continue;
    const redis = await openRedis();
    rows.push([`${processes}, PostgreSQL and Redis`, await measureProcesses(count, redis.address)]);
    await redis.close();
  }
  console.log(formatTable(rows));
  warnIfPlayersLimit(rows.map(([, summary]) => summary));
  const [, alone] = rows[0]!;
  for (const [title, { rate, cpuPerMove }] of rows.slice(1)) {
    const [growth, cost] = [rate / alone.rate, cpuPerMove / alone.cpuPerMove];
    console.log(`  ${title}: rate ${growth.toFixed(2)} times that of one, CPU time of a move ${cost.toFixed(2)} times`);
  }
  return true;
}

/** The CPU time is that of Paddock's processes, without the one of the database. */
async function measureProcesses(count: number, bus: string | null): Promise<Summary> {
  const postgres = await startPostgres();
  const args = [postgres.storage.url, ...(bus === null ? [] : [bus])];
  const load = await LoadTest.start(
    SERVERS.paddock,
    Array.from({ length: count }, () => args),
  );
  await load.createPlayers(TABLES * SEATS);
  await load.connectPlayers();
  await load.createTables(TABLES);
  await load.connectTables();
  // To warm up.
  await load.play(SECONDS);
  const rounds: RoundResult[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await load.play(SECONDS));
  await load.close();
  await postgres.close();
  return summarizeRounds(rounds);
}
