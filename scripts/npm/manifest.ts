import type { ExportTarget, Manifest } from './workspaces.ts';

/** The oldest Node that the published packages run on. */
const ENGINES = { node: '>=20' };

/** Where a source file is in the published package, without its extension: `src` becomes `dist`, other folders stay. */
export function publishedPath(source: string): string {
  return source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '');
}

function convertTarget(target: ExportTarget): ExportTarget {
  if (typeof target !== 'string') {
    return Object.fromEntries(Object.entries(target).map(([condition, file]) => [condition, convertTarget(file)]));
  }
  if (!target.endsWith('.ts')) throw new Error(`only TypeScript modules can be published, not ${target}`);
  const path = publishedPath(target);
  return { types: `${path}.d.ts`, default: `${path}.js` };
}

export function convertExports(exports: Manifest['exports'] = {}): Record<string, ExportTarget> {
  const entries = Object.entries(exports).map(([name, target]) => [name, convertTarget(target)] as const);
  return { ...Object.fromEntries(entries), './package.json': './package.json' };
}

/**
 * The package.json of a published library. `peers` are packages that only some of its modules import and that users bring
 * along, such as the test runner of the conformance suite.
 */
export function createLibraryManifest(
  { name, version, description, license, sideEffects, exports, dependencies }: Manifest,
  peers: Readonly<Record<string, string>>,
): object {
  const optional = Object.fromEntries(Object.keys(peers).map((peer) => [peer, { optional: true }]));
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: sideEffects ?? false,
    engines: ENGINES,
    exports: convertExports(exports),
    dependencies,
    ...(Object.keys(peers).length === 0 ? {} : { peerDependencies: peers, peerDependenciesMeta: optional }),
  };
}

/** The package.json of the program: command line, server and site in one, with nothing of ours left to install. */
export function createProgramManifest(root: Manifest, parts: readonly Manifest[]): object {
  const own = new Set(parts.map(({ name }) => name));
  const dependencies: Record<string, string> = {};
  for (const [name, version] of parts.flatMap((part) => Object.entries(part.dependencies ?? {}))) {
    if (own.has(name)) continue;
    if ((dependencies[name] ??= version) !== version) throw new Error(`${name} is needed in two versions`);
  }
  return {
    name: root.name,
    version: root.version,
    description: root.description,
    license: root.license,
    type: 'module',
    engines: ENGINES,
    bin: { [root.name]: 'bin/paddock.js' },
    exports: { './package.json': './package.json' },
    dependencies: Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The file that a specifier such as `@paddock/kernel/testing/fuzz` stands for, from the folder of its package. */
export function resolveExport({ name, exports = {} }: Manifest, specifier: string): string {
  const subpath = `.${specifier.slice(name.length)}`;
  for (const [key, target] of Object.entries(exports)) {
    if (typeof target !== 'string') continue;
    const [start, end] = key.split('*') as [string, string?];
    if (end === undefined ? key === subpath : subpath.startsWith(start) && subpath.endsWith(end)) {
      const star = end === undefined ? '' : subpath.slice(start.length, subpath.length - end.length);
      return `${publishedPath(target.replace('*', star))}.js`;
    }
  }
  throw new Error(`${specifier} is not exported by ${name}`);
}
