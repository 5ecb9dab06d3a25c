import { createInterface, type Interface } from 'node:readline';

/** Reads the answers of a player, or of a program in their place, from standard input: one line per answer. */
export class KeyboardPlayer {
  private readonly input: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor() {
    this.input = createInterface({ input: process.stdin, terminal: false });
    this.lines = this.input[Symbol.asyncIterator]();
  }

  /** Waits for a line; `null` when the player leaves (q, or the end of the input). */
  async readAnswer(prompt: string): Promise<string | null> {
    process.stdout.write(prompt);
    const { value, done } = await this.lines.next();
    if (done === true) {
      if (prompt !== '') console.log();
      return null;
    }
    const answer = value.trim();
    return answer.toLowerCase() === 'q' ? null : answer;
  }

  close(): void {
    this.input.close();
  }
}

/** The choice with the answered number, counted from 1. */
export function findChoice<T>(choices: readonly T[], answer: string): T | undefined {
  return /^\d+$/.test(answer) ? choices[Number(answer) - 1] : undefined;
}
