import { setTimeout as pause } from 'node:timers/promises';
import { Rng } from '@paddock/kernel';
import { STORAGES } from '../../apps/server/test/storages.ts';
import { Progress } from '../progress.ts';
import { openReader } from '../reader.ts';
import { Audit, LONGEST_WAIT } from './audit.ts';
import { Fleet } from './fleet.ts';
import { Ledger } from './ledger.ts';
import { ServerProcess } from './process.ts';

const TABLES = 16;
/** How long a server lives between two kills, in milliseconds. */
const LIFE = { least: 300, most: 1800 };

/** Kills the server that often on each storage, and finds that nothing was lost, doubled, forgotten or late. */
export async function crashes(kills: number): Promise<void> {
  for (const [name, open] of STORAGES) {
    const kept = await open();
    try {
      // Where several processes can share the storage, they do: either is killed.
      await crashesOn(name, kept.storage, 'url' in kept.storage ? 2 : 1, kills);
    } finally {
      await kept.close();
    }
  }
}

async function crashesOn(
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
  const ledger = new Ledger();
  const audit = new Audit(ledger);
  const living = (): readonly ServerProcess[] => servers.filter(({ lives }) => lives);
  const fleet = new Fleet(ledger, rng.fork(), () => rng.pick(living().length > 0 ? living() : servers).base);
  fleet.open(TABLES);
  const check = async (output: string): Promise<void> => {
    const faults = await audit.faults(reader);
    const told = (await audit.seeds(reader)).filter((seed) => output.includes(seed.slice(0, 16)));
    if (faults.length > 0 || told.length > 0)
      progress.fail({ kill: progress.done, faults, told, output: output.slice(-5000) });
  };
  while (progress.left > 0) {
    await pause(LIFE.least + rng.below(LIFE.most - LIFE.least));
    const victim = rng.pick(servers);
    const { output } = victim;
    await victim.kill();
    await check(output);
    await victim.start();
    progress.advance(1, `${ledger.acknowledged.length} moves acknowledged, ${ledger.lost} answers lost`);
  }
  // Left alone for long enough, every table goes on: whatever died with a server has been taken over by then.
  await pause(LONGEST_WAIT);
  await check(servers.map(({ output }) => output).join(''));
  await fleet.stop();
  await reader.close();
  for (const server of servers) await server.kill();
  progress.end(
    [
      `${kills} kills`,
      `${ledger.acknowledged.length} of ${ledger.sent} moves acknowledged and all there`,
      `${ledger.lost} answers lost and asked for again`,
      `${fleet.finished} races finished`,
      `${audit.entries} entries held against the rules`,
      `nothing due waited longer than ${(audit.longestWait / 1000).toFixed(1)} s`,
    ].join(', '),
  );
}
