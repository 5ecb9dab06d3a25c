import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@paddock/games';
import { describe, expect, it } from 'vitest';
import { playGames } from '../src/simulation/job.ts';
import { MAIN_FILE, runPaddock, createRecords, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

describe('paddock games', () => {
  it('lists every game, as text and as JSON', () => {
    const text = runPaddock(['games']);
    expect(text.code).toBe(0);
    for (const { title, id } of games) expect(text.out).toContain(`${title}  ${id}`);
    const list = JSON.parse(runPaddock(['games', '--json']).out) as { id: string; options: object; bots: object[] }[];
    expect(list.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
    expect(list[0]).toMatchObject({ options: { win: { default: 'title' } } });
    expect(list[0]!.bots).toContainEqual({ id: 'greedy', character: expect.any(String) as string, budget: null });
    expect(text.out).toMatch(/level champion: .* \(\d+ playouts\)/);
    expect(text.out).toMatch(/baseline random: .* \(at once\)/);
  });
});

describe('paddock simulate', () => {
  const words = [
    'simulate',
    'formel-fun',
    '--seats',
    '4',
    '--games',
    '30',
    '--bots',
    'greedy,random',
    '--seed',
    's',
    '--json',
  ];
  const result = (extra: string[]): Record<string, unknown> => {
    const ran = runPaddock([...words, ...extra]);
    expect(ran.err).toBe('');
    const { speed, ...rest } = JSON.parse(ran.out) as Record<string, unknown>;
    expect(speed).toBeDefined();
    return rest;
  };

  it('the same seed gives the same result for any number of workers', () => {
    const one = result(['--workers', '1']);
    expect(result(['--workers', '3'])).toEqual(one);
    expect(result(['--workers', '2', '--seed', 'other'])).not.toEqual(one);
  });

  it.each(games)('$id: random play by move ids has the results of play by moves', ({ id, seats, defaultOptions }) => {
    const record = folder.in(`random-${id}`);
    mkdirSync(record);
    const bots = new Array<string>(seats.min).fill('random');
    const job = { game: id, seats: seats.min, options: defaultOptions, bots, rotate: true, seed: 's' } as const;
    const byIds = playGames({ job: { ...job, dice: 'quick', record: null }, from: 0, to: 10 });
    // Games that are recorded are played move by move.
    expect(byIds).toEqual(playGames({ job: { ...job, dice: 'quick', record }, from: 0, to: 10 }));
  });

  it('counts wins by seat and by bot, which add up', () => {
    const {
      bySeat,
      byBot,
      games: played,
    } = result([]) as {
      bySeat: { wins: number; low: number; share: number; high: number }[];
      byBot: { name: string; wins: number }[];
      games: number;
    };
    const sum = (rows: { wins: number }[]): number => rows.reduce((total, { wins }) => total + wins, 0);
    expect(sum(bySeat)).toBeCloseTo(played);
    expect(sum(byBot)).toBeCloseTo(played);
    expect(byBot.find(({ name }) => name === 'greedy')!.wins).toBeGreaterThan(played * 0.8);
    for (const { low, share, high } of bySeat) expect(low <= share && share <= high).toBe(true);
  });

  it('prints a table, a histogram and the seed that repeats it', () => {
    const { out, code } = runPaddock(['simulate', 'formel-fun', '--games', '5']);
    expect(code).toBe(0);
    expect(out).toMatch(/seat 0 .*%/);
    expect(out).toMatch(/median \d+/);
    expect(out).toMatch(/games\/s, .* moves\/s .*seed [0-9a-f]{12}/);
    expect(out).not.toContain('\u001b');
  });

  it('writes complete records and nothing else into the folder', () => {
    expect(createRecords(folder.in('records'))).toHaveLength(4);
    expect(createRecords(folder.in('records')).every((file) => file.endsWith('.json'))).toBe(true);
  });
});

describe('interrupting', () => {
  it('Ctrl-C ends with 130 and leaves only complete records', () => {
    const dir = folder.in('interrupted');
    const words = `simulate formel-fun --games 100000 --record "${dir}"`;
    // Not before the first record is there, however slow the machine is.
    const wait = `for i in $(seq 600); do [ -n "$(ls "${dir}" 2>/dev/null)" ] && break; sleep 0.1; done`;
    const script = `"${process.execPath}" "${MAIN_FILE}" ${words} & pid=$!; ${wait}; kill -INT $pid; wait $pid; echo "code $?"`;
    const ran = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(ran.stdout).toContain('code 130');
    const files = readdirSync(dir);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.endsWith('.json'))).toEqual([]);
    expect(runPaddock(['verify', ...files.slice(-20).map((file) => join(dir, file))]).code).toBe(0);
  });
});
