import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface CopyServer {
  readonly base: string;
  stop(): Promise<void>;
}

/** Starts the server of a copy of the repository at a free port, with its data in memory. */
export async function startServer(copy: string): Promise<CopyServer> {
  const child = spawn(process.execPath, [join(copy, 'apps/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PADDOCK_DATA: ':memory:', LIMITS: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [unknown];
  const port = /http:\/\/localhost:(\d+)/.exec(String(line))?.[1];
  if (port === undefined) throw new Error(`the server did not start: ${String(line)}`);
  return {
    base: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
