import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareScreens } from '../screens/compare.ts';

it('shows earlier screens beside the present ones of the same names', () => {
  const [before, now] = ['before', 'now'].map((name) => mkdtempSync(join(tmpdir(), `${name}-`))) as [string, string];
  for (const name of ['a.jpg', 'b.jpg', 'notes.txt']) writeFileSync(join(before, name), `earlier ${name}`);
  for (const name of ['b.jpg', 'c.jpg', 'notes.txt']) writeFileSync(join(now, name), `present ${name}`);
  expect(compareScreens(before, now)).toBe(1);
  const page = readFileSync(join(before, 'index.html'), 'utf8');
  expect([...page.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)).toEqual(['b.jpg', 'now/b.jpg']);
  expect(readFileSync(join(before, 'now', 'b.jpg'), 'utf8')).toBe('present b.jpg');
});
