import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export interface RunResult {
  readonly code: number | null;
  readonly output: string;
}

/** npm and npx under a certain Node, as a user has them who knows nothing of this repository. */
export class Toolchain {
  readonly version: string;
  readonly #node: string;
  readonly #npm: string;

  constructor(node: string, npm: string) {
    this.#node = node;
    this.#npm = npm;
    this.version = this.run('.', ['--version']).output.trim().slice(1);
  }

  get major(): number {
    return Number.parseInt(this.version, 10);
  }

  /** What npm sets for its scripts is left out, and so are the programs of this repository. */
  #environment(): NodeJS.ProcessEnv {
    const environment = Object.entries(process.env).filter(
      ([name]) => !/^npm_(?!config_(?:registry|cache|userconfig)$)/.test(name),
    );
    const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
    return { ...Object.fromEntries(environment), PATH: [dirname(this.#node), ...folders].join(delimiter) };
  }

  run(cwd: string, words: readonly string[]): RunResult {
    const { status, stdout, stderr, error } = spawnSync(this.#node, words, {
      cwd,
      env: this.#environment(),
      encoding: 'utf8',
    });
    return { code: status, output: `${stdout}${stderr}${error?.message ?? ''}` };
  }

  npm(cwd: string, words: readonly string[]): RunResult {
    return this.run(cwd, [this.#npm, ...words, '--no-audit', '--no-fund']);
  }

  /** `--no` because what is called must be installed already; `--` because npx takes `--version` for itself. */
  npx(cwd: string, words: readonly string[]): RunResult {
    return this.run(cwd, [join(dirname(this.#npm), 'npx-cli.js'), '--no', '--', ...words]);
  }

  /** Leaves it running, as a process group of its own, so that it can be ended together with what it starts. */
  startNpx(cwd: string, words: readonly string[]): ChildProcess {
    return spawn(this.#node, [join(dirname(this.#npm), 'npx-cli.js'), '--no', '--', ...words], {
      cwd,
      env: { ...this.#environment(), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: process.platform !== 'win32',
    });
  }
}
