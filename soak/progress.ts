import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const FOLDER = fileURLToPath(new URL('../.soak', import.meta.url));
/** How often a line is written without a terminal. */
const LINE_INTERVAL_MS = 10_000;

/** Shows the progress of a long run and stores it, so that an interrupted run continues. */
export class Progress {
  readonly #name: string;
  readonly #total: number;
  readonly #bookmark: string;
  #done = 0;
  #lastLineAt = 0;

  constructor(name: string, total: number) {
    this.#name = name;
    this.#total = total;
    mkdirSync(FOLDER, { recursive: true });
    this.#bookmark = join(FOLDER, `${name.replaceAll(/\W+/g, '-')}.json`);
    if (!existsSync(this.#bookmark)) return;
    const mark = JSON.parse(readFileSync(this.#bookmark, 'utf8')) as { total: number; done: number };
    if (mark.total === total) this.#done = mark.done;
  }

  get done(): number {
    return this.#done;
  }

  get remaining(): number {
    return this.#total - this.#done;
  }

  advance(steps: number, note = ''): void {
    this.#done += steps;
    writeFileSync(this.#bookmark, JSON.stringify({ total: this.#total, done: this.#done }));
    const line = `${this.#name}: ${this.#done} of ${this.#total}${note === '' ? '' : `, ${note}`}`;
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
    else if (Date.now() - this.#lastLineAt > LINE_INTERVAL_MS) {
      this.#lastLineAt = Date.now();
      console.error(line);
    }
  }

  /** Ends the run; the next one starts from zero. */
  end(summary: string): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    rmSync(this.#bookmark, { force: true });
    console.log(`${this.#name}: ${summary}`);
  }

  /** Writes the evidence to a file and ends the run. */
  fail(evidence: unknown): never {
    const file = this.#bookmark.replace(/\.json$/, '-failure.json');
    writeFileSync(file, JSON.stringify(evidence, null, 1));
    console.error(`\n${this.#name}: ${JSON.stringify(evidence).slice(0, 1500)}`);
    console.error(`paddock: all of it is in ${file}`);
    process.exit(1);
  }
}
