import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Rng } from '@paddock/kernel';
import type { Storage } from '@paddock/server/database';
import { isRedisInstalled, openRedis } from '../../apps/server/test/buses.ts';
import { startPostgres } from '../../apps/server/test/postgres.ts';
import { openSqlite } from '../../apps/server/test/storages.ts';
import { StorageAudit, MAX_OVERDUE_MS, readServedUntil } from '../crash/audit.ts';
import { RaceRunner } from '../crash/race-runner.ts';
import { MoveLog } from '../crash/move-log.ts';
import { ServerProcess } from '../crash/process.ts';
import { Progress } from '../progress.ts';
import { openReader, type DatabaseReader } from '../database-reader.ts';
import { type Fault, fillDisk, killConnections, restartPostgres, restartRedis, stepClock } from './kinds.ts';

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url));
const PROCESSES = 3;
const TABLES = 16;
/** The pause between two faults. */
const PAUSE_MS = { least: 300, most: 2500 };
/** How long servers may take to recover. */
const RECOVERY_TIMEOUT_MS = 30_000;
/** How long an interruption counts as service, how old a stored heartbeat may be, and some more for a busy machine. */
const CLOCK_TOLERANCE_MS = 5000 + 2000 + 3000;

/** Injects n faults, and checks that nothing was lost, doubled, stuck or timed out too early. */
export async function testFaults(count: number): Promise<void> {
  if (!isRedisInstalled) throw new Error('this soak needs redis-server');
  const onDisk = Math.max(1, Math.round(count / 5));
  await testOnPostgres(Math.max(1, count - onDisk));
  await testOnSqlite(onDisk);
}

/** Three processes with PostgreSQL and Redis. */
async function testOnPostgres(count: number): Promise<void> {
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
    await runFaults('faults on PostgreSQL', postgres.storage, servers, kinds, count);
  } finally {
    for (const server of servers) await server.kill();
    await redis.close();
    await postgres.close();
  }
}

/** One process with SQLite, whose disk fills up and whose clock is stepped. */
async function testOnSqlite(count: number): Promise<void> {
  const opened = await openSqlite();
  const server = await ServerProcess.prepare(opened.storage, { main: SERVER });
  try {
    await runFaults('faults on SQLite', opened.storage, [server], [fillDisk(server), stepClock([server])], count);
  } finally {
    await server.kill();
    await opened.close();
  }
}

async function runFaults(
  name: string,
  storage: Storage,
  servers: readonly ServerProcess[],
  kinds: readonly Fault[],
  count: number,
): Promise<void> {
  const progress = new Progress(name, count);
  const rng = Rng.from(`${name} ${progress.done}`);
  for (const server of servers) await server.start();
  const moveLog = new MoveLog();
  const audit = new StorageAudit(moveLog);
  const fleet = new RaceRunner(moveLog, rng.fork(), () => rng.pick(servers).base);
  fleet.start(TABLES);
  const tally = new Map<string, number>();
  let longestRecovery = 0;
  let outages = 0;
  const stop = (evidence: object): never =>
    progress.fail({ fault: progress.done, ...evidence, output: servers.map(({ output }) => output.slice(-3000)) });
  const check = async (): Promise<void> => {
    const output = servers.map((server) => server.output).join('');
    const endings = servers.flatMap(({ exitReason: ending }) => ending ?? []);
    const found = endings.length > 0 ? [] : await withReader(storage, (reader) => audit.findFaults(reader));
    const leakedSeeds =
      endings.length > 0
        ? []
        : (await withReader(storage, (reader) => audit.listSeeds(reader))).filter((seed) =>
            output.includes(seed.slice(0, 16)),
          );
    const errors = findUnexpectedErrors(output);
    if (endings.length + found.length + leakedSeeds.length + errors.length > 0)
      stop({ endings, found, leakedSeeds, errors });
  };
  const began = performance.now();
  const servedBefore = await withReader(storage, readServedUntil);
  while (progress.remaining > 0) {
    await pause(PAUSE_MS.least + rng.below(PAUSE_MS.most - PAUSE_MS.least));
    // Each kind in turn, so that small runs cover all of them.
    const fault = kinds[progress.done % kinds.length]!;
    const before = await withReader(storage, readServedUntil);
    const from = performance.now();
    const down = await fault.run(rng);
    const over = performance.now();
    await waitForRecovery(servers).catch((error: unknown) => stop({ kind: fault.name, error: String(error) }));
    longestRecovery = Math.max(longestRecovery, performance.now() - over);
    const served = (await withReader(storage, readServedUntil)) - before;
    const passed = performance.now() - from;
    outages += down;
    if (served > passed - down + CLOCK_TOLERANCE_MS) stop({ kind: fault.name, served, passed, down });
    await check();
    tally.set(fault.name, (tally.get(fault.name) ?? 0) + 1);
    progress.advance(1, `${moveLog.acknowledged.length} moves acknowledged, ${moveLog.unanswered} answers lost`);
  }
  // After a while without faults all due jobs have been done, and players' clocks run.
  const before = await withReader(storage, readServedUntil);
  const { finished } = fleet;
  const acknowledged = moveLog.acknowledged.length;
  await pause(MAX_OVERDUE_MS);
  await check();
  const served = (await withReader(storage, readServedUntil)) - before;
  if (served < MAX_OVERDUE_MS / 2) stop({ error: `the service clock ran ${served} ms in ${MAX_OVERDUE_MS} ms` });
  if (moveLog.acknowledged.length === acknowledged) stop({ error: 'nobody moves any more' });
  const servedInAll = (await withReader(storage, readServedUntil)) - servedBefore;
  const passedInAll = performance.now() - began;
  await fleet.stop();
  progress.end(
    [
      [...tally].map(([kind, times]) => `${times} × ${kind}`).join(', '),
      `${servers.length} processes, none ended`,
      `${moveLog.acknowledged.length} of ${moveLog.sent} moves acknowledged and all there once`,
      `${moveLog.unanswered} answers lost and asked for again`,
      `${fleet.finished} races finished (${fleet.finished - finished} of them after the last fault)`,
      `${audit.entries} entries held against the rules`,
      `nothing due waited longer than ${formatSeconds(audit.longestOverdueMs)} of service`,
      `well again after at most ${formatSeconds(longestRecovery)}`,
      `the service clock ran ${formatSeconds(servedInAll)} of ${formatSeconds(passedInAll)}, with the database away for ${formatSeconds(outages)}`,
    ].join('; '),
  );
}

/** A new connection, because others may have been cut. */
async function withReader<T>(storage: Storage, work: (reader: DatabaseReader) => Promise<T>): Promise<T> {
  const reader = await openReader(storage);
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}

/** Waits until all servers are healthy. */
async function waitForRecovery(servers: readonly ServerProcess[]): Promise<void> {
  const until = performance.now() + RECOVERY_TIMEOUT_MS;
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

/** Errors in the log other than the provoked ones. */
function findUnexpectedErrors(output: string): string[] {
  const lines = output.split('\n').filter((line) => /"level":[56]0/.test(line));
  return lines.filter((line) => !/"msg":"(the database cannot be reached|the disk is full)/.test(line)).slice(0, 5);
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
