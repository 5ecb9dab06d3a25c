/**
 * The real server, which also handles two messages from the parent process: its wall clock can be stepped, and the
 * file of its SQLite database can be kept from growing as on a full disk.
 */
import { readConfig } from '@paddock/server/config';
import { connect } from '@paddock/server/database';
import { createServer } from '@paddock/server/server';
import { setDiskFull } from '../../apps/server/test/storages.ts';
import type { FaultMessage } from './fault-message.ts';

const { site, storage, logLevel, host, port, ...rest } = readConfig(process.env, false);
let offset = 0;
const database = await connect(storage);
const app = await createServer(site, storage, {
  ...rest,
  database,
  now: () => Date.now() + offset,
  monotonic: () => performance.now(),
  log: { level: logLevel, stream: process.stderr },
});

async function handleMessage(message: FaultMessage): Promise<void> {
  if ('stepClockMs' in message) {
    offset += message.stepClockMs;
    return;
  }
  await setDiskFull(database, message.fullDisk);
}

process.on('message', (message) => void handleMessage(message as FaultMessage));
process.on('disconnect', () => process.exit(0));
await app.listen({ host, port });
console.log('Paddock is ready');
