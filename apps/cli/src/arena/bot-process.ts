import { type ChildProcess, spawn } from 'node:child_process';
import { CheckFailedError } from '../errors.ts';

/** A bot that keeps ending is given up. */
const MAX_STARTS = 4;
const MAX_OUTPUT = 2000;

/** A program that races in the arena. It is started again when it ends, and goes on with its race then. */
export class BotProcess {
  readonly name: string;
  readonly #command: readonly string[];
  readonly #onFailure: (error: Error) => void;
  #child: ChildProcess | null = null;
  #starts = 0;
  #isStopped = false;
  /** The end of what it printed, for the error message. */
  #output = '';

  constructor(name: string, command: readonly string[], onFailure: (error: Error) => void) {
    this.name = name;
    this.#command = command;
    this.#onFailure = onFailure;
  }

  start(): void {
    this.#starts++;
    const [program, ...words] = this.#command;
    const child = spawn(program!, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output = (this.#output + text).slice(-MAX_OUTPUT);
      });
    }
    child.once('error', (error) => this.#fail(error.message));
    child.once('close', () => {
      if (this.#isStopped) return;
      if (this.#starts < MAX_STARTS) this.start();
      else this.#fail(this.#output.trim().split('\n').at(-1) ?? '');
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#child?.kill();
  }

  #fail(reason: string): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#onFailure(new CheckFailedError(`the bot ${this.name} does not run: ${reason}`));
  }
}
