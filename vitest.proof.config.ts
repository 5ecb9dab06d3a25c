import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** For scripts/proof.mjs, which names the files. Some tests check more in a proof (`PROOF`). */
export default defineConfig({
  test: {
    include: ['{packages,apps}/*/test/**/*.{proof,test}.ts', 'referee/test/**/*.proof.ts'],
    env: { PROOF: '1' },
    testTimeout: 3_600_000,
    maxWorkers: availableParallelism(),
  },
});
