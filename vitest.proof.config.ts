import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NATIVE_MODULES } from './scripts/vitest-modules.ts';

/** For scripts/proof.mjs, which names the files. Some tests check more in a proof (`PROOF`). */
export default defineConfig({
  test: {
    env: { PROOF: '1' },
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['{packages/*,apps/cli}/test/**/*.{proof,test}.ts', 'referee/test/**/*.proof.ts'],
          ...NATIVE_MODULES,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/test/**/*.{proof,test}.ts', 'scripts/test/same-race.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          ...NATIVE_MODULES,
        },
      },
    ],
  },
});
