import { setTimeout as pause } from 'node:timers/promises';
import { Rng } from '@paddock/kernel';
import { STORAGES } from '../../apps/server/test/storages.ts';
import { Progress } from '../progress.ts';
import { openReader } from '../database-reader.ts';
import { SLOWNESS } from '../slowness.ts';
import { StorageAudit, MAX_OVERDUE_MS } from './audit.ts';
import { RaceRunner } from './race-runner.ts';
import { MoveLog } from './move-log.ts';
import { ServerProcess } from './process.ts';

const TABLES = 16;
/** How long a server lives between two kills, in milliseconds. */
const LIFETIME_MS = { least: 300 * SLOWNESS, most: 1800 * SLOWNESS };

/** Kills the server this often on each storage, and checks that nothing was lost, doubled, forgotten or late. */
export async function testCrashes(kills: number): Promise<void> {
  for (const [name, open] of STORAGES) {
    const storage = await open();
    try {
      // Two processes share the storage where it is possible, and either is killed.
      await testCrashesOn(name, storage.storage, 'url' in storage.storage ? 2 : 1, kills);
    } finally {
      await storage.close();
    }
  }
}

async function testCrashesOn(
  name: string,
  storage: Parameters<typeof openReader>[0],
  processes: number,
  kills: number,
): Promise<void> {
  const progress = new Progress(`crashes on ${name}`, kills);
  const rng = Rng.from(`crash ${name} ${progress.done}`);
  const servers = await Promise.all(Array.from({ length: processes }, () => ServerProcess.prepare(storage)));
  for (const server of servers) await server.start();
  const reader = await openReader(storage);
  const moveLog = new MoveLog();
  const audit = new StorageAudit(moveLog);
  const findRunningServer = (): readonly ServerProcess[] => servers.filter(({ isRunning: lives }) => lives);
  const fleet = new RaceRunner(
    moveLog,
    rng.fork(),
    () => rng.pick(findRunningServer().length > 0 ? findRunningServer() : servers).base,
  );
  fleet.start(TABLES);
  const check = async (output: string): Promise<void> => {
    const faults = await audit.findFaults(reader);
    const leakedSeeds = (await audit.listSeeds(reader)).filter((seed) => output.includes(seed.slice(0, 16)));
    faults.push(...moveLog.gaps);
    if (faults.length > 0 || leakedSeeds.length > 0)
      progress.fail({ kill: progress.done, faults, leakedSeeds, output: output.slice(-5000) });
  };
  while (progress.remaining > 0) {
    await pause(LIFETIME_MS.least + rng.below(LIFETIME_MS.most - LIFETIME_MS.least));
    const victim = rng.pick(servers);
    const { output } = victim;
    await victim.kill();
    await check(output);
    await victim.start();
    progress.advance(1, `${moveLog.acknowledged.length} moves acknowledged, ${moveLog.unanswered} answers lost`);
  }
  // After a while without kills every table must advance: leases of killed servers have been taken over.
  await pause(MAX_OVERDUE_MS);
  await check(servers.map(({ output }) => output).join(''));
  await fleet.stop();
  await reader.close();
  for (const server of servers) await server.kill();
  progress.end(
    [
      `${kills} kills`,
      `${moveLog.acknowledged.length} of ${moveLog.sent} moves acknowledged and all there, ${moveLog.acknowledgedBySocket} of them over WebSockets`,
      `${moveLog.unanswered} answers lost and asked for again`,
      `${fleet.finished} races finished`,
      `${audit.entries} entries held against the rules`,
      `nothing due waited longer than ${(audit.longestOverdueMs / 1000).toFixed(1)} s`,
    ].join(', '),
  );
}
