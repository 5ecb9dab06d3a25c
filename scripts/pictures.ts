/** Draws the pictures of docs/pictures anew: a race in the terminal, and the circuits. node scripts/pictures.ts */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtInCircuits } from '@paddock/formula-de';

const root = fileURLToPath(new URL('..', import.meta.url));
const records = `${root}packages/formel-fun/fixtures/records`;
const record = readdirSync(records).find((file) => file.startsWith('formel-fun-4-'))!;

function paddock(words: readonly string[]): string {
  const main = ['apps/cli/src/main.ts', ...words];
  const { stdout, status, stderr } = spawnSync(process.execPath, main, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

for (const name of Object.keys(builtInCircuits)) {
  for (const kind of ['svg', 'png']) paddock(['circuit', 'show', name, '--out', `docs/pictures/${name}.${kind}`]);
}

const LINE = 19;
const MARGIN = 24;
const race = paddock(['replay', `${records}/${record}`, '--at', '240']);
const lines = ['$ npx paddock replay race.json --at 240', '', ...race.trimEnd().split('\n')];
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const colour = (line: string): string =>
  line.startsWith('$') ? '#e8c468' : /^(line|\s+1 )/.test(line) ? '#8fae9b' : '#f4ecd8';
const height = lines.length * LINE + 2 * MARGIN;
const rows = lines.map(
  (line, i) =>
    `  <text x="${MARGIN}" y="${MARGIN + 13 + i * LINE}" fill="${colour(line)}" xml:space="preserve">${escape(line)}</text>`,
);
mkdirSync(`${root}docs/pictures`, { recursive: true });
writeFileSync(
  `${root}docs/pictures/terminal.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${height}" width="640" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">
  <rect width="640" height="${height}" rx="10" fill="#0f3d2e"/>
${rows.join('\n')}
</svg>
`,
);
