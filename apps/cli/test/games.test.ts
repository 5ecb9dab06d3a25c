import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@paddock/games';
import { describe, expect, it } from 'vitest';
import { runPaddock, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

describe.each(games.map(({ id }) => [id]))('every command works for %s', (id) => {
  it('simulate, verify, replay and trace work', () => {
    const dir = folder.in(id);
    expect(
      runPaddock(['simulate', id, '--games', '3', '--bots', 'greedy,random', '--seed', 'all', '--record', dir]).code,
    ).toBe(0);
    const files = readdirSync(dir).map((file) => join(dir, file));
    expect(files).toHaveLength(3);
    expect(runPaddock(['verify', ...files])).toMatchObject({ code: 0, err: '' });
    expect(runPaddock(['replay', files[0]!]).out).toMatch(/over: 1\. seat \d/);
    const lines = runPaddock(['trace', files[0]!]).out.trimEnd().split('\n');
    expect(JSON.parse(lines[0]!)).toMatchObject({ game: id });
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ awaiting: { kind: 'over' } });
  });

  it('watch and play show sentences and choices', () => {
    expect(runPaddock(['watch', id]).out).toMatch(/1\. greedy \d/);
    const played = runPaddock(['play', id], 'q\n');
    expect(played.err).toBe('');
    expect(played.out).toMatch(/ 1 {2}\w/);
    expect(played.out).toContain('You leave the table.');
  });

  it('fuzz and lines work', () => {
    expect(runPaddock(['fuzz', id, '--games', '20']).out).toContain('no dead end, no broken invariant');
    expect(runPaddock(['lines', id, '--depth', '2']).out.trimEnd().split('\n')).toHaveLength(3);
  });
});
