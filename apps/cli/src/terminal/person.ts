import { createInterface, type Interface } from 'node:readline';

/** Somebody at the keyboard, or a program in their place: one line an answer. */
export class Person {
  private readonly input: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor() {
    this.input = createInterface({ input: process.stdin, terminal: false });
    this.lines = this.input[Symbol.asyncIterator]();
  }

  /** Waits for the number of a choice, from 1; `null` when the person leaves (q, or the end of the input). */
  async choose<T>(choices: readonly T[], prompt: string, again: string): Promise<T | null> {
    for (;;) {
      process.stdout.write(prompt);
      const { value, done } = await this.lines.next();
      if (done === true) {
        if (prompt !== '') console.log();
        return null;
      }
      const answer = value.trim().toLowerCase();
      if (answer === 'q') return null;
      const choice = /^\d+$/.test(answer) ? choices[Number(answer) - 1] : undefined;
      if (choice !== undefined) return choice;
      console.log(again);
    }
  }

  leave(): void {
    this.input.close();
  }
}
