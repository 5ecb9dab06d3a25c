import { createFairDice, seedFromText } from '@paddock/kernel';
import { countLinesByDepth } from '@paddock/kernel/testing/lines';
import { Command } from 'commander';
import { collectOption, parseGameSetup, createIntegerParser } from '../arguments.ts';
import { formatCount } from '../terminal/format.ts';

export function linesCommand(): Command {
  return new Command('lines')
    .description('count the lines of moves to each depth (perft); chance falls as the seed says')
    .argument('<game>', 'which game')
    .option('--seats <n>', 'how many seats (the fewest)', createIntegerParser(1, 99))
    .option('--opt <name=value>', 'an option; may be repeated', collectOption, [])
    .option('--depth <n>', 'how many moves deep', createIntegerParser(1, 30), 4)
    .option('--seed <text>', 'decides the chance events', 'lines')
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
