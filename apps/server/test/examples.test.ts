import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer as createProxy, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Table } from '@paddock/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { racedGames } from './player.ts';
import { IN_MEMORY, served } from './served.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url));
const server = served(IN_MEMORY);

afterAll(() => {
  for (const { child } of started) child.kill();
});

const started: RunningBot[] = [];

/** A running example bot. */
class RunningBot {
  readonly child: ChildProcessWithoutNullStreams;
  readonly over: Promise<{ code: number | null; output: string }>;
  /** The table it created or joined. */
  readonly table: Promise<string>;

  constructor([command, file]: readonly [string, string], args: readonly string[]) {
    const child = spawn(command, [...(file === '' ? [] : [join(EXAMPLES, file)]), '--server', server.base, ...args]);
    this.child = child;
    started.push(this);
    const table = Promise.withResolvers<string>();
    this.table = table.promise;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /\/t\/(\w{12})\n/.exec(output);
        if (found !== null) table.resolve(found[1]!);
      });
    }
    this.over = new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
  }
}

/** A proxy that cuts every connection after a number of bytes. */
class CuttingProxy {
  cuts = 0;
  readonly #proxy: Server;

  constructor(most: number) {
    this.#proxy = createProxy((near) => {
      const far = connect(Number(new URL(server.base).port), '127.0.0.1');
      let passed = 0;
      far.on('data', (data) => {
        passed += data.length;
        if (passed <= most) return;
        this.cuts++;
        near.destroy();
      });
      near.pipe(far).pipe(near);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('error', () => {});
        one.once('close', () => other.destroy());
      }
    });
  }

  async open(): Promise<string> {
    await once(this.#proxy.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#proxy.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#proxy.close();
  }
}

const BOTS: readonly (readonly [name: string, command: string, file: string])[] = [
  ['Python', 'python3', 'python/bot.py'],
  ['TypeScript', process.execPath, 'typescript/bot.ts'],
];
const installedBots = [
  ...BOTS.filter(([name, command]) => {
    const found = spawnSync(command, ['--version']).status === 0;
    if (!found) console.warn(`${command} is not here: the ${name} bot is not tested`);
    return found;
  }),
  // It has to be compiled, so only a proof tests it.
  ...(process.env['PROOF'] === undefined ? [] : compileRustBot()),
];

function compileRustBot(): (readonly [name: string, command: string, file: string])[] {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-rust-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'bot');
  const { status } = spawnSync('rustc', ['--edition', '2021', '-o', program, join(EXAMPLES, 'rust/bot.rs')]);
  if (status !== 0) console.warn('rustc is not here: the Rust bot is not tested');
  return status === 0 ? [['Rust', program, '']] : [];
}

async function loadPhase(table: string): Promise<Table['phase']> {
  return (await server.stranger().call<Table>('GET', `/api/tables/${table}`)).body.phase;
}

/** All examples do the same: `npm test` lets one of them do everything, and the others play a race. */
const thoroughBots = process.env['PROOF'] === undefined ? installedBots.slice(0, 1) : installedBots;

describe.each(installedBots)('the bot in %s', (_language, ...program) => {
  it.each(racedGames())('plays %s to the end', async (game) => {
    const bot = new RunningBot(program, ['--game', game, '--seats', '3']);
    const { code, output } = await bot.over;
    expect(output).toMatch(/over: place [123] of 3/);
    expect(code).toBe(0);
    expect(await loadPhase(await bot.table)).toBe('over');
  });
});

describe.each(thoroughBots)('the bot in %s', (_language, ...program) => {
  it('waits at a table until another sits down, by nickname or by token', async () => {
    const owner = await server.person('Owner');
    const { body } = await owner.call<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' });
    const first = new RunningBot(program, ['--game', 'pole-position', '--seats', '2', '--level', 'open']);
    const second = new RunningBot(program, ['--token', body.token, '--table', await first.table]);
    for (const { over } of [first, second]) expect(await over).toMatchObject({ code: 0 });
    expect(await loadPhase(await first.table)).toBe('over');
    expect((await owner.call<Table[]>('GET', '/api/me/tables')).body[0]!.id).toBe(await first.table);
  });

  it('continues after its connection is cut', async () => {
    const line = new CuttingProxy(24_000);
    const bot = new RunningBot(program, ['--game', 'pole-position', '--seats', '2', '--server', await line.open()]);
    const { code, output } = await bot.over;
    line.close();
    expect(output).toMatch(/over: place [12] of 2/);
    expect(code).toBe(0);
    expect(line.cuts).toBeGreaterThan(0);
  });

  it('prints a clear error', async () => {
    const { code, output } = await new RunningBot(program, ['--game', 'chess']).over;
    expect(output).toBe('refused: there is no game "chess" (bad-request)\n');
    expect(code).toBe(1);
  });
});
