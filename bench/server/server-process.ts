import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The resources that a server process has used so far. */
interface Usage {
  /** Seconds of CPU time. */
  readonly cpu: number;
  /** Bytes of memory, after a garbage collection. */
  readonly rss: number;
}

/** A server in its own process. */
export interface ServerProcess {
  /** The ports it listens on; for boardgame.io the second one is the lobby. */
  readonly ports: readonly number[];
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts one of the server files in this folder; `flags` are passed to Node. */
export async function startServerProcess(file: string, flags: readonly string[] = []): Promise<ServerProcess> {
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

/** Called in the server process: reports the ports, and the usage on request. */
export function runAsServerProcess(ports: readonly number[], close: () => Promise<void>): void {
  process.on('message', (message) => {
    if (message === 'stop') void close().then(() => process.exit(0));
    else process.send!(usage());
  });
  // The parent process has ended.
  process.once('disconnect', () => void close().then(() => process.exit(0)));
  process.send!(ports);
}

function usage(): Usage {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() };
}
