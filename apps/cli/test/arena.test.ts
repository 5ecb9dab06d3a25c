import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLadder, formatLadder } from '../src/arena/ladder.ts';
import { type LocalServer, startLocalServer } from '../src/arena/local-server.ts';
import { createTokens, findBotNames, runArena } from '../src/arena/run.ts';
import { ArenaTally } from '../src/arena/tally.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url));
const IS_PROOF = process.env['PROOF'] !== undefined;
/** The proof: a hundred races of bots in three languages. */
const RACES = IS_PROOF ? 100 : 1;

function exampleBots(): [name: string, command: string[]][] {
  const bots: [string, string[]][] = [
    ['Python', ['python3', join(EXAMPLES, 'python/bot.py')]],
    ['TypeScript', [process.execPath, join(EXAMPLES, 'typescript/bot.ts')]],
  ];
  if (IS_PROOF) {
    const folder = mkdtempSync(join(tmpdir(), 'paddock-rust-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const program = join(folder, 'bot');
    const compiled = spawnSync('rustc', ['--edition', '2021', '-o', program, join(EXAMPLES, 'rust/bot.rs')]);
    if (compiled.status === 0) bots.push(['Rust', [program]]);
    else console.warn('rustc is not here: the ladder has two bots');
  }
  return bots.filter(([name, [command]]) => {
    const isInstalled = name === 'Rust' || spawnSync(command!, ['--version']).status === 0;
    if (!isInstalled) console.warn(`${command} is not here: ${name} does not race`);
    return isInstalled;
  });
}

describe('the arena', () => {
  let server: LocalServer;
  beforeAll(async () => void (server = await startLocalServer()));
  afterAll(() => server.close());

  it(`lets bots in several languages race ${RACES} times over the API, and rates them`, async () => {
    const bots = exampleBots();
    const tokens = await createTokens(
      server.address,
      bots.map(([name]) => name),
    );
    let races = 0;
    const ladder = await runArena({
      server: server.address,
      game: 'pole-position',
      bots: bots.map(([name, command], i) => ({ name, command, token: tokens[i]! })),
      races: RACES,
      onRaces: (finished) => (races += finished),
    });
    expect(races).toBeGreaterThanOrEqual(RACES);
    expect(ladder.map(({ name }) => name).toSorted()).toEqual(bots.map(([name]) => name).toSorted());
    for (const entry of ladder) {
      expect(entry.races).toBeGreaterThan(0);
      expect(entry.points).not.toBeNull();
    }
    // In every race somebody wins.
    expect(ladder.reduce((sum, { wins }) => sum + wins, 0)).toBeGreaterThanOrEqual(races);
    if (IS_PROOF) console.log(formatLadder(ladder));
  });

  it('knows bots by the accounts that their tokens belong to', async () => {
    const tokens = await createTokens(server.address, ['Alpha', 'Beta']);
    expect(await findBotNames(server.address, tokens)).toEqual(['Alpha', 'Beta']);
    await expect(findBotNames(server.address, ['paddock_unknown'])).rejects.toThrow('the server refuses: this token');
  });

  it('says which bot does not run', async () => {
    const [token] = await createTokens(server.address, ['Broken']);
    const bots = [
      {
        name: 'Broken',
        command: [process.execPath, '-e', 'console.error("no idea"); process.exit(3)', '--'],
        token: token!,
      },
    ];
    const run = runArena({ server: server.address, game: 'formula', bots, races: 1, onRaces: () => {} });
    await expect(run).rejects.toThrow('the bot Broken does not run: no idea');
  });

  it('counts places from the log, with ties, and only of its own bots', () => {
    const tally = new ArenaTally(['A', 'B']);
    const drivers = [
      [0, 0, 'program:A'],
      [0, 1, 'program:Other'],
      [0, 2, 'program:B'],
      [7, 2, 'bot:amateur'],
    ] as const;
    tally.add({ table: 'x', endedAt: 1, ranking: [[1, 2], [0]], record: { drivers } });
    tally.add({ table: 'y', endedAt: 2, ranking: [[0], [1]], record: { drivers: [[0, 0, 'person:Ann']] } });
    expect(tally.races).toBe(1);
    const ladder = createLadder([{ person: { nickname: 'B' }, points: 900, uncertainty: 50, games: 1 }], tally.bots);
    expect(ladder).toEqual([
      { name: 'B', points: 900, uncertainty: 50, races: 1, wins: 1, meanPlace: 1 },
      { name: 'A', points: null, uncertainty: null, races: 1, wins: 0, meanPlace: 3 },
    ]);
    expect(formatLadder(ladder).split('\n')[1]).toContain('B    900 ± 50');
  });
});
