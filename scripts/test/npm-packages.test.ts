import { describe, expect, it } from 'vitest';
import { createLibraryManifest, createProgramManifest, convertExports, resolveExport } from '../npm/manifest.ts';
import { findImportedPackages, jsonToModule, findLinkedFiles, mapImports, rewriteModule } from '../npm/modules.ts';

describe('modules of published packages', () => {
  it.each([
    [`import { a } from './a.ts';`, `import { a } from './a.js';`],
    [`import type {\n  A,\n  B,\n} from "../b.ts";`, `import type {\n  A,\n  B,\n} from "../b.js";`],
    [`export * from './c/index.ts';`, `export * from './c/index.js';`],
    [`const d = await import('./d.ts');`, `const d = await import('./d.js');`],
    [`type E = import("./e.ts").E;`, `type E = import("./e.js").E;`],
    [`new URL('./worker.ts', import.meta.url).href`, `new URL('./worker.js', import.meta.url).href`],
    [`import f from '../f.json' with { type: 'json' };`, `import f from '../f.json.js';`],
    [`import('../h.json', { with: { type: 'json' } })`, `import('../h.json.js')`],
    [`import g from 'kysely';`, `import g from 'kysely';`],
    [`const text = 'taken from ./x.ts';`, `const text = 'taken from ./x.ts';`],
  ])('%s', (source, published) => {
    expect(rewriteModule(source)).toBe(published);
  });

  it('know which packages they import', () => {
    const code = `import 'a';\nimport b from '@x/b/c';\nexport * from 'd/e';\nimport './f.js';\nawait import('g');\nimport 'node:fs';`;
    expect(findImportedPackages(code).sort()).toEqual(['@x/b', 'a', 'd', 'g']);
    expect(findImportedPackages('{"from":"a","to":"b"}')).toEqual([]);
  });

  it('know which files they need', () => {
    const code = `import './a.js';\nnew URL('../b.json', import.meta.url);\nnew URL('../folder/', import.meta.url);\nimport 'c';`;
    expect(findLinkedFiles(code)).toEqual(['./a.js', '../b.json']);
  });

  it('can have their imports replaced', () => {
    expect(mapImports(`import { a } from '@x/a';`, (name) => name.replace('@x', '..'))).toBe(
      `import { a } from '../a';`,
    );
  });

  it('hold JSON as JavaScript', () => {
    expect(jsonToModule('{ "a": [1] }')).toBe('export default {"a":[1]};\n');
  });
});

describe('manifests of published packages', () => {
  const kernel = {
    name: '@x/kernel',
    version: '1.2.3',
    exports: { '.': './src/index.ts', './rules': './src/rules/index.ts', './testing/*': './testing/*.ts' },
    dependencies: { hashes: '2.0.0' },
  };

  it('export JavaScript and declarations for every subpath', () => {
    expect(convertExports(kernel.exports)).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './rules': { types: './dist/rules/index.d.ts', default: './dist/rules/index.js' },
      './testing/*': { types: './testing/*.d.ts', default: './testing/*.js' },
      './package.json': './package.json',
    });
  });

  it('are not private, and name optional peers', () => {
    const manifest = createLibraryManifest(kernel, { vitest: '^4.0.0' });
    expect(manifest).toMatchObject({ name: '@x/kernel', version: '1.2.3', dependencies: { hashes: '2.0.0' } });
    expect(manifest).toMatchObject({ peerDependenciesMeta: { vitest: { optional: true } } });
    expect(manifest).not.toHaveProperty('private');
  });

  it('of the program have everything the parts need but the parts themselves', () => {
    const server = { name: '@x/server', version: '1.2.3', dependencies: { '@x/kernel': '1.2.3', fast: '5.0.0' } };
    const program = createProgramManifest({ name: 'paddock', version: '1.2.3' }, [server, kernel]);
    expect(program).toMatchObject({ dependencies: { fast: '5.0.0', hashes: '2.0.0' } });
    expect(program).not.toHaveProperty(['dependencies', '@x/kernel']);
    const other = { ...server, dependencies: { hashes: '3.0.0' } };
    expect(() => createProgramManifest({ name: 'paddock', version: '1.2.3' }, [other, kernel])).toThrow('two versions');
  });

  it('resolve subpaths as Node does', () => {
    expect(resolveExport(kernel, '@x/kernel')).toBe('./dist/index.js');
    expect(resolveExport(kernel, '@x/kernel/rules')).toBe('./dist/rules/index.js');
    expect(resolveExport(kernel, '@x/kernel/testing/fuzz')).toBe('./testing/fuzz.js');
    expect(() => resolveExport(kernel, '@x/kernel/other')).toThrow('is not exported');
  });
});
