import { existsSync, readFileSync, rmSync } from 'node:fs';
import { formatRecord } from '@paddock/kernel';
import { Command } from 'commander';
import { parseGame, createIntegerParser } from '../arguments.ts';
import { CheckFailedError, UserError } from '../errors.ts';
import { writeFileAtomically } from '../files.ts';
import { defaultWorkerCount, runInChunks, MAX_WORKERS } from '../workers/pool.ts';
import { addCounts } from '../simulation/tally.ts';
import type { FuzzChunk, FuzzReport } from '../simulation/fuzz-worker.ts';
import { createProgressBar } from '../terminal/progress.ts';
import { formatCount } from '../terminal/format.ts';

interface FuzzOptions {
  games: number;
  seed: string;
  workers: number;
  resume?: string;
  out?: string;
  events?: true;
  json?: true;
}

/** The state of an interrupted run, as stored in the file of --resume. */
interface FuzzProgress {
  readonly game: string;
  readonly seed: string;
  readonly done: number;
  readonly positions: number;
  readonly events: Record<string, number>;
}

export function fuzzCommand(): Command {
  return new Command('fuzz')
    .description('play random games with random options and audit every position')
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many', createIntegerParser(1, 1_000_000_000), 1000)
    .option('--seed <text>', 'the seed of all games', 'fuzz')
    .option('--workers <n>', 'worker threads', createIntegerParser(1, MAX_WORKERS), defaultWorkerCount())
    .option('--resume <file>', 'store the progress in this file, and continue from it')
    .option('--out <file>', 'the file for the record of a failure (default: printed)')
    .option('--events', 'count events by kind')
    .option('--json', 'as JSON')
    .action(fuzz);
}

async function fuzz(id: string, given: FuzzOptions): Promise<void> {
  const { games, seed, workers, resume, out, json } = given;
  parseGame(id);
  let progress: FuzzProgress = { game: id, seed, done: 0, positions: 0, events: {} };
  if (resume !== undefined && existsSync(resume)) progress = readProgress(resume, id, seed);
  let failure: FuzzReport['failure'] = null;
  const bar = createProgressBar(games, 'games', progress.done);
  const chunk = Math.min(200, Math.ceil(games / workers));
  const plan = {
    worker: new URL('../simulation/fuzz-worker.ts', import.meta.url),
    workers,
    from: progress.done,
    to: games,
    chunk,
  };
  const createChunk = (from: number, to: number): FuzzChunk => ({
    game: id,
    seed,
    from,
    to,
    countEvents: given.events === true,
  });
  try {
    await runInChunks<FuzzReport>(plan, createChunk, ({ from, to, result }) => {
      failure = result.failure;
      if (failure !== null) return false;
      progress = { ...progress, done: to, positions: progress.positions + result.positions };
      addCounts(progress.events, result.events);
      bar.advance(to - from);
      if (resume !== undefined) writeFileAtomically(resume, JSON.stringify(progress));
      return true;
    });
  } finally {
    bar.end();
  }
  if (failure !== null) reportFailure(failure, seed, out);
  if (resume !== undefined) rmSync(resume, { force: true });
  const { positions, events } = progress;
  if (json) {
    console.log(JSON.stringify({ game: id, games, seed, positions, events, failures: 0 }));
    return;
  }
  console.log(
    `${id}: ${formatCount(games)} games, ${formatCount(positions)} positions: no dead end, no broken invariant`,
  );
  for (const [kind, count] of Object.entries(events).sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`  ${kind.padEnd(16)} ${formatCount(count).padStart(14)}`);
}

function reportFailure(
  { message, number, record }: NonNullable<FuzzReport['failure']>,
  seed: string,
  out?: string,
): never {
  const text = formatRecord(record);
  if (out === undefined) console.log(text);
  else writeFileAtomically(out, text);
  throw new CheckFailedError(`game ${number} of seed "${seed}": ${message}`);
}

function readProgress(path: string, game: string, seed: string): FuzzProgress {
  try {
    const progress = JSON.parse(readFileSync(path, 'utf8')) as FuzzProgress;
    if (progress.game === game && progress.seed === seed && Number.isSafeInteger(progress.done)) return progress;
  } catch {
    // Reported below.
  }
  throw new UserError(`${path} is not the progress of ${game} with seed "${seed}"; remove it to start again`);
}
