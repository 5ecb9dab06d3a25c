// npm start: installs, builds and serves the whole product, and prints the address. PORT and HOST change where.
import { buildSite } from './build.mjs';
import { callOwnNode, setUp } from './setup.mjs';

await setUp();
await buildSite();
process.exit((await callOwnNode(['apps/server/src/main.ts'])).code);
