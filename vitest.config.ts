import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'referee/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    testTimeout: 120_000,
    // Left to itself it keeps a core free for watching.
    maxWorkers: '100%',
  },
});
