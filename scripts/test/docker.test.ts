import { describe, expect, it } from 'vitest';
import { readDocuments } from '../../apps/web/build/developers.ts';
import { listContext } from '../docker/context.ts';
import { readStages } from '../docker/stages.ts';
import { ROOT } from '../npm/workspaces.ts';

describe('the build context of Docker', () => {
  const context = new Set(listContext(ROOT));

  it('has every document that the site is built from', () => {
    const read: string[] = [];
    readDocuments(ROOT, (path) => read.push(path));
    expect(read.length).toBeGreaterThan(4);
    expect(read.filter((path) => !context.has(path))).toEqual([]);
  });

  it('has the sources, and no tests and pictures', () => {
    for (const file of [
      'package-lock.json',
      'apps/server/src/main.ts',
      'apps/web/index.html',
      'packages/kernel/src/game.ts',
    ])
      expect(context).toContain(file);
    expect([...context].filter((file) => /(^|\/)(test|e2e)\/|^docs\/screens/.test(file))).toEqual([]);
  });
});

it('the stages of a Dockerfile are read without options and line breaks', () => {
  const stages = readStages(
    [
      'FROM a AS base',
      '# A comment.',
      'RUN --mount=type=cache,target=/x npm ci \\',
      '    --omit=dev',
      'FROM base',
      'COPY --from=base /app/x x',
    ].join('\n'),
  );
  expect(stages).toEqual([
    { name: 'base', instructions: [{ word: 'RUN', from: null, text: 'npm ci --omit=dev' }] },
    { name: 'image', instructions: [{ word: 'COPY', from: 'base', text: '/app/x x' }] },
  ]);
});
