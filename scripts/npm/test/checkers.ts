import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectRan } from './expect.ts';
import type { Toolchain } from './toolchain.ts';

/** Installed for this test only: they bring a hundred packages that nothing else needs. */
const CHECKERS = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5'];

/** Holds the `exports` of packed packages against what Node, bundlers and compilers expect. */
export function checkTarballs(folder: string, tools: Toolchain, libraries: readonly string[], program: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  expectRan(`install ${CHECKERS.join(' and ')}`, tools.npm(folder, ['install', ...CHECKERS]));
  for (const tarball of [...libraries, program]) {
    expectRan(`publint ${tarball.split('/').pop()}`, tools.npx(folder, ['publint', tarball, '--strict']));
  }
  for (const tarball of libraries) {
    expectRan(`attw ${tarball.split('/').pop()}`, tools.npx(folder, ['attw', tarball, '--profile', 'esm-only']));
  }
}
