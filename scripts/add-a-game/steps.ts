import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface AddedLine {
  /** A file of the repository that all games share. */
  readonly file: string;
  readonly line: string;
}

/** What CONTRIBUTING.md says about adding a game. NAME stands for the id of the game. */
interface AddingSteps {
  /** The files that the game must have. */
  readonly files: readonly string[];
  /** The lines that go into other files. */
  readonly lines: readonly AddedLine[];
}

const ITEM = /^ {4}((?:packages|apps)\/\S+)(?: {2,}(.+))?$/gm;

/** Reads the lists of the section "Add a game": paths with NAME are the game's own, others are followed by a line. */
export function readSteps(name: string): AddingSteps {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const section = /^## Add a game\n([\s\S]*?)\n## /m.exec(text)?.[1];
  if (section === undefined) throw new Error('CONTRIBUTING.md has no section "Add a game"');
  const items = [...section.matchAll(ITEM)].map(([, file, rest]) => ({ file: file!, rest: rest ?? '' }));
  const fill = (template: string): string => template.replaceAll('NAME', name);
  return {
    files: items.filter(({ file }) => file.includes('NAME')).map(({ file }) => fill(file)),
    lines: items.filter(({ file }) => !file.includes('NAME')).map(({ file, rest }) => ({ file, line: fill(rest) })),
  };
}
