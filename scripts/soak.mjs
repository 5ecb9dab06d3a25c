// npm run soak: long random play in search of dead ends and broken invariants, then what the server must show: killed under
// load (crash), without its database, bus, disk or clock (faults), recorded byte by byte (leaks), sent invalid
// requests and messages (input), flooded through the lobby (flood). It shows its progress, and an interrupted run
// continues. npm run soak -- 10000 plays that many games of each and no more; npm run soak -- crash 20 does one of the
// others so often. What happened in games is counted by kind of event, and for Formula the share of rounds that end by
// FO-20 is printed.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { callOwnNode, giveUp, root, setUp } from './setup.mjs';

/** Short games are played more often than others. */
const COUNTS = { 'formel-fun': 1_000_000, 'pole-position': 300_000, formula: 300_000 };
const DEFAULT_COUNT = 100_000;

/** Every package with rules is a game. */
const GAMES = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'RULES.md')),
);

const SOAK_TESTS = ['leaks', 'input', 'crash', 'faults', 'flood'];

const NUMBER = /^[1-9]\d*$/;
const [asked, often] = process.argv.slice(2);
const isSoakTest = SOAK_TESTS.includes(asked);
if (asked !== undefined && !isSoakTest && !NUMBER.test(asked)) {
  giveUp(`soak takes a number of games, or one of ${SOAK_TESTS.join(', ')}, not "${asked}"`);
}
if (often !== undefined && !NUMBER.test(often)) giveUp(`soak takes a number, not "${often}"`);

await setUp();
if (isSoakTest) process.exit(await runSoakTest(asked, often));

const folder = join(root, '.soak');
mkdirSync(folder, { recursive: true });
for (const game of GAMES) {
  const games = COUNTS[game] ?? DEFAULT_COUNT;
  const bookmark = join(folder, `${game}.json`);
  const evidence = join(folder, `${game}-failure.json`);
  const words = ['fuzz', game, '--games', asked ?? String(games), '--seed', 'soak', '--resume', bookmark];
  const more = ['--out', evidence, '--events', '--json'];
  const { code, output } = await callOwnNode(['apps/cli/src/main.ts', ...words, ...more], { caught: 'stdout' });
  if (code !== 0) {
    if (code === 1) console.error(`paddock: the record of the failure is ${evidence}`);
    process.exit(code);
  }
  printSummary(JSON.parse(output));
}
for (const name of asked === undefined ? SOAK_TESTS : []) {
  const code = await runSoakTest(name);
  if (code !== 0) process.exit(code);
}

async function runSoakTest(name, count) {
  const { code } = await callOwnNode(['soak/main.ts', name, ...(count === undefined ? [] : [count])]);
  return code;
}

function printSummary({ game, games: played, positions, events }) {
  const grouped = (count) => count.toLocaleString('en-US');
  console.log(`${game}: ${grouped(played)} games, ${grouped(positions)} positions: no dead end, no broken invariant`);
  const kinds = Object.entries(events).sort(([a], [b]) => (a < b ? -1 : 1));
  console.log(`  ${kinds.map(([kind, count]) => `${kind} ${grouped(count)}`).join(', ')}`);
  if (game !== 'formula') return;
  const early = (events['round blocked'] ?? 0) + (events['round turns'] ?? 0);
  const rounds = early + events['round out'];
  const share = ((100 * early) / rounds).toFixed(4);
  console.log(`  rounds that ended by FO-20: ${grouped(early)} of ${grouped(rounds)} (${share} %)`);
}
