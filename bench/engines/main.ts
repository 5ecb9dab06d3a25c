/**
 * npm run bench -- engines [--against COMMIT]: random play through the numeric interface and through the plain one, and the plain one
 * of an earlier commit. All play the same games, in turns, each in a process of its own.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkOut } from './check-out.ts';
import { ENGINE_GAMES, type EngineInterface } from './engine-games.ts';
import { type EngineProcess, startEngine } from './engine-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 9;

interface Contestant {
  readonly name: string;
  readonly root: string;
  readonly through: EngineInterface;
}

const againstIndex = process.argv.indexOf('--against');
const commit = againstIndex < 0 ? null : process.argv[againstIndex + 1];
if (commit === undefined) throw new Error('--against needs a commit');
const earlier = commit === null ? null : checkOut(ROOT, commit);

// The first one is what the others are compared with.
const contestants: Contestant[] = [
  ...(earlier === null ? [] : [{ name: `${commit}, plain`, root: earlier, through: 'plain' as const }]),
  { name: 'plain', root: ROOT, through: 'plain' },
  { name: 'numeric', root: ROOT, through: 'numeric' },
];

try {
  console.log(`Node ${process.version}, ${process.platform} ${process.arch}`);
  console.log(`Random play, moves per CPU second on one core, medians of ${ROUNDS} rounds`);
  for (const [game, { about }] of Object.entries(ENGINE_GAMES)) await compare(game, about);
} finally {
  if (earlier !== null) rmSync(earlier, { recursive: true, force: true });
}

async function compare(game: string, about: string): Promise<void> {
  const engines: EngineProcess[] = contestants.map(({ root, through }) => startEngine(root, game, through));
  const rates: number[][] = engines.map(() => []);
  // The first round only warms the engines up.
  for (const engine of engines) await engine.measureRate();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, engine] of engines.entries()) rates[i]!.push(await engine.measureRate());
  }
  for (const engine of engines) engine.stop();
  console.log(`\n${about}`);
  for (const [i, { name }] of contestants.entries()) {
    // Of neighbouring rounds, because other load on the machine affects both of them alike.
    const ratio = median(rates[i]!.map((rate, round) => rate / rates[0]![round]!));
    const rate = Math.round(median(rates[i]!)).toLocaleString('en-US');
    console.log(`  ${name.padEnd(24)} ${rate.padStart(12)}   ${ratio.toFixed(2)} times`);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
