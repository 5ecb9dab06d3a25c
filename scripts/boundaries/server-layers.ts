import { type Layer, SQL } from './layer.ts';

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
export const SERVER_LAYERS: readonly Layer[] = [
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
