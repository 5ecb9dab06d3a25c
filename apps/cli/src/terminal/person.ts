import { createInterface, type Interface } from 'node:readline';

/** Somebody at the keyboard, or a program in their place: one line an answer. */
export class Person {
  private readonly input: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor() {
    this.input = createInterface({ input: process.stdin, terminal: false });
    this.lines = this.input[Symbol.asyncIterator]();
  }

  /** Waits for a line; `null` when the person leaves (q, or the end of the input). */
  async answer(prompt: string): Promise<string | null> {
    process.stdout.write(prompt);
    const { value, done } = await this.lines.next();
    if (done === true) {
      if (prompt !== '') console.log();
      return null;
    }
    const answer = value.trim();
    return answer.toLowerCase() === 'q' ? null : answer;
  }

  leave(): void {
    this.input.close();
  }
}

/** The choice with the number that was answered, counted from 1. */
export function choiceOf<T>(choices: readonly T[], answer: string): T | undefined {
  return /^\d+$/.test(answer) ? choices[Number(answer) - 1] : undefined;
}
