/** Finds folders that import each other. Files directly in the root of the sources belong to no folder. */

/** A source file, with its path from the root of the sources. */
interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const RELATIVE_IMPORT = /(?:\bfrom|\bimport\(|\bimport)\s*'(\.[^']+)'/g;

/** The folders directly below the root that each of them imports from. */
function folderImports(files: readonly SourceFile[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const folder = folderOf(path);
    if (folder === null) continue;
    const targets = imports.get(folder) ?? new Set<string>();
    imports.set(folder, targets);
    for (const [, target] of text.matchAll(RELATIVE_IMPORT)) {
      const other = folderOf(new URL(target!, `file:///${path}`).pathname.slice(1));
      if (other !== null && other !== folder) targets.add(other);
    }
  }
  return imports;
}

/** Every cycle that a walk along the imports meets, as `a → b → a`. */
export function findFolderCycles(files: readonly SourceFile[]): string[] {
  const imports = folderImports(files);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (folder: string, path: readonly string[]): void => {
    const at = path.indexOf(folder);
    if (at !== -1) cycles.push([...path.slice(at), folder].join(' → '));
    if (at !== -1 || done.has(folder)) return;
    for (const target of imports.get(folder) ?? []) visit(target, [...path, folder]);
    done.add(folder);
  };
  for (const folder of imports.keys()) visit(folder, []);
  return cycles;
}

function folderOf(path: string): string | null {
  const [folder, ...rest] = path.split('/');
  return rest.length === 0 ? null : folder!;
}
