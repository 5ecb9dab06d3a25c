import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: 'packages/kernel/testing/fixed-seed.ts',
    // A deadline for what never happens: tests go on as soon as it has happened, on a slow machine a little later.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // One more than there are cores: the server's tests wait as often as they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', 'referee/test/**/*.test.ts'],
          // Pure functions: a worker loads them once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/{cli,web}/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          isolate: false,
        },
      },
    ],
  },
});
