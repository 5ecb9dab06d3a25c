import { newSeed } from '@paddock/kernel';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { collect, commaList, driverArguments, tableFrom, wholeNumber } from '../arguments.ts';
import { makeFolder } from '../files.ts';
import type { Job } from '../simulation/job.ts';
import { chunkSize, defaultWorkers, inChunks, MOST_WORKERS } from '../simulation/pool.ts';
import { reportJson, reportText, type Outcome } from '../simulation/report.ts';
import { addTally, emptyTally, type Tally } from '../simulation/tally.ts';
import { progressBar } from '../terminal/progress.ts';

interface Given {
  seats?: number;
  games: number;
  bots: string[];
  opt: string[];
  seed?: string;
  workers: number;
  record?: string;
  dice?: 'quick' | 'fair';
  rotate: boolean;
  json?: true;
}

const DICE = new Option('--dice <kind>', 'quick dice, or fair ones from a committed seed as at a real table').choices([
  'quick',
  'fair',
]);

export function simulateCommand(): Command {
  return new Command('simulate')
    .description('let bots play many games and count')
    .argument('<game>', 'which game (paddock games lists them)')
    .option('--seats <n>', 'how many seats (the fewest)', wholeNumber(1, 99))
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000_000), 1000)
    .option(
      '--bots <a,b,…>',
      'who plays, seat by seat, repeated round the table; champion@50ms or ismcts@2000 (playouts) set the budget',
      commaList,
      ['random'],
    )
    .option('--opt <name=value>', 'an option of the game; may be repeated', collect, [])
    .option('--seed <text>', 'the same seed gives the same result, with any number of workers (random, and told)')
    .option('--workers <n>', 'worker threads', wholeNumber(1, MOST_WORKERS), defaultWorkers())
    .option('--record <dir>', 'write a verifiable record of every game into this folder')
    .addOption(DICE)
    .option('--no-rotate', 'keep every bot on its seat (by default they move one seat on every game)')
    .option('--json', 'the result as JSON')
    .addHelpText(
      'after',
      '\nRecords need fair dice, so --record implies --dice fair: other numbers than with quick dice.',
    )
    .action(simulate);
}

async function simulate(id: string, given: Given): Promise<void> {
  const { definition, seats, options } = tableFrom(id, given.seats, given.opt);
  const drivers = driverArguments(id, given.bots, seats);
  const bots = drivers.map(({ word }) => word);
  const dice = given.record === undefined ? (given.dice ?? 'quick') : 'fair';
  const seed = given.seed ?? newSeed().slice(0, 12);
  if (given.record !== undefined) makeFolder(given.record);
  const job: Job = { game: id, seats, options, bots, rotate: given.rotate, seed, dice, record: given.record ?? null };

  const bar = progressBar(given.games, 'games');
  const tally = emptyTally(seats);
  const started = performance.now();
  try {
    const chunk = chunkSize(drivers, given.games, given.workers);
    const plan = { task: 'simulate' as const, workers: given.workers, from: 0, to: given.games, chunk };
    await inChunks<Tally>(
      plan,
      (from, to) => ({ job, from, to }),
      ({ from, to, result }) => {
        addTally(tally, result);
        bar.advance(to - from);
      },
    );
  } finally {
    bar.end();
    if (given.record !== undefined) sweepDrafts(given.record);
  }
  const outcome: Outcome = { job, tally, seconds: (performance.now() - started) / 1000, workers: given.workers };
  console.log(given.json ? JSON.stringify(reportJson(outcome)) : reportText(definition.title, outcome));
}

/** A worker that is stopped in mid-sentence leaves a draft behind; records themselves are always whole. */
function sweepDrafts(folder: string): void {
  for (const file of readdirSync(folder)) {
    if (file.endsWith(`.${process.pid}.draft`)) rmSync(join(folder, file), { force: true });
  }
}
