/**
 * npm run referee [-- GAMES [GAME]]: plays that many games for every seat count and every option value, and as many with
 * options combined at random, and checks the trace of each with the independent referee. The default is 1,000.
 */
import { findBot } from '@paddock/bots';
import { games } from '@paddock/games';
import {
  startMatch,
  createFairDice,
  type GameDefinition,
  observe,
  playToEnd,
  createRecord,
  Rng,
  seedFromText,
  traceRecord,
} from '@paddock/kernel';
import { pairwiseSetups, describeSetup, randomSetup, type Setup } from '@paddock/kernel/testing/setups';
import { loadTraceChecker } from './src/index.ts';

/** The trace of a game as an outsider would read it, after a trip through text. */
export function playAndTrace(definition: GameDefinition, { seats, options }: Setup, seedText: string): unknown[] {
  const seed = seedFromText(seedText);
  const rng = Rng.from(seedText);
  const match = startMatch(definition, seats, options);
  // Random seats reach odd corners; a greedy one beside them reaches those of sensible play.
  const random = findBot(definition.id, 'random')!;
  const greedy = findBot(definition.id, 'greedy')!;
  const greedySeat = rng.below(seats + 1);
  playToEnd(match, createFairDice(seed), ({ game, state }, seat) => {
    const bot = seat === greedySeat ? greedy : random;
    return bot.choose(observe(game, state, seat), rng);
  });
  const lines: unknown[] = [];
  const traced = traceRecord(definition, createRecord(match, seed), (line) =>
    lines.push(JSON.parse(JSON.stringify(line))),
  );
  if (!traced.ok) throw new Error(traced.error);
  return lines;
}

/** Returns how many of the games had mismatches, and prints the first few. */
async function checkGames(
  definition: GameDefinition,
  name: string,
  wanted: number,
  table: () => Setup,
): Promise<number> {
  const checkTrace = await loadTraceChecker(definition.id);
  const started = performance.now();
  let lines = 0;
  let bad = 0;
  for (let g = 0; g < wanted; g++) {
    const seed = `referee ${name} ${g}`;
    const text = playAndTrace(definition, table(), seed);
    lines += text.length;
    const mismatches = checkTrace(text);
    if (mismatches.length === 0) continue;
    bad++;
    if (bad <= 3) console.error(`${definition.id}, seed "${seed}":\n  ${mismatches.join('\n  ')}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${definition.id}, ${name}: ${wanted} games, ${lines} lines checked in ${seconds} s`);
  return bad;
}

async function main(): Promise<void> {
  const [count = '1000', only] = process.argv.slice(2);
  const wanted = Number(count);
  const chosen = games.filter(({ id }) => only === undefined || id === only);
  if (!Number.isInteger(wanted) || wanted < 1 || chosen.length === 0) {
    console.error(`paddock: referee takes a number of games and one of ${games.map(({ id }) => id).join(', ')}`);
    process.exit(2);
  }
  let bad = 0;
  for (const definition of chosen) {
    for (const setup of pairwiseSetups(definition)) {
      bad += await checkGames(definition, describeSetup(setup), wanted, () => setup);
    }
    const rng = Rng.from('referee');
    bad += await checkGames(definition, 'any combination of options', wanted, () => randomSetup(definition, rng));
  }
  console.log(bad === 0 ? 'no mismatch' : `${bad} games with mismatches`);
  process.exit(bad === 0 ? 0 : 1);
}

if (import.meta.main) await main();
