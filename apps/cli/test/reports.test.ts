import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runPaddock, useTestFolder } from './paddock.ts';

const folder = useTestFolder();
const QUICK = ['--races', '4', '--debriefs', '0'];

describe('paddock circuit report', () => {
  it('tells, writes data, and writes a page without scripts', () => {
    const html = folder.in('oval.html');
    const told = runPaddock(['circuit', 'report', 'practice-oval', ...QUICK]);
    expect(told.code).toBe(0);
    expect(told.out).toContain('Practice oval: is it a good circuit?');
    expect(told.out).toContain('2 Second bend');
    const ran = runPaddock([
      'circuit',
      'report',
      'practice-oval',
      ...QUICK,
      '--json',
      '--html',
      html,
      '--language',
      'de',
    ]);
    expect(JSON.parse(ran.out)).toMatchObject({ format: 'paddock-circuit-report/1', raced: { races: 4 }, luck: null });
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Übungsoval: Ist das eine gute Strecke?');
    expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
  });

  it('refuses circuits that do not exist', () => {
    expect(runPaddock(['circuit', 'report', 'nowhere'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('paddock circuit poster', () => {
  it('writes SVG and PDF in the size of the paper', () => {
    const [svg, pdf] = [folder.in('oval.svg'), folder.in('oval.pdf')];
    expect(runPaddock(['circuit', 'poster', 'practice-oval', '--size', 'a2', '--out', svg]).code).toBe(0);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [^>]*width="594mm" height="420mm"/);
    expect(runPaddock(['circuit', 'poster', 'practice-oval', '--out', pdf]).code).toBe(0);
    const file = readFileSync(pdf).toString('latin1');
    expect(file.startsWith('%PDF-1.4')).toBe(true);
    // A3 in points; the table of objects is where the end of the file says.
    expect(file).toContain('/MediaBox [0 0 1190.55 841.89]');
    const start = Number(/startxref\n(\d+)\n/.exec(file)![1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    expect(runPaddock(['circuit', 'poster', 'practice-oval', '--out', 'x.gif']).code).toBe(2);
  });
});

describe('paddock course', () => {
  it('generates a course that passes the check and is shown', () => {
    const out = folder.in('course.json');
    const generated = runPaddock(['course', 'generate', '--seed', 'test', '--tries', '1', '--out', out]);
    expect(generated.code).toBe(0);
    expect(generated.err).toContain('the best of 1 courses');
    expect(runPaddock(['course', 'check', out])).toMatchObject({ code: 0 });
    expect(
      runPaddock(['course', 'show', out])
        .out.split('\n')
        .filter((line) => line !== ''),
    ).toHaveLength(5);
  });

  it('check says what is wrong', () => {
    const broken = folder.in('broken-course.json');
    writeFileSync(broken, '["oil"]');
    expect(runPaddock(['course', 'check', broken])).toMatchObject({ code: 2 });
    expect(runPaddock(['course', 'report', broken]).err).toContain('a course has 43 tokens');
  });

  it('report tells what happens on a course', () => {
    const ran = runPaddock(['course', 'report', 'sample', '--races', '4', '--debriefs', '0', '--language', 'fr']);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('Est-ce un bon parcours');
  });
});
