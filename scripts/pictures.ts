/** Redraws the circuits in docs/pictures: node scripts/pictures.ts */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtInCircuits } from '@paddock/formula-de';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const name of Object.keys(builtInCircuits)) {
  const words = ['apps/cli/src/main.ts', 'circuit', 'show', name, '--out', `docs/pictures/${name}.svg`];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
