import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { paddock, workFolder } from './paddock.ts';

const folder = workFolder();

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
    const broken = folder.in('broken.json');
    writeFileSync(broken, readFileSync(monaco, 'utf8').replace('"stops": 3', '"stops": 7'));
    const ran = paddock(['circuit', 'check', broken]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('corner 5: not a well-formed corner');
    expect(paddock(['circuit', 'check', broken, '--json']).out).toContain('corner 5');
    expect(paddock(['simulate', 'formula-de', '--opt', `circuit=@${broken}`])).toMatchObject({ code: 2, out: '' });
  });

  it('show draws as SVG and as PNG, built-in ones and those from a file', () => {
    const png = folder.in('zandvoort.png');
    expect(paddock(['circuit', 'show', 'zandvoort', '--out', png]).code).toBe(0);
    expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG');
    expect(paddock(['circuit', 'show', monaco, '--out', '-']).out).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(paddock(['circuit', 'show', 'nowhere']).err).toContain('there are: monaco, zandvoort');
    expect(paddock(['circuit', 'show', 'monaco', '--out', 'x.gif']).code).toBe(2);
  });

  it('show says what is in the circuit, and what it has written', () => {
    const svg = folder.in('monaco.svg');
    const { out } = paddock(['circuit', 'show', 'monaco', '--out', svg]);
    expect(out).toContain('Monaco: 497 cells in lanes of 168, 166, 163');
    const { size } = statSync(svg);
    expect(out).toContain(`wrote ${svg}: an SVG picture of ${Math.round(size / 1000)} kB`);
    expect(JSON.parse(paddock(['circuit', 'show', 'monaco', '--out', svg, '--json']).out)).toEqual({
      circuit: 'monaco',
      file: svg,
      format: 'svg',
      bytes: size,
    });
  });

  it('the practice oval is among the circuits', () => {
    const svg = folder.in('oval.svg');
    expect(paddock(['circuit', 'show', 'practice-oval', '--out', svg]).out).toContain('Practice oval: 144 cells');
    expect(paddock(['circuit', 'show', 'nowhere']).err).toContain('there are: monaco, zandvoort, practice-oval');
    expect(paddock(['circuit', '--help']).out + paddock(['circuit', 'show', '--help']).out).toContain('practice-oval');
    const words = ['simulate', 'formula-de', '--games', '2', '--opt', 'circuit=practice-oval'];
    expect(paddock(words)).toMatchObject({ code: 0, err: '' });
  });

  it('a circuit of one’s own is raced on like any other', () => {
    const own = folder.in('own.json');
    writeFileSync(own, readFileSync(monaco, 'utf8').replace('"id": "monaco"', '"id": "own"'));
    const dir = folder.in('own');
    const words = ['simulate', 'formula-de', '--games', '2', '--opt', `circuit=@${own}`, '--record', dir];
    expect(paddock(words)).toMatchObject({ code: 0, err: '' });
    expect(paddock(['verify', ...readdirSync(dir).map((file) => join(dir, file))]).code).toBe(0);
  });
});
