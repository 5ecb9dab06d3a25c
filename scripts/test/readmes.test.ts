import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReadmeExample } from '../npm/readme.ts';
import { readWorkspaces, ROOT } from '../npm/workspaces.ts';

const libraries = [...readWorkspaces().values()].filter(({ folder }) => folder.startsWith('packages/'));

describe('READMEs of the published packages', () => {
  it.each(libraries.map(({ folder }) => folder))('%s: the example runs and prints something', (folder) => {
    const code = readReadmeExample(join(ROOT, folder, 'README.md'));
    const words = ['--input-type=module', '--eval', code];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).not.toBe('');
  });

  it('exist for the program, too', () => {
    expect(existsSync(join(ROOT, 'apps/cli/README.md'))).toBe(true);
  });
});
