import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { DeveloperDocuments, ExampleBot } from '../src/developers/markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MODULE = 'virtual:developers';

const EXAMPLES: readonly Omit<ExampleBot, 'text'>[] = [
  { language: 'Python', file: 'bot.py', command: 'python3 bot.py' },
  { language: 'TypeScript', file: 'bot.ts', command: 'node bot.ts' },
  { language: 'Rust', file: 'bot.rs', command: 'rustc -O bot.rs && ./bot' },
];

/** What positions and events do not show: the state of the rules, and what only it needs. */
const INTERNAL = /^(?:export )?(?:interface|type) (?:State|BitSet|RaceRules|Phase|\w+Types)\b/m;
const PUBLIC = /^(?:(?:export )?(?:interface|type) |export const \w+ = \[[\s\S]* as const;)/m;

/** Reads what the developers' page shows, of the project in a folder. The types of a game are those of its `src/types.ts`. */
export function readDocuments(root: string, onFile: (path: string) => void = () => {}): DeveloperDocuments {
  const read = (path: string): string => {
    onFile(path);
    return readFileSync(join(root, path), 'utf8');
  };
  const games = globSync('packages/*/RULES.md', { cwd: root })
    .map((file) => file.split(/[\\/]/)[1]!)
    .filter((game) => existsSync(join(root, 'packages', game, 'src/types.ts')));
  return {
    api: parseMarkdown(read('docs/api.md')),
    notation: parseMarkdown(read('docs/notation.md')),
    examples: EXAMPLES.map((example) => ({
      ...example,
      text: read(`examples/${example.language.toLowerCase()}/${example.file}`),
    })),
    types: Object.fromEntries(games.sort().map((game) => [game, publicTypes(read(`packages/${game}/src/types.ts`))])),
  };
}

/** The types of a file with their comments, without the state. */
export function publicTypes(source: string): string {
  const declarations: string[] = [];
  for (const line of source.split('\n')) {
    const before = declarations.at(-1) ?? '';
    const isOnlyComment = /^\/\*\*[\s\S]*\*\/$/.test(before.trim());
    const begins = /^(?:export|type|interface|import|const|\/\*\*)/.test(line);
    if (declarations.length > 0 && (!begins || isOnlyComment)) declarations.push(`${declarations.pop()!}\n${line}`);
    else declarations.push(line);
  }
  return declarations
    .map((declaration) => declaration.trim())
    .filter((declaration) => PUBLIC.test(declaration) && !INTERNAL.test(declaration))
    .map((declaration) => declaration.replace(/^export /m, ''))
    .join('\n\n');
}

/** Provides `virtual:developers`: the documents are shown as they are in the repository, so there is one copy of each. */
export function developersPlugin(): Plugin {
  return {
    name: 'paddock-developers',
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const documents = readDocuments(ROOT, (path) => this.addWatchFile(join(ROOT, path)));
      return { code: `export default ${JSON.stringify(documents)};`, map: null, moduleType: 'js' };
    },
  };
}
