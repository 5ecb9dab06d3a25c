import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program as a person would, in a process of its own. */
export function paddock(words: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], { input, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** A folder for the tests of one file; `in` names something in it. */
export function workFolder(): { in(name: string): string } {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'paddock-cli-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { in: (name) => join(folder, name) };
}

/** Records of four games of Formel Fun, made when first asked for. */
export function recordsIn(dir: string): string[] {
  if (!existsSync(dir)) {
    const ran = paddock(['simulate', 'formel-fun', '--games', '4', '--seed', 'cli', '--record', dir, '--json']);
    expect(ran.err).toBe('');
  }
  return readdirSync(dir).map((file) => join(dir, file));
}
