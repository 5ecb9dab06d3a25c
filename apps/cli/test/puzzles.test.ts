import { readFileSync, writeFileSync } from 'node:fs';
import type { PuzzleFile } from '@paddock/kernel/puzzles';
import { describe, expect, it } from 'vitest';
import { runPaddock, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

function makePuzzles(count: number, seed: string, path: string): ReturnType<typeof runPaddock> {
  return runPaddock(['puzzles', 'formula', '--count', String(count), '--seed', seed, '--out', path]);
}

describe('paddock puzzles', () => {
  it('writes puzzles to a file, tells how far it is, and goes on where it was stopped', () => {
    const path = folder.in('puzzles.json');
    const first = makePuzzles(1, 'a', path);
    expect(first.err).toBe('');
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/^1 of 1 puzzles after \d+ races; difficulty [1-5]\n$/);
    const file = JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile;
    expect(file).toMatchObject({ format: 'paddock-puzzles/1', game: 'formula', seed: 'a' });
    expect(makePuzzles(2, 'a', path).out).toMatch(/^2 of 2 puzzles/);
    const continued = JSON.parse(readFileSync(path, 'utf8')) as PuzzleFile;
    expect(continued.puzzles).toHaveLength(2);
    expect(continued.puzzles[0]).toEqual(file.puzzles[0]);
    const printed = runPaddock(['puzzles', 'formula', '--count', '2', '--seed', 'a']);
    expect(printed.out).toBe(readFileSync(path, 'utf8'));
  });

  it('does not go on with a file that was made in another way', () => {
    const path = folder.in('other.json');
    makePuzzles(1, 'b', path);
    const ran = makePuzzles(2, 'c', path);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('with another seed');
    writeFileSync(path, '{}');
    expect(makePuzzles(2, 'b', path).err).toContain('is not a file of puzzles');
  });

  it('knows no puzzles of a game that does not exist', () => {
    expect(runPaddock(['puzzles', 'chess']).err).toContain('there is no game "chess"');
  });
});
