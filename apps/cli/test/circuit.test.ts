import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runPaddock, runProcess, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

describe('paddock circuit', () => {
  const monaco = fileURLToPath(new URL('../../../packages/formula-de/circuits/monaco.json', import.meta.url));

  it('check describes a valid circuit', () => {
    const ran = runPaddock(['circuit', 'check', monaco]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('Monaco: 497 cells in lanes of 168, 166, 163');
    expect(ran.out).toContain('a sound circuit');
    expect(JSON.parse(runPaddock(['circuit', 'check', monaco, '--json']).out)).toMatchObject({
      faults: [],
      facts: { cells: 497 },
    });
  });

  it('check lists the faults of an invalid circuit', () => {
    const broken = folder.in('broken.json');
    writeFileSync(broken, readFileSync(monaco, 'utf8').replace('"stops": 3', '"stops": 7'));
    const ran = runPaddock(['circuit', 'check', broken]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('corner 5: not a well-formed corner');
    expect(runPaddock(['circuit', 'check', broken, '--json']).out).toContain('corner 5');
    expect(runPaddock(['simulate', 'formula-de', '--opt', `circuit=@${broken}`])).toMatchObject({ code: 2, out: '' });
  });

  it('show draws SVG and PNG, of built-in circuits and of files', () => {
    const png = folder.in('zandvoort.png');
    expect(runPaddock(['circuit', 'show', 'zandvoort', '--out', png]).code).toBe(0);
    expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG');
    expect(runPaddock(['circuit', 'show', monaco, '--out', '-']).out).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(runPaddock(['circuit', 'show', 'nowhere']).err).toContain('there are: monaco, zandvoort');
    expect(runPaddock(['circuit', 'show', 'monaco', '--out', 'x.gif']).code).toBe(2);
  });

  it('show describes the circuit and the written file', () => {
    const svg = folder.in('monaco.svg');
    const { out } = runPaddock(['circuit', 'show', 'monaco', '--out', svg]);
    expect(out).toContain('Monaco: 497 cells in lanes of 168, 166, 163');
    const { size } = statSync(svg);
    expect(out).toContain(`wrote ${svg}: an SVG picture of ${Math.round(size / 1000)} kB`);
    expect(JSON.parse(runPaddock(['circuit', 'show', 'monaco', '--out', svg, '--json']).out)).toEqual({
      circuit: 'monaco',
      file: svg,
      format: 'svg',
      bytes: size,
    });
  });

  it('show knows the practice oval', () => {
    const svg = folder.in('oval.svg');
    expect(runPaddock(['circuit', 'show', 'practice-oval', '--out', svg]).out).toContain('Practice oval: 144 cells');
    expect(runPaddock(['circuit', 'show', 'nowhere']).err).toMatch(
      /there are: monaco, zandvoort, .*merrowdale, practice-oval/,
    );
    expect(runPaddock(['circuit', '--help']).out + runProcess(['circuit', 'show', '--help']).out).toContain(
      'practice-oval',
    );
    const words = ['simulate', 'formula-de', '--games', '2', '--opt', 'circuit=practice-oval'];
    expect(runPaddock(words)).toMatchObject({ code: 0, err: '' });
  });

  it('a circuit from a file can be raced', () => {
    const own = folder.in('own.json');
    writeFileSync(own, readFileSync(monaco, 'utf8').replace('"id": "monaco"', '"id": "own"'));
    const dir = folder.in('own');
    const words = ['simulate', 'formula-de', '--games', '2', '--opt', `circuit=@${own}`, '--record', dir];
    expect(runPaddock(words)).toMatchObject({ code: 0, err: '' });
    expect(runPaddock(['verify', ...readdirSync(dir).map((file) => join(dir, file))]).code).toBe(0);
  });
});
