import { Readable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import { runCommandLine } from '../src/program.ts';
import type { CommandLine } from './paddock.ts';

// Runs one command line after the other in this thread, for paddock.ts.
parentPort!.on('message', async ({ words, input, port, signal }: CommandLine) => {
  const written = { out: '', err: '' };
  const collect = (name: keyof typeof written) => (text: string | Uint8Array) => {
    written[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
    return true;
  };
  process.stdout.write = collect('out');
  process.stderr.write = collect('err');
  Object.defineProperty(process, 'stdin', { value: Readable.from(input === '' ? [] : [input]), configurable: true });
  process.exitCode = 0;
  const code = await runCommandLine(words);
  process.stdout.removeAllListeners('error');
  port.postMessage({ code, ...written });
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});
