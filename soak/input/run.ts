import { Progress } from '../progress.ts';
import { STORAGES } from '../../apps/server/test/storages.ts';
import { checkRequests, type StatusCounts } from './check.ts';
import { RAW_REQUESTS, sendRaw, statusesIn } from './raw.ts';
import { floodWithoutReading, MAX_GROWTH_BYTES } from './slow-readers.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const BATCH_SIZE = 500;
/** After this many batches a new server is opened, because the data of allowed requests accumulates. */
const BATCHES_PER_SERVER = 10;
/** The share of the requests per storage. PostgreSQL gets fewer, because all data is read again after each one. */
const STORAGE_SHARES: Readonly<Record<string, number>> = { SQLite: 0.95, PostgreSQL: 0.05 };

/** Sends generated requests: no server error, no crash, and refused requests must not change anything. */
export async function testInput(wanted: number): Promise<void> {
  for (const [name, open] of STORAGES) await testInputOn(name, open, Math.ceil(wanted * STORAGE_SHARES[name]!));
}

async function testInputOn(name: string, open: (typeof STORAGES)[number][1], wanted: number): Promise<void> {
  const progress = new Progress(`bad input on ${name}`, wanted);
  const fail = (error: unknown): never => progress.fail(error instanceof Error ? error.stack : error);
  process.on('uncaughtException', fail);
  const tally: StatusCounts = new Map();
  let growth = 0;
  while (progress.remaining > 0) {
    const opened = await open();
    const server = await openTestServer(opened.storage);
    const bytes = await sendBadBytes(server);
    if (bytes !== null) progress.fail({ bytes });
    growth = Math.max(growth, await floodWithoutReading(server));
    if (growth > MAX_GROWTH_BYTES) progress.fail(`WebSockets that read nothing took ${toMegabytes(growth)} MB`);
    for (let batch = 0; batch < BATCHES_PER_SERVER && progress.remaining > 0; batch++) {
      const count = Math.min(BATCH_SIZE, progress.remaining);
      const failure = await checkRequests(server, progress.done, count, tally);
      if (failure !== null) progress.fail({ seed: progress.done, ...failure });
      progress.advance(count);
    }
    await server.close();
    await opened.close();
  }
  process.off('uncaughtException', fail);
  const grouped = (count: number): string => count.toLocaleString('en-US');
  const answers = [...tally].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${grouped(count)}`);
  const memory = `at most ${toMegabytes(growth)} MB more for WebSockets that read nothing`;
  progress.end(
    `${grouped(wanted)} requests, no 5xx, no crash, no change by what was refused (${answers.join(', ')}), ${memory}`,
  );
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

/** Sends bytes that are no requests, all at the same time. Returns those that did harm, or `null`. */
async function sendBadBytes(server: TestServer): Promise<string | null> {
  const before = await server.computeDigest();
  const answers = await Promise.all(RAW_REQUESTS.map((bytes) => sendRaw(server.base, bytes)));
  const failed = answers.findIndex((text) => statusesIn(text).some((status) => status >= 500));
  if (failed !== -1) return RAW_REQUESTS[failed]!.slice(0, 500);
  return (await server.computeDigest()) === before ? null : 'one of them changed something';
}
