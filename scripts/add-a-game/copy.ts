import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type AddedLine, readSteps, ROOT } from './steps.ts';

/** The files of the toy game, as they lie in the repository. Its rules are those of the kernel's tests. */
const TOY_FILES = join(ROOT, 'scripts/add-a-game/toy');
const TOY_RULES = join(ROOT, 'packages/kernel/test/toy.ts');

const COPIED = ['package.json', 'tsconfig.base.json', 'packages', 'apps', 'scripts', 'docs', 'examples'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'e2e', 'fixtures', 'toy', 'screens']);

/** Copies the sources of the repository and links what npm has installed. */
export function copyRepository(target: string): void {
  for (const name of COPIED) {
    cpSync(join(ROOT, name), join(target, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
}

/** Does what CONTRIBUTING.md says: adds the files of the toy game and a line to some other files. */
export function addToyGame(target: string): void {
  cpSync(TOY_FILES, target, { recursive: true });
  cpSync(TOY_RULES, join(target, 'packages/toy/src/toy.ts'));
  for (const added of readSteps('toy').lines) addLine(target, added);
}

/** The place of a new line in a JSON file is the beginning of this list. */
const JSON_LISTS: Readonly<Record<string, string>> = {
  'package.json': '"dependencies": {\n',
  'tsconfig.json': '"references": [\n',
};

function addLine(target: string, { file, line }: AddedLine): void {
  const path = join(target, file);
  const list = JSON_LISTS[basename(file)];
  if (list === undefined) return appendFileSync(path, `${line}\n`);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(list)) throw new Error(`${file} has no ${list.trim()}`);
  writeFileSync(path, text.replace(list, `${list}    ${line}\n`));
}

/** What `npm install` does: our own packages are links into the copy, and all others are those of the repository. */
export function linkPackages(target: string): void {
  const modules = join(target, 'node_modules');
  mkdirSync(join(modules, '@paddock'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@paddock' && (!name.startsWith('.') || name === '.bin')) {
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
    }
  }
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(target, folder))) {
      symlinkSync(join(target, folder, name), join(modules, '@paddock', name), 'junction');
    }
  }
}

/** The files of the toy game, from the root of the repository. */
export function toyFiles(): string[] {
  return readdirSync(TOY_FILES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TOY_FILES, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
