import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ContestantName } from './contestants.ts';

const CONTESTANT_PROGRAM = fileURLToPath(new URL('./contestant-process.ts', import.meta.url));
const ROUNDS = 7;

interface ContestantProcess {
  measureRate(): Promise<number>;
  stop(): void;
}

function startContestant(name: ContestantName): ContestantProcess {
  const child = spawn(process.execPath, [CONTESTANT_PROGRAM, name], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async measureRate() {
      child.stdin.write('go\n');
      const { value, done } = await answers.next();
      if (done === true) throw new Error(`${name} has stopped`);
      return Number(value);
    },
    stop: () => child.stdin.end(),
  };
}

/** Moves per second of CPU time, one number per round. */
interface DuelResult {
  readonly ours: number[];
  readonly peer: number[];
}

/** Both play alternately, after a warm-up round, so that other load on the machine affects both. */
export async function runDuel(our: ContestantName, peer: ContestantName): Promise<DuelResult> {
  const runners = [startContestant(our), startContestant(peer)] as const;
  const result: DuelResult = { ours: [], peer: [] };
  for (const runner of runners) await runner.measureRate();
  for (let round = 0; round < ROUNDS; round++) {
    result.ours.push(await runners[0].measureRate());
    result.peer.push(await runners[1].measureRate());
  }
  for (const runner of runners) runner.stop();
  return result;
}
