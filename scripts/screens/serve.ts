import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ADMIN_TOKEN } from './demo-data.ts';

const PORT = 4330;
export const BASE = `http://localhost:${PORT}`;

/** Serves the built site without data. Returns a function that stops it. */
export async function serveSite(): Promise<() => Promise<void>> {
  const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(PORT),
      HOST: '127.0.0.1',
      PADDOCK_DATA: ':memory:',
      LOG_LEVEL: 'warn',
      // Everybody comes from one address.
      LIMITS: 'off',
      ADMIN_TOKEN,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [begun] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (typeof begun === 'number') throw new Error('the server did not start; see the messages above');
  return async () => {
    server.kill();
    await once(server, 'exit');
  };
}
