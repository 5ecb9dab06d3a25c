import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReadmeExample } from '../readme.ts';
import { ROOT, type Workspace } from '../workspaces.ts';
import { expectRan } from './expect.ts';
import type { Toolchain } from './toolchain.ts';

const RACE = join(import.meta.dirname, 'race.mjs');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** Every module that the packages export, as others import it. */
function exportedModules(libraries: readonly Workspace[]): string[] {
  return libraries.flatMap(({ folder, manifest: { name, exports = {} } }) =>
    Object.entries(exports).flatMap(([key, target]) => {
      if (typeof target !== 'string' || !key.includes('*')) return [name + key.slice(1)];
      const [start = '', end = ''] = target.split('*');
      return globSync(join(folder, target), { cwd: ROOT })
        .map((file) => `./${file.replaceAll('\\', '/').slice(folder.length + 1)}`)
        .map((file) => name + key.slice(1).replace('*', file.slice(start.length, file.length - end.length)));
    }),
  );
}

/** Compiles a program that imports everything, with the declarations themselves checked. */
function checkTypes(folder: string, modules: readonly string[], tools: Toolchain): void {
  const code = modules.map((module, index) => `import * as m${index} from '${module}';\nconsole.log(m${index});\n`);
  writeFileSync(join(folder, 'consumer.ts'), `declare const console: { log(value: unknown): void };\n${code.join('')}`);
  const compilerOptions = { module: 'nodenext', target: 'es2024', strict: true, noEmit: true, types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  expectRan(`types of ${modules.length} modules`, tools.run(folder, [TSC, '-p', folder]));
}

/** Installs the libraries into an empty folder, plays with them and compiles against them. */
export function testLibraries(
  folder: string,
  tools: Toolchain,
  libraries: readonly Workspace[],
  tarballs: readonly string[],
): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  expectRan('install the libraries', tools.npm(folder, ['install', ...tarballs]));
  copyFileSync(RACE, join(folder, 'race.mjs'));
  expectRan('play and verify a race of each game', tools.run(folder, ['race.mjs']), { output: /entries verified/ });
  for (const { manifest } of libraries) {
    const installed = join(folder, 'node_modules', manifest.name);
    writeFileSync(join(folder, 'example.js'), readReadmeExample(join(installed, 'README.md')));
    expectRan(`example of ${manifest.name}`, tools.run(folder, ['--trace-warnings', 'example.js']), {
      output: /^(?![^]*Warning)[^]+$/,
    });
  }
  // The modules for tests import Vitest, which their users have.
  const modules = exportedModules(libraries);
  const plain = modules.filter((module) => !module.includes('/testing/'));
  const program = plain.map((module) => `await import('${module}');`).join('\n');
  expectRan(`import ${plain.length} modules`, tools.run(folder, ['--input-type=module', '--eval', program]));
  checkTypes(folder, plain, tools);
}
