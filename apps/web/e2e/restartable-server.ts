import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const FIRST_PORT = 10_000;
const PORTS = 20_000;
/** How much of the server's log an error contains. */
const LOG_LENGTH = 4000;

/** A server of its own that can be killed and restarted with the same data at the same address. */
export class RestartableServer {
  readonly base: string;
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'paddock-e2e-'));
  #process: ChildProcess | null = null;
  #log = '';
  #ahead = 0;

  private constructor(port: number) {
    this.#port = port;
    this.base = `http://localhost:${port}`;
  }

  static async start(): Promise<RestartableServer> {
    const server = new RestartableServer(await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const main = join(import.meta.dirname, '../../server/src/main.ts');
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      PADDOCK_DATA: this.#data,
      LIMITS: 'off',
      // It would take a core from the tests.
      DEBRIEFS: 'off',
      CLOCK_AHEAD: String(this.#ahead),
    };
    const ahead = join(import.meta.dirname, 'clock-ahead.mjs');
    this.#process = spawn(process.execPath, ['--import', ahead, main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#log = '';
    this.#process.stderr!.on('data', (text) => (this.#log = (this.#log + String(text)).slice(-LOG_LENGTH)));
    for await (const line of this.#process.stdout!) if (String(line).includes('ready')) return;
    throw new Error(`the server has not started: ${this.#log}`);
  }

  /** Kills the process without a shutdown. */
  async kill(): Promise<void> {
    if (this.#process === null) return;
    const { exitCode } = this.#process;
    if (exitCode !== null) throw new Error(`the server has ended by itself with code ${exitCode}: ${this.#log}`);
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
    this.#process = null;
  }

  /** The current time of the server. */
  get now(): number {
    return Date.now() + this.#ahead;
  }

  /** Advances the server's clock by hours without activity. They count for players' clocks. */
  async advanceHours(hours: number): Promise<void> {
    await this.kill();
    const milliseconds = hours * 3_600_000;
    this.#ahead += milliseconds;
    const database = new DatabaseSync(join(this.#data, 'paddock.sqlite'));
    database.prepare('update service_clock set served_until = served_until + ?').run(milliseconds);
    database.close();
    await this.start();
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true });
  }
}

/**
 * Below the range of ephemeral ports: one of those may be taken while the server is down, and then it cannot restart.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    const server = createServer();
    const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
