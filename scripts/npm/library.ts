import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPILED } from './compile.ts';
import { createLibraryManifest, publishedPath } from './manifest.ts';
import { findImportedPackages, jsonToModule, findLinkedFiles, rewriteModule } from './modules.ts';
import { listDependencies, type Manifest, ROOT, type Workspace } from './workspaces.ts';

interface PublishedFile {
  /** From the folder of the package, for example `dist/index.js`. */
  readonly path: string;
  readonly text: string;
}

/** The modules and declarations of a workspace as they are published. */
export function listPublishedFiles({ folder }: Workspace): PublishedFile[] {
  const compiled = join(COMPILED, folder);
  const files = globSync('**/*.{js,d.ts,json}', { cwd: compiled }).sort();
  if (files.length === 0) throw new Error(`${folder}: nothing was compiled`);
  return files.map((file) => {
    const text = readFileSync(join(compiled, file), 'utf8');
    const path = publishedPath(`./${file.replaceAll('\\', '/')}`).slice(2);
    return file.endsWith('.json')
      ? { path: `${path}.js`, text: jsonToModule(text) }
      : { path: file.endsWith('.d.ts') ? `${path}.ts` : path, text: rewriteModule(text) };
  });
}

interface UndeclaredImports {
  /** Packages of ours that a dependency brings along: the bots import the games, and declare only the list of them. */
  readonly own: Readonly<Record<string, string>>;
  /** Packages that users bring along, with the versions we test with. */
  readonly peers: Readonly<Record<string, string>>;
}

/** What the modules import without declaring it. */
function undeclaredImports(
  { manifest, folder }: Workspace,
  files: readonly PublishedFile[],
  root: Manifest,
  all: ReadonlyMap<string, Workspace>,
): UndeclaredImports {
  const own: Record<string, string> = {};
  const peers: Record<string, string> = {};
  const reachable = listDependencies(manifest.name, all).map((workspace) => workspace.manifest);
  for (const { path, text } of files.filter((file) => file.path.endsWith('.js'))) {
    for (const name of findImportedPackages(text)) {
      if (name === manifest.name || manifest.dependencies?.[name] !== undefined) continue;
      const brought = reachable.find((one) => one.name === name);
      if (brought !== undefined) {
        own[name] = brought.version;
        continue;
      }
      const version = root.devDependencies?.[name];
      if (version === undefined || path.startsWith('dist/')) {
        throw new Error(`${folder}: ${path} imports ${name}, which its package.json does not name`);
      }
      peers[name] = `^${version}`;
    }
  }
  return { own, peers };
}

export function writeFiles(folder: string, files: readonly PublishedFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export function writeManifest(folder: string, manifest: object): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Throws when a module of the package refers to a file that is not in it. */
export function checkLinks(folder: string): void {
  for (const file of globSync('{bin,dist,lib,testing}/**/*.js', { cwd: folder })) {
    const module = join(folder, file);
    for (const link of findLinkedFiles(readFileSync(module, 'utf8'))) {
      if (!existsSync(join(dirname(module), link))) throw new Error(`${module} needs ${link}, which is not published`);
    }
  }
}

/** README, rules and licence. */
export function copyDocuments(workspace: string, folder: string): void {
  if (!existsSync(join(ROOT, workspace, 'README.md'))) throw new Error(`${workspace} is published without a README.md`);
  for (const file of globSync('*.md', { cwd: join(ROOT, workspace) })) {
    copyFileSync(join(ROOT, workspace, file), join(folder, file));
  }
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
}

/** Writes a package that others can install: everything in `folder` is published. */
export function writeLibrary(
  workspace: Workspace,
  folder: string,
  root: Manifest,
  all: ReadonlyMap<string, Workspace>,
): void {
  const files = listPublishedFiles(workspace);
  writeFiles(folder, files);
  const { own, peers } = undeclaredImports(workspace, files, root, all);
  const dependencies = { ...workspace.manifest.dependencies, ...own };
  writeManifest(folder, createLibraryManifest({ ...workspace.manifest, dependencies }, peers));
  copyDocuments(workspace.folder, folder);
  checkLinks(folder);
}
