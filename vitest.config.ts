import { availableParallelism } from 'node:os';
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
    // One more than there are cores: the server's tests wait as often as they compute.
    maxWorkers: availableParallelism() + 1,
  },
});
