import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect } from 'vitest';

export const MAIN_FILE = fileURLToPath(new URL('../src/main.ts', import.meta.url));

interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What paddock-worker.ts is asked for. It posts a `CommandResult` to the port and then sets the signal. */
export interface CommandLine {
  readonly words: readonly string[];
  readonly input: string;
  readonly port: MessagePort;
  readonly signal: Int32Array;
}

const MAX_WAIT_MS = 100_000;
let worker: Worker | undefined;

/**
 * Runs a command line in a thread that has the program loaded already, and waits for it. It reads `input` instead of the
 * keyboard. What concerns the process itself (signals, pipes, the exit code) is tested with `runProcess`.
 */
export function runPaddock(words: readonly string[], input = ''): CommandResult {
  if (worker === undefined) {
    worker = new Worker(new URL('./paddock-worker.ts', import.meta.url));
    worker.unref();
  }
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const line: CommandLine = { words, input, port: port2, signal };
  worker.postMessage(line, [port2]);
  if (Atomics.wait(signal, 0, 0, MAX_WAIT_MS) === 'timed-out') throw new Error(`paddock ${words.join(' ')}: no end`);
  const { message } = receiveMessageOnPort(port1) as { message: CommandResult };
  port1.close();
  return message;
}

/** Runs the real program in its own process. */
export function runProcess(words: readonly string[], input = ''): CommandResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN_FILE, ...words], { input, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** A temporary folder for the tests of one file; `in` gives a path in it. */
export function useTestFolder(): { in(name: string): string } {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'paddock-cli-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { in: (name) => join(folder, name) };
}

/** Records of four games of Formel Fun, created at the first call. */
export function createRecords(dir: string): string[] {
  if (!existsSync(dir)) {
    const ran = runPaddock(['simulate', 'formel-fun', '--games', '4', '--seed', 'cli', '--record', dir, '--json']);
    expect(ran.err).toBe('');
  }
  return readdirSync(dir).map((file) => join(dir, file));
}
