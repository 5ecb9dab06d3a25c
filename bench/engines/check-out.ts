import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes the packages of a commit into a new temporary folder, with its own links between them. Returns the folder. */
export function checkOut(root: string, commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-engines-'));
  const archive = execFileSync('git', ['archive', commit, 'packages'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@paddock'), { recursive: true });
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(modules, '@paddock', name));
  }
  // What is installed is the same for all commits.
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@paddock' && !existsSync(join(modules, name))) {
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
    }
  }
  return folder;
}
