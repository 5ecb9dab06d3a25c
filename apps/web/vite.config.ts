import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rulesPlugin } from './build/rules.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../.cache/vite',
  plugins: [react(), rulesPlugin()],
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  server: { strictPort: true },
});
