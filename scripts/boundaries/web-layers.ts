import { GAMES, type Layer, REACT, SQL } from './layer.ts';

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

export const WEB_LAYERS: readonly Layer[] = [
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
