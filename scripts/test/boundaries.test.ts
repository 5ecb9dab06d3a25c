import { describe, expect, it } from 'vitest';
import { findViolations } from '../boundaries/violations.ts';
import { findFolderCycles } from '../boundaries/folder-cycles.ts';

const GAME = 'packages/formel-fun/src/x.ts';

describe('boundaries', () => {
  it.each([
    ['a game that imports another game', GAME, `import { x } from '@paddock/formula';`],
    ['a game that imports Node', GAME, `import { readFileSync } from 'node:fs';`],
    ['a game that imports a bot', GAME, `import type { Bot } from '@paddock/bots';`],
    ['a game that re-exports a library', GAME, `export * from 'lodash';`],
    ['a game that imports lazily', GAME, `const x = await import('node:fs');`],
    ['a game that looks at the clock', GAME, `const now = Date.now();`],
    ['a game that rolls its own dice', GAME, `const r = Math.random();`],
    ['a game that uses the DOM', GAME, `document.title = 'x';`],
    ['a game that uses Node globals', GAME, `const e = process.env;`],
    ['a path out of the package', GAME, `import { x } from '../../kernel/src/index.ts';`],
    ['a kernel that knows a game', 'packages/kernel/src/x.ts', `import { formelFun } from '@paddock/formel-fun';`],
    ['a referee that shares code', 'referee/src/x.ts', `import { formelFun } from '@paddock/formel-fun';`],
    ['SQL outside a repository', 'apps/cli/src/x.ts', `const q = 'SELECT id FROM tables';`],
    ['a server service that knows HTTP', 'apps/server/src/race/x.ts', `import type { FastifyRequest } from 'fastify';`],
    ['a server service that builds queries', 'apps/server/src/race/x.ts', `import { sql } from 'kysely';`],
    ['a route of the server that builds queries', 'apps/server/src/race/routes.ts', `import { sql } from 'kysely';`],
    ['a service that imports routes', 'apps/server/src/race/x.ts', `import { x } from './routes.ts';`],
    ['a race that knows the lobby', 'apps/server/src/race/x.ts', `import { x } from '../lobby/service.ts';`],
    [
      'a repository that knows the API',
      'apps/server/src/race/x-repository.ts',
      `import { x } from '../api/limits.ts';`,
    ],
    ['a file in no room', 'packages/new/src/x.ts', ``],
    ['a web folder that is not in the list', 'apps/web/src/new/x.ts', ``],
    ['a web file outside of a folder', 'apps/web/src/x.ts', ``],
    ['a web file that imports a later folder', 'apps/web/src/table/x.ts', `import { x } from '../replay/x.ts';`],
    ['a web file that loads a later folder', 'apps/web/src/kit/x.ts', `const x = await import('../games/index.ts');`],
    ['a web file that imports styles of a later folder', 'apps/web/src/kit/x.tsx', `import '../table/table.css';`],
    ['a feature that imports a later feature', 'apps/web/src/online/x.ts', `import type { X } from '../lobby/x.ts';`],
    [
      'a page that imports the rules of a game',
      'apps/web/src/table/x.ts',
      `import { formula } from '@paddock/formula';`,
    ],
    [
      'a page that contains the worker',
      'apps/web/src/table/x.ts',
      `import { LocalTables } from '../worker/tables.ts';`,
    ],
    ['a worker that knows the table page', 'apps/web/src/worker/x.ts', `import { x } from '../table/local.ts';`],
    [
      'a board that knows the table page',
      'apps/web/src/games/formula/x.ts',
      `import { x } from '../../table/local.ts';`,
    ],
    [
      'a board that knows another game',
      'apps/web/src/games/formula/x.ts',
      `import { x } from '../formel-fun/teams.ts';`,
    ],
  ])('refuses %s', (_, path, code) => {
    expect(findViolations(path, code)).toHaveLength(1);
  });

  it.each([
    [GAME, `import { pile } from '@paddock/kernel';\nimport { x } from './types.ts';`],
    [GAME, `// Date and Math.random are not used here\nconst s = 'document';`],
    ['apps/cli/src/x.ts', `import { readFileSync } from 'node:fs';\nimport { games } from '@paddock/games';`],
    ['apps/server/src/lobby/routes.ts', `import { x } from '../api/openapi.ts';\nimport { Type } from 'typebox';`],
    ['apps/server/src/lobby/x.ts', `import { x } from '../race/service.ts';`],
    ['apps/server/src/race/premoves/repository.ts', `import { sql } from 'kysely';`],
    ['apps/web/src/online/x.ts', `import { x } from '../people/x.ts';\nimport { y } from './y.ts';`],
    ['apps/web/src/table/x.ts', `import type { LocalTables } from '../worker/tables.ts';`],
    ['apps/web/src/table/x.ts', `import { loadTable } from '../worker/storage.ts';`],
    [
      'apps/web/src/games/formula/x.ts',
      `import type { GameUi } from '../ui.ts';\nimport { Car } from '../../kit/Car.tsx';`,
    ],
    ['packages/formel-fun/test/x.test.ts', `import { it } from 'vitest';`],
  ])('allows %s', (path, code) => {
    expect(findViolations(path, code)).toEqual([]);
  });
});

describe('cycles between folders', () => {
  const file = (path: string, ...targets: string[]): { path: string; text: string } => ({
    path,
    text: targets.map((target) => `import { x } from '${target}';\n`).join(''),
  });

  it('are found, also through a third folder', () => {
    const files = [
      file('a/x.ts', '../b/x.ts'),
      file('b/x.ts', '../c/deep/x.ts', './y.ts'),
      file('c/deep/x.ts', '../../a/x.ts'),
    ];
    expect(findFolderCycles(files)).toEqual(['a → b → c → a']);
  });

  it('do not include files of one folder, nor those in the root', () => {
    const files = [file('a/x.ts', './y.ts', '../root.ts'), file('a/y.ts', './x.ts'), file('root.ts', './a/x.ts')];
    expect(findFolderCycles(files)).toEqual([]);
  });
});
