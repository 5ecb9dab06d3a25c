import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { rulesPlugin } from './build/rules.ts';

const GAMES = readdirSync(join(import.meta.dirname, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Few files instead of many: every request costs a phone a sixth of a second. What the first page needs is one, the table
 * page around any game another, and each game's board with its rules one of its own.
 */
const CHUNKS = [
  {
    name: 'core',
    test: new RegExp(
      [
        'node_modules/(?!comlink|d3-|uqr)',
        // Not main.tsx: it awaits texts, which import this chunk.
        'src/(?:app|home|kit|notifications|shell)/(?!main\\.|entry\\.|texts/[a-z]{2}\\.)',
        'src/base/(?:[\\w-]+\\.css|(?:api|bot-names|me|settings|settings-dialog|theme)\\.ts|texts/(?:index|language|nouns/index)\\.)',
        'src/games/(?:(?:index|text-loaders)\\.ts|GameTextsProvider\\.|[\\w-]+/(?:manifest|pitch|vignette/))',
        'src/table/(?:Loading|loading|play-now)\\.',
        'src/worker/storage',
        'packages/kernel/src/languages',
        'packages/[\\w-]+/src/manifest',
      ].join('|'),
    ),
  },
  { name: 'table', test: /node_modules\/comlink|apps\/web\/src\/table\/(?!texts\/)|packages\/kernel\/src/ },
  // Lessons, guides and the pictures of the rules are loaded where they are read.
  ...GAMES.map((game) => ({
    name: game,
    test: new RegExp(
      `apps/web/src/games/${game}/(?!texts/|lesson/|guide/|illustrations|(?:BoardScene|RoadStrip|TrackStrip)\\.tsx|pictures\\.css)|packages/${game}/src/`,
    ),
  })),
];

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../.cache/vite',
  plugins: [react(), rulesPlugin()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The browsers that the README names.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { strictPort: true },
});
