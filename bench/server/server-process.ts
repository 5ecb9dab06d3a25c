import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a server process has used so far. */
export interface Usage {
  /** Seconds of CPU time. */
  readonly cpu: number;
  /** Bytes of memory, after a collection. */
  readonly rss: number;
}

/** A server in a process of its own. */
export interface Host {
  /** Where it listens; for boardgame.io, the second is its lobby's. */
  readonly ports: readonly number[];
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts one of the server files beside this one; `flags` are for its Node. */
export async function startHost(file: string, flags: readonly string[] = []): Promise<Host> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--expose-gc', ...flags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answer = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const died = (): void => reject(new Error(`${file} has stopped`));
      child.once('exit', died);
      child.once('message', (message) => {
        child.off('exit', died);
        resolve(message as T);
      });
    });
  const ports = await answer<readonly number[]>();
  return {
    ports,
    usage: () => {
      const usage = answer<Usage>();
      child.send('usage');
      return usage;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

/** The other end: tells the ports, and what is used whenever somebody asks. */
export function serve(ports: readonly number[], close: () => Promise<void>): void {
  process.on('message', (message) => {
    if (message === 'stop') void close().then(() => process.exit(0));
    else process.send!(usage());
  });
  // Whoever started it has gone.
  process.once('disconnect', () => void close().then(() => process.exit(0)));
  process.send!(ports);
}

function usage(): Usage {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() };
}
