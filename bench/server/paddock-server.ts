/**
 * Paddock's server. Every move is written to disk before it is acknowledged. Without arguments it keeps its data in a temporary
 * folder; otherwise they are the URLs of a PostgreSQL and, if wanted, of a Redis.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../apps/server/src/server.ts';
import { runAsServerProcess } from './server-process.ts';

const [url, bus] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'paddock-load-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
// The others analyse no races either.
const options = { debriefs: false, ...(bus === undefined ? {} : { bus }) };
const app = await createServer(folder, url === undefined ? { folder } : { url }, options);
await app.listen({ host: '127.0.0.1', port: 0 });
runAsServerProcess([(app.server.address() as AddressInfo).port], async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
