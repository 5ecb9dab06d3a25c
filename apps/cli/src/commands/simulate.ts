import { createSeed } from '@paddock/kernel';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { collectOption, parseCommaList, parseBots, parseGameSetup, createIntegerParser } from '../arguments.ts';
import { createFolder } from '../files.ts';
import type { SimulationJob } from '../simulation/job.ts';
import { chunkSizeFor, defaultWorkerCount, runInChunks, MAX_WORKERS } from '../workers/pool.ts';
import { simulationJsonOf, formatSimulation, type SimulationOutcome } from '../simulation/report.ts';
import { addTally, createTally, type SimulationTally } from '../simulation/tally.ts';
import { createProgressBar } from '../terminal/progress.ts';

interface SimulateOptions {
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

const DICE_OPTION = new Option(
  '--dice <kind>',
  'quick dice, or fair ones from a committed seed as at a real table',
).choices(['quick', 'fair']);

export function simulateCommand(): Command {
  return new Command('simulate')
    .description('simulate many games of bots and count wins')
    .argument('<game>', 'which game (paddock games lists them)')
    .option('--seats <n>', 'number of seats (default: the fewest)', createIntegerParser(1, 99))
    .option('--games <n>', 'how many games', createIntegerParser(1, 1_000_000_000), 1000)
    .option(
      '--bots <a,b,…>',
      'who plays, seat by seat, repeated round the table; champion@50ms or ismcts@2000 (playouts) set the budget',
      parseCommaList,
      ['random'],
    )
    .option('--opt <name=value>', 'an option of the game; may be repeated', collectOption, [])
    .option(
      '--seed <text>',
      'the same seed gives the same result, with any number of workers (random by default, and printed)',
    )
    .option('--workers <n>', 'worker threads', createIntegerParser(1, MAX_WORKERS), defaultWorkerCount())
    .option('--record <dir>', 'write a verifiable record of every game into this folder')
    .addOption(DICE_OPTION)
    .option('--no-rotate', 'keep every bot on its seat (by default bots rotate by one seat per game)')
    .option('--json', 'the result as JSON')
    .addHelpText(
      'after',
      '\nRecords need fair dice, so --record implies --dice fair: other numbers than with quick dice.',
    )
    .action(simulate);
}

async function simulate(id: string, given: SimulateOptions): Promise<void> {
  const { definition, seats, options } = parseGameSetup(id, given.seats, given.opt);
  const drivers = parseBots(id, given.bots, seats);
  const bots = drivers.map(({ spec }) => spec);
  const dice = given.record === undefined ? (given.dice ?? 'quick') : 'fair';
  const seed = given.seed ?? createSeed().slice(0, 12);
  if (given.record !== undefined) createFolder(given.record);
  const job: SimulationJob = {
    game: id,
    seats,
    options,
    bots,
    rotate: given.rotate,
    seed,
    dice,
    record: given.record ?? null,
  };

  const bar = createProgressBar(given.games, 'games');
  const tally = createTally(seats);
  const started = performance.now();
  try {
    const chunk = chunkSizeFor(drivers, given.games, given.workers);
    const plan = {
      worker: new URL('../simulation/worker.ts', import.meta.url),
      workers: given.workers,
      from: 0,
      to: given.games,
      chunk,
    };
    await runInChunks<SimulationTally>(
      plan,
      (from, to) => ({ job, from, to }),
      ({ from, to, result }) => {
        addTally(tally, result);
        bar.advance(to - from);
      },
    );
  } finally {
    bar.end();
    if (given.record !== undefined) removeDrafts(given.record);
  }
  const outcome: SimulationOutcome = {
    job,
    tally,
    seconds: (performance.now() - started) / 1000,
    workers: given.workers,
  };
  console.log(given.json ? JSON.stringify(simulationJsonOf(outcome)) : formatSimulation(definition.title, outcome));
}

/** A worker that is stopped while it writes leaves a draft behind; records themselves are always complete. */
function removeDrafts(folder: string): void {
  for (const file of readdirSync(folder)) {
    if (file.endsWith(`.${process.pid}.draft`)) rmSync(join(folder, file), { force: true });
  }
}
