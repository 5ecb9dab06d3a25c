import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const IMPORT = /\bfrom '([^']+)'/g;

/** A digest of the code that decides the games of one game, found by its imports; comments and layout do not count. */
export function fingerprint(root: string, game: string): string {
  const digest = createHash('sha256');
  const start = [`packages/bots/src/${game}/index.ts`, 'packages/bots/src/baselines/ismcts.ts'];
  for (const [file, code] of [...reach(root, start)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    digest.update(`${file}\n${code}\n`);
  }
  return digest.digest('hex').slice(0, 12);
}

/** These files and all that they import, as bare code. */
function reach(root: string, start: readonly string[]): Map<string, string> {
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
      const [, room] = /^@paddock\/([\w-]+)$/.exec(target) ?? [];
      if (room !== undefined) waiting.push(join(root, 'packages', room, 'src/index.ts'));
      else if (target.startsWith('.')) waiting.push(resolve(file, '..', target));
    }
  }
  return found;
}
