// npm run soak: long random play in search of dead ends and broken invariants. It shows its progress, and goes on
// where it was when interrupted. npm run soak -- 10000 plays that many games of each instead.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { callOwnNode, giveUp, root, setUp } from './setup.mjs';

const GAMES = { 'formel-fun': 1_000_000, 'pole-position': 300_000 };

const asked = process.argv[2];
if (asked !== undefined && !/^[1-9]\d*$/.test(asked)) giveUp(`soak takes a number of games, not "${asked}"`);

await setUp();
const folder = join(root, '.soak');
mkdirSync(folder, { recursive: true });
for (const [game, games] of Object.entries(GAMES)) {
  const wanted = asked ?? String(games);
  const bookmark = join(folder, `${game}.json`);
  const evidence = join(folder, `${game}-failure.json`);
  const words = ['fuzz', game, '--games', wanted, '--seed', 'soak', '--resume', bookmark, '--out', evidence];
  const { code } = await callOwnNode(['apps/cli/src/main.ts', ...words]);
  if (code !== 0) process.exit(code);
}
