import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { bareSite } from './served.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** The real server, as a process of its own. */
export class RealServer {
  readonly #child: ChildProcess;
  readonly ended: Promise<number | string>;
  base = '';
  stderr = '';
  stdout = '';

  constructor(site: string, env: Readonly<Record<string, string>>, nodeOptions: readonly string[]) {
    // Debriefs would take a core from the other tests.
    const defaults = { HOST: '127.0.0.1', PORT: '0', PADDOCK_SITE: site, DEBRIEFS: 'off' };
    const own = { ...process.env, ...defaults, ...env };
    this.#child = spawn(process.execPath, [...nodeOptions, MAIN], { env: own, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child.stderr!.on('data', (text) => (this.stderr += String(text)));
    this.ended = once(this.#child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  }

  /** Resolves when it has printed its address. */
  async waitUntilReady(): Promise<this> {
    const address = new Promise<string>((found) => {
      this.#child.stdout!.on('data', (text) => {
        const [base] = /http:\/\/localhost:\d+/.exec((this.stdout += String(text))) ?? [];
        if (base !== undefined) found(base);
      });
    });
    const first = await Promise.race([address, this.ended]);
    if (typeof first === 'number' || !first.startsWith('http')) throw new Error(this.stderr);
    this.base = first;
    return this;
  }

  /** Closes this end of the pipe, as `npm start | head -1` does. */
  closeOutput(): void {
    this.#child.stdout!.destroy();
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }
}

type StartServer = (env: Readonly<Record<string, string>>, ...nodeOptions: string[]) => RealServer;

/** For the length of the suite in which it is called. Servers end with the test that started them. */
export function useRealServers(): StartServer {
  const site = bareSite();
  const running: RealServer[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.kill('SIGKILL');
      await server.ended;
    }
  });
  return (env, ...nodeOptions) => {
    const server = new RealServer(site, env, nodeOptions);
    running.push(server);
    return server;
  };
}
