/**
 * npm run bench: measures speed in comparison with other software in the same run. No absolute time is asserted.
 * Words after `npm run bench --` select parts:
 * - `games`: our games beside the same games on boardgame.io
 * - `web`: the pages (pages.ts). `--only 'season|lobby'` selects some by their names, `--device mobile` one of the two devices.
 * - `visits`: first visits on a phone, several times; only if it is requested
 * - `frames`: what keeps a phone busy during a race; a part of `web`
 * - `server`: the next three
 * - `compare`: Paddock's server beside boardgame.io and Colyseus
 * - `many`: 1,000 tables at once
 * - `spectators`: 1,000 spectators at one race and a full lobby, while people move
 * - `scale`: one to three processes on one PostgreSQL; only if it is requested. `--processes 2` sets another number, `--redis`
 *   lets a Redis carry their messages, and `--spread` connects the players of a table to different processes.
 * - `engines`: the numeric interface of the games beside the plain one, alone (engines/main.ts)
 */
import { parseArgs } from 'node:util';
import type { ContestantName } from './contestants.ts';
import { runDuel } from './duel.ts';
import { enumerateFormula } from './formula.ts';
import { measureBytesPerState } from './memory.ts';
import { compareServers } from './server/compare.ts';
import { measureManyTables } from './server/many-tables.ts';
import { measureScale } from './server/scale.ts';
import { measureSpectators } from './server/spectators.ts';
import { measureFrames, measureVisits, measureWeb } from './web.ts';
import { measureSimulateRate } from './workers.ts';

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

let allReached = true;

/** Compares a game with its peer; `wanted` is the ratio to reach, or `null` for information only. */
async function compare(our: ContestantName, peer: ContestantName, wanted: number | null, what: string): Promise<void> {
  const { ours, peer: theirs } = await runDuel(our, peer);
  const ratio = median(ours) / median(theirs);
  const row = (name: string, rates: number[]): string =>
    `  ${name.padEnd(38)} median ${formatCount(median(rates)).padStart(11)}   best ${formatCount(Math.max(...rates)).padStart(11)}`;
  console.log(`\n${what}: random playouts through the public contract, moves per CPU second on one core`);
  console.log(row(our, ours));
  console.log(row(peer, theirs));
  console.log(`  ratio of medians ${formatCount(ratio)}${wanted === null ? '' : `   (wanted: at least ${wanted})`}`);
  if (wanted !== null && ratio < wanted) allReached = false;
}

function measureFormulaTurns(): void {
  const { turns, rates, sizes, growth } = enumerateFormula();
  const quantile = (share: number): number => sizes[Math.floor(share * (sizes.length - 1))]!;
  console.log(`\nformula: ${formatCount(turns)} turns of random play (2 to 4 seats), all legal moves listed`);
  console.log(
    `  turns per CPU second: median ${formatCount(median(rates))}, best ${formatCount(Math.max(...rates))}   (aim: 100,000)`,
  );
  console.log(
    `  legal moves: median ${quantile(0.5)}, 90 % up to ${quantile(0.9)}, 99 % up to ${quantile(0.99)}, most ${quantile(1)}`,
  );
  for (const { hand, jokers, turns: seen, median: middle, most } of growth) {
    const who = `hand of ${String(hand).padStart(2)}, ${jokers} jokers`;
    console.log(`  ${who}: median ${String(middle).padStart(5)}, most ${String(most).padStart(5)} (${seen} turns)`);
  }
}

/** Alternating rounds, and the best of three each, because other load on the second core must not count. */
function measureWorkerScaling(): void {
  let [one, two] = [0, 0];
  for (let round = 0; round < 3; round++) {
    one = Math.max(one, measureSimulateRate('formel-fun', 4, 40_000, 1));
    two = Math.max(two, measureSimulateRate('formel-fun', 4, 80_000, 2));
  }
  console.log(
    `\npaddock simulate formel-fun, moves a second: ${formatCount(one)} with 1 worker, ${formatCount(two)} with 2`,
  );
  console.log(`  growth ${(two / one).toFixed(2)} times   (wanted: at least 1.7)`);
  if (two / one < 1.7) allReached = false;
}

async function measureGames(): Promise<boolean> {
  await compare('formel-fun', 'formel-fun on boardgame.io', 500, 'Formel Fun, 4 seats');
  await compare('pole-position', 'pole-position on boardgame.io', 300, 'Pole Position, 4 seats, a given course');
  await compare('formula-de', 'formula-de on boardgame.io', 50, 'Formula Dé, 6 cars, Monaco, one lap');
  await compare(
    'formula-de',
    'formula-de on boardgame.io, on copies',
    null,
    'Formula Dé, the same without immer drafts',
  );
  measureFormulaTurns();
  console.log('\nMemory of a position, in bytes:');
  for (const [game, bytes] of measureBytesPerState())
    console.log(`  ${game.padEnd(14)} ${formatCount(bytes).padStart(6)}`);
  measureWorkerScaling();
  return allReached;
}

console.log(`Node ${process.version}, ${process.platform} ${process.arch}`);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: '3' },
    redis: { type: 'boolean', default: false },
    spread: { type: 'boolean', default: false },
    only: { type: 'string' },
    device: { type: 'string' },
  },
});
/** Each returns whether everything that is wanted was reached. */
const PARTS: Readonly<Record<string, () => Promise<boolean>>> = {
  games: measureGames,
  web: () => {
    const devices = (['mobile', 'desktop'] as const).filter((name) => (values.device ?? name) === name);
    return measureWeb({ only: values.only ?? null, devices });
  },
  visits: measureVisits,
  frames: measureFrames,
  compare: compareServers,
  many: measureManyTables,
  spectators: measureSpectators,
  scale: () =>
    measureScale({
      most: Number(values.processes),
      hasRedis: values.redis,
      placement: values.spread ? 'by-person' : 'by-table',
    }),
};
const SERVER_PARTS = ['compare', 'many', 'spectators'];
const requested = positionals.flatMap((word) => (word === 'server' ? SERVER_PARTS : [word]));
for (const name of requested.length === 0 ? ['games', 'web', ...SERVER_PARTS] : requested) {
  const measure = PARTS[name];
  if (measure === undefined)
    throw new Error(`there is no part "${name}"; the parts are ${Object.keys(PARTS).join(', ')}`);
  if (!(await measure())) allReached = false;
}

console.log(allReached ? '\nEverything that was wanted was reached.' : '\nSomething that was wanted was NOT reached.');
process.exitCode = allReached ? 0 : 1;
