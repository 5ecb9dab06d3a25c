import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { EngineInterface } from './engine-games.ts';

const PROGRAM = fileURLToPath(new URL('./play.ts', import.meta.url));

export interface EngineProcess {
  /** Moves per second of CPU time in one round. */
  measureRate(): Promise<number>;
  stop(): void;
}

/** Starts random play of a game with the rules under a folder. */
export function startEngine(root: string, game: string, through: EngineInterface): EngineProcess {
  const child = spawn(process.execPath, [PROGRAM, root, game, through], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async measureRate() {
      child.stdin.write('go\n');
      const { value, done } = await answers.next();
      if (done === true) throw new Error(`${game} (${through}) has stopped`);
      return Number(value);
    },
    stop: () => child.stdin.end(),
  };
}
