import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Storage } from '@paddock/server/database';
import { SLOWNESS } from '../slowness.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
/** How long a server may take to start. */
const START_TIMEOUT_MS = 30_000 * SLOWNESS;

/** Another program than the server's own, and what to set for it. */
interface ServerProgram {
  readonly main?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The real server in a process of its own, which can be killed and started again at the same address. */
export class ServerProcess {
  readonly base: string;
  /** Its output since the last start. */
  output = '';
  readonly #main: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;

  private constructor(port: number, site: string, storage: Storage, { main = MAIN, env = {} }: ServerProgram) {
    this.base = `http://127.0.0.1:${port}`;
    this.#main = main;
    this.#env = {
      HOST: '127.0.0.1',
      PORT: String(port),
      LIMITS: 'off',
      BOT_THREADS: '1',
      LOG_LEVEL: 'info',
      PADDOCK_SITE: site,
      ...('folder' in storage ? { PADDOCK_DATA: storage.folder } : { DATABASE_URL: storage.url }),
      ...env,
    };
  }

  static async prepare(storage: Storage, program: ServerProgram = {}): Promise<ServerProcess> {
    const site = mkdtempSync(join(tmpdir(), 'paddock-site-'));
    writeFileSync(join(site, 'index.html'), '<!doctype html>');
    return new ServerProcess(await freePort(), site, storage, program);
  }

  get isRunning(): boolean {
    return this.#child !== null;
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.#env };
    const child = spawn(process.execPath, [this.#main], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.#child = child;
    this.output = '';
    await new Promise<void>((resolve, reject) => {
      const fail = (): void => reject(new Error(`the server did not start: ${this.output.slice(-2000)}`));
      const timer = setTimeout(fail, START_TIMEOUT_MS);
      const read = (data: Buffer): void => {
        this.output += data.toString();
        if (!this.output.includes('Paddock is ready')) return;
        clearTimeout(timer);
        resolve();
      };
      child.stdout!.on('data', read);
      child.stderr!.on('data', read);
      child.once('exit', fail);
    });
  }

  /** Sends a message to the program. */
  send(message: object): void {
    this.#child?.send(message);
  }

  /** Why it has exited, if it has done so by itself. */
  get exitReason(): string | null {
    const { exitCode = null, signalCode = null } = this.#child ?? {};
    return exitCode === null && signalCode === null ? null : `${exitCode ?? signalCode}: ${this.output.slice(-2000)}`;
  }

  /** Kills it with SIGKILL. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const { exitReason: ending } = this;
    if (ending !== null) throw new Error(`the server has ended by itself with ${ending}`);
    this.#child = null;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
