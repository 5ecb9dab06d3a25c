import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SETUP = fileURLToPath(new URL('../setup.mjs', import.meta.url));

/** A project of nothing but a lock file, and a fake npm. */
let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'paddock-setup-'));
  mkdirSync(join(project, 'scripts'));
  mkdirSync(join(project, 'bin'));
  cpSync(SETUP, join(project, 'scripts', 'setup.mjs'));
  writeFileSync(join(project, 'package-lock.json'), '{}');
});
afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

function npmThat(script: string): void {
  const npm = join(project, 'bin', 'npm');
  writeFileSync(npm, `#!/bin/sh\necho run >> "${join(project, 'runs')}"\n${script}\n`);
  chmodSync(npm, 0o755);
}

const INSTALLS = 'mkdir -p node_modules/node/bin && touch node_modules/node/bin/node';

function setUp(words: readonly string[] = []): { code: number | null; err: string; out: string } {
  const path = [join(project, 'bin'), dirname(process.execPath), '/bin', '/usr/bin'].join(':');
  const env = { ...process.env, PATH: path };
  const { status, stderr, stdout } = spawnSync(process.execPath, [...words, 'scripts/setup.mjs'], {
    cwd: project,
    env,
    encoding: 'utf8',
  });
  return { code: status, err: stderr, out: stdout };
}

function runs(): number {
  const log = join(project, 'runs');
  return existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').length : 0;
}

describe('set-up', () => {
  it('installs once, and again when the lock file changes', () => {
    npmThat(INSTALLS);
    const first = setUp();
    expect(first.err).toBe('');
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/installed packages in \d+ s/);
    expect(setUp()).toEqual({ code: 0, err: '', out: '' });
    expect(runs()).toBe(1);
    writeFileSync(join(project, 'package-lock.json'), '{"changed": true}');
    expect(setUp().code).toBe(0);
    expect(runs()).toBe(2);
  });

  it.each([
    ['no network', 'echo "npm error code ENOTFOUND"; exit 1', 'the package registry cannot be reached'],
    ['a full disk', 'echo "npm error ENOSPC: no space left on device"; exit 1', 'the disk is full'],
    ['no permission', 'echo "npm error EACCES: permission denied"; exit 1', 'no permission to write'],
    ['something else', 'echo "the moon is wrong"; exit 1', 'npm could not install the packages'],
    ['an install without our Node', 'mkdir -p node_modules', "the project's own Node is missing"],
  ])('%s: prints what to do, and installs again next time', (_, script, message) => {
    npmThat(script);
    const ran = setUp();
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('paddock: ');
    expect(ran.err).toContain(message);
    npmThat(INSTALLS);
    if (message.includes('own Node')) rmSync(join(project, 'node_modules'), { recursive: true });
    expect(setUp().code).toBe(0);
  });

  it('a Node that is too old is refused with a message', () => {
    const old = join(project, 'old.cjs');
    writeFileSync(old, "Object.defineProperty(process.versions, 'node', { value: '16.20.0' });");
    npmThat(INSTALLS);
    const ran = setUp(['--require', old]);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('Node 16.20.0 is too old; any Node from 20 up will do');
    expect(runs()).toBe(0);
  });
});
