import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));

/** Moves a second of `paddock simulate` with so many workers, start-up of the threads included. */
export function simulateRate(game: string, seats: number, games: number, workers: number): number {
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
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...words.map(String)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as { speed: { movesPerSecond: number } }).speed.movesPerSecond;
}
