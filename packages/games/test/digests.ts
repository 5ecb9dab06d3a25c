import { existsSync, readFileSync } from 'node:fs';
import { games } from '@paddock/games';
import { digestGames } from '@paddock/kernel/testing/digests';
import { describe, expect, it } from 'vitest';

/** The digests of ten thousand games of a game, a hundred games a line. They never change unless the rules or the order of moves do. */
function digestFile(game: string): URL {
  return new URL(`../fixtures/digests/${game}.txt`, import.meta.url);
}

/** Checks some lines of every game that has such a file. */
export function testDigests(selectLines: (lines: readonly number[]) => readonly number[]): void {
  const withDigests = games.filter(({ id }) => existsSync(digestFile(id)));
  describe.each(withDigests)('$id: seeded games', (game) => {
    const expected = readFileSync(digestFile(game.id), 'utf8').trim().split('\n');
    const lines = selectLines(expected.map((_, line) => line));
    it.each(lines)('the digest in line %i (from 0) is as it was', (line) => {
      expect(digestGames(game, line)).toBe(expected[line]);
    });
  });
}
