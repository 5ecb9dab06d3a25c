import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** The files that `docker build` gets: those of the repository that .dockerignore does not leave out. */
export function listContext(root: string): string[] {
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ pattern: line.replace(/^!/, ''), isIncluded: line.startsWith('!') }));
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout
    .trim()
    .split('\n')
    .filter((file) => rules.findLast(({ pattern }) => matches(file, pattern))?.isIncluded ?? true);
}

/** A pattern is about a file, or about a folder that contains it. */
function matches(file: string, pattern: string): boolean {
  const parts = file.split('/');
  return parts.some((_part, i) => matchesGlob(parts.slice(0, i + 1).join('/'), pattern));
}
