import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where everything that is built for npm goes; ignored by git. */
export const BUILD = join(ROOT, 'build');

/** A target of `exports`: a file, or files by condition. */
export type ExportTarget = string | { readonly [condition: string]: ExportTarget };

/** The fields of package.json that matter here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports?: Readonly<Record<string, ExportTarget>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Workspace {
  /** For example `packages/kernel`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Every workspace by its name. */
export function readWorkspaces(): ReadonlyMap<string, Workspace> {
  const folders = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: ROOT })
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort();
  return new Map(
    folders.map((folder) => {
      const manifest = readManifest(folder);
      return [manifest.name, { folder, manifest }] as const;
    }),
  );
}

/** A workspace and every workspace it depends on, directly or not. */
export function listDependencies(start: string, all: ReadonlyMap<string, Workspace>): Workspace[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const workspace = all.get(name);
    if (workspace === undefined || found.has(name)) return;
    found.add(name);
    for (const dependency of Object.keys(workspace.manifest.dependencies ?? {})) visit(dependency);
  };
  visit(start);
  return [...found].map((name) => all.get(name)!);
}

/** The TypeScript projects of a workspace, as folders: its own, and nested ones such as `packages/kernel/testing`. */
export function projectsOf({ folder }: Workspace): string[] {
  const nested = globSync(`${folder}/*/tsconfig.json`, { cwd: ROOT }).map((file) =>
    dirname(file).replaceAll('\\', '/'),
  );
  return [folder, ...nested].filter((project) => existsSync(join(ROOT, project, 'tsconfig.json')));
}
