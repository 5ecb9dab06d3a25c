import { Progress } from '../progress.ts';
import { STORAGES } from '../../apps/server/test/storages.ts';
import { checkRequests, type Tally } from './check.ts';
import { RAW, sendRaw, statusesIn } from './raw.ts';
import { openWorld, type World } from './world.ts';

const BATCH = 500;
/** After so many batches the house is built anew: it fills up with what was allowed. */
const BATCHES = 10;
/** Where everything is read again after each request, fewer must do. */
const SHARES: Readonly<Record<string, number>> = { SQLite: 0.95, PostgreSQL: 0.05 };

/** Sends that many generated requests: no error of the server, no crash, and nothing changed by what is refused. */
export async function badInput(wanted: number): Promise<void> {
  for (const [name, open] of STORAGES) await badInputOn(name, open, Math.ceil(wanted * SHARES[name]!));
}

async function badInputOn(name: string, open: (typeof STORAGES)[number][1], wanted: number): Promise<void> {
  const progress = new Progress(`bad input on ${name}`, wanted);
  const fail = (error: unknown): never => progress.fail(error instanceof Error ? error.stack : error);
  process.on('uncaughtException', fail);
  const tally: Tally = new Map();
  while (progress.left > 0) {
    const kept = await open();
    const world = await openWorld(kept.storage);
    const bytes = await badBytes(world);
    if (bytes !== null) progress.fail({ bytes });
    for (let batch = 0; batch < BATCHES && progress.left > 0; batch++) {
      const count = Math.min(BATCH, progress.left);
      const mishap = await checkRequests(world, progress.done, count, tally);
      if (mishap !== null) progress.fail({ seed: progress.done, ...mishap });
      progress.advance(count);
    }
    await world.close();
    await kept.close();
  }
  process.off('uncaughtException', fail);
  const grouped = (count: number): string => count.toLocaleString('en-US');
  const answers = [...tally].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${grouped(count)}`);
  progress.end(`${grouped(wanted)} requests, no 5xx, no crash, no change by what was refused (${answers.join(', ')})`);
}

/** Sends what is no request at all; answers the bytes that did harm, or `null`. */
async function badBytes(world: World): Promise<string | null> {
  const before = await world.digest();
  for (const bytes of RAW) {
    const statuses = statusesIn(await sendRaw(world.base, bytes));
    if (statuses.some((status) => status >= 500) || (await world.digest()) !== before) return bytes.slice(0, 500);
  }
  return null;
}
