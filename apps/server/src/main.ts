import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';

const site = process.env['PADDOCK_SITE'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
const host = process.env['HOST'] ?? '0.0.0.0';
const wanted = process.env['PORT'] ?? '3000';
const port = Number(wanted);

function giveUp(message: string): never {
  console.error(`paddock: ${message}`);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  giveUp(`PORT takes a number from 0 to 65535, not "${wanted}"`);
if (!existsSync(join(site, 'index.html'))) giveUp('the pages are not built; npm start builds them');

const app = await createApp(site);
try {
  await app.listen({ host, port });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') giveUp(`port ${port} is taken; choose another one: PORT=3001 npm start`);
  giveUp(message);
}
const address = app.server.address();
const real = typeof address === 'object' && address !== null ? address.port : port;
console.log(`Paddock is ready: http://localhost:${real}`);
if (host === '0.0.0.0') {
  const others = Object.values(networkInterfaces()).flatMap((cards) => cards ?? []);
  for (const { family, internal, address: own } of others) {
    if (family === 'IPv4' && !internal) console.log(`on your network:  http://${own}:${real}`);
  }
}
console.log('Ctrl-C ends it.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
