import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { games } from '@paddock/games';

const GAME_PROGRAM = fileURLToPath(new URL('game.ts', import.meta.url));

/** Records whole races of every game, each game in a process of its own, as many at once as there are cores. */
export async function testLeaks(wanted: number): Promise<void> {
  const waiting = games.map(({ id }) => id);
  const runGames = async (): Promise<void> => {
    for (let game = waiting.shift(); game !== undefined; game = waiting.shift()) await testGame(game, wanted);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runGames));
}

async function testGame(game: string, wanted: number): Promise<void> {
  const child = spawn(process.execPath, [GAME_PROGRAM, game, String(wanted)], { stdio: 'inherit' });
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('exit', stop);
  // The other games are stopped as well.
  if (code !== 0) process.exit(1);
}
