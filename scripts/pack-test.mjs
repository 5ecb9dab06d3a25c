// npm run test:packages: builds and packs what is published, installs the tarballs into empty folders under the Node that
// runs npm and under the project's own, and uses them as others would (scripts/npm/test/).
import { buildSite } from './build.mjs';
import { callOwnNode, giveUp, ownNode, setUp } from './setup.mjs';

const { npm_execpath: npm, npm_node_execpath: callersNode } = process.env;
if (npm === undefined || callersNode === undefined) giveUp('call it with npm: npm run test:packages');
await setUp();
await buildSite();
const built = await callOwnNode(['scripts/npm/build.ts']);
if (built.code !== 0) process.exit(built.code);
process.exit((await callOwnNode(['scripts/npm/test/main.ts', npm, callersNode, ownNode])).code);
