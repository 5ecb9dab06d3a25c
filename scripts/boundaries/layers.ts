import { GAME_NAMES, GAME_PACKAGE, type Layer, PURE_CODE, SQL } from './layer.ts';
import { SERVER_LAYERS } from './server-layers.ts';
import { WEB_LAYERS } from './web-layers.ts';

/** The first layer that fits a file is its layer. A file that fits none is itself a violation. */
export const LAYERS: readonly Layer[] = [
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
      /^@paddock\/(?:formula-de|pole-position|circuit-art)$/,
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
  ...WEB_LAYERS,
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
