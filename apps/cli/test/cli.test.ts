import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@paddock/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function paddock(words: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], { input, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-cli-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A folder with records of four games. */
function recorded(): string[] {
  const dir = join(folder, 'records');
  if (!existsSync(dir)) {
    const ran = paddock(['simulate', 'formel-fun', '--games', '4', '--seed', 'cli', '--record', dir, '--json']);
    expect(ran.err).toBe('');
  }
  return readdirSync(dir).map((file) => join(dir, file));
}

describe('paddock games', () => {
  it('lists every game, for people and for machines', () => {
    const text = paddock(['games']);
    expect(text.code).toBe(0);
    for (const { title, id } of games) expect(text.out).toContain(`${title}  ${id}`);
    const list = JSON.parse(paddock(['games', '--json']).out) as { id: string; options: object; bots: string[] }[];
    expect(list.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
    expect(list[0]).toMatchObject({ options: { win: { default: 'title' } }, bots: ['random', 'greedy'] });
  });
});

describe('paddock simulate', () => {
  const words = [
    'simulate',
    'formel-fun',
    '--seats',
    '4',
    '--games',
    '60',
    '--bots',
    'greedy,random',
    '--seed',
    's',
    '--json',
  ];
  const result = (extra: string[]): Record<string, unknown> => {
    const ran = paddock([...words, ...extra]);
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

  it('counts wins per seat and per bot, which add up', () => {
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
    const { out, code } = paddock(['simulate', 'formel-fun', '--games', '5']);
    expect(code).toBe(0);
    expect(out).toMatch(/seat 0 .*%/);
    expect(out).toMatch(/median \d+/);
    expect(out).toMatch(/games\/s, .* moves\/s .*seed [0-9a-f]{12}/);
    expect(out).not.toContain('\u001b');
  });

  it('records are whole, and nothing else is left in the folder', () => {
    expect(recorded()).toHaveLength(4);
    expect(recorded().every((file) => file.endsWith('.json'))).toBe(true);
  });
});

describe('paddock trace, replay and verify', () => {
  it('verify accepts every record', () => {
    const ran = paddock(['verify', ...recorded()]);
    expect(ran.code).toBe(0);
    expect(ran.out.match(/verified/g)).toHaveLength(4);
  });

  it('verify refuses a record in which one entry was changed, and says which file', () => {
    const text = readFileSync(recorded()[0]!, 'utf8');
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, text.replace('"turbo":false', '"turbo":true'));
    const ran = paddock(['verify', recorded()[1]!, changed]);
    expect(ran.code).toBe(2);
    expect(ran.out).toContain('verified');
    expect(ran.err).toContain(`refused ${changed}`);
    const lines = paddock(['verify', '--json', changed]).out;
    expect(JSON.parse(lines)).toMatchObject({ file: changed, verified: false });
  });

  it('trace prints one JSON object a line, from the header to the end', () => {
    const file = recorded()[0]!;
    const record = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
    const { out, code } = paddock(['trace', file]);
    expect(code).toBe(0);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(record.entries.length + 2);
    expect(lines[0]).toEqual({ game: 'formel-fun', rulesVersion: 1, seats: 3, options: { win: 'title' } });
    expect(lines.slice(1, -1).map((line) => line['entry'])).toEqual(record.entries);
    expect(lines.at(-1)!['awaiting']).toMatchObject({ kind: 'over' });
  });

  it('replay shows the end, or any position on the way', () => {
    const file = recorded()[0]!;
    expect(paddock(['replay', file]).out).toMatch(/over: 1\. seat \d/);
    const there = JSON.parse(paddock(['replay', file, '--at', '30', '--json']).out) as {
      entries: number;
      table: object;
    };
    expect(there).toMatchObject({ entries: 30, table: { race: 1 } });
    expect(paddock(['replay', file, '--at', '999999']).code).toBe(2);
  });
});

describe('paddock play and watch', () => {
  it('a person plays a whole game by numbers, and the record is verified', () => {
    const file = join(folder, 'played.json');
    const ran = paddock(['play', 'formel-fun', '--record', file], '1\n'.repeat(2000));
    expect(ran.err).toBe('');
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('your hand:');
    expect(ran.out).toMatch(/1\. (You|greedy \d)/);
    expect(paddock(['verify', file]).code).toBe(0);
    const commitment = /committed to: ([0-9a-f]{64})/.exec(ran.out)![1];
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      seedHash: commitment,
      drivers: [
        [0, 0, 'person'],
        [0, 1, 'bot:greedy'],
        [0, 2, 'bot:greedy'],
      ],
    });
  });

  it('nonsense is asked again, q leaves, the end of the input leaves', () => {
    const ran = paddock(['play', 'formel-fun'], 'x\n99\nq\n');
    expect(ran.out.match(/Please type a number/g)).toHaveLength(2);
    expect(ran.out).toContain('You leave the table.');
    expect(ran.code).toBe(0);
    expect(paddock(['play', 'formel-fun'], '').out).toContain('You leave the table.');
  });

  it('a program plays by JSON', () => {
    const ran = paddock(['play', 'formel-fun', '--json'], '99\n1\nq\n');
    const lines = ran.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const types = lines.map(({ type }) => type);
    expect(types[0]).toBe('begin');
    expect(types.at(-1)).toBe('left');
    expect(types.filter((type) => type === 'again')).toHaveLength(1);
    const ask = lines.find(({ type }) => type === 'ask') as {
      legal: object[];
      previews: object[];
      view: { hand: string[] };
    };
    expect(ask.view.hand).toHaveLength(5);
    expect(ask.previews).toHaveLength(ask.legal.length);
  });

  it('never shows another hand', () => {
    const ran = paddock(['play', 'formel-fun'], '1\nq\n');
    expect(ran.out.match(/hand:/g)!.length).toBe(ran.out.match(/your hand:/g)!.length);
  });

  it('watch shows a race to its end, the same for the same seed', () => {
    const words = ['watch', 'formel-fun', '--seed', 'ab'.repeat(32)];
    const ran = paddock(words);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/1\. greedy \d/);
    expect(paddock(words).out).toBe(ran.out);
  });
});

describe('paddock fuzz, lines and bench', () => {
  it('fuzz plays and audits, goes on from a bookmark, and removes it in the end', () => {
    const bookmark = join(folder, 'bookmark.json');
    writeFileSync(
      bookmark,
      JSON.stringify({ game: 'formel-fun', seed: 'fuzz', done: 90, positions: 1000, events: {} }),
    );
    const ran = paddock(['fuzz', 'formel-fun', '--games', '100', '--resume', bookmark, '--json']);
    expect(ran.code).toBe(0);
    const { positions } = JSON.parse(ran.out) as { positions: number };
    expect(positions).toBeGreaterThan(1000 + 10 * 400);
    expect(positions).toBeLessThan(1000 + 10 * 2000);
    expect(existsSync(bookmark)).toBe(false);
  });

  it('fuzz does not go on from a strange bookmark', () => {
    const bookmark = join(folder, 'strange.json');
    writeFileSync(bookmark, '{"game":"x"}');
    const ran = paddock(['fuzz', 'formel-fun', '--resume', bookmark]);
    expect(ran.code).toBe(2);
    expect(existsSync(bookmark)).toBe(true);
  });

  it('lines counts', () => {
    const { counts } = JSON.parse(paddock(['lines', 'formel-fun', '--depth', '3', '--json']).out) as {
      counts: number[];
    };
    expect(counts).toEqual([1, 5, 45, 405]);
  });

  it('bench measures', () => {
    const rates = JSON.parse(paddock(['bench', 'formel-fun', '--seconds', '1', '--json']).out) as {
      movesPerCpuSecond: number;
    }[];
    expect(rates[0]!.movesPerCpuSecond).toBeGreaterThan(0);
  });
});

describe.each(games.map(({ id }) => [id]))('every command works for %s', (id) => {
  it('simulate, verify, replay and trace', () => {
    const dir = join(folder, id);
    expect(
      paddock(['simulate', id, '--games', '3', '--bots', 'greedy,random', '--seed', 'all', '--record', dir]).code,
    ).toBe(0);
    const files = readdirSync(dir).map((file) => join(dir, file));
    expect(files).toHaveLength(3);
    expect(paddock(['verify', ...files])).toMatchObject({ code: 0, err: '' });
    expect(paddock(['replay', files[0]!]).out).toMatch(/over: 1\. seat \d/);
    const lines = paddock(['trace', files[0]!]).out.trimEnd().split('\n');
    expect(JSON.parse(lines[0]!)).toMatchObject({ game: id });
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ awaiting: { kind: 'over' } });
  });

  it('watch and play, with sentences and choices', () => {
    expect(paddock(['watch', id]).out).toMatch(/1\. greedy \d/);
    const played = paddock(['play', id], 'q\n');
    expect(played.err).toBe('');
    expect(played.out).toMatch(/ 1 {2}\w/);
    expect(played.out).toContain('You leave the table.');
  });

  it('fuzz and lines', () => {
    expect(paddock(['fuzz', id, '--games', '20']).out).toContain('no dead end, no broken invariant');
    expect(paddock(['lines', id, '--depth', '2']).out.trimEnd().split('\n')).toHaveLength(3);
  });
});

describe('paddock circuit', () => {
  const monaco = fileURLToPath(new URL('../../../packages/formula-de/circuits/monaco.json', import.meta.url));

  it('check tells what is in a sound circuit', () => {
    const ran = paddock(['circuit', 'check', monaco]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('Monaco: 497 cells in lanes of 168, 166, 163');
    expect(ran.out).toContain('a sound circuit');
    expect(JSON.parse(paddock(['circuit', 'check', monaco, '--json']).out)).toMatchObject({
      faults: [],
      facts: { cells: 497 },
    });
  });

  it('check tells what is wrong with another', () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, readFileSync(monaco, 'utf8').replace('"stops": 3', '"stops": 7'));
    const ran = paddock(['circuit', 'check', broken]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('corner 5: not a well-formed corner');
    expect(paddock(['circuit', 'check', broken, '--json']).out).toContain('corner 5');
    expect(paddock(['simulate', 'formula-de', '--opt', `circuit=@${broken}`])).toMatchObject({ code: 2, out: '' });
  });

  it('show draws as SVG and as PNG, built-in ones and those from a file', () => {
    const png = join(folder, 'zandvoort.png');
    expect(paddock(['circuit', 'show', 'zandvoort', '--out', png]).code).toBe(0);
    expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG');
    expect(paddock(['circuit', 'show', monaco, '--out', '-']).out).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(paddock(['circuit', 'show', 'nowhere']).err).toContain('there are: monaco, zandvoort');
    expect(paddock(['circuit', 'show', 'monaco', '--out', 'x.gif']).code).toBe(2);
  });

  it('a circuit of one’s own is raced on like any other', () => {
    const own = join(folder, 'own.json');
    writeFileSync(own, readFileSync(monaco, 'utf8').replace('"id": "monaco"', '"id": "own"'));
    const dir = join(folder, 'own');
    const words = ['simulate', 'formula-de', '--games', '2', '--opt', `circuit=@${own}`, '--record', dir];
    expect(paddock(words)).toMatchObject({ code: 0, err: '' });
    expect(paddock(['verify', ...readdirSync(dir).map((file) => join(dir, file))]).code).toBe(0);
  });
});

describe('a long list of choices', () => {
  it('is cut, and can be searched', () => {
    const words = ['play', 'formula', '--seed', 'ab'.repeat(32)];
    const ran = paddock(words, '1\n= 244\nzzz\nq\n');
    expect(ran.out).toMatch(/and \d+ more: type a part of one/);
    expect(ran.out).toContain('or words to search for, or q.');
  });
});

describe('bad input is told in one line, with exit code 2', () => {
  it.each([
    [['simulate', 'nope'], 'there is no game "nope"; there are: formel-fun'],
    [['simulate', 'formel-fun', '--seats', '9'], 'formel-fun takes 3 to 6 seats, not 9'],
    [['simulate', 'formel-fun', '--opt', 'win=x'], 'option "win": one of title, final, not "x"'],
    [['simulate', 'formel-fun', '--opt', 'laps=2'], 'formel-fun has no option "laps"; it has: win'],
    [['simulate', 'formel-fun', '--opt', 'win'], '--opt takes name=value, not "win"'],
    [['simulate', 'formel-fun', '--bots', 'hal'], 'formel-fun has no bot "hal"; it has: random, greedy'],
    [['simulate', 'formel-fun', '--bots', 'random,random,random,random'], '4 bots for 3 seats'],
    [['simulate', 'formel-fun', '--games', '0'], 'whole number from 1'],
    [['simulate', 'formel-fun', '--workers', 'x'], 'whole number from 1 to 256'],
    [['simulate', 'formel-fun', '--record', '/dev/null/x'], 'a part of the path is a file'],
    [['simulate'], "missing required argument 'game'"],
    [['frobnicate'], "unknown command 'frobnicate'"],
    [['games', '--frob'], "unknown option '--frob'"],
    [['play', 'formel-fun', '--seat', '5'], 'there are 3 seats: --seat takes 0 to 2'],
    [['play', 'formel-fun', '--seed', 'x'], '--seed takes 64 hexadecimal digits'],
    [['trace', '/no/such/file'], 'cannot read /no/such/file: no such file or folder'],
    [['trace', tmpdir()], 'it is a folder, not a file'],
    [['replay', MAIN], 'not a record: the file is not JSON'],
    [['replay', fileURLToPath(new URL('../package.json', import.meta.url))], 'its format must be'],
    [['verify', '/no/such/file'], '1 of 1 records refused'],
    [['lines', 'formel-fun', '--depth', '99'], 'whole number from 1 to 30'],
  ])('paddock %j', (words, message) => {
    const ran = paddock(words);
    expect(ran.err).toContain(message);
    expect(ran.code).toBe(2);
    expect(ran.out).toBe('');
    const errors = ran.err.trimEnd().split('\n');
    expect(errors.filter((line) => line.startsWith('error:'))).toHaveLength(1);
    expect(errors.length).toBeLessThanOrEqual(words[0] === 'verify' ? 2 : 1);
  });

  it('a record that cannot be written by a worker is told as well', () => {
    const dir = join(folder, 'blocked');
    mkdirSync(join(dir, basename(recorded()[0]!)), { recursive: true });
    const ran = paddock(['simulate', 'formel-fun', '--games', '4', '--seed', 'cli', '--record', dir]);
    expect(ran.err).toMatch(/^error: cannot write .*: it is a folder, not a file\n$/);
    expect(ran.code).toBe(2);
    expect(readdirSync(dir).filter((file) => file.endsWith('.draft'))).toEqual([]);
  });

  it('a full disk is told and leaves nothing half written', () => {
    const full = spawnSync('sh', ['-c', `"${process.execPath}" "${MAIN}" trace "${recorded()[0]}" > /dev/full`], {
      encoding: 'utf8',
    });
    expect(full.status).toBe(2);
    expect(full.stderr).toBe('error: cannot write to the output: the disk is full\n');
  });

  it('a reader that has seen enough is no error', () => {
    const command = `"${process.execPath}" "${MAIN}" trace "${recorded()[0]}" | head -n 1`;
    const head = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(head.stderr).toBe('');
    expect(head.stdout).toContain('"game":"formel-fun"');
  });
});

describe('interrupting', () => {
  it('Ctrl-C ends with 130 and leaves whole records only', () => {
    const dir = join(folder, 'interrupted');
    const words = `simulate formel-fun --games 100000 --record "${dir}"`;
    const script = `"${process.execPath}" "${MAIN}" ${words} & pid=$!; sleep 2; kill -INT $pid; wait $pid; echo "code $?"`;
    const ran = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(ran.stdout).toContain('code 130');
    const files = readdirSync(dir);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.endsWith('.json'))).toEqual([]);
    expect(paddock(['verify', ...files.slice(-20).map((file) => join(dir, file))]).code).toBe(0);
  });
});
