import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@paddock/games';
import { describe, expect, it } from 'vitest';
import { paddock, workFolder } from './paddock.ts';

const folder = workFolder();

describe.each(games.map(({ id }) => [id]))('every command works for %s', (id) => {
  it('simulate, verify, replay and trace', () => {
    const dir = folder.in(id);
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
