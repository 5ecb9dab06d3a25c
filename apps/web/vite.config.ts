import { LANGUAGES } from '@paddock/kernel/languages';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { developersPlugin } from './build/developers.ts';
import { rulesPlugin } from './build/rules.ts';
import { schemaCheckPlugin } from './build/schema-check.ts';
import { gameWorkersPlugin, preloadsOf, tablesWorkerPlugin } from './build/tables-worker.ts';

const GAMES = readdirSync(join(import.meta.dirname, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Few files instead of many: every request costs a phone a sixth of a second. What every page needs is one, the table page
 * around any game another, and each game's board one of its own. What the worker needs too is apart, so that it is loaded
 * once for both: the kernel, and each game's rules. A module belongs to the first group that fits.
 */
const CHUNKS = [
  // Without React, for page and worker.
  {
    name: 'storage',
    test: /preload-helper|node_modules\/idb-keyval|src\/worker\/storage|src\/base\/bot-names|packages\/(?:kernel\/src\/(?:languages|levels|hints|json|result)\.|protocol\/src\/(?:bot-names|matchmaking)\.|[\w-]+\/src\/manifest)/,
  },
  {
    name: 'kernel',
    test: /node_modules\/(?:comlink|@noble)|packages\/(?:kernel|table)\/src\/(?!entry-codes|puzzles)|packages\/bots\/src\/(?:computation|selection|baselines\/)/,
  },
  ...GAMES.map((game) => ({
    name: `${game}-rules`,
    // Other circuits are chunks of their own, loaded with the first table that needs them.
    test: new RegExp(`packages/${game}/(?:src/(?!manifest|outlines)|circuits/(?:monaco|zandvoort)\\.)`),
  })),
  // For the page and the worker that draws the poster.
  { name: 'circuit-art', test: /packages\/circuit-art\/(?!src\/poster)/ },
  // What the bots of several games share, before the bots of a game, which would include it. Only Pole Position needs a tree.
  {
    name: 'bots',
    test: /packages\/bots\/src\/(?:(?!debriefs\.)[\w-]+\.ts|search\/(?!decoupled-tree-search|child-table))/,
  },
  ...GAMES.map((game) => ({
    name: `${game}-bots`,
    test: new RegExp(`packages/bots/src/${game}/(?!debrief\\b|solo\\.|solo-lap)`),
  })),
  // Debriefs know the bots of all games: nothing that a race needs may be in their chunk.
  { name: 'debriefs', test: /packages\/bots\/src\/(?:debriefs\.ts|debrief\/(?!driver-facts)|[\w-]+\/debrief\b)/ },
  // React and what else every page needs from npm. It is loaded and evaluated first (build/preloads.ts).
  {
    name: 'vendor',
    test: /rolldown\/runtime|node_modules\/(?!.*\.woff2|uqr|@radix-ui|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|tslib)/,
  },
  {
    name: 'core',
    test: new RegExp(
      [
        // Not main.tsx: it awaits texts, which import this chunk.
        'src/app/(?!main\\.|SettingsDialog|texts/(?:first/)?[a-z]{2}\\.)',
        'src/shell/(?!texts/[a-z]{2}\\.)',
        'src/kit/(?!report/|DialogWindow|share-picture|save-blob|settings\\.css|synthesizer|sound-recipes|board-zoom|SymbolCaption)',
        'src/base/(?:[\\w-]+\\.css|(?:api|me|settings|settings-dialog|theme)\\.ts|texts/(?:index|language|nouns/index)\\.)',
        // What the games share would otherwise be in the chunk of one of them.
        'src/games/(?:(?!GameVignette|load-rules|puzzles|workshops)[\\w-]+\\.tsx?$|[\\w-]+/(?:manifest|pitch))',
        'src/table/(?:Loading|loading|play-now)\\.',
      ].join('|'),
    ),
  },
  // The first texts of each language, which the others include.
  ...LANGUAGES.map((language) => ({
    name: `texts-${language}`,
    test: new RegExp(`src/(?:app/texts/first|base/texts(?:/nouns)?|(?:shell|rules|table)/texts)/${language}\\.ts`),
  })),
  { name: 'home', test: /src\/home\/(?!texts\/)|src\/games\/(?:GameVignette|[\w-]+\/vignette\/)/ },
  {
    name: 'table',
    test: /apps\/web\/src\/(?:table\/(?!texts\/|finish\/|RaceLog|race-story|log\.css)|games\/standings|kit\/(?:board-zoom|SymbolCaption))/,
  },
  // Lessons, puzzles, guides, reports and the pictures of the rules are loaded where they are read.
  ...GAMES.map((game) => ({
    name: game,
    test: new RegExp(
      `apps/web/src/games/${game}/(?!texts/|engine|[\\w-]+\\.worker|night|CircuitField|course/|guide/|illustrations|lesson/|puzzles/|report/|workshop/|Scenes|CheeringCrowd|(?:BoardScene|RoadStrip|TrackStrip)\\.tsx|pictures\\.css)`,
    ),
  })),
];

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../.cache/vite',
  plugins: [react(), rulesPlugin(), developersPlugin(), tablesWorkerPlugin(), gameWorkersPlugin(), schemaCheckPlugin()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The browsers that the README names.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: (_file, deps, { hostId }) => preloadsOf(deps, hostId) },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { strictPort: true },
});
