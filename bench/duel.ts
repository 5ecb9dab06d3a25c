import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ContestantName } from './contestants.ts';

const ARENA = fileURLToPath(new URL('./arena.ts', import.meta.url));
const ROUNDS = 7;

interface Runner {
  rate(): Promise<number>;
  stop(): void;
}

function run(name: ContestantName): Runner {
  const child = spawn(process.execPath, [ARENA, name], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async rate() {
      child.stdin.write('go\n');
      const { value, done } = await answers.next();
      if (done === true) throw new Error(`${name} has stopped`);
      return Number(value);
    },
    stop: () => child.stdin.end(),
  };
}

/** Moves per second of CPU time, one figure a round. */
export interface Duel {
  readonly ours: number[];
  readonly peer: number[];
}

/** The two play in turns, one at a time, after a round to warm up: what disturbs the machine disturbs both. */
export async function duel(our: ContestantName, peer: ContestantName): Promise<Duel> {
  const runners = [run(our), run(peer)] as const;
  const result: Duel = { ours: [], peer: [] };
  for (const runner of runners) await runner.rate();
  for (let round = 0; round < ROUNDS; round++) {
    result.ours.push(await runners[0].rate());
    result.peer.push(await runners[1].rate());
  }
  for (const runner of runners) runner.stop();
  return result;
}
