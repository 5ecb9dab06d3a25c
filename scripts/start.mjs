// npm start: installs, builds and serves the whole product, and prints the address. What it keeps is in the folder data;
// PORT, HOST, PADDOCK_DATA and others change that (docs/operation.md).
import { buildSite } from './build.mjs';
import { callOwnNode, setUp } from './setup.mjs';

await setUp();
await buildSite();
process.exit((await callOwnNode(['apps/server/src/main.ts'])).code);
