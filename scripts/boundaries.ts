/**
 * Which layer may import which. The imports and globals of every file of packages/, apps/ and examples/ are checked against the
 * table below, and so are style sheets (style-layers.ts). `node scripts/boundaries.ts` lists the violations and fails on any.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFolderCycles } from './folder-cycles.ts';
import { findStyleFaults, type WebFile } from './style-layers.ts';

interface Layer {
  /** A pattern of the paths of its files. */
  readonly files: RegExp;
  /** What they may import besides files of their own package. */
  readonly imports: readonly (string | RegExp)[];
  /** Which files of their own package they may import; all of them if it is not said. */
  readonly ownFiles?: RegExp;
  /** From which files of their own package they may import types, and nothing else. */
  readonly onlyTypesOf?: RegExp;
  /** What must not occur in their code, and why. */
  readonly forbidden?: readonly (readonly [pattern: RegExp, reason: string])[];
}

/** Rules are pure: the same on a server, in a browser and in a million simulated games. */
const PURE_CODE = [
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
  /^@paddock\/(?:kernel|games|bots|bots\/debriefs|championship|circuit-design|reports\/figures|table|protocol)$/,
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'nodemailer',
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
  'typebox/compile',
  'prom-client',
] as const;

/**
 * The folders of the server, each with those below it that its services and repositories may use. So there are no cycles
 * between them.
 */
const SERVER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  nicknames: [],
  client: [],
  texts: [],
  storage: [],
  live: ['storage'],
  tables: ['nicknames', 'storage', 'live'],
  chat: ['nicknames', 'storage', 'live', 'tables'],
  people: ['nicknames', 'client', 'storage', 'chat'],
  race: ['storage', 'live', 'tables'],
  lobby: ['nicknames', 'storage', 'live', 'tables', 'people', 'race'],
  arena: ['storage', 'race', 'lobby'],
  notifications: ['texts', 'storage', 'live', 'race'],
  gallery: ['nicknames', 'texts', 'storage', 'chat', 'tables', 'people', 'race', 'pages'],
  championships: ['nicknames', 'texts', 'storage', 'tables', 'people', 'race', 'lobby', 'notifications', 'pages'],
  admin: ['nicknames', 'client', 'storage', 'live', 'people', 'lobby'],
};

const SQL_FILE = String.raw`(?:[\w-]+-)?repository\.ts`;
const ROUTE_FILE = String.raw`(?:[\w-]+-)?routes\.ts`;

/** Inside the server: SQL only in repositories and storage/, HTTP only in routes and api/, and one direction between folders. */
const SERVER_LAYERS: readonly Layer[] = [
  // Migrations fill new columns with the rules of today.
  {
    files: /^apps\/server\/src\/storage\/migrations\//,
    imports: ['kysely', '@paddock/protocol'],
    ownFiles: /^apps\/server\/src\/(?:storage|nicknames|tables)\//,
  },
  ...Object.entries(SERVER_FOLDERS).flatMap(([folder, dependencies]): Layer[] => {
    const own = `^apps/server/src/${folder}/(?:[\\w-]+/)*`;
    const ownFiles = new RegExp(
      `^apps/server/src/(?:(?:${[folder, ...dependencies].join('|')})/|errors\\.ts$|events\\.ts$)`,
    );
    const ownFilesWithoutRoutes = new RegExp(`^(?!.*/${ROUTE_FILE}$)${ownFiles.source.slice(1)}`);
    return [
      { files: new RegExp(`${own}${ROUTE_FILE}$`), imports: ROUTE_IMPORTS, forbidden: [SQL] },
      {
        files: new RegExp(folder === 'storage' ? own : `${own}(?:${SQL_FILE}|listing-columns\\.ts)$`),
        imports: [
          /^node:/,
          '@paddock/kernel',
          '@paddock/championship',
          '@paddock/protocol',
          'kysely',
          'kysely/migration',
          'pg',
        ],
        ownFiles: ownFilesWithoutRoutes,
      },
      { files: new RegExp(own), imports: SERVICE_IMPORTS, ownFiles: ownFilesWithoutRoutes, forbidden: [SQL] },
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
    forbidden: [SQL],
  },
  { files: /^apps\/server\/src\//, imports: ROUTE_IMPORTS, forbidden: [SQL] },
];

/**
 * The folders of the web app, in order. A file may import from its own folder and from the folders before it, so there are
 * no cycles between them: what all pages share, the games, the table, the features, and last the app, which puts them together.
 */
export const WEB_FOLDERS: readonly string[] = [
  'base',
  'kit',
  'shell',
  'games',
  'rules',
  'worker',
  'debrief',
  'table',
  'setup',
  'notifications',
  'chat',
  'people',
  'premove',
  'online',
  'gallery',
  'championships',
  'lobby',
  'replay',
  'learn',
  'puzzles',
  'workshop',
  'developers',
  'home',
  'admin',
  'app',
];

/** What the pages may import. Only a game's own folder imports its rules. */
const WEB_IMPORTS = [
  /^@paddock\/(?:kernel|kernel\/(?:entry-codes|languages|puzzles)|championship|table|protocol|reports\/(?:document|texts\/\w+))$/,
  ...REACT,
  /^@radix-ui\//,
  'comlink',
  'uqr',
  'virtual:tables-worker',
  /^wouter(?:\/use-browser-location)?$/,
  /^zustand(?:\/|$)/,
] as const;

/** What the pages of one folder may import besides. */
const FOLDER_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  debrief: ['@paddock/bots/driver-facts'],
  games: ['virtual:rules'],
  workshop: ['idb-keyval'],
  developers: ['virtual:developers'],
};

const WEB: readonly Layer[] = [
  // The UI of a game knows its own rules, the kit and the contract of the table, and no other game.
  ...GAMES.map((game) => ({
    files: new RegExp(`^apps/web/src/games/${game}/`),
    imports: [
      '@paddock/kernel',
      new RegExp(`^@paddock/(?:${game}(?:/manifest|/apply-event|/premoves|/outlines)?|bots/(?:${game}|computation))$`),
      new RegExp(`^@paddock/reports/(?:${game}|document)$`),
      ...(game === 'formula-de' ? ['@paddock/circuit-art', '@paddock/circuit-design'] : []),
      ...REACT,
      'zustand',
      /^@fontsource\//,
    ],
    ownFiles: new RegExp(
      `^apps/web/src/(?:games/${game}/|games/(?:ui|guide|lesson|puzzle|workshop|table-link|standings|text-loaders|still-picture|rules-document)\\.ts$|kit/|base/texts/language\\.ts$)`,
    ),
    forbidden: [SQL],
  })),
  // The worker is a program of its own, with rules and bots. It shares the description of a table with the pages.
  {
    files: /^apps\/web\/src\/worker\//,
    imports: [
      '@paddock/kernel',
      /^@paddock\/bots\/(?:computation|debriefs|selection)$/,
      '@paddock/table',
      'comlink',
      'idb-keyval',
    ],
    ownFiles: /^apps\/web\/src\/(?:worker\/|base\/bot-names\.ts$|games\/table-link\.ts$)/,
    forbidden: [[/\bdocument\b/, 'no DOM: it runs in a worker']],
  },
  ...WEB_FOLDERS.map((folder, i) => ({
    files: new RegExp(`^apps/web/src/${folder}/`),
    imports: [...WEB_IMPORTS, ...(FOLDER_IMPORTS[folder] ?? [])],
    ownFiles: new RegExp(`^apps/web/src/(?:${WEB_FOLDERS.slice(0, i + 1).join('|')})/`),
    // Otherwise a page would contain all rules and bots. Storage is shared.
    onlyTypesOf: /^apps\/web\/src\/worker\/(?!storage\.ts$)/,
    forbidden: [SQL],
  })),
];

/** The first layer that fits a file is its layer. A file that fits none is itself a violation. */
const LAYERS: readonly Layer[] = [
  { files: /^packages\/kernel\/src\//, imports: [/^@noble\/hashes\//], forbidden: PURE_CODE },
  { files: /^packages\/kernel\/testing\//, imports: ['@paddock/kernel', 'vitest', 'fast-check', /^node:/] },
  { files: new RegExp(`^packages/(?:${GAME_NAMES})/src/`), imports: ['@paddock/kernel'], forbidden: PURE_CODE },
  { files: /^packages\/circuit-art\/src\//, imports: ['@paddock/kernel', '@paddock/formula-de'], forbidden: PURE_CODE },
  {
    files: /^packages\/circuit-design\/src\//,
    imports: ['@paddock/kernel', '@paddock/formula-de', '@paddock/circuit-art'],
    forbidden: PURE_CODE,
  },
  { files: /^packages\/(?:table|championship)\/src\//, imports: ['@paddock/kernel'], forbidden: PURE_CODE },
  {
    files: /^packages\/protocol\/src\//,
    imports: ['@paddock/kernel', '@paddock/championship', '@paddock/table', 'typebox'],
    forbidden: PURE_CODE,
  },
  {
    files: /^packages\/games\/src\//,
    imports: ['@paddock/kernel', GAME_PACKAGE],
    forbidden: PURE_CODE,
  },
  {
    files: /^packages\/bots\/src\//,
    imports: [/^@paddock\/kernel(?:\/(?:entry-codes|puzzles))?$/, '@paddock/games', GAME_PACKAGE],
    forbidden: PURE_CODE,
  },
  {
    files: /^packages\/reports\/src\//,
    imports: [
      '@paddock/kernel',
      /^@paddock\/(?:formula-de|pole-position|circuit-art|circuit-design)$/,
      /^@paddock\/bots\/(?:computation|debriefs|formula-de|formula-de-solo|pole-position)$/,
    ],
    forbidden: PURE_CODE,
  },
  {
    files: /^apps\/cli\/src\//,
    imports: [
      /^@paddock\/(?:kernel|kernel\/puzzles|kernel\/testing\/(?:fuzz|lines|setups)|games|bots|bots\/(?:debriefs|driver-facts|puzzles)|table|circuit-art|circuit-design|reports\/(?:document|formula-de|pole-position|texts\/types|wilson-interval))$/,
      GAME_PACKAGE,
      // Where a server keeps its data, how that is copied, and a server for the arena.
      /^@paddock\/server\/(?:config|backup|admin-token|server)$/,
      /^node:/,
      'commander',
      'cli-progress',
      'piscina',
      '@resvg/resvg-js',
      // Only to start it.
      '@paddock/server/main',
    ],
    forbidden: [SQL],
  },
  ...WEB,
  {
    files: /^apps\/web\/(?:build\/|vite\.config\.ts)/,
    imports: [/^node:/, '@paddock/kernel/languages', 'vite', '@vitejs/plugin-react'],
  },
  ...SERVER_LAYERS,
  // Referees check the games from outside and share no code with them.
  { files: /^referee\/src\//, imports: [], forbidden: PURE_CODE },
  { files: /^referee\/run\.ts$/, imports: [/^@paddock\//] },
  // Examples are copied: they need nothing of ours.
  { files: /^examples\//, imports: [/^node:/] },
  // Long runs look at the server from outside and into its database.
  { files: /^soak\//, imports: [/^node:/, /^@paddock\//, 'fast-check', 'pg', 'ws'] },
  { files: /\/test\/|^referee\/test\/|^scripts\//, imports: [/./] },
];

const IMPORT = /(?:^|[^.\w])(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** In these sources no two folders import each other, not even through others. */
const CYCLE_FREE = ['packages/*/src', 'apps/cli/src', 'apps/server/src'];

/** Released migrations never change, even if they import from a folder that imports from theirs. */
const RELEASED = /^storage\/migrations\//;

const SHARED_TEST_CODE = /\/test\/|^soak\//;

/** The violations of one file, as sentences. */
export function findViolations(path: string, text: string): string[] {
  const layer = LAYERS.find(({ files }) => files.test(path));
  if (layer === undefined) return [`${path}: no layer of scripts/boundaries.ts matches this file`];
  const code = removeComments(text);
  const found: string[] = [];
  for (const [statement, plain, dynamic] of code.matchAll(IMPORT)) {
    const target = plain ?? dynamic ?? '';
    if (target.startsWith('.')) {
      // Tests may borrow from the tests of other packages: positions, made by hand. Long runs do the same as some tests.
      const isShared = SHARED_TEST_CODE.test(path) && SHARED_TEST_CODE.test(resolve(path, target));
      if (leavesPackage(path, target) && !isShared)
        found.push(`${path}: "${target}" leavesPackage the package; import it by name`);
      else if (layer.ownFiles?.test(resolve(path, target)) === false) {
        found.push(`${path}: "${target}" is another layer's business`);
      } else if (
        layer.onlyTypesOf?.test(resolve(path, target)) === true &&
        !/^\W?\s*(?:im|ex)port type\b/.test(statement)
      ) {
        found.push(`${path}: may import only types from "${target}"`);
      }
    } else if (
      !layer.imports.some((allowed) => (typeof allowed === 'string' ? allowed === target : allowed.test(target)))
    ) {
      found.push(`${path}: may not import "${target}"`);
    }
  }
  const bare = removeStrings(code);
  for (const [pattern, reason] of layer.forbidden ?? []) {
    const hit = pattern.exec(pattern === SQL[0] ? code : bare);
    if (hit !== null) found.push(`${path}: "${hit[0].slice(0, 40)}" (${reason})`);
  }
  return found;
}

/** Whether a relative import climbs out of packages/NAME or apps/NAME, or out of another folder at the top. */
function leavesPackage(path: string, target: string): boolean {
  const depth = /^(?:packages|apps)\//.test(path) ? 2 : 1;
  const base = path.split('/').slice(0, depth).join('/');
  return !resolve(path, target).startsWith(`${base}/`);
}

function resolve(path: string, target: string): string {
  return new URL(target, `file:///${path}`).pathname.slice(1);
}

function removeComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{}(,])\/\/.*$/gm, '$1');
}

/** Drops quoted words; in templates only the text between the braces counts as code, which is near enough here. */
function removeStrings(code: string): string {
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
    .flatMap((file) => findViolations(file, readFileSync(file, 'utf8')));
  for (const root of globSync(CYCLE_FREE)) {
    const sources = globSync('**/*.ts', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((path) => !RELEASED.test(path))
      .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
    found.push(...findFolderCycles(sources).map((cycle) => `${root}: folders import each other: ${cycle}`));
  }
  const webFiles = (pattern: string): WebFile[] =>
    globSync(pattern, { cwd: 'apps/web/src' }).map((file) => ({
      path: file.replaceAll('\\', '/'),
      text: readFileSync(`apps/web/src/${file}`, 'utf8'),
    }));
  const code = webFiles('**/*.{ts,tsx}').filter(({ path }) => !path.includes('/texts/'));
  found.push(...findStyleFaults(readFileSync('apps/web/index.html', 'utf8'), webFiles('**/*.css'), code));
  for (const sentence of found) console.error(sentence);
  if (files.length === 0) console.error('no files found: the check cannot work');
  process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
}
