import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CLI_PROGRAM = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));

/** Moves per second of `paddock simulate` with this many workers, including the start of the threads. */
export function measureSimulateRate(game: string, seats: number, games: number, workers: number): number {
  const words = [
    'simulate',
    game,
    '--seats',
    seats,
    '--games',
    games,
    '--workers',
    workers,
    '--seed',
    'bench',
    '--json',
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, [CLI_PROGRAM, ...words.map(String)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as { speed: { movesPerSecond: number } }).speed.movesPerSecond;
}
