// npm run referee: checks many games with the independent referees (see referee/run.ts).
import { callOwnNode, setUp } from './setup.mjs';

await setUp();
process.exit((await callOwnNode(['referee/run.ts', ...process.argv.slice(2)])).code);
