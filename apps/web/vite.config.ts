import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rulesPlugin } from './build/rules.ts';

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
        'src/(?:app|home|kit|notifications|shell)/(?!main\\.|entry\\.|texts/(?:en|fr|de)\\.)',
        'src/base/(?:[\\w-]+\\.css|(?:api|bot-names|me|settings|settings-dialog|theme)\\.ts|texts/(?:index|language|nouns/index)\\.)',
        'src/games/(?:index|vignettes|GameTextsProvider|[\\w-]+/(?:Vignette|vignette))\\.',
        'src/table/(?:Loading|play-now)\\.',
        'src/worker/storage',
      ].join('|'),
    ),
  },
  { name: 'table', test: /node_modules\/comlink|apps\/web\/src\/table\/(?!texts\/)|packages\/kernel\/src/ },
  ...['formel-fun', 'formula-de', 'pole-position', 'formula'].map((game) => ({
    name: game,
    test: new RegExp(
      `apps/web/src/games/${game}/(?!texts/|[Vv]ignette)|packages/${game}/src/${game === 'formula-de' ? '|node_modules/d3-' : ''}`,
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
