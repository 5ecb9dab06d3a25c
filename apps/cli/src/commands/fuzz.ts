import { existsSync, readFileSync, rmSync } from 'node:fs';
import { formatRecord } from '@paddock/kernel';
import { Command } from 'commander';
import { gameArgument, wholeNumber } from '../arguments.ts';
import { CheckFailed, UserError } from '../errors.ts';
import { writeWhole } from '../files.ts';
import { defaultWorkers, inChunks, MOST_WORKERS } from '../simulation/pool.ts';
import type { FuzzReport } from '../simulation/worker.ts';
import { progressBar } from '../terminal/progress.ts';
import { grouped } from '../terminal/table.ts';

interface Given {
  games: number;
  seed: string;
  workers: number;
  resume?: string;
  out?: string;
  json?: true;
}

/** How far an interrupted run has come. */
interface Bookmark {
  readonly game: string;
  readonly seed: string;
  readonly done: number;
  readonly positions: number;
}

export function fuzzCommand(): Command {
  return new Command('fuzz')
    .description('play random games at random tables, audit every position, and look for dead ends')
    .argument('<game>', 'which game')
    .option('--games <n>', 'how many', wholeNumber(1, 1_000_000_000), 1000)
    .option('--seed <text>', 'decides everything', 'fuzz')
    .option('--workers <n>', 'worker threads', wholeNumber(1, MOST_WORKERS), defaultWorkers())
    .option('--resume <file>', 'keep track in this file, and go on from there when interrupted')
    .option('--out <file>', 'where to write the record of a failure (default: shown on the screen)')
    .option('--json', 'as JSON')
    .action(fuzz);
}

async function fuzz(id: string, { games, seed, workers, resume, out, json }: Given): Promise<void> {
  gameArgument(id);
  const start = resume === undefined ? { done: 0, positions: 0 } : readBookmark(resume, id, seed);
  let { done, positions } = start;
  let failure: FuzzReport['failure'] = null;
  const bar = progressBar(games, 'games', json === true, done);
  const plan = {
    task: 'fuzz' as const,
    workers,
    from: done,
    to: games,
    chunk: Math.min(200, Math.ceil(games / workers)),
  };
  try {
    await inChunks<FuzzReport>(
      plan,
      (from, to) => ({ game: id, seed, from, to }),
      ({ from, to, result }) => {
        positions += result.positions;
        failure = result.failure;
        if (failure !== null) return false;
        done = to;
        bar.advance(to - from);
        if (resume !== undefined)
          writeWhole(resume, JSON.stringify({ game: id, seed, done, positions } satisfies Bookmark));
        return true;
      },
    );
  } finally {
    bar.end();
  }
  if (failure !== null) report(failure, seed, out);
  if (resume !== undefined) rmSync(resume, { force: true });
  if (json) console.log(JSON.stringify({ game: id, games, seed, positions, failures: 0 }));
  else console.log(`${id}: ${grouped(games)} games, ${grouped(positions)} positions: no dead end, no broken invariant`);
}

function report({ message, number, record }: NonNullable<FuzzReport['failure']>, seed: string, out?: string): never {
  const text = formatRecord(record);
  if (out === undefined) console.log(text);
  else writeWhole(out, text);
  throw new CheckFailed(`game ${number} of seed "${seed}": ${message}`);
}

function readBookmark(path: string, game: string, seed: string): { done: number; positions: number } {
  if (!existsSync(path)) return { done: 0, positions: 0 };
  try {
    const mark = JSON.parse(readFileSync(path, 'utf8')) as Bookmark;
    if (mark.game === game && mark.seed === seed && Number.isSafeInteger(mark.done)) return mark;
  } catch {
    // Told below.
  }
  throw new UserError(`${path} is not the bookmark of ${game} with seed "${seed}"; remove it to begin anew`);
}
