import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Rng } from '@paddock/kernel';
import type { Storage } from '@paddock/server/database';
import { isRedisInstalled, openRedis } from '../../apps/server/test/buses.ts';
import { startPostgres } from '../../apps/server/test/postgres.ts';
import { openSqlite } from '../../apps/server/test/storages.ts';
import { Audit, LONGEST_WAIT, servedUntil } from '../crash/audit.ts';
import { Fleet } from '../crash/fleet.ts';
import { Ledger } from '../crash/ledger.ts';
import { ServerProcess } from '../crash/process.ts';
import { Progress } from '../progress.ts';
import { openReader, type Reader } from '../reader.ts';
import { type Fault, fillDisk, killConnections, restartPostgres, restartRedis, stepClock } from './kinds.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const PROCESSES = 3;
const TABLES = 16;
/** How long the servers are left alone between two faults, in milliseconds. */
const CALM = { least: 300, most: 2500 };
/** Servers that are not well again by then never will be. */
const RECOVERY_MS = 30_000;
/** How long an interruption counts as service, how old a stored heartbeat may be, and some more for a busy machine. */
const CLOCK_TOLERANCE_MS = 5000 + 2000 + 3000;

/** Takes away what servers live on, n times in all, and finds that nothing was lost, doubled, stuck or flagged too early. */
export async function faults(count: number): Promise<void> {
  if (!isRedisInstalled) throw new Error('this soak needs redis-server');
  const onDisk = Math.max(1, Math.round(count / 5));
  await onPostgres(Math.max(1, count - onDisk));
  await onSqlite(onDisk);
}

/** Three processes with PostgreSQL and Redis. */
async function onPostgres(count: number): Promise<void> {
  const postgres = await startPostgres();
  const redis = await openRedis();
  const program = { main: SERVER, env: { BUS_URL: redis.address } };
  const servers = await Promise.all(
    Array.from({ length: PROCESSES }, () => ServerProcess.prepare(postgres.storage, program)),
  );
  try {
    const kinds = [
      killConnections(postgres.storage.url),
      restartPostgres(postgres),
      restartRedis(redis),
      stepClock(servers),
    ];
    await run('faults on PostgreSQL', postgres.storage, servers, kinds, count);
  } finally {
    for (const server of servers) await server.kill();
    await redis.close();
    await postgres.close();
  }
}

/** One process with SQLite, whose disk fills up and whose clock is stepped. */
async function onSqlite(count: number): Promise<void> {
  const kept = await openSqlite();
  const server = await ServerProcess.prepare(kept.storage, { main: SERVER });
  try {
    await run('faults on SQLite', kept.storage, [server], [fillDisk(server), stepClock([server])], count);
  } finally {
    await server.kill();
    await kept.close();
  }
}

async function run(
  name: string,
  storage: Storage,
  servers: readonly ServerProcess[],
  kinds: readonly Fault[],
  count: number,
): Promise<void> {
  const progress = new Progress(name, count);
  const rng = Rng.from(`${name} ${progress.done}`);
  for (const server of servers) await server.start();
  const ledger = new Ledger();
  const audit = new Audit(ledger);
  const fleet = new Fleet(ledger, rng.fork(), () => rng.pick(servers).base);
  fleet.open(TABLES);
  const tally = new Map<string, number>();
  let longestRecovery = 0;
  let outages = 0;
  const stop = (evidence: object): never =>
    progress.fail({ fault: progress.done, ...evidence, output: servers.map(({ output }) => output.slice(-3000)) });
  const check = async (): Promise<void> => {
    const output = servers.map((server) => server.output).join('');
    const endings = servers.flatMap(({ ending }) => ending ?? []);
    const found = endings.length > 0 ? [] : await reading(storage, (reader) => audit.faults(reader));
    const told =
      endings.length > 0
        ? []
        : (await reading(storage, (reader) => audit.seeds(reader))).filter((seed) =>
            output.includes(seed.slice(0, 16)),
          );
    const errors = unexpectedErrors(output);
    if (endings.length + found.length + told.length + errors.length > 0) stop({ endings, found, told, errors });
  };
  const began = performance.now();
  const servedBefore = await reading(storage, servedUntil);
  while (progress.left > 0) {
    await pause(CALM.least + rng.below(CALM.most - CALM.least));
    // Each kind in turn, so that small runs have all of them.
    const fault = kinds[progress.done % kinds.length]!;
    const before = await reading(storage, servedUntil);
    const from = performance.now();
    const down = await fault.run(rng);
    const over = performance.now();
    await recovery(servers).catch((error: unknown) => stop({ kind: fault.name, error: String(error) }));
    longestRecovery = Math.max(longestRecovery, performance.now() - over);
    const served = (await reading(storage, servedUntil)) - before;
    const passed = performance.now() - from;
    outages += down;
    if (served > passed - down + CLOCK_TOLERANCE_MS) stop({ kind: fault.name, served, passed, down });
    await check();
    tally.set(fault.name, (tally.get(fault.name) ?? 0) + 1);
    progress.advance(1, `${ledger.acknowledged.length} moves acknowledged, ${ledger.lost} answers lost`);
  }
  // Left alone for long enough, everything that was due has been done, and players' clocks run.
  const before = await reading(storage, servedUntil);
  const { finished } = fleet;
  const acknowledged = ledger.acknowledged.length;
  await pause(LONGEST_WAIT);
  await check();
  const served = (await reading(storage, servedUntil)) - before;
  if (served < LONGEST_WAIT / 2) stop({ error: `the service clock ran ${served} ms in ${LONGEST_WAIT} ms` });
  if (ledger.acknowledged.length === acknowledged) stop({ error: 'nobody moves any more' });
  const servedInAll = (await reading(storage, servedUntil)) - servedBefore;
  const passedInAll = performance.now() - began;
  await fleet.stop();
  progress.end(
    [
      [...tally].map(([kind, times]) => `${times} × ${kind}`).join(', '),
      `${servers.length} processes, none ended`,
      `${ledger.acknowledged.length} of ${ledger.sent} moves acknowledged and all there once`,
      `${ledger.lost} answers lost and asked for again`,
      `${fleet.finished} races finished (${fleet.finished - finished} of them after the last fault)`,
      `${audit.entries} entries held against the rules`,
      `nothing due waited longer than ${seconds(audit.longestWait)} of service`,
      `well again after at most ${seconds(longestRecovery)}`,
      `the service clock ran ${seconds(servedInAll)} of ${seconds(passedInAll)}, with the database away for ${seconds(outages)}`,
    ].join('; '),
  );
}

/** A connection of its own: others may have been cut. */
async function reading<T>(storage: Storage, work: (reader: Reader) => Promise<T>): Promise<T> {
  const reader = await openReader(storage);
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}

/** Waits until all servers say that they are well. */
async function recovery(servers: readonly ServerProcess[]): Promise<void> {
  const until = performance.now() + RECOVERY_MS;
  for (const { base } of servers) {
    for (;;) {
      const status = await fetch(`${base}/healthz`).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) break;
      if (performance.now() > until) throw new Error(`${base} answers ${status} long after the fault`);
      await pause(50);
    }
  }
}

/** Lines of the log that tell of errors other than those that were provoked. */
function unexpectedErrors(output: string): string[] {
  const lines = output.split('\n').filter((line) => /"level":[56]0/.test(line));
  return lines.filter((line) => !/"msg":"(the database cannot be reached|the disk is full)/.test(line)).slice(0, 5);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
