import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { checkLinks, copyDocuments, listPublishedFiles, writeFiles, writeManifest } from './library.ts';
import { createProgramManifest, resolveExport } from './manifest.ts';
import { mapImports } from './modules.ts';
import { listDependencies, type Manifest, ROOT, type Workspace } from './workspaces.ts';

const COMMAND_LINE = '@paddock/cli';
const SITE = join(ROOT, 'apps/web/dist');

/** Data goes into the folder in which the program is called, not into the installed package. */
const BIN = `#!/usr/bin/env node
import { fileURLToPath } from 'node:url';

process.env.PADDOCK_SITE ||= fileURLToPath(new URL('../site', import.meta.url));
process.env.PADDOCK_DATA ||= 'paddock-data';
await import('../lib/cli/dist/main.js');
`;

function partFolder({ folder }: Workspace): string {
  return `lib/${basename(folder)}`;
}

/** Imports of our own packages become relative paths: the program is one package and needs none of the others. */
function linkPart(part: Workspace, parts: readonly Workspace[], path: string, text: string): string {
  const file = posix.join(partFolder(part), path);
  return mapImports(text, (specifier) => {
    const target = parts.find(({ manifest: { name } }) => specifier === name || specifier.startsWith(`${name}/`));
    if (target === undefined) return specifier;
    const resolved = posix.join(partFolder(target), resolveExport(target.manifest, specifier));
    const link = posix.relative(posix.dirname(file), resolved);
    return link.startsWith('.') ? link : `./${link}`;
  });
}

/** Writes the package `paddock`: command line, server and built site. */
export function writeProgram(folder: string, root: Manifest, all: ReadonlyMap<string, Workspace>): void {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error('the site is not built; npm run build does both');
  const parts = listDependencies(COMMAND_LINE, all);
  for (const part of parts) {
    const files = listPublishedFiles(part).filter(({ path }) => path.endsWith('.js'));
    writeFiles(
      join(folder, partFolder(part)),
      files.map(({ path, text }) => ({ path, text: linkPart(part, parts, path, text) })),
    );
    const { name, version } = part.manifest;
    writeManifest(join(folder, partFolder(part)), { name, version, private: true, type: 'module' });
  }
  cpSync(SITE, join(folder, 'site'), { recursive: true, filter: (path) => basename(path) !== '.built-from' });
  const bin = join(folder, 'bin/paddock.js');
  mkdirSync(dirname(bin), { recursive: true });
  writeFileSync(bin, BIN);
  chmodSync(bin, 0o755);
  const manifests = parts.map(({ manifest }) => manifest);
  writeManifest(folder, createProgramManifest(root, manifests));
  copyDocuments('apps/cli', folder);
  checkLinks(folder);
}
