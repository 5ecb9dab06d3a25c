import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';

export const MAIN_FILE = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program in its own process. */
export function runPaddock(words: readonly string[], input = ''): CommandResult {
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
