// npm run bench: installs the software to compare with (only into bench/) and measures.
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildSite } from './build.mjs';
import { call, callOwnNode, giveUp, install, root, setUp } from './setup.mjs';

const words = process.argv.slice(2);
await setUp();
// The engines are only compared with each other.
if (words[0] === 'engines') process.exit((await callOwnNode(['bench/engines/main.ts', ...words.slice(1)])).code);
await install(join(root, 'bench'), 'the software to compare with');
// Types can be checked only here, because the imports of bench/ are installed only now.
const { code } = await call('tsc', ['-p', 'bench']);
if (code !== 0) giveUp('the benchmark does not pass its type check');
const browser = await findBrowser();
const env = { NODE_ENV: 'production', ...(browser === '' ? {} : { CHROMIUM: browser }) };
if (words.length === 0 || words.includes('web') || words.includes('frames')) await buildSite();
process.exit((await callOwnNode(['--expose-gc', 'bench/main.ts', ...words], { env })).code);
