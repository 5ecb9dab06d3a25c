import { createFairDice, seedFromText } from '@paddock/kernel';
import { countLinesByDepth } from '@paddock/kernel/testing/lines';
import { Command } from 'commander';
import { collectOption, parseGameSetup, createIntegerParser } from '../arguments.ts';
import { formatCount } from '../terminal/format.ts';

export function linesCommand(): Command {
  return new Command('lines')
    .description('count the move sequences of each depth (perft); the seed decides chance')
    .argument('<game>', 'which game')
    .option('--seats <n>', 'number of seats (default: the fewest)', createIntegerParser(1, 99))
    .option('--opt <name=value>', 'an option; may be repeated', collectOption, [])
    .option('--depth <n>', 'depth in moves', createIntegerParser(1, 30), 4)
    .option('--seed <text>', 'the seed of chance events', 'lines')
    .option('--json', 'as JSON')
    .action((id: string, given: { seats?: number; opt: string[]; depth: number; seed: string; json?: true }) => {
      const { definition, seats, options } = parseGameSetup(id, given.seats, given.opt);
      const counts = countLinesByDepth(
        definition,
        { seats, options },
        createFairDice(seedFromText(given.seed)),
        given.depth,
      );
      if (given.json) console.log(JSON.stringify({ game: id, seats, options, seed: given.seed, counts }));
      else
        for (const [depth, count] of counts.entries())
          console.log(`${String(depth).padStart(3)}  ${formatCount(count)}`);
    });
}
