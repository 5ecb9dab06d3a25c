import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { CLAIMS } from '../src/games/index.ts';

const MAIN = fileURLToPath(new URL('../src/strength/main.ts', import.meta.url));

it('every claim about strength can be measured', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, '--quick'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain(`${CLAIMS.length} claims tried out with a few games each; nothing was judged`);
  expect(status).toBe(0);
});
