import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NATIVE_MODULES } from './scripts/vitest-modules.ts';

/** They replace modules or globals that other modules read when they are loaded, or use the page's one WebSocket, so they need modules of their own. */
const ISOLATED = [
  'apps/web/test/{chat,formula-actions,joint-seed,live-socket,lobby,local-tables,online,online-socket,workshop-account,workshop-session}.test.ts',
  'scripts/test/same-race.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: 'packages/kernel/testing/fixed-seed.ts',
    // A deadline for what never happens: tests go on as soon as it has happened, on a slow machine a little later.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Games create many short-lived objects: with more room for them a tenth of the processor time is saved.
    execArgv: ['--max-semi-space-size=32'],
    // Not more than there are cores: the browser tests run at the same time, and processes that wait for a core slow each other down.
    maxWorkers: availableParallelism(),
    // The server tests come first: while they wait, the browser tests compute, and what is left in the end only computes.
    sequence: { groupOrder: 1 },
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          env: { NODE_ENV: 'production' },
          include: ['packages/*/test/**/*.test.ts', 'referee/test/**/*.test.ts', 'apps/cli/test/**/*.test.ts'],
          ...NATIVE_MODULES,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          sequence: { groupOrder: 0 },
          ...NATIVE_MODULES,
        },
      },
      {
        extends: true,
        // Tests look at what React renders, which takes half of the time without its checks for development.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'web',
          env: { NODE_ENV: 'production' },
          include: ['apps/web/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: ISOLATED,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED },
      },
    ],
  },
});
