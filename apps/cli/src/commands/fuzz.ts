import { existsSync, readFileSync, rmSync } from 'node:fs';
import { formatRecord } from '@paddock/kernel';
import { Command } from 'commander';
import { gameArgument, wholeNumber } from '../arguments.ts';
import { CheckFailed, UserError } from '../errors.ts';
import { writeWhole } from '../files.ts';
import { defaultWorkers, inChunks, MOST_WORKERS } from '../simulation/pool.ts';
import { addCounts } from '../simulation/tally.ts';
import type { FuzzChunk, FuzzReport } from '../simulation/worker.ts';
import { progressBar } from '../terminal/progress.ts';
import { grouped } from '../terminal/table.ts';

interface Given {
  games: number;
  seed: string;
  workers: number;
  resume?: string;
  out?: string;
  events?: true;
  json?: true;
}

/** How far an interrupted run has come. */
interface Bookmark {
  readonly game: string;
  readonly seed: string;
  readonly done: number;
  readonly positions: number;
  readonly events: Record<string, number>;
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
    .option('--events', 'count what happened, by kind of event')
    .option('--json', 'as JSON')
    .action(fuzz);
}

async function fuzz(id: string, given: Given): Promise<void> {
  const { games, seed, workers, resume, out, json } = given;
  gameArgument(id);
  let mark: Bookmark = { game: id, seed, done: 0, positions: 0, events: {} };
  if (resume !== undefined && existsSync(resume)) mark = readBookmark(resume, id, seed);
  let failure: FuzzReport['failure'] = null;
  const bar = progressBar(games, 'games', mark.done);
  const chunk = Math.min(200, Math.ceil(games / workers));
  const plan = { task: 'fuzz' as const, workers, from: mark.done, to: games, chunk };
  const describe = (from: number, to: number): FuzzChunk => ({
    game: id,
    seed,
    from,
    to,
    countEvents: given.events === true,
  });
  try {
    await inChunks<FuzzReport>(plan, describe, ({ from, to, result }) => {
      failure = result.failure;
      if (failure !== null) return false;
      mark = { ...mark, done: to, positions: mark.positions + result.positions };
      addCounts(mark.events, result.events);
      bar.advance(to - from);
      if (resume !== undefined) writeWhole(resume, JSON.stringify(mark));
      return true;
    });
  } finally {
    bar.end();
  }
  if (failure !== null) report(failure, seed, out);
  if (resume !== undefined) rmSync(resume, { force: true });
  const { positions, events } = mark;
  if (json) {
    console.log(JSON.stringify({ game: id, games, seed, positions, events, failures: 0 }));
    return;
  }
  console.log(`${id}: ${grouped(games)} games, ${grouped(positions)} positions: no dead end, no broken invariant`);
  for (const [kind, count] of Object.entries(events).sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`  ${kind.padEnd(16)} ${grouped(count).padStart(14)}`);
}

function report({ message, number, record }: NonNullable<FuzzReport['failure']>, seed: string, out?: string): never {
  const text = formatRecord(record);
  if (out === undefined) console.log(text);
  else writeWhole(out, text);
  throw new CheckFailed(`game ${number} of seed "${seed}": ${message}`);
}

function readBookmark(path: string, game: string, seed: string): Bookmark {
  try {
    const mark = JSON.parse(readFileSync(path, 'utf8')) as Bookmark;
    if (mark.game === game && mark.seed === seed && Number.isSafeInteger(mark.done)) return mark;
  } catch {
    // Told below.
  }
  throw new UserError(`${path} is not the bookmark of ${game} with seed "${seed}"; remove it to begin anew`);
}
