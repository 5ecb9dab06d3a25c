import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runPaddock, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

describe('paddock fuzz, lines and bench', () => {
  it('fuzz resumes from a progress file and removes it at the end', () => {
    const progressFile = folder.in('bookmark.json');
    writeFileSync(
      progressFile,
      JSON.stringify({ game: 'formel-fun', seed: 'fuzz', done: 90, positions: 1000, events: {} }),
    );
    const ran = runPaddock(['fuzz', 'formel-fun', '--games', '100', '--resume', progressFile, '--json']);
    expect(ran.code).toBe(0);
    const { positions } = JSON.parse(ran.out) as { positions: number };
    expect(positions).toBeGreaterThan(1000 + 10 * 400);
    expect(positions).toBeLessThan(1000 + 10 * 2000);
    expect(existsSync(progressFile)).toBe(false);
  });

  it('fuzz refuses the progress file of another run', () => {
    const progressFile = folder.in('strange.json');
    writeFileSync(progressFile, '{"game":"x"}');
    const ran = runPaddock(['fuzz', 'formel-fun', '--resume', progressFile]);
    expect(ran.code).toBe(2);
    expect(existsSync(progressFile)).toBe(true);
  });

  it('lines counts move sequences', () => {
    const { counts } = JSON.parse(runPaddock(['lines', 'formel-fun', '--depth', '3', '--json']).out) as {
      counts: number[];
    };
    expect(counts).toEqual([1, 5, 45, 405]);
  });

  it('bench measures moves per second', () => {
    const rates = JSON.parse(runPaddock(['bench', 'formel-fun', '--seconds', '1', '--json']).out) as {
      movesPerCpuSecond: number;
    }[];
    expect(rates[0]!.movesPerCpuSecond).toBeGreaterThan(0);
  });
});
