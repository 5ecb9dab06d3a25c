/**
 * Builds what is published into build/npm/NAME: every library of packages/ as JavaScript with declarations, and the program
 * `paddock`. The site must be built already. Inside the repository nothing of this is needed: sources run as they are.
 */
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compile } from './compile.ts';
import { writeLibrary } from './library.ts';
import { writeProgram } from './program.ts';
import { BUILD, listDependencies, readManifest, readWorkspaces } from './workspaces.ts';

const root = readManifest('.');
const workspaces = readWorkspaces();
const libraries = [...workspaces.values()].filter(({ folder }) => folder.startsWith('packages/'));
const compiled = new Set([...libraries, ...listDependencies('@paddock/cli', workspaces)]);

rmSync(BUILD, { recursive: true, force: true });
compile([...compiled]);
for (const library of libraries) writeLibrary(library, join(BUILD, 'npm', basename(library.folder)), root, workspaces);
writeProgram(join(BUILD, 'npm', root.name), root, workspaces);
console.log(`paddock: built ${libraries.length + 1} packages in build/npm`);
