/**
 * Which room may see which. Every file of packages/, apps/ and examples/ is read and its imports and globals are held against the
 * table below, so that nobody has to remember it. `node scripts/boundaries.ts` lists the trespasses and fails on any.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFolderCycles } from './folder-cycles.ts';

interface Room {
  /** Files of the room, as a pattern over their paths. */
  readonly files: RegExp;
  /** What they may import besides files of their own package. */
  readonly imports: readonly (string | RegExp)[];
  /** Which files of their own package they may import; all of them if it is not said. */
  readonly reaches?: RegExp;
  /** What must not occur in their code, and why. */
  readonly never?: readonly (readonly [pattern: RegExp, reason: string])[];
}

/** Rules are pure: the same on a server, in a browser and in a million simulated games. */
const PURE = [
  [/\bDate\b/, 'no clock: rules do not depend on the time'],
  [/\bMath\.random\b/, 'no hidden chance: chance is an actor'],
  [/\b(?:process|Buffer|require|__dirname|setTimeout|setInterval)\b/, 'no Node: rules run in browsers too'],
  [/\b(?:window|document|navigator|localStorage)\b/, 'no DOM: rules run on servers too'],
] as const;

const SQL = [
  /\b(?:SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s.+\sSET|DELETE\s+FROM|CREATE\s+TABLE)\b/,
  'SQL lives in repositories',
] as const;

const REACT = ['react', 'react-dom', 'react-dom/client', 'react-dom/server'] as const;

/** Every package with rules is a game. */
const GAMES = globSync('packages/*/RULES.md', { cwd: fileURLToPath(new URL('..', import.meta.url)) }).map(
  (file) => file.split(/[\\/]/)[1]!,
);
const GAME_NAMES = GAMES.join('|');
const GAME_PACKAGE = new RegExp(`^@paddock/(?:${GAME_NAMES})$`);

/** What the server's services may import: they know the games, and nothing of HTTP and SQL. */
const SERVICE_IMPORTS = [
  /^node:/,
  /^@paddock\/(?:kernel|games|bots|table|protocol)$/,
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'openskill',
  'web-push',
  'piscina',
  'ioredis',
  'pg',
] as const;

/** What files that answer HTTP requests may import. */
const ROUTE_IMPORTS = [
  /^node:/,
  'fastify',
  /^@fastify\//,
  '@paddock/kernel',
  '@paddock/protocol',
  '@paddock/games',
  'typebox',
  'prom-client',
] as const;

/**
 * The folders of the server, each with those below it that its services and repositories may use. So there are no cycles
 * between them.
 */
export const SERVER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  nicknames: [],
  client: [],
  texts: [],
  storage: ['nicknames'],
  live: ['storage'],
  tables: ['nicknames', 'storage', 'live'],
  chat: ['nicknames', 'storage', 'live', 'tables'],
  people: ['nicknames', 'client', 'storage', 'chat'],
  race: ['storage', 'live', 'tables'],
  lobby: ['nicknames', 'storage', 'live', 'tables', 'people', 'race'],
  notifications: ['texts', 'storage', 'live', 'race'],
  admin: ['nicknames', 'client', 'storage', 'live', 'people', 'lobby'],
};

const SQL_FILE = String.raw`(?:[\w-]+-)?repository\.ts`;
const ROUTE_FILE = String.raw`(?:[\w-]+-)?routes\.ts`;

/** Inside the server: SQL only in repositories and storage/, HTTP only in routes and api/, and one direction between folders. */
const SERVER: readonly Room[] = [
  // Migrations fill new columns with the rules of today.
  {
    files: /^apps\/server\/src\/storage\/migrations\//,
    imports: ['kysely', '@paddock/protocol'],
    reaches: /^apps\/server\/src\/(?:storage|nicknames)\//,
  },
  ...Object.entries(SERVER_FOLDERS).flatMap(([folder, below]): Room[] => {
    const own = `^apps/server/src/${folder}/(?:[\\w-]+/)*`;
    const reaches = new RegExp(`^apps/server/src/(?:(?:${[folder, ...below].join('|')})/|errors\\.ts$|events\\.ts$)`);
    const noRoutes = new RegExp(`^(?!.*/${ROUTE_FILE}$)${reaches.source.slice(1)}`);
    return [
      { files: new RegExp(`${own}${ROUTE_FILE}$`), imports: ROUTE_IMPORTS, never: [SQL] },
      {
        files: new RegExp(folder === 'storage' ? own : `${own}(?:${SQL_FILE}|listing-columns\\.ts)$`),
        imports: [/^node:/, '@paddock/kernel', '@paddock/protocol', 'kysely', 'kysely/migration', 'pg'],
        reaches: noRoutes,
      },
      { files: new RegExp(own), imports: SERVICE_IMPORTS, reaches: noRoutes, never: [SQL] },
    ];
  }),
  // What the site's pages say about themselves, and the pictures of links to them.
  {
    files: /^apps\/server\/src\/pages\//,
    imports: [
      /^node:/,
      'fastify',
      '@paddock/kernel',
      '@paddock/protocol',
      '@paddock/games',
      'piscina',
      '@resvg/resvg-js',
    ],
    never: [SQL],
  },
  { files: /^apps\/server\/src\//, imports: ROUTE_IMPORTS, never: [SQL] },
];

/** The first room that fits a file is its room. A file that fits none is itself a trespass. */
export const ROOMS: readonly Room[] = [
  { files: /^packages\/kernel\/src\//, imports: [/^@noble\/hashes\//], never: PURE },
  { files: /^packages\/kernel\/testing\//, imports: ['@paddock/kernel', 'vitest', 'fast-check', /^node:/] },
  { files: new RegExp(`^packages/(?:${GAME_NAMES})/src/`), imports: ['@paddock/kernel'], never: PURE },
  { files: /^packages\/circuit-art\/src\//, imports: ['@paddock/kernel', '@paddock/formula-de'], never: PURE },
  { files: /^packages\/table\/src\//, imports: ['@paddock/kernel'], never: PURE },
  { files: /^packages\/protocol\/src\//, imports: ['@paddock/kernel', '@paddock/table', 'typebox'], never: PURE },
  {
    files: /^packages\/games\/src\//,
    imports: ['@paddock/kernel', GAME_PACKAGE],
    never: PURE,
  },
  {
    files: /^packages\/bots\/src\//,
    imports: ['@paddock/kernel', '@paddock/games', GAME_PACKAGE],
    never: PURE,
  },
  {
    files: /^apps\/cli\/src\//,
    imports: [
      /^@paddock\/(?:kernel|kernel\/testing\/(?:fuzz|lines|setups)|games|bots|table|circuit-art)$/,
      GAME_PACKAGE,
      // Where a server keeps its data, and how that is copied; nothing else of it.
      /^@paddock\/server\/(?:config|backup|admin-token)$/,
      /^node:/,
      'commander',
      'cli-progress',
      'piscina',
      '@resvg/resvg-js',
      // Only to start it.
      '@paddock/server/main',
    ],
    never: [SQL],
  },
  // The picture of a game knows its own rules, the kit and the contract of the table, and no other game.
  ...GAMES.map((game) => ({
    files: new RegExp(`^apps/web/src/games/${game}/`),
    imports: [
      '@paddock/kernel',
      new RegExp(`^@paddock/${game}(?:/manifest|/apply-event|/premoves)?$`),
      ...(game === 'formula-de' ? ['@paddock/circuit-art'] : []),
      ...REACT,
      'zustand',
      /^d3-(?:selection|zoom)$/,
      /^@fontsource\//,
    ],
    reaches: new RegExp(
      `^apps/web/src/(?:games/${game}/|games/(?:ui|text-loaders|still-picture)\\.ts|kit/|texts/language\\.ts|table/link\\.ts)`,
    ),
    never: [SQL],
  })),
  {
    files: /^apps\/web\/src\/worker\//,
    imports: ['@paddock/kernel', '@paddock/games', '@paddock/bots', '@paddock/table', 'comlink', 'idb-keyval'],
    never: [[/\bdocument\b/, 'no DOM: it runs in a worker']],
  },
  {
    files: /^apps\/web\/src\//,
    imports: [
      /^@paddock\/(?:kernel|kernel\/languages|table|protocol)$/,
      ...REACT,
      /^@radix-ui\//,
      'comlink',
      'uqr',
      'wouter',
      /^zustand(?:\/|$)/,
      'virtual:rules',
    ],
    never: [SQL],
  },
  {
    files: /^apps\/web\/(?:build\/|vite\.config\.ts)/,
    imports: [/^node:/, '@paddock/kernel/languages', 'vite', '@vitejs/plugin-react'],
  },
  ...SERVER,
  // Referees judge the games from outside: they share no code with them.
  { files: /^referee\/src\//, imports: [], never: PURE },
  { files: /^referee\/run\.ts$/, imports: [/^@paddock\//] },
  // Examples are copied: they need nothing of ours.
  { files: /^examples\//, imports: [/^node:/] },
  // Long runs look at the server from outside and into its database.
  { files: /^soak\//, imports: [/^node:/, /^@paddock\//, 'fast-check', 'pg'] },
  { files: /\/test\/|^referee\/test\/|^scripts\//, imports: [/./] },
];

const IMPORT = /(?:^|[^.\w])(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** In these sources no two folders import each other, not even through others. */
const CYCLE_FREE = ['packages/*/src', 'apps/cli/src', 'apps/server/src'];

const LENT = /\/test\/|^soak\//;

/** The trespasses of one file, as sentences. */
export function trespasses(path: string, text: string): string[] {
  const room = ROOMS.find(({ files }) => files.test(path));
  if (room === undefined) return [`${path}: no room of scripts/boundaries.ts fits this file`];
  const code = withoutComments(text);
  const found: string[] = [];
  for (const [, plain, dynamic] of code.matchAll(IMPORT)) {
    const target = plain ?? dynamic ?? '';
    if (target.startsWith('.')) {
      // Tests may borrow from the tests of other packages: positions, made by hand. Long runs do the same as some tests.
      const borrowed = LENT.test(path) && LENT.test(resolve(path, target));
      if (leaves(path, target) && !borrowed) found.push(`${path}: "${target}" leaves the package; import it by name`);
      else if (room.reaches?.test(resolve(path, target)) === false) {
        found.push(`${path}: "${target}" is another room's business`);
      }
    } else if (
      !room.imports.some((allowed) => (typeof allowed === 'string' ? allowed === target : allowed.test(target)))
    ) {
      found.push(`${path}: may not import "${target}"`);
    }
  }
  const bare = withoutStrings(code);
  for (const [pattern, reason] of room.never ?? []) {
    const hit = pattern.exec(pattern === SQL[0] ? code : bare);
    if (hit !== null) found.push(`${path}: "${hit[0].slice(0, 40)}" (${reason})`);
  }
  return found;
}

/** Whether a relative import climbs out of packages/NAME or apps/NAME, or out of another folder at the top. */
function leaves(path: string, target: string): boolean {
  const depth = /^(?:packages|apps)\//.test(path) ? 2 : 1;
  const base = path.split('/').slice(0, depth).join('/');
  return !resolve(path, target).startsWith(`${base}/`);
}

function resolve(path: string, target: string): string {
  return new URL(target, `file:///${path}`).pathname.slice(1);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{}(,])\/\/.*$/gm, '$1');
}

/** Drops quoted words; in templates only the text between the braces counts as code, which is near enough here. */
function withoutStrings(code: string): string {
  return code
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replaceAll(/`(?:[^`\\$]|\\.|\$(?!\{))*`/g, '``');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = globSync([
    'packages/*/{src,testing,test}/**/*.ts',
    'apps/*/{src,test}/**/*.{ts,tsx}',
    'referee/**/*.ts',
    'examples/**/*.ts',
    'soak/**/*.ts',
  ]);
  const found = files
    .filter((file) => !file.includes('/dist/'))
    .flatMap((file) => trespasses(file, readFileSync(file, 'utf8')));
  for (const root of globSync(CYCLE_FREE)) {
    const sources = globSync('**/*.ts', { cwd: root }).map((file) => ({
      path: file.replaceAll('\\', '/'),
      text: readFileSync(`${root}/${file}`, 'utf8'),
    }));
    found.push(...findFolderCycles(sources).map((cycle) => `${root}: folders import each other: ${cycle}`));
  }
  for (const sentence of found) console.error(sentence);
  if (files.length === 0) console.error('no files found: the check cannot work');
  process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
}
