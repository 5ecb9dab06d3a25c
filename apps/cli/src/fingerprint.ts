import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const IMPORT = /\bfrom '([^']+)'/g;

/** A digest of the code that determines the moves in one game, following imports. Comments and whitespace are ignored. */
export function computeFingerprint(root: string, game: string, more: readonly string[] = []): string {
  const digest = createHash('sha256');
  const start = [`packages/bots/src/${game}/index.ts`, 'packages/bots/src/baselines/ismcts.ts', ...more];
  for (const [file, code] of [...collectFiles(root, start)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    digest.update(`${file}\n${code}\n`);
  }
  return digest.digest('hex').slice(0, 12);
}

/** The code of these files and of all files that they import, without comments. */
function collectFiles(root: string, start: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = start.map((file) => join(root, file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const name = relative(root, file);
    if (found.has(name)) continue;
    const code = readFileSync(file, 'utf8')
      .replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '')
      .replaceAll(/\s+/g, ' ');
    found.set(name, code);
    for (const [, target = ''] of code.matchAll(IMPORT)) {
      const [, packageName] = /^@paddock\/([\w-]+)$/.exec(target) ?? [];
      if (packageName !== undefined) waiting.push(join(root, 'packages', packageName, 'src/index.ts'));
      else if (target.startsWith('.')) waiting.push(resolve(file, '..', target));
    }
  }
  return found;
}
