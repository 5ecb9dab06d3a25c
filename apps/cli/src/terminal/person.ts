import { createInterface, type Interface } from 'node:readline';
import { styled } from './style.ts';

/** Somebody at the keyboard, or a script that answers in their place: one line an answer. */
export class Person {
  private readonly lines: AsyncIterator<string>;
  private readonly input: Interface;

  constructor() {
    this.input = createInterface({ input: process.stdin, terminal: false });
    this.lines = this.input[Symbol.asyncIterator]();
  }

  /** Shows the choices and waits for one; `null` when the person leaves (q, or the end of the input). */
  async choose(choices: readonly string[]): Promise<number | null> {
    for (const [i, choice] of choices.entries()) console.log(`${String(i + 1).padStart(4)}  ${choice}`);
    for (;;) {
      process.stdout.write(`Your choice (1 to ${choices.length}, q to leave): `);
      const { value, done } = await this.lines.next();
      if (done === true) {
        console.log();
        return null;
      }
      const answer = value.trim().toLowerCase();
      if (answer === 'q') return null;
      const number = Number(answer);
      if (Number.isInteger(number) && number >= 1 && number <= choices.length) return number - 1;
      console.log(styled('yellow', `Please type a number from 1 to ${choices.length}, or q.`));
    }
  }

  leave(): void {
    this.input.close();
  }
}
