// npm run bench: installs what is measured against (into bench/ alone) and measures.
import { join } from 'node:path';
import { call, callOwnNode, giveUp, install, root, setUp } from './setup.mjs';

await setUp();
await install(join(root, 'bench'), 'the software to compare with');
// Its types can be checked only here, where what it imports is installed.
const { code } = await call('tsc', ['-p', 'bench']);
if (code !== 0) giveUp('the benchmark does not pass its type check');
process.exit((await callOwnNode(['--expose-gc', 'bench/main.ts'], { env: { NODE_ENV: 'production' } })).code);
