// npm run referee: many games before the independent referees (referee/run.ts says how).
import { callOwnNode, setUp } from './setup.mjs';

await setUp();
process.exit((await callOwnNode(['referee/run.ts', ...process.argv.slice(2)])).code);
