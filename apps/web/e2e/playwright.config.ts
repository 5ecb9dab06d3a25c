import { defineConfig } from '@playwright/test';
import { PROOF_TAG, SHARED_CONFIG } from './config.ts';

/** The browser tests of `npm test`: every feature once. The whole matrix is in proof.config.ts. */
export default defineConfig({ ...SHARED_CONFIG, testIgnore: 'engines/**', grepInvert: PROOF_TAG });
