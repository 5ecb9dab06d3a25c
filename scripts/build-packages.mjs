// npm run build: builds the site and the packages that are published (build/npm).
import { buildSite } from './build.mjs';
import { callOwnNode, setUp } from './setup.mjs';

await setUp();
await buildSite();
process.exit((await callOwnNode(['scripts/npm/build.ts'])).code);
