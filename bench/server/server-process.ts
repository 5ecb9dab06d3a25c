import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Bytes of memory after a garbage collection. */
export interface Memory {
  /** What the process has of the machine. It stays when objects are freed, and new ones then cost nothing. */
  readonly resident: number;
  /** What its objects and buffers take. The network connections of the system are not in it. */
  readonly heap: number;
}

/** A server in its own process. */
export interface ServerProcess {
  /** The ports it listens on; for boardgame.io the second one is the lobby. */
  readonly ports: readonly number[];
  /** Seconds of CPU time so far, user and system, of all its threads. */
  measureCpu(): Promise<number>;
  measureMemory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** Starts one of the server files in this folder. */
export async function startServerProcess(file: string, args: readonly string[] = []): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ['--expose-gc'],
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
  const request = <T>(command: keyof typeof measurements): Promise<T> => {
    const result = answer<T>();
    child.send(command);
    return result;
  };
  return {
    ports: await answer<readonly number[]>(),
    measureCpu: () => request('cpu'),
    measureMemory: () => request('memory'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

const measurements = {
  cpu: (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  memory: (): Memory => {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    return { resident: rss, heap: heapUsed + external };
  },
};

/** Called in the server process: reports the ports, and the measurements on request. */
export function runAsServerProcess(ports: readonly number[], close: () => Promise<void>): void {
  process.on('message', (message: 'stop' | keyof typeof measurements) => {
    if (message === 'stop') void close().then(() => process.exit(0));
    else process.send!(measurements[message]());
  });
  // The parent process has ended.
  process.once('disconnect', () => void close().then(() => process.exit(0)));
  process.send!(ports);
}
