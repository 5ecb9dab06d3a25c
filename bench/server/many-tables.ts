import { setTimeout as pause } from 'node:timers/promises';
import { LoadTest } from './load.ts';
import type { Memory } from './server-process.ts';
import { SERVERS } from './servers.ts';
import { formatCount, formatTable, summarizeRounds, warnIfPlayersLimit } from './summary.ts';
import { SEATS } from './tally.ts';

const TABLES = 1000;
/** Many tables with few people: everybody sits at ten. */
const PEOPLE = 400;
/** Created before anything is weighed, so that compiled code and caches do not count as part of a table. */
const WARM_UP_TABLES = 100;
const WARM_UP_SECONDS = 3;
const SECONDS = 6;
/** How long the snapshots take at most that are still being sent to the last listeners. */
const SETTLE_MS = 3000;

const MAX_TABLE_KB = 60;
const MAX_LISTENER_KB = 6;
/** How much longer than the median the 99th percentile may be. */
const MAX_SPREAD = 3;

const MB = 1 << 20;

/** As many tables and listeners as are wanted at once: what they weigh, that all of them play, and how evenly. */
export async function measureManyTables(): Promise<boolean> {
  const load = await LoadTest.start(SERVERS.paddock);
  const empty = await load.measureMemory();
  await load.createPlayers(PEOPLE);
  await load.createTables(WARM_UP_TABLES);
  const before = await load.measureMemory();
  await load.createTables(TABLES - WARM_UP_TABLES);
  const idle = await load.measureMemory();
  await load.connectPlayers();
  const connected = await load.measureMemory();
  await load.connectTables();
  await pause(SETTLE_MS);
  const watched = await load.measureMemory();
  await load.play(WARM_UP_SECONDS);
  const summary = summarizeRounds([await load.play(SECONDS)]);
  const playing = load.activeTableCount;
  await load.close();

  const table = differenceInKb(before, idle, TABLES - WARM_UP_TABLES);
  const socket = differenceInKb(idle, connected, PEOPLE);
  const listener = differenceInKb(idle, watched, TABLES * SEATS);
  const spread = summary.acknowledged.most / summary.acknowledged.half;
  console.log(
    `\nPaddock with ${formatCount(TABLES)} tables and ${formatCount(TABLES * SEATS)} listeners on ${PEOPLE} WebSockets`,
  );
  console.log(formatTable([[SERVERS.paddock.title, summary]]));
  warnIfPlayersLimit([summary]);
  console.log(`  99th percentile ${spread.toFixed(1)} times the median   (wanted: at most ${MAX_SPREAD})`);
  console.log(`  tables that played: ${formatCount(playing)}   (wanted: all)`);
  console.log(
    `  an empty server: ${(empty.heap / MB).toFixed(0)} MB of objects, ${(empty.resident / MB).toFixed(0)} resident`,
  );
  console.log(`  a socket: ${formatKb(socket)}`);
  console.log(`  an idle table: ${formatKb(table)}   (wanted: at most ${MAX_TABLE_KB})`);
  console.log(`  a listener with its share of a socket: ${formatKb(listener)}   (wanted: at most ${MAX_LISTENER_KB})`);
  const isSmall = (memory: Memory, max: number): boolean => Math.max(memory.heap, memory.resident) <= max;
  const isLight = isSmall(table, MAX_TABLE_KB) && isSmall(listener, MAX_LISTENER_KB);
  return playing === TABLES && spread <= MAX_SPREAD && isLight;
}

/** What one of `count` things takes. */
function differenceInKb(before: Memory, after: Memory, count: number): Memory {
  const each = (key: keyof Memory): number => (after[key] - before[key]) / count / 1024;
  return { heap: each('heap'), resident: each('resident') };
}

function formatKb({ heap, resident }: Memory): string {
  return `${heap.toFixed(1)} kB of objects, ${resident.toFixed(1)} resident`;
}
